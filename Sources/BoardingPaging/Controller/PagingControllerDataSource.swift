/// Gives a paging controller a known number of pages.
///
/// Items are asked for when the data is loaded, each once; a page only when it has to stand ready,
/// and once for as long as it does.
public protocol PagingControllerDataSource: AnyObject {
  /// Returns the number of pages.
  ///
  /// - Parameter pagingController: The controller that asks.
  /// - Returns: The number; below 0 counts as 0.
  func numberOfPages(in pagingController: PagingController) -> Int

  /// Returns the item of a page.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - index: The index of the page.
  /// - Returns: The item; one whose identity an earlier item has is left out.
  func pagingController(
    _ pagingController: PagingController,
    itemAt index: Int
  ) -> any PagingItem

  /// Returns a page.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - index: The index at which the item of the page was given.
  /// - Returns: The page.
  func pagingController(
    _ pagingController: PagingController,
    pageAt index: Int
  ) -> any PagingPage
}

/// Gives a paging controller pages one after the other, as far as it asks.
///
/// Neither end has to exist. Nothing is shown until an item is selected.
public protocol PagingControllerInfiniteDataSource: AnyObject {
  /// Returns the page of an item.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - item: The item.
  /// - Returns: The page.
  func pagingController(
    _ pagingController: PagingController,
    pageFor item: any PagingItem
  ) -> any PagingPage

  /// Returns the item in front of an item.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - item: The item.
  /// - Returns: The item in front of it, or nil for the first one.
  func pagingController(
    _ pagingController: PagingController,
    itemBefore item: any PagingItem
  ) -> (any PagingItem)?

  /// Returns the item behind an item.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - item: The item.
  /// - Returns: The item behind it, or nil for the last one.
  func pagingController(
    _ pagingController: PagingController,
    itemAfter item: any PagingItem
  ) -> (any PagingItem)?
}
