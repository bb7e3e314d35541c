import Boarding
import BoardingPaging
import Testing

/// What a UI says of the items that it draws.
@Suite struct PagingControllerItemTests {
  /// A page with a title.
  private final class Leaf: PagingPage {
    let title: String

    init(_ title: String) {
      self.title = title
    }
  }

  /// Makes a controller with two pages whose items size themselves.
  ///
  /// - Returns: The controller.
  /// - Throws: The fault of its options.
  private func controller() throws -> PagingController {
    var options = PagingOptions()
    options.menuItemSize = .selfSizing(estimatedWidth: 60, height: 40)
    options.indicatorWidth = .label
    return try PagingController(
      pages: [Leaf("a"), Leaf("b")],
      options: options,
      size: Plane.Size(width: 300, height: 600)
    )
  }

  @Test func `an item has a badge until it is taken away`() throws {
    let controller = try controller()
    let item = try #require(controller.settledItem)
    #expect(controller.presentation.items.map(\.badgeValue) == [nil, nil])
    #expect(controller.setBadgeValue("3", for: item) == .applied)
    #expect(controller.presentation.items.map(\.badgeValue) == ["3", nil])
    controller.setBadgeValue(nil, for: item)
    #expect(controller.presentation.items.map(\.badgeValue) == [nil, nil])
  }

  @Test func `an item is as wide as it was measured, and the indicator as its text`() throws {
    let controller = try controller()
    let item = try #require(controller.settledItem)
    #expect(controller.itemMeasured(item, width: 90, labelWidth: 50) == .applied)
    #expect(controller.presentation.items.map(\.frame.size.width) == [90, 60])
    #expect(controller.presentation.indicator?.frame.origin.x == 20)
    #expect(controller.presentation.indicator?.frame.size.width == 50)
    controller.itemMeasured(item, width: .nan)
    #expect(controller.presentation.items.map(\.frame.size.width) == [90, 60])
  }

  @Test func `a reload that is refused leaves the items as they were`() throws {
    let source = StoryDataSource(["a", "b", "c"], PagingStory())
    let controller = try PagingController(size: Plane.Size(width: 600, height: 600))
    controller.dataSource = source
    source.items = (4...6).map { PagingTitleItem(PageID(rawValue: $0), title: "\($0)") }
    let stranger = PagingTitleItem(9, title: "z")
    #expect(controller.reloadData(around: stranger).refusal != nil)
    #expect(controller.numberOfPages == 3)
    #expect(controller.presentation.items.map(\.item.title) == ["a", "b", "c"])
    #expect(controller.reloadData().refusal == nil)
    #expect(controller.presentation.items.map(\.item.title) == ["4", "5", "6"])
  }

  @Test func `pages of another kind mean nothing to a new source`() throws {
    /// Numbers without an end.
    final class Numbers: PagingControllerInfiniteDataSource {
      func pagingController(
        _ pagingController: PagingController,
        pageFor item: any PagingItem
      ) -> any PagingPage { Leaf(item.title) }
      func pagingController(
        _ pagingController: PagingController,
        itemBefore item: any PagingItem
      ) -> (any PagingItem)? { nil }
      func pagingController(
        _ pagingController: PagingController,
        itemAfter item: any PagingItem
      ) -> (any PagingItem)? { nil }
    }
    let controller = try controller()
    let numbers = Numbers()
    controller.infiniteDataSource = numbers
    #expect(controller.settledItem == nil)
    #expect(controller.visiblePages.isEmpty)
    controller.select(pagingItem: PagingTitleItem(1, title: "one"))
    #expect(controller.settledItem?.title == "one")
  }
}
