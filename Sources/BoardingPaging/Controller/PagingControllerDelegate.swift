/// Hears what a paging controller does.
///
/// Each call is delivered before the call that led to it returns. What is asked of the controller
/// meanwhile is deferred until all calls have been delivered.
public protocol PagingControllerDelegate: AnyObject {
  /// Called when the pages have moved. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item of the page that is selected.
  ///   - upcoming: The item towards which they move, or nil past an end.
  ///   - progress: How far they are, in pages, above 0 towards the next one.
  func pagingController(
    _ pagingController: PagingController,
    isScrollingFrom item: any PagingItem,
    to upcoming: (any PagingItem)?,
    progress: Double
  )

  /// Called when the pages begin to move to another one. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item of the page that is selected.
  ///   - upcoming: The item of the other page.
  func pagingController(
    _ pagingController: PagingController,
    willScrollFrom item: any PagingItem,
    to upcoming: any PagingItem
  )

  /// Called when a movement has ended. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item of the page where it began.
  ///   - upcoming: The item of the other page.
  ///   - successful: True if it ended at the other page, false if back where it began.
  func pagingController(
    _ pagingController: PagingController,
    didScrollFrom item: any PagingItem,
    to upcoming: any PagingItem,
    successful: Bool
  )

  /// Called when a person's tap has selected an item. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item.
  func pagingController(_ pagingController: PagingController, didSelect item: any PagingItem)

  /// Called when a request was declined. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - refusal: Why.
  func pagingController(_ pagingController: PagingController, didRefuse refusal: PagingRefusal)
}

extension PagingControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item of the page that is selected.
  ///   - upcoming: The item towards which they move, or nil past an end.
  ///   - progress: How far they are, in pages, above 0 towards the next one.
  public func pagingController(
    _ pagingController: PagingController,
    isScrollingFrom item: any PagingItem,
    to upcoming: (any PagingItem)?,
    progress: Double
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item of the page that is selected.
  ///   - upcoming: The item of the other page.
  public func pagingController(
    _ pagingController: PagingController,
    willScrollFrom item: any PagingItem,
    to upcoming: any PagingItem
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item of the page where it began.
  ///   - upcoming: The item of the other page.
  ///   - successful: True if it ended at the other page, false if back where it began.
  public func pagingController(
    _ pagingController: PagingController,
    didScrollFrom item: any PagingItem,
    to upcoming: any PagingItem,
    successful: Bool
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - item: The item.
  public func pagingController(
    _ pagingController: PagingController,
    didSelect item: any PagingItem
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - refusal: Why.
  public func pagingController(
    _ pagingController: PagingController,
    didRefuse refusal: PagingRefusal
  ) {}
}

/// Says how wide the items of a paging controller's menu are.
public protocol PagingControllerSizeDelegate: AnyObject {
  /// Returns how wide an item is.
  ///
  /// It is asked once for each loaded item and either state; the answers are kept until the menu is
  /// reloaded, its size changes, or another delegate is set.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that asks.
  ///   - item: The item.
  ///   - isSelected: True for its width while it is selected.
  /// - Returns: The width in points.
  func pagingController(
    _ pagingController: PagingController,
    widthFor item: any PagingItem,
    isSelected: Bool
  ) -> Double
}
