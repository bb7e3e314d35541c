/// What stands between a flexible paging controller and its pages: the items that the pages may
/// have, and page objects to be used again.
final class FlexibleSupply {
  /// The places that the pages may have.
  var places = PagePlaces()
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

    /// Lets the page show its item, or that it is not there yet.
    func show() {
      if let index = item.identifier.placeholderIndex {
        page.showPlaceholder(at: index)
      } else {
        page.show(item)
      }
    }
  }

  /// Makes a supply without items.
  init() {}

  /// Returns an item.
  ///
  /// - Parameters:
  ///   - page: The identity.
  ///   - pagingController: The controller that asks.
  /// - Returns: The item; one without a title if it is not loaded or nobody gives it.
  func item(_ page: PageID, in pagingController: PagingController) -> any PagingItem {
    if page.isPlaceholder { return PlaceholderItem(page) }
    if let item = items[page] { return item }
    let item = source.object?.pagingController(pagingController, itemWith: page)
    let found = item ?? PagingTitleItem(page, title: "")
    precondition(found.identifier == page, "An item has the identity that it is asked for by.")
    items[page] = found
    return found
  }

  /// Returns an item of a page that the controller may know.
  ///
  /// - Parameters:
  ///   - page: The identity.
  ///   - pagingController: The controller that asks.
  /// - Returns: The item; nil if there is no such place.
  func knownItem(
    _ page: PageID,
    in pagingController: PagingController
  ) -> (any PagingItem)? {
    if let item = items[page] { return item }
    return places.contains(page) ? item(page, in: pagingController) : nil
  }

  /// Takes an item as it is now.
  ///
  /// - Parameter item: The item.
  func learn(_ item: any PagingItem) {
    let old = items.updateValue(item, forKey: item.identifier)
    withExtendedLifetime(old) {}
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
  /// - Complexity: O(n log m) if there are any, where n is the number of items that were asked for
  ///   and m of those that are loaded.
  func forgetDroppedItems() {
    guard items.count > places.pages.count else { return }
    let old = items
    items = old.filter { places.contains($0.key) }
    withExtendedLifetime(old) {}
  }

  /// Asks for the items that pages show, where they have come, have gone or were loaded anew, and
  /// hands them to these pages.
  ///
  /// - Parameters:
  ///   - names: The identities that pages have got, by which the controller knows them already.
  ///   - isRenewed: True if all items were loaded anew.
  ///   - pagingController: The controller of the pages.
  func showItems(
    _ names: PageNames,
    isRenewed: Bool,
    in pagingController: PagingController
  ) {
    for index in objects.indices {
      let old = objects[index].item.identifier
      let page = names[old]
      if page != old { objects[index].item = item(page, in: pagingController) }
      guard page != old || isRenewed, pagingController.shelf.holds(page), places.contains(page)
      else { continue }
      objects[index].item = item(page, in: pagingController)
      objects[index].show()
    }
  }

  /// Returns a page for an item: the one that showed it last, a free one, or a new one.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - pagingController: The controller that asks.
  /// - Returns: The page, which shows the item.
  /// - Complexity: O(n), where n is the number of page objects.
  func page(for id: PageID, in pagingController: PagingController) -> any PagingPage {
    let item = item(id, in: pagingController)
    let free = objects.indices.filter {
      !pagingController.shelf.holds(objects[$0].item.identifier)
    }
    let page: any FlexiblePage
    if let place = free.first(where: { objects[$0].item.identifier == id }) ?? free.first {
      page = objects.remove(at: place).page
    } else if let source = source.object {
      page = source.pagingController(pagingController, newPageFor: item)
    } else {
      return BlankPage()
    }
    let object = Object(page: page, item: item)
    objects.append(object)
    object.show()
    return page
  }
}
