/// A distance in points, or a velocity in points per second, along both axes.
///
/// ```swift
/// let flick = PanVector(x: -900, y: 40)
/// ```
public struct PanVector: Hashable, Sendable {
  /// The part along the horizontal axis; positive to the right.
  public var x: Double

  /// The part along the vertical axis; positive downwards.
  public var y: Double

  /// Makes a vector from its parts, in points or points per second.
  ///
  /// - Parameters:
  ///   - x: The part along the horizontal axis; positive to the right.
  ///   - y: The part along the vertical axis; positive downwards.
  public init(x: Double, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// No distance, or no velocity.
  public static let zero: PanVector = PanVector(x: 0, y: 0)

  /// True if both parts are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
