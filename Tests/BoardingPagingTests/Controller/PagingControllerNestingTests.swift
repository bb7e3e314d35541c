import Boarding
import BoardingPaging
import Testing

/// Flows and pagers inside of pages, and what is drawn of all.
@Suite struct PagingControllerNestingTests {
  let story = PagingStory()

  /// A screen that writes down when it is seen.
  final class StoryScreen: Screen {
    let name: String
    let story: PagingStory
    init(_ name: String, _ story: PagingStory) {
      self.name = name
      self.story = story
    }
    func willAppear(
      in navigationController: BoardingNavigationController,
      with coordinator: TransitionCoordinator?
    ) { story.write("\(name).willAppear") }
    func didDisappear(
      in navigationController: BoardingNavigationController,
      with coordinator: TransitionCoordinator?
    ) { story.write("\(name).didDisappear") }
  }

  /// A page with pages inside.
  final class Shelf: PagingPage {
    let title = "shelf"
    let inner: PagingController
    init(_ inner: PagingController) { self.inner = inner }
    var panResponders: [any PanResponder] { inner.panResponders }
  }

  /// Swipes by a router.
  func swipe(_ pages: PagingController, by x: Double) {
    let router = PanRouter(pages.panResponders)
    router.pan(.began(start: nil))
    router.pan(.moved(PanSample(translation: PanVector(x: x / 2))))
    let velocity = PanVector(x: x < 0 ? -900 : 900)
    router.pan(.ended(PanSample(translation: PanVector(x: x), velocity: velocity)))
  }

  @Test func `a flow appears and moves inside of its page`() throws {
    let flow = BoardingNavigationController(
      screensToPresent: [StoryScreen("one", story), StoryScreen("two", story)]
    )
    let pages = try PagingController(
      pages: [StoryPage("a", story), FlowPage(title: "flow", flow: flow), StoryPage("b", story)],
      size: phone
    )
    #expect(flow.screens.map(\.name) == ["one"])
    _ = story.take()
    for distance in [-240.0, -240, -240, 240] {
      swipe(pages, by: distance)
      flow.settle()
      pages.settle()
      story.write("\(pages.settledIndex ?? -1) \(flow.topScreen?.name ?? "-")")
    }
    #expect(
      story.take() == [
        "one.willAppear", "a.willDisappear animated", "b.wasAdded", "a.didDisappear", "1 one",
        "two.willAppear", "one.didDisappear", "1 two",
        "b.willAppear animated", "a.wasRemoved", "two.didDisappear", "b.didAppear", "2 two",
        "two.willAppear", "b.willDisappear animated", "a.wasAdded", "b.didDisappear", "1 two",
      ]
    )
  }

  @Test func `pages inside of pages hand the finger on at their end`() throws {
    let inner = try PagingController(
      pages: [StoryPage("x", story), StoryPage("y", story)],
      size: phone
    )
    let outer = try PagingController(pages: [Shelf(inner), StoryPage("b", story)], size: phone)
    #expect(outer.panResponders.count == 2)
    swipe(outer, by: -240)
    inner.settle()
    #expect(inner.settledIndex == 1)
    #expect(outer.settledIndex == 0)
    swipe(outer, by: -240)
    outer.settle()
    #expect(outer.settledIndex == 1)
    #expect(outer.canFollow(PanVector(x: 4, y: 3)))
    #expect(!outer.canFollow(PanVector(x: 3, y: 4)))
    #expect(!outer.canFollow(PanVector(x: -4)))
    outer.options.contentInteraction = .none
    #expect(!outer.canFollow(PanVector(x: 4)))
  }

  @Test func `a presentation has the objects, their cells and colours`() throws {
    final class Portrait: PagingItem {
      let identifier: PageID = 1
      let title = "Ada"
      let kind = PagingItemKind("person")
    }
    final class People: PagingControllerDataSource {
      func numberOfPages(in pagingController: PagingController) -> Int { 2 }
      func pagingController(
        _ pagingController: PagingController,
        itemAt index: Int
      ) -> any PagingItem { index == 1 ? Portrait() : PagingTitleItem(0, title: "All") }
      func pagingController(
        _ pagingController: PagingController,
        pageAt index: Int
      ) -> any PagingPage { StoryPage("\(index)", PagingStory()) }
    }
    let people = People()
    let controller = try PagingController(size: phone)
    controller.dataSource = people
    controller.register(PagingCellKind("portrait"), for: PagingItemKind("person"))
    controller.theme.selectedTextColor = SRGBColor(red: 1, green: 1, blue: 1)
    controller.pan(.began(start: nil))
    controller.pan(.moved(PanSample(translation: PanVector(x: -80))))
    let picture = controller.presentation
    #expect(picture.pages.map(\.page.title) == ["0", "1"])
    #expect(picture.pages.map(\.frame.origin.x) == [-80, 240])
    #expect(picture.items.map(\.item.title) == ["All", "Ada"])
    #expect(picture.items.map(\.cell.name) == ["title", "portrait"])
    #expect(picture.items.map(\.progress) == [0.75, 0.25])
    #expect(picture.items.map(\.textColor.red) == [0.75, 0.25])
    #expect(picture.items.map(\.backgroundColor.alpha) == [0, 0])
    #expect(picture.menuFrame == Plane.Rectangle(x: 0, y: 0, width: 320, height: 40))
    #expect(picture.contentFrame == Plane.Rectangle(x: 0, y: 40, width: 320, height: 528))
  }

  @Test func `a scroll view may hold the pages`() throws {
    var motion = PagingMotion()
    motion.driver = .scrollView
    let pages = ["a", "b", "c"].map { StoryPage($0, story) }
    let controller = try PagingController(pages: pages, size: phone, motion: motion)
    controller.onEvent = { [story] _, event in
      if case .scrollContent(let offset) = event.kind { story.write("scroll to \(offset)") }
    }
    _ = story.take()
    controller.select(index: 1, animated: true)
    controller.handle(.contentOffset(160))
    controller.handle(.contentOffset(320))
    #expect(
      story.take() == [
        "scroll to 320.0", "b.willAppear animated", "a.willDisappear animated", "c.wasAdded",
        "a.didDisappear", "b.didAppear",
      ]
    )
    #expect(controller.handle(.advance(to: Instant(nanoseconds: 5))) == .applied)
    #expect(controller.handle(.advance(to: .zero)) == .refused(.pager(.pages(.past))))
    #expect(controller.handle(.reloadMenu) == .applied)
    #expect(controller.handle(.reload(around: 2)) == .applied)
    #expect(controller.settledItem?.title == "c")
    #expect(controller.handle(.orderChanged) == .applied)
  }
}
