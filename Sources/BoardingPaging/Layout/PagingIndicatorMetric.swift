public import Boarding

/// From where to where the indicator reaches under one item.
public struct PagingIndicatorMetric: Hashable, Sendable {
  /// Where the indicator begins, in points.
  public var x: Double
  /// How wide it is, in points; below 0 where insets exceed the item, which is drawn as 0.
  public var width: Double

  /// Makes the reach of an indicator under an item.
  ///
  /// An inset counts at an outer edge only, and the spacing where it is larger.
  ///
  /// - Parameters:
  ///   - frame: Where the item is.
  ///   - leftInset: What the left edge moves in by, in points; nil if it is no outer edge.
  ///   - rightInset: What the right edge moves in by, in points; nil if it is no outer edge.
  ///   - spacing: The gap at each side.
  public init(
    frame: Plane.Rectangle,
    leftInset: Double?,
    rightInset: Double?,
    spacing: Plane.Insets
  ) {
    let left = max(leftInset ?? spacing.left, spacing.left)
    let right = max(rightInset ?? spacing.right, spacing.right)
    x = frame.origin.x + left
    width = frame.size.width - left - right
  }

  /// Makes the reach of an indicator.
  ///
  /// - Parameters:
  ///   - x: Where it begins, in points.
  ///   - width: How wide it is, in points.
  public init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }

  /// Returns the reach on the way to another one.
  ///
  /// - Parameters:
  ///   - target: The other reach.
  ///   - progress: How far the way is gone, 0 for not and 1 for fully; may leave this range.
  /// - Returns: The reach in between.
  public func interpolated(
    to target: PagingIndicatorMetric,
    progress: Double
  ) -> PagingIndicatorMetric {
    PagingIndicatorMetric(
      x: x + (target.x - x) * progress,
      width: width + (target.width - width) * progress
    )
  }
}
