/// An item of the menu, and with it a page that need not be there yet.
///
/// Items are compared by their identity: two objects of one identity mean the same page, and one
/// that is renamed keeps its identity.
///
/// ```swift
/// final class Chapter: PagingItem {
///   let number: Int
///   init(number: Int) { self.number = number }
///   var identifier: PageID { PageID(rawValue: number) }
///   var title: String { "Chapter \(number)" }
/// }
/// ```
public protocol PagingItem: AnyObject {
  /// The identity of the item and its page; never a hash, which two items can share.
  var identifier: PageID { get }

  /// What the item shows. Default: nothing.
  var title: String { get }

  /// The type of the item, which decides what draws it. Default: one that shows a title.
  var kind: PagingItemKind { get }

  /// Tells whether the item stands in front of another one of the same controller.
  ///
  /// Only a source without indices asks. Default: true for the smaller number of the identities.
  ///
  /// - Parameter other: Another item.
  /// - Returns: True if it does; false for items of the same identity.
  func isBefore(_ other: any PagingItem) -> Bool
}

extension PagingItem {
  /// No title.
  public var title: String { "" }

  /// An item that shows a title.
  public var kind: PagingItemKind { .title }

  /// Compares the numbers of the identities.
  ///
  /// - Parameter other: Another item.
  /// - Returns: True if the number of this one is smaller.
  public func isBefore(_ other: any PagingItem) -> Bool {
    identifier.rawValue < other.identifier.rawValue
  }
}
