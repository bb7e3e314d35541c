/// The map from elapsed fraction to progress.
///
/// ```swift
/// let progress = TimingCurve.easeInOut.value(at: 0.25)
/// ```
public enum TimingCurve: Hashable, Sendable {
  /// Progress is the elapsed fraction.
  case linear

  /// Progress follows a cubic Bézier curve.
  case cubicBezier(CubicBezier)

  /// Fast at first, slowing down for long: `ease` in CSS.
  public static var ease: TimingCurve { .cubicBezier(.ease) }

  /// Slow at first: `ease-in` in CSS.
  public static var easeIn: TimingCurve { .cubicBezier(.easeIn) }

  /// Slow at the end: `ease-out` in CSS.
  public static var easeOut: TimingCurve { .cubicBezier(.easeOut) }

  /// Slow at both ends: `ease-in-out` in CSS.
  public static var easeInOut: TimingCurve { .cubicBezier(.easeInOut) }

  /// Returns the progress at an elapsed fraction.
  ///
  /// - Parameter fraction: The elapsed fraction, 0 at the start and 1 at the end.
  /// - Returns: The progress; 0 and 1 at the ends.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction
    case .cubicBezier(let curve): curve.value(at: fraction)
    }
  }
}
