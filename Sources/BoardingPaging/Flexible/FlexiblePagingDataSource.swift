/// Gives a flexible paging controller items in pieces, and pages that show them.
///
/// A piece is answered at once, or later by ``FlexiblePagingController/answer(_:with:)``, or by the
/// tasks of BoardingAsync.
public protocol FlexiblePagingDataSource: AnyObject {
  /// Asks for a piece. Default: nil, its answer comes later.
  ///
  /// - Parameters:
  ///   - controller: The controller that asks.
  ///   - request: What is asked for.
  /// - Returns: The answer; nil if it comes later.
  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    load request: LoadRequest
  ) -> LoadAnswer?

  /// Called when an answer is wanted no more. Default: nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller that calls.
  ///   - request: What was asked for.
  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    didCancel request: LoadRequest
  )

  /// Returns a loaded item; asked once, and again when all items were loaded anew.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - page: The identity of the item.
  /// - Returns: The item, which must have this identity.
  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem

  /// Makes a page; asked only if none is free that can be used again.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - item: The item that it will show first; where `isPlaceholder` of its identity is true, the
  ///     one that stands for an item which is not loaded.
  /// - Returns: A new page, which need not show the item yet.
  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage
}

extension FlexiblePagingDataSource {
  /// Says that the answer comes later.
  ///
  /// - Parameters:
  ///   - controller: The controller that asks.
  ///   - request: What is asked for.
  /// - Returns: Nothing.
  public func flexiblePagingController(
    _ controller: FlexiblePagingController,
    load request: LoadRequest
  ) -> LoadAnswer? { nil }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller that calls.
  ///   - request: What was asked for.
  public func flexiblePagingController(
    _ controller: FlexiblePagingController,
    didCancel request: LoadRequest
  ) {}
}

/// A page that shows one item after the other.
public protocol FlexiblePage: PagingPage {
  /// Takes the item to show, before the page is added and when all items were loaded anew.
  ///
  /// - Parameter item: The item.
  func show(_ item: any PagingItem)

  /// Takes that the item to show is not loaded yet. Default: nothing.
  ///
  /// It is called only where items that are known to be there count as places. The item is shown as
  /// soon as it is there; the page stays what it is.
  ///
  /// - Parameter index: The index of the item.
  func showPlaceholder(at index: Int)
}

extension FlexiblePage {
  /// Does nothing.
  ///
  /// - Parameter index: The index of the item.
  public func showPlaceholder(at index: Int) {}
}
