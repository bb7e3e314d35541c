/// How far something goes on by itself once the finger lets it go.
///
/// ```swift
/// let distance = Deceleration.distance(of: 1_000)  // about 499 points
/// ```
///
/// - SeeAlso: "Designing Fluid Interfaces", session 803 of Apple's WWDC 2018, which gives the
///   formula, and Apple's `UIScrollView.DecelerationRate`, which has the two rates.
public enum Deceleration {
  /// The rate of a scroll view: the part of the velocity that is left after each millisecond.
  public static let normal: Double = 0.998

  /// The rate of a scroll view that stops soon.
  public static let fast: Double = 0.99

  /// Returns how far something goes until it rests.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in any unit per second, such as points or widths.
  ///   - rate: The part of the velocity that is left after each millisecond, above 0 and below 1.
  /// - Returns: The distance in the same unit, with the sign of the velocity. Nothing useful for a
  ///   rate outside its range.
  public static func distance(of velocity: Double, rate: Double = normal) -> Double {
    velocity / 1_000 * rate / (1 - rate)
  }
}
