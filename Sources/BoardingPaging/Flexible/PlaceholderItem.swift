/// The item of a page whose own item is not loaded.
final class PlaceholderItem: PagingItem {
  /// The identity of the page until its item is there.
  let identifier: PageID

  /// Makes an item.
  ///
  /// - Parameter identifier: The identity.
  init(_ identifier: PageID) {
    self.identifier = identifier
  }
}
