import Boarding

/// What stands between a flexible paging controller and its pages: the items that the pages may
/// have, and page objects to be used again.
final class FlexibleSupply: PagingControllerDataSource {
  /// The items that the pages may have.
  var pages = FlexiblePages()
  /// What gives items and makes pages.
  var source = WeakFlexibleSource()
  /// The items that were asked for.
  private var items: [PageID: any PagingItem] = [:]
  /// The page objects, in the order in which they got their items.
  private var objects: [Object] = []

  /// A page object.
  private struct Object {
    /// The page.
    let page: any FlexiblePage
    /// The item that it shows.
    var item: any PagingItem
  }

  /// Makes a supply without items.
  init() {}

  /// Returns an item.
  ///
  /// - Parameters:
  ///   - page: The identity.
  ///   - pagingController: The controller that asks.
  /// - Returns: The item; one without a title if nobody gives it.
  func item(_ page: PageID, in pagingController: PagingController) -> any PagingItem {
    if let item = items[page] { return item }
    let item = source.object?.pagingController(pagingController, itemWith: page)
    let found = item ?? PagingTitleItem(page, title: "")
    precondition(found.identifier == page, "An item has the identity that it is asked for by.")
    items[page] = found
    return found
  }

  /// Lets go of all items, which are asked for anew.
  func forgetItems() {
    let old = items
    items = [:]
    // Items die when the list is empty: that may run code which reads the controller.
    withExtendedLifetime(old) {}
  }

  /// Lets go of items that are loaded no more.
  ///
  /// - Complexity: O(n) if there are any, where n is the number of items.
  func forgetDroppedItems() {
    guard items.count > pages.count else { return }
    let old = items
    items = [:]
    for page in pages.pages { items[page] = old[page] }
    withExtendedLifetime(old) {}
  }

  /// Asks for the items anew that pages show, and hands them to these pages.
  ///
  /// - Parameter pagingController: The controller of the pages.
  func showItems(in pagingController: PagingController) {
    for index in objects.indices {
      let page = objects[index].item.identifier
      guard pagingController.shelf.holds(page), pages.contains(page) else { continue }
      objects[index].item = item(page, in: pagingController)
      objects[index].page.show(objects[index].item)
    }
  }

  /// Returns the number of items that the pages may have.
  ///
  /// - Parameter pagingController: The controller that asks.
  /// - Returns: The number.
  func numberOfPages(in pagingController: PagingController) -> Int { pages.count }

  /// Returns an item that the pages may have.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - index: Its place among those that are loaded.
  /// - Returns: The item.
  func pagingController(
    _ pagingController: PagingController,
    itemAt index: Int
  ) -> any PagingItem {
    guard let page = pages.page(at: index) else { return PagingTitleItem(0, title: "") }
    return item(page, in: pagingController)
  }

  /// Returns a page for an item: the one that showed it last, a free one, or a new one.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - index: The place of the item when items were asked for last.
  /// - Returns: The page, which shows the item.
  /// - Complexity: O(n), where n is the number of page objects.
  func pagingController(
    _ pagingController: PagingController,
    pageAt index: Int
  ) -> any PagingPage {
    let item = item(pagingController.order.pages[index], in: pagingController)
    let free = objects.indices.filter {
      !pagingController.shelf.holds(objects[$0].item.identifier)
    }
    let page: any FlexiblePage
    if let place = free.first(where: { objects[$0].item.identifier == item.identifier })
      ?? free.first
    {
      page = objects.remove(at: place).page
    } else if let source = source.object {
      page = source.pagingController(pagingController, newPageFor: item)
    } else {
      return BlankPage()
    }
    objects.append(Object(page: page, item: item))
    page.show(item)
    return page
  }
}
