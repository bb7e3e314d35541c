/// What decides how wide the items of a menu are.
///
/// It is passed to what needs it and asked once for each loaded item; the answers are kept until
/// the menu is reloaded, changes its size, or is told that they have changed.
public protocol PagingSizing {
  /// Returns how wide the item of a page is.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isSelected: True for its width while it is selected.
  /// - Returns: The width in points; nil for the width that the options say.
  func width(of page: PageID, isSelected: Bool) -> Double?
}

/// Items as wide as the options say.
public struct UsualSizing: PagingSizing, Hashable, Sendable {
  /// Makes the usual widths.
  public init() {}

  /// Returns no width of its own for any item.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isSelected: True for its width while it is selected.
  /// - Returns: Always nil.
  public func width(of page: PageID, isSelected: Bool) -> Double? { nil }
}
