import Boarding
import BoardingPaging
import Foundation
import Testing

final class Chapter: PagingPage {
  let title: String
  init(_ title: String) { self.title = title }
}

/// A day, as an item of the menu.
final class CalendarItem: PagingItem {
  let day: Int
  init(day: Int) { self.day = day }

  var date: Date { Date(timeIntervalSince1970: Double(day) * 86_400) }
  var identifier: PageID { PageID(rawValue: day) }
  var title: String { date.formatted(.iso8601.month().day()) }
}

/// A day, as a page.
final class CalendarPage: PagingPage {
  let date: Date
  init(date: Date) { self.date = date }
}

final class CalendarSource: PagingControllerInfiniteDataSource {
  func pagingController(
    _ pagingController: PagingController,
    pageFor item: any PagingItem
  ) -> any PagingPage {
    guard let item = item as? CalendarItem else { return Chapter("No day") }
    return CalendarPage(date: item.date)
  }

  func pagingController(
    _ pagingController: PagingController,
    itemBefore item: any PagingItem
  ) -> (any PagingItem)? {
    CalendarItem(day: item.identifier.rawValue - 1)
  }

  func pagingController(
    _ pagingController: PagingController,
    itemAfter item: any PagingItem
  ) -> (any PagingItem)? {
    CalendarItem(day: item.identifier.rawValue + 1)
  }
}

/// Writes a frame down in place of drawing it.
func frame(of pages: PagingController) -> String {
  let picture = pages.presentation
  var line = "\(pages.now.nanoseconds / 1_000_000) ms:"
  for seen in picture.pages { line += " \(seen.item.title) at \(Int(seen.frame.origin.x))," }
  line += " menu"
  for seen in picture.items where seen.progress > 0 {
    line += " \(seen.item.title) at \(Int(seen.frame.origin.x)), \(Int(seen.progress * 100)) %;"
  }
  return line
}

final class Narrator: PagingControllerDelegate {
  private(set) var lines: [String] = []

  func pagingController(
    _ pagingController: PagingController,
    willScrollFrom item: any PagingItem,
    to upcoming: any PagingItem
  ) {
    lines.append("leaving \(item.title)")
  }

  func pagingController(
    _ pagingController: PagingController,
    didScrollFrom item: any PagingItem,
    to upcoming: any PagingItem,
    successful: Bool
  ) {
    lines.append(successful ? "now at \(upcoming.title)" : "still at \(item.title)")
  }
}

final class HelpScreen: Screen {}
final class MoreHelpScreen: Screen {}

struct PagesGuideTests {
  func makeBook() throws -> PagingController {
    try PagingController(
      pages: [Chapter("Start"), Chapter("Middle"), Chapter("End")],
      size: Plane.Size(width: 360, height: 640)
    )
  }

  func makeCalendar(_ source: CalendarSource) throws -> PagingController {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 80, height: 48)
    options.selectedScrollPosition = .center
    let calendar = try PagingController(
      options: options,
      size: Plane.Size(width: 360, height: 640)
    )
    calendar.infiniteDataSource = source
    calendar.select(pagingItem: CalendarItem(day: 20_513))
    return calendar
  }

  @Test func `three titled pages`() throws {
    let pages = try PagingController(
      pages: [Chapter("Start"), Chapter("Middle"), Chapter("End")],
      size: Plane.Size(width: 360, height: 640)
    )
    #expect(pages.settledItem?.title == "Start")
    #expect(pages.loadedItems.map(\.title) == ["Start", "Middle", "End"])

    pages.select(index: 2, animated: true)
    #expect(pages.targetItem?.title == "End")
    pages.settle()
    #expect(pages.settledItem?.title == "End")

    #expect(pages.select(index: 3).refusal == .indexIsOutOfRange(3, count: 3))
  }

  @Test func `the menu of three pages`() throws {
    let pages = try makeBook()
    pages.options.menuItemSize = .fixed(width: 100, height: 48)
    pages.options.menuHorizontalAlignment = .center
    pages.options.indicatorOptions = .visible(height: 4)
    pages.theme.indicatorColor = SRGBColor(red: 1, green: 0.5, blue: 0)
    #expect(pages.presentation.items.map(\.frame.origin.x) == [30, 130, 230])
    #expect(pages.presentation.indicator?.frame.origin.x == 30)

    let absurd = Double.nan
    pages.options.menuItemSpacing = absurd
    #expect(pages.options.menuItemSpacing == 0)
  }

  @Test func `a calendar`() throws {
    let source = CalendarSource()
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 80, height: 48)
    options.selectedScrollPosition = .center
    let calendar = try PagingController(
      options: options,
      size: Plane.Size(width: 360, height: 640)
    )
    calendar.infiniteDataSource = source
    calendar.select(pagingItem: CalendarItem(day: 20_513))
    let titles = calendar.presentation.items.map(\.item.title)
    #expect(titles == ["02-27", "02-28", "03-01", "03-02", "03-03"])

    let far = CalendarItem(day: 20_513 + 3653)
    calendar.select(pagingItem: far, animated: true)
    calendar.settle()
    #expect(calendar.settledItem?.title == "03-01")
    #expect(calendar.visiblePages.count == 3)
    withExtendedLifetime(source) {}
  }

  @Test func `a finger and frames`() throws {
    let source = CalendarSource()
    let calendar = try makeCalendar(source)
    let begin = calendar.now
    // What a touch handler would collect: each sample with the time at which it was taken.
    let samples: [(milliseconds: Int64, pan: Pan)] = [
      (0, .began(start: PanVector(x: 300, y: 400))),
      (20, .moved(PanSample(translation: PanVector(x: -60)))),
      (40, .moved(PanSample(translation: PanVector(x: -120)))),
      (60, .ended(PanSample(translation: PanVector(x: -180)))),
    ]
    var frames: [String] = []
    for sample in samples {
      if let instant = begin.advanced(by: .milliseconds(sample.milliseconds)) {
        calendar.advance(to: instant)
      }
      calendar.pan(sample.pan)
      frames.append(frame(of: calendar))
    }
    while calendar.nextDeadline != nil {
      calendar.advance(by: .milliseconds(80))
      frames.append(frame(of: calendar))
    }
    #expect(
      frames == [
        "0 ms: 03-01 at 0, menu 03-01 at 140, 100 %;",
        "20 ms: 03-01 at -60, 03-02 at 300, menu 03-01 at 126, 83 %; 03-02 at 206, 16 %;",
        "40 ms: 03-01 at -120, 03-02 at 240, menu 03-01 at 113, 66 %; 03-02 at 193, 33 %;",
        "60 ms: 03-01 at -180, 03-02 at 180, menu 03-01 at 100, 50 %; 03-02 at 180, 50 %;",
        "140 ms: 03-01 at -312, 03-02 at 47, menu 03-01 at 70, 13 %; 03-02 at 150, 86 %;",
        "220 ms: 03-01 at -347, 03-02 at 12, menu 03-01 at 62, 3 %; 03-02 at 142, 96 %;",
        "300 ms: 03-01 at -356, 03-02 at 3, menu 03-01 at 60, 0 %; 03-02 at 140, 99 %;",
        "380 ms: 03-01 at -359, 03-02 at 0, menu 03-01 at 60, 0 %; 03-02 at 140, 99 %;",
        "460 ms: 03-01 at -359, 03-02 at 0, menu 03-01 at 60, 0 %; 03-02 at 140, 99 %;",
        "540 ms: 03-01 at -359, 03-02 at 0, menu 03-01 at 60, 0 %; 03-02 at 140, 99 %;",
        "620 ms: 03-02 at 0, menu 03-02 at 140, 100 %;",
      ]
    )
  }

  @Test func `a delegate`() throws {
    let pages = try makeBook()
    let narrator = Narrator()
    pages.delegate = narrator
    pages.select(index: 1, animated: true)
    pages.settle()
    pages.pan(.began(start: nil))
    pages.pan(.moved(PanSample(translation: PanVector(x: -60))))
    pages.pan(.cancelled(PanSample(translation: PanVector(x: -60))))
    pages.settle()
    #expect(
      narrator.lines == ["leaving Start", "now at Middle", "leaving Middle", "still at Middle"]
    )
  }

  @Test func `a flow in a page`() throws {
    let help = BoardingNavigationController(screensToPresent: [HelpScreen(), MoreHelpScreen()])
    let pages = try PagingController(
      pages: [FlowPage(title: "Help", flow: help), Chapter("About")]
    )
    let router = PanRouter(pages.panResponders)
    func swipeLeft() {
      router.responders = pages.panResponders
      router.pan(.began(start: nil))
      router.pan(.moved(PanSample(translation: PanVector(x: -150))))
      router.pan(
        .ended(PanSample(translation: PanVector(x: -300), velocity: PanVector(x: -900)))
      )
      help.settle()
      pages.settle()
    }
    swipeLeft()
    #expect(help.topScreen is MoreHelpScreen)
    #expect(pages.settledItem?.title == "Help")
    swipeLeft()
    #expect(help.topScreen is MoreHelpScreen)
    #expect(pages.settledItem?.title == "About")
  }

  @Test func `pages that are kept`() throws {
    let pages = try PagingController(
      pages: ["a", "b", "c", "d", "e"].map { Chapter($0) },
      loading: PageLoading(preloadsNeighbours: false, keptPages: 2)
    )
    for index in [2, 4, 0] { pages.select(index: index) }
    #expect(pages.visiblePages.map(\.title) == ["a"])
    #expect(pages.page(for: pages.loadedItems[4])?.title == "e")
  }

  @Test func `pages without a menu`() throws {
    let source = CountedPages(3)
    var pages = PagingContent(length: 360)
    var calls: [PageWindow.Call] = []
    pages.select(0, animated: false, source: source, into: &calls)
    pages.pan(.began(start: nil), source: source, into: &calls)
    pages.pan(
      .moved(PanSample(translation: PanVector(x: -90))),
      source: source,
      into: &calls
    )
    #expect(pages.positions(at: pages.now).map(\.position) == [-90, 270])
  }

  @Test func `a menu without pages`() throws {
    let viewport = MenuViewport(size: Plane.Size(width: 360, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: PagingOptions(), viewport: viewport)
    var calls: [PagingMenuCall] = []
    menu.select(4, source: CountedPages(9), into: &calls)
    #expect(menu.frame(of: 4) == Plane.Rectangle(x: 450, y: 0, width: 150, height: 40))
    #expect(menu.contentOffset == 345)
  }

  @Test func `from right to left`() throws {
    let pages = try PagingController(
      pages: [Chapter("Start"), Chapter("Middle"), Chapter("End")],
      size: Plane.Size(width: 360, height: 640),
      layoutDirection: .rightToLeft
    )
    pages.pan(.began(start: nil))
    pages.pan(.moved(PanSample(translation: PanVector(x: 90))))
    #expect(pages.presentation.progress == 0.25)
    #expect(pages.presentation.pages.map(\.frame.origin.x) == [90, -270])
  }

  @Test func `a layout of your own`() throws {
    let source = CountedPages(3)
    var pager = try Pager<RulerLayout>(
      options: PagingOptions(),
      size: Plane.Size(width: 360, height: 640)
    )
    var events: [PagerEvent] = []
    pager.handle(.select(1, animated: false), source: source, into: &events)
    #expect(pager.menu.contentOffset == 150)
  }
}
