/// When an animated value moves within a transition, and how.
///
/// Delay and duration are fractions of what is left of the transition when the value is set; the
/// transition's progress takes the place of time. So scrubbing the transition scrubs the value.
///
/// ```swift
/// let second = ValueTiming(delay: 0.5, duration: 0.5, timing: .curve(.easeOut))
/// let short = ValueTiming(
///   duration: .milliseconds(100),
///   of: .milliseconds(400),
///   timing: .spring(Spring(duration: 0.3, bounce: 0.2))
/// )
/// ```
public struct ValueTiming: Hashable, Sendable {
  /// How much of the transition passes before the value moves, 0...1.
  public let delay: Double
  /// How much of the transition has passed when the value arrives, from the delay up to 1.
  public let end: Double
  /// How the value moves meanwhile.
  let pacing: Pacing

  /// Through the whole transition, with its progress.
  public static let whole = ValueTiming(delay: 0, end: 1, pacing: .linear)

  /// Makes a timing from its parts.
  ///
  /// - Parameters:
  ///   - delay: How much passes before the value moves.
  ///   - end: How much has passed when it arrives.
  ///   - pacing: How it moves meanwhile.
  private init(delay: Double, end: Double, pacing: Pacing) {
    self.delay = delay
    self.end = end
    self.pacing = pacing
  }

  /// Makes a timing from fractions of the transition.
  ///
  /// The result is nil if a number is negative or not finite, if the delay is longer than the
  /// transition, or if the spring never comes to rest. A movement that would last longer than the
  /// transition ends with it.
  ///
  /// - Parameters:
  ///   - delay: How much of the transition passes before the value moves.
  ///   - duration: How much of the transition the movement takes.
  ///   - timing: How the value moves meanwhile. A spring is stretched until it rests at the end.
  public init?(
    delay: Double = 0,
    duration: Double = 1,
    timing: TransitionAnimation.Timing = .curve(.linear)
  ) {
    guard delay >= 0, delay <= 1, duration >= 0, duration.isFinite,
      let pacing = Pacing(timing)
    else { return nil }
    self.init(delay: delay, end: min(delay + duration, 1), pacing: pacing)
  }

  /// Makes a timing from durations beside that of the transition.
  ///
  /// The result is nil if one of them is negative, if the delay is longer than the transition, or if
  /// the spring never comes to rest. In a transition that takes no time the value moves through the
  /// whole of it.
  ///
  /// - Parameters:
  ///   - delay: How long the value waits.
  ///   - duration: How long it moves.
  ///   - transition: How long the transition takes.
  ///   - timing: How the value moves meanwhile.
  public init?(
    delay: Duration = .zero,
    duration: Duration,
    of transition: Duration,
    timing: TransitionAnimation.Timing = .curve(.linear)
  ) {
    guard delay >= .zero, duration >= .zero, transition >= .zero, delay <= transition else {
      return nil
    }
    if transition == .zero {
      self.init(timing: timing)
    } else {
      self.init(delay: delay / transition, duration: duration / transition, timing: timing)
    }
  }
}
