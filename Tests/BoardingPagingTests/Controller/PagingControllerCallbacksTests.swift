import Boarding
import BoardingPaging
import Testing

/// What is asked of a paging controller inside of its calls.
@Suite struct PagingControllerCallbacksTests {
  let story = PagingStory()

  /// Makes a controller of four pages with a delegate, of which nothing is written down yet.
  func makeController(_ delegate: StoryDelegate) throws -> PagingController {
    let pages = ["a", "b", "c", "d"].map { StoryPage($0, story) }
    let controller = try PagingController(pages: pages, size: phone)
    controller.delegate = delegate
    _ = story.take()
    return controller
  }

  @Test func `a selection inside the end of a movement comes after all calls`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate)
    var answers: [PagingAnswer] = []
    delegate.onCall = { line, pages in
      guard line == "didScroll(a > b, true)" else { return }
      answers.append(pages.select(index: 3, animated: true))
      #expect(pages.settledItem?.title == "b")
      #expect(pages.targetItem?.title == "b")
    }
    swipe(controller, by: -240)
    controller.settle()
    #expect(answers == [.deferred])
    #expect(
      story.take() == [
        "isScrolling(a > b, 0.375)", "willScroll(a > b)", "b.willAppear animated",
        "a.willDisappear animated", "isScrolling(a > b, 0.75)", "isScrolling(a > b, 1.0)",
        "didScroll(a > b, true)", "c.wasAdded", "a.didDisappear", "b.didAppear", "c.wasRemoved",
        "d.wasAdded", "willScroll(b > d)", "d.willAppear animated", "b.willDisappear animated",
        "isScrolling(b > d, 1.0)", "didScroll(b > d, true)", "a.wasRemoved", "b.wasRemoved",
        "c.wasAdded", "isScrolling(d > -, 0.0)", "b.didDisappear", "d.didAppear",
      ]
    )
  }

  @Test func `a reload inside the beginning of a movement ends it`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate)
    delegate.onCall = { line, pages in
      if line.hasPrefix("willScroll") { pages.reloadData() }
    }
    swipe(controller, by: -240)
    controller.settle()
    #expect(
      story.take() == [
        "isScrolling(a > b, 0.375)", "willScroll(a > b)", "b.willAppear animated",
        "a.willDisappear animated", "isScrolling(a > b, 0.0)", "a.willAppear animated",
        "b.willDisappear animated", "a.didAppear", "b.didDisappear", "didScroll(a > b, false)",
        "a.willDisappear", "a.wasRemoved", "b.wasRemoved", "a.didDisappear", "a.wasAdded",
        "a.willAppear", "b.wasAdded", "a.didAppear",
      ]
    )
    #expect(controller.settledItem?.title == "a")
    #expect(controller.nextDeadline == nil)
  }

  @Test func `an advance can be cut anywhere, whatever calls ask for`() throws {
    func run(cut: Int64) throws -> [String] {
      let story = PagingStory()
      let delegate = StoryDelegate(story)
      let pages = ["a", "b", "c", "d"].map { StoryPage($0, story) }
      let controller = try PagingController(pages: pages, size: phone)
      controller.delegate = delegate
      delegate.onCall = { line, pages in
        story.write("at \(pages.now.nanoseconds)")
        if line.hasPrefix("didScroll"), let index = pages.settledIndex, index < 3 {
          pages.select(index: index + 1, animated: true)
        }
      }
      controller.select(index: 1, animated: true)
      controller.advance(by: .nanoseconds(cut))
      controller.advance(by: .nanoseconds(2_000_000_000 - cut))
      #expect(controller.settledItem?.title == "d")
      return story.take()
    }
    let whole = try run(cut: 0)
    #expect(
      whole.filter { $0.hasPrefix("didScroll") || $0.hasPrefix("at") } == [
        "at 0", "at 300000000", "didScroll(a > b, true)", "at 300000000", "at 300000000",
        "at 600000000", "didScroll(b > c, true)", "at 600000000", "at 600000000", "at 600000000",
        "at 900000000", "didScroll(c > d, true)", "at 900000000", "at 900000000",
      ]
    )
    for cut in stride(from: Int64(1), to: 2_000_000_000, by: 149_999_999) {
      #expect(try run(cut: cut) == whole)
    }
  }

  @Test func `time stands still inside a call`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate)
    delegate.onCall = { line, pages in
      guard line.hasPrefix("didSelect") else { return }
      #expect(pages.advance(by: .seconds(1)) == .refused(.timeStandsStill))
      #expect(pages.settle() == false)
    }
    controller.tap(controller.loadedItems[1])
    #expect(controller.now == .zero)
    #expect(
      story.take() == [
        "didSelect(b)", "willScroll(a > b)", "b.willAppear animated", "a.willDisappear animated",
        "refused: Time stands still inside a call of the controller.",
        "refused: Time stands still inside a call of the controller.",
      ]
    )
    #expect(controller.advance(by: .seconds(Int64.max)) == .refused(.timeOverflow))
  }

  @Test func `calls that go on for ever are stopped`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate)
    controller.requestLimit = 50
    let pages = controller.visiblePages.compactMap { $0 as? StoryPage }
    for page in pages {
      page.onCall = { call, controller in
        guard call == "didAppear" else { return }
        controller.select(index: controller.settledIndex == 0 ? 1 : 0)
      }
    }
    controller.select(index: 1)
    let lines = story.take()
    #expect(lines.filter { $0.hasSuffix("didAppear") }.count == 51)
    #expect(lines.last == "refused: There were more than 50 requests at one instant.")
    for page in pages { page.onCall = nil }
    #expect(controller.select(index: 0) == .applied)
    #expect(controller.select(index: 2) == .applied)
    #expect(controller.settledItem?.title == "c")
  }

  @Test func `a data source may read and ask while it is asked`() throws {
    let source = NumberDataSource(story)
    let controller = try PagingController(size: phone)
    controller.infiniteDataSource = source
    controller.select(pagingItem: NumberDataSource.item(0))
    var states: [String] = []
    source.onQuestion = { pages in
      source.onQuestion = nil
      states.append("\(pages.settledItem?.title ?? "-") \(pages.presentation.items.count)")
      states.append("\(pages.select(pagingItem: NumberDataSource.item(70)))")
      states.append("\(pages.motion.slop)")
      pages.motion.slop = 3
    }
    controller.select(pagingItem: NumberDataSource.item(30))
    #expect(states == ["0 3", "deferred", "0.0"])
    #expect(controller.settledItem?.title == "70")
    #expect(controller.motion.slop == 3)
  }

  @Test func `options and sources are taken inside a call too`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate)
    let source = StoryDataSource(["x", "y"], story)
    delegate.onCall = { line, pages in
      guard line.hasPrefix("willScroll") else { return }
      pages.dataSource = source
      pages.options.menuItemSize = .fixed(width: 50, height: 30)
      pages.theme.font.size = 11
    }
    swipe(controller, by: -240)
    #expect(controller.loadedItems.map(\.title) == ["x", "y"])
    #expect(controller.options.menuItemSize == .sizeToFit(minWidth: 150, height: 40))
    #expect(controller.theme.font.size == 11)
    controller.options.menuItemSpacing = .nan
    #expect(controller.options.menuItemSpacing == 0)
  }

  @Test func `objects may die while the controller lets go of them`() throws {
    final class DyingPage: PagingPage {
      let title: String
      let onDeath: () -> Void
      init(_ title: String, _ onDeath: @escaping () -> Void) {
        self.title = title
        self.onDeath = onDeath
      }
      deinit { onDeath() }
    }
    let controller = try PagingController(size: phone)
    var read: [String] = []
    func makePages() -> [DyingPage] {
      ["a", "b", "c"].map { title in
        DyingPage(title) {
          read.append("\(title): \(controller.loadedItems.count) \(controller.visiblePages.count)")
          controller.select(index: 0)
        }
      }
    }
    controller.setPages(makePages())
    controller.select(index: 1)
    controller.setPages([DyingPage("x") {}, DyingPage("y") {}])
    #expect(read.count == 3)
    #expect(controller.settledItem?.title == "x")
    controller.delete(at: 1)
    controller.delete(at: 0)
    #expect(controller.visiblePages.isEmpty)
  }

  @Test func `every event can be heard`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate)
    controller.onEvent = { [story] _, event in
      switch event.kind {
      case .menuOffset(let offset, let animated): story.write("menu at \(offset), \(animated)")
      case .menuReloaded: story.write("menu reloaded")
      case .page, .isScrolling, .willScroll, .didScroll, .didSelect, .scrollContent, .refused:
        return
      }
    }
    controller.select(index: 3)
    controller.onEvent = nil
    controller.select(index: 0)
    #expect(
      story.take().filter { $0.hasPrefix("menu") } == ["menu reloaded", "menu at 280.0, false"]
    )
  }
}
