import Boarding
import BoardingPaging
import Testing

/// The shell of a pager: objects, and the calls that they get.
@Suite struct PagingControllerTests {
  let story = PagingStory()

  /// Makes titled pages that write down what they are called.
  func makePages(_ titles: [String] = ["a", "b", "c", "d"]) -> [StoryPage] {
    titles.map { StoryPage($0, story) }
  }

  /// Makes a controller of titled pages with a delegate, of which nothing is written down yet.
  func makeController(
    _ titles: [String] = ["a", "b", "c", "d"],
    delegate: StoryDelegate? = nil
  ) throws -> PagingController {
    let controller = try PagingController(pages: makePages(titles), size: phone)
    controller.delegate = delegate
    _ = story.take()
    return controller
  }

  @Test func `titled pages begin with the first one`() throws {
    let controller = try PagingController(pages: makePages(), size: phone)
    #expect(
      story.take() == ["a.wasAdded", "a.willAppear", "b.wasAdded", "a.didAppear"]
    )
    #expect(controller.settledItem?.title == "a")
    #expect(controller.settledIndex == 0)
    #expect(controller.numberOfPages == 4)
    #expect(controller.loadedItems.map(\.title) == ["a", "b", "c", "d"])
  }

  @Test func `a swipe forward calls in a fixed order`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate: delegate)
    swipe(controller, by: -240)
    controller.settle()
    #expect(
      story.take() == [
        "isScrolling(a > b, 0.375)", "willScroll(a > b)", "b.willAppear animated",
        "a.willDisappear animated", "isScrolling(a > b, 0.75)", "isScrolling(a > b, 1.0)",
        "didScroll(a > b, true)", "c.wasAdded", "a.didDisappear", "b.didAppear",
      ]
    )
    #expect(controller.settledItem?.title == "b")
  }

  @Test func `a cancelled swipe calls in a fixed order`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate: delegate)
    swipe(controller, by: -80)
    controller.settle()
    #expect(
      story.take() == [
        "isScrolling(a > b, 0.125)", "willScroll(a > b)", "b.willAppear animated",
        "a.willDisappear animated", "isScrolling(a > b, 0.25)", "isScrolling(a > b, 0.0)",
        "a.willAppear animated", "b.willDisappear animated", "a.didAppear", "b.didDisappear",
        "didScroll(a > b, false)",
      ]
    )
    #expect(controller.settledItem?.title == "a")
  }

  @Test func `a tap tells what it has selected`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate: delegate)
    #expect(controller.tap(controller.loadedItems[2]) == .applied)
    #expect(controller.targetItem?.title == "c")
    #expect(controller.settledItem?.title == "a")
    controller.settle()
    #expect(
      story.take() == [
        "didSelect(c)", "b.wasRemoved", "c.wasAdded", "willScroll(a > c)",
        "c.willAppear animated", "a.willDisappear animated", "isScrolling(a > c, 1.0)",
        "didScroll(a > c, true)", "d.wasAdded", "a.wasRemoved", "b.wasAdded", "a.didDisappear",
        "c.didAppear",
      ]
    )
  }

  @Test func `a data source is asked for a page only when it has to stand ready`() throws {
    let source = StoryDataSource(["a", "b", "c", "d", "e"], story)
    let controller = try PagingController(size: phone)
    controller.dataSource = source
    #expect(
      story.take() == [
        "page 0", "a.wasAdded", "a.willAppear", "page 1", "b.wasAdded", "a.didAppear",
      ]
    )
    for _ in 0..<2 {
      swipe(controller, by: -240)
      controller.settle()
    }
    swipe(controller, by: 240)
    controller.settle()
    let asked = story.take().filter { $0.hasPrefix("page") }
    #expect(asked == ["page 2", "page 3", "page 0"])
    #expect(controller.visiblePages.map(\.title) == ["a", "b", "c"])
    #expect(controller.page(for: source.items[1]) === source.pages[1])
    #expect(controller.page(for: source.items[4]) == nil)
  }

  @Test func `pages that are kept are asked for once`() throws {
    let source = StoryDataSource(["a", "b", "c", "d", "e"], story)
    let loading = PageLoading(keptPages: .max)
    let controller = try PagingController(size: phone, loading: loading)
    controller.dataSource = source
    for _ in 0..<4 {
      swipe(controller, by: -240)
      controller.settle()
    }
    for _ in 0..<4 {
      swipe(controller, by: 240)
      controller.settle()
    }
    #expect(
      story.take().filter { $0.hasPrefix("page") }
        == ["page 0", "page 1", "page 2", "page 3", "page 4"]
    )
  }

  @Test func `an index out of range is refused with the reason`() throws {
    let delegate = StoryDelegate(story)
    let controller = try makeController(delegate: delegate)
    #expect(
      controller.select(index: 4, animated: true) == .refused(.indexIsOutOfRange(4, count: 4))
    )
    #expect(
      controller.select(index: -1, animated: true).refusal == .indexIsOutOfRange(-1, count: 4)
    )
    let stranger = PagingTitleItem(77, title: "x")
    #expect(
      controller.select(pagingItem: stranger) == .refused(.pager(.menu(.pageIsNotHere(77))))
    )
    #expect(
      story.take() == [
        "refused: There is no page 4: there are 4 pages.",
        "refused: There is no page -1: there are 4 pages.", "refused: There is no page 77.",
      ]
    )
    #expect(controller.settledItem?.title == "a")
  }

  @Test(arguments: [(0, "a"), (1, "b"), (9, "c"), (-3, "a")])
  func `an index is remembered until there are pages`(index: Int, title: String) throws {
    let source = StoryDataSource([], story)
    let controller = try PagingController(size: phone)
    #expect(controller.select(index: index) == .queued)
    controller.dataSource = source
    #expect(controller.settledItem == nil)
    source.items = StoryDataSource(["a", "b", "c"], story).items
    controller.reloadData()
    #expect(controller.settledItem?.title == title)
    controller.removeAll()
    controller.reloadData()
    #expect(controller.settledItem?.title == "a")
  }

  @Test func `an item is remembered until there are pages`() throws {
    let source = StoryDataSource(["a", "b", "c"], story)
    let controller = try PagingController(size: phone)
    #expect(controller.select(pagingItem: source.items[2]) == .queued)
    controller.dataSource = source
    #expect(controller.settledItem?.title == "c")

    let numbers = NumberDataSource(story)
    let endless = try PagingController(size: phone)
    #expect(endless.select(pagingItem: NumberDataSource.item(40)) == .queued)
    endless.infiniteDataSource = numbers
    #expect(endless.settledItem?.title == "40")
    #expect(endless.select(index: 0) == .refused(.pagesHaveNoIndices))
    #expect(endless.numberOfPages == nil)
  }

  @Test func `an endless source costs what is loaded`() throws {
    let source = NumberDataSource(story)
    let controller = try PagingController(size: phone)
    controller.infiniteDataSource = source
    controller.select(pagingItem: NumberDataSource.item(0))
    _ = story.take()
    source.questions = 0
    for _ in 0..<200 {
      swipe(controller, by: -240)
      controller.settle()
    }
    #expect(controller.settledItem?.title == "200")
    #expect(controller.item(for: 0) == nil)
    #expect(source.questions < 200 * 40)
    #expect(story.take().filter { $0.hasPrefix("page") }.count == 200)
    controller.select(pagingItem: NumberDataSource.item(-9_000_000), animated: true)
    controller.settle()
    #expect(controller.visiblePages.map(\.title) == ["-9000001", "-9000000", "-8999999"])
  }

  @Test func `titled pages are inserted, moved and deleted`() throws {
    let controller = try makeController(["a", "b", "c"])
    controller.select(index: 1)
    _ = story.take()
    #expect(controller.insert(StoryPage("x", story), at: 1) == .applied)
    #expect(controller.settledItem?.title == "b")
    #expect(controller.settledIndex == 2)
    #expect(story.take() == ["a.wasRemoved", "x.wasAdded"])
    controller.move(from: 2, to: 0)
    #expect(controller.loadedItems.map(\.title) == ["b", "a", "x", "c"])
    #expect(controller.visiblePages.map(\.title) == ["b", "a"])
    controller.delete(at: 0)
    #expect(controller.settledItem?.title == "a")
    #expect(controller.delete(at: 3).refusal == .indexIsOutOfRange(3, count: 3))
    #expect(controller.insert(StoryPage("y", story), at: 4).refusal != nil)
    for _ in 0..<3 { controller.delete(at: 0) }
    #expect(controller.settledItem == nil)
    #expect(controller.visiblePages.isEmpty)
    controller.insert(StoryPage("z", story), at: 0)
    #expect(controller.settledItem?.title == "z")
  }

  @Test func `no page is there twice`() throws {
    let pages = makePages(["a", "b"])
    let controller = try PagingController(pages: [pages[0], pages[1], pages[0]], size: phone)
    #expect(controller.loadedItems.map(\.title) == ["a", "b"])
    #expect(controller.insert(pages[0], at: 2) == .refused(.pageIsThere))
    controller.setPages([pages[1], pages[0]])
    #expect(controller.settledItem?.title == "a")
    #expect(controller.settledIndex == 1)
    let source = StoryDataSource(["a", "b"], story)
    source.items.append(source.items[0])
    controller.dataSource = source
    #expect(controller.numberOfPages == 2)
    #expect(controller.insert(pages[0], at: 0) == .refused(.pagesBelongToADataSource))
  }

  @Test func `an update reloads the item and its page`() throws {
    let pages = makePages(["a", "b", "c"])
    let controller = try PagingController(pages: pages, size: phone)
    _ = story.take()
    pages[1].title = "renamed"
    #expect(controller.update(at: 1) == .applied)
    #expect(story.take() == ["renamed.reloadData"])
    #expect(controller.loadedItems.map(\.title) == ["a", "renamed", "c"])

    let source = NumberDataSource(story)
    let endless = try PagingController(size: phone)
    endless.infiniteDataSource = source
    endless.select(pagingItem: NumberDataSource.item(5))
    _ = story.take()
    #expect(endless.update(PagingTitleItem(5, title: "five")) == .applied)
    #expect(story.take() == ["5.reloadData"])
    #expect(endless.settledItem?.title == "five")
  }

  @Test func `the container appears and disappears with its page`() throws {
    let controller = try makeController()
    swipe(controller, by: -240)
    _ = story.take()
    controller.containerChanged(.willDisappear, animated: true)
    controller.containerChanged(.didDisappear)
    controller.settle()
    controller.containerChanged(.willAppear)
    controller.containerChanged(.didAppear)
    #expect(
      story.take() == [
        "b.willDisappear animated", "a.didDisappear", "b.didDisappear", "c.wasAdded",
        "b.willAppear", "b.didAppear",
      ]
    )
    #expect(controller.settledItem?.title == "b")
  }

  @Test func `a source that is gone leaves blank pages`() throws {
    let controller = try PagingController(size: phone)
    do {
      let source = StoryDataSource(["a", "b", "c"], story)
      controller.dataSource = source
      withExtendedLifetime(source) {}
    }
    #expect(controller.dataSource == nil)
    swipe(controller, by: -240)
    controller.settle()
    #expect(controller.visiblePages.map(\.title) == ["a", "b", ""])
    controller.dataSource = nil
    #expect(controller.visiblePages.isEmpty)
    #expect(controller.settledItem == nil)
  }

  @Test func `refusals read as sentences`() {
    let refusals: [PagingRefusal] = [
      .indexIsOutOfRange(3, count: 2), .pagesHaveNoIndices, .pagesBelongToADataSource,
      .pageIsThere, .timeStandsStill, .timeOverflow, .pagesAreInACall, .tooManyRequests(limit: 5),
      .pager(.pages(.noPages)),
    ]
    #expect(
      refusals.map(\.description) == [
        "There is no page 3: there are 2 pages.",
        "Pages that come one after the other have no indices.",
        "The pages belong to a data source.", "The page is one of the pages already.",
        "Time stands still inside a call of the controller.", "Time would come to its end.",
        "The pages are inside a call of their own.",
        "There were more than 5 requests at one instant.", "there are no pages",
      ]
    )
  }
}
