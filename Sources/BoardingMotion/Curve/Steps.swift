/// A timing curve that stands still and jumps, in equal steps.
///
/// It is `steps()` of CSS Easing (w3.org/TR/css-easing-1, section 2.4).
///
/// ```swift
/// let steps = Steps(4, .jumpStart)
/// let half = steps?.value(at: 0.3)
/// ```
public struct Steps: Hashable, Sendable {
  /// Where the jumps are.
  public enum Position: Hashable, Sendable {
    /// The first jump is at 0: `jump-start` or `start` in CSS.
    case jumpStart

    /// The last jump is at 1: `jump-end` or `end` in CSS.
    case jumpEnd

    /// There is a jump neither at 0 nor at 1: `jump-none` in CSS.
    case jumpNone

    /// There is a jump both at 0 and at 1: `jump-both` in CSS.
    case jumpBoth
  }

  /// The number of intervals in which the curve stands still.
  public let count: Int

  /// Where the jumps are.
  public let position: Position

  /// Makes a curve with a number of steps.
  ///
  /// The result is nil without a step, and without a jump: `jumpNone` wants two steps.
  ///
  /// - Parameters:
  ///   - count: The number of intervals in which the curve stands still.
  ///   - position: Where the jumps are.
  public init?(_ count: Int, _ position: Position = .jumpEnd) {
    guard count >= (position == .jumpNone ? 2 : 1) else { return nil }
    self.count = count
    self.position = position
  }

  /// Returns the progress at an elapsed fraction.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction, any number.
  ///   - side: The side that counts where the curve jumps.
  /// - Returns: A multiple of the height of a jump; not a number if the fraction is not.
  public func value(at fraction: Double, on side: TimingCurve.Side = .after) -> Double {
    let place = fraction * Double(count)
    var step = place.rounded(.down)
    if side == .before, step == place { step -= 1 }
    let jumps: Double
    switch position {
    case .jumpStart:
      step += 1
      jumps = Double(count)
    case .jumpEnd:
      jumps = Double(count)
    case .jumpNone:
      jumps = Double(count) - 1
    case .jumpBoth:
      step += 1
      jumps = Double(count) + 1
    }
    if fraction >= 0, step < 0 { step = 0 }
    if fraction <= 1, step > jumps { step = jumps }
    return step / jumps
  }
}
