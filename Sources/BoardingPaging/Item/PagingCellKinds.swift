/// Which kind of cell draws each type of item.
///
/// ```swift
/// var cells = PagingCellKinds()
/// cells.register(PagingCellKind("portrait"), for: PagingItemKind("person"))
/// let drawn = cells.cell(for: PagingItemKind("person"))
/// ```
public struct PagingCellKinds: Hashable, Sendable {
  /// The kinds that are registered.
  private var kinds: [PagingItemKind: PagingCellKind] = [:]

  /// Makes a register in which every item is drawn by a title.
  public init() {}

  /// Registers the kind of cell that draws a type of items, instead of an earlier one.
  ///
  /// - Parameters:
  ///   - cell: What draws the items.
  ///   - item: The type of the items.
  public mutating func register(_ cell: PagingCellKind, for item: PagingItemKind) {
    kinds[item] = cell
  }

  /// Returns what draws the items of a type.
  ///
  /// - Parameter item: The type of the items.
  /// - Returns: What is registered for it; a title if nothing is.
  public func cell(for item: PagingItemKind) -> PagingCellKind { kinds[item] ?? .title }
}
