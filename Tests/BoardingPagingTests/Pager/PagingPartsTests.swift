import Boarding
import BoardingPaging
import Testing

/// A menu without pages, and pages without a menu, as programs use them.
@Suite struct PagingPartsTests {
  /// A menu whose owner shows something else than pages below it.
  @Test func `a menu works without pages`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    options.indicatorOptions = .visible(height: 4, zIndex: 1)
    let viewport = MenuViewport(size: Plane.Size(width: 320, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: options, viewport: viewport)
    let source = CountedPages(20)
    var calls: [PagingMenuCall] = []
    menu.select(4, source: source, into: &calls)
    #expect(
      calls == [
        .reloadItems, .selectContent(4, direction: .none, animated: false),
        .setContentOffset(290, animated: false),
      ]
    )
    calls = []
    menu.select(5, animated: true, source: source, into: &calls)
    #expect(calls == [.selectContent(5, direction: .forward(sibling: true), animated: true)])
    for step in 1...4 {
      menu.contentScrolled(progress: Double(step) / 4, source: source, into: &calls)
      let indicator = try #require(menu.indicator)
      #expect(indicator.frame.origin.x == 400 + 25 * Double(step))
      #expect(menu.contentOffset == 290 + 25 * Double(step))
    }
    menu.contentFinishedScrolling(source: source, into: &calls)
    #expect(menu.state == .selected(5))
    let middle = try #require(menu.frame(of: 5)).origin.x + 50 - menu.contentOffset
    #expect(middle == 160)
    calls = []
    menu.menuScrolled(to: menu.contentWidth - 320, source: source, into: &calls)
    #expect(menu.items.last.map { $0.rawValue > 8 } == true)
    let first = menu.items[0]
    menu.select(at: 0, source: source, into: &calls)
    #expect(menu.state == .selected(first))
  }

  /// Pages that a finger swipes, as in an onboarding without a menu.
  @Test func `pages work without a menu`() {
    let source = CountedPages(3)
    var pages = PagingContent(length: 320)
    var calls: [PageWindow.Call] = []
    pages.select(0, animated: false, source: source, into: &calls)
    pages.container(.willAppear, source: source, into: &calls)
    pages.container(.didAppear, source: source, into: &calls)
    calls = []
    pages.pan(.began(start: nil), source: source, into: &calls)
    pages.pan(
      .ended(PanSample(translation: PanVector(x: -200), velocity: .zero)),
      source: source,
      into: &calls
    )
    pages.advance(to: Instant(nanoseconds: 2_000_000_000), source: source, into: &calls)
    #expect(
      calls == [
        .isScrolling(from: 0, to: 1, progress: 0.625), .willScroll(from: 0, to: 1),
        .beginAppearance(1, appearing: true, animated: true),
        .beginAppearance(0, appearing: false, animated: true),
        .isScrolling(from: 0, to: 1, progress: 1),
        .didFinishScrolling(from: 0, to: 1, successful: true), .add(2),
        .layoutViews([0, 1, 2], keepContentOffset: true), .endAppearance(0), .endAppearance(1),
      ]
    )
    #expect(pages.window.pages == [0, 1, 2])
    #expect(pages.positions(at: pages.now).map(\.position) == [-320, 0, 320])
    calls = []
    pages.select(0, animated: true, source: source, into: &calls)
    pages.advance(to: Instant(nanoseconds: 3_000_000_000), source: source, into: &calls)
    #expect(pages.window.selected == 0)
    #expect(pages.nextDue == nil)
  }

  /// In a ring a page comes in from the side on which it stands.
  @Test func `pages without a menu go round a ring`() {
    let ring = CircularPages([0, 1, 2, 3])
    var pages = PagingContent(length: 320)
    var calls: [PageWindow.Call] = []
    pages.select(0, animated: false, source: ring, into: &calls)
    for (page, side) in [(PageID(3), -1.0), (0, 1), (1, 1), (0, -1), (2, 1), (3, 1)] {
      pages.select(page, animated: true, source: ring, into: &calls)
      let start = pages.now.nanoseconds
      let half = Instant(nanoseconds: start + 150_000_000)
      #expect((pages.progress(at: half) - side / 2).magnitude < 1e-6)
      pages.advance(to: Instant(nanoseconds: start + 400_000_000), source: ring, into: &calls)
      #expect(pages.window.selected == page)
      #expect(Set(pages.window.pages).count == pages.window.pages.count)
    }
  }
}
