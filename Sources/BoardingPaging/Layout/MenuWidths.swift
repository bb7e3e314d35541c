/// The widths of the items in the menu, in points.
public enum MenuWidths: Hashable, Sendable {
  /// So many items, as wide as the options say; nothing is kept for one of them.
  case equal(count: Int)
  /// What each item was measured as; nil while it was not. Counts where items size themselves.
  case measured([Double?])
  /// What somebody else decides for each item, and for each item while it is selected. It beats
  /// every size of the options.
  case delegated(normal: [Double], selected: [Double])

  /// The number of items.
  public var count: Int {
    switch self {
    case .equal(let count): count
    case .measured(let widths): widths.count
    case .delegated(let normal, _): normal.count
    }
  }
}
