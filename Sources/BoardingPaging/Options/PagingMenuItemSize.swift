/// How large the items of the menu are.
public enum PagingMenuItemSize: Hashable, Sendable {
  /// All items have one size, in points.
  case fixed(width: Double, height: Double)
  /// Each item is as wide as it was measured, the estimate until then, in points.
  case selfSizing(estimatedWidth: Double, height: Double)
  /// The items share the width of the menu; where that leaves less than a minimum for each, they
  /// have the minimum and scroll. In points.
  case sizeToFit(minWidth: Double, height: Double)

  /// The height of an item, in points.
  public var height: Double {
    switch self {
    case .fixed(_, let height), .selfSizing(_, let height), .sizeToFit(_, let height): height
    }
  }

  /// The width of an item of which nothing else is known, in points.
  public var estimatedWidth: Double {
    switch self {
    case .fixed(let width, _), .selfSizing(let width, _), .sizeToFit(let width, _): width
    }
  }
}
