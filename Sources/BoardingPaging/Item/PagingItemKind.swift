/// The type of a menu's item, by name.
public struct PagingItemKind: Hashable, Sendable {
  /// The name.
  public let name: String

  /// An item that shows a title.
  public static var title: PagingItemKind { PagingItemKind("title") }

  /// Makes a type of items.
  ///
  /// - Parameter name: The name; equal names are one type.
  public init(_ name: String) {
    self.name = name
  }
}
