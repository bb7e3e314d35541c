public import Boarding

extension Plane {
  /// How far the edges of something are moved inwards.
  public struct Insets: Hashable, Sendable {
    /// How far the upper edge moves down, in points.
    public var top: Double
    /// How far the left edge moves to the right, in points.
    public var left: Double
    /// How far the lower edge moves up, in points.
    public var bottom: Double
    /// How far the right edge moves to the left, in points.
    public var right: Double

    /// Insets that move no edge.
    public static var zero: Insets { Insets() }

    /// Makes insets.
    ///
    /// - Parameters:
    ///   - top: How far the upper edge moves down, in points.
    ///   - left: How far the left edge moves to the right, in points.
    ///   - bottom: How far the lower edge moves up, in points.
    ///   - right: How far the right edge moves to the left, in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
