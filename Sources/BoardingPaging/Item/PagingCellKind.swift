/// What draws an item of the menu, by name.
public struct PagingCellKind: Hashable, Sendable {
  /// The name.
  public let name: String

  /// A cell that shows a title.
  public static var title: PagingCellKind { PagingCellKind("title") }

  /// Makes a kind of cells.
  ///
  /// - Parameter name: The name; equal names are one kind.
  public init(_ name: String) {
    self.name = name
  }
}
