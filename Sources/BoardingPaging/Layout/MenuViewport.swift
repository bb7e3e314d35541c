public import Boarding

/// The view that shows the menu.
public struct MenuViewport: Hashable, Sendable {
  /// The size of the view, in points.
  public var size: Plane.Size
  /// What of the view is covered at each edge.
  public var safeArea: Plane.Insets
  /// The direction in which the items run.
  public var layoutDirection: LayoutDirection

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - safeArea: What of the view is covered at each edge.
  ///   - layoutDirection: The direction in which the items run.
  public init(
    size: Plane.Size,
    safeArea: Plane.Insets = .zero,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.safeArea = safeArea
    self.layoutDirection = layoutDirection
  }
}
