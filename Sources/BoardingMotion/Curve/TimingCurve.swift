/// The map from elapsed fraction to progress.
///
/// The cases are the easing functions of CSS Easing (drafts.csswg.org/css-easing), and chains of
/// them.
///
/// ```swift
/// let progress = TimingCurve.easeInOut.value(at: 0.25)
/// ```
public enum TimingCurve: Hashable, Sendable {
  /// Progress is the elapsed fraction.
  case linear

  /// Progress follows a cubic Bézier curve.
  case cubicBezier(CubicBezier)

  /// Progress jumps in equal steps.
  case steps(Steps)

  /// Progress follows straight lines between stops.
  case piecewiseLinear(PiecewiseLinear)

  /// The progress of the first curve is the elapsed fraction of the second one.
  ///
  /// A chain is walked and freed by recursion: it may be a thousand curves deep.
  indirect case chained(TimingCurve, then: TimingCurve)

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
  /// - Parameters:
  ///   - fraction: The elapsed fraction, 0 at the start and 1 at the end.
  ///   - side: The side that counts where the curve jumps.
  /// - Returns: The progress.
  public func value(at fraction: Double, on side: Side = .after) -> Double {
    switch self {
    case .cubicBezier(let curve): curve.value(at: fraction)
    case .linear, .steps, .piecewiseLinear, .chained: rareValue(at: fraction, on: side)
    }
  }

  /// Returns the progress at an elapsed fraction; keeps the common curve free of its stack frame.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction.
  ///   - side: The side that counts where the curve jumps.
  /// - Returns: The progress.
  @inline(never)
  private func rareValue(at fraction: Double, on side: Side) -> Double {
    switch self {
    case .linear: fraction
    case .cubicBezier(let curve): curve.value(at: fraction)
    case .steps(let steps): steps.value(at: fraction, on: side)
    case .piecewiseLinear(let lines): lines.value(at: fraction, on: side)
    case .chained(let first, let second):
      second.value(at: first.value(at: fraction, on: side), on: side)
    }
  }

  /// Returns how fast the progress grows at an elapsed fraction.
  ///
  /// - Parameter fraction: The elapsed fraction, 0 at the start and 1 at the end.
  /// - Returns: Progress per elapsed fraction; 0 on a step, infinite at a vertical tangent.
  public func slope(at fraction: Double) -> Double {
    switch self {
    case .linear: 1
    case .cubicBezier(let curve): curve.slope(at: fraction)
    case .steps: 0
    case .piecewiseLinear(let lines): lines.slope(at: fraction)
    case .chained(let first, let second):
      first.slope(at: fraction) * second.slope(at: first.value(at: fraction))
    }
  }
}
