/// How a transition is shown: for how long, along which curve or by which spring, in which style.
///
/// ```swift
/// let quick = TransitionAnimation(duration: .milliseconds(200), curve: .easeOut)
/// let lively = TransitionAnimation(spring: Spring(duration: 0.4, bounce: 0.2))
/// ```
public struct TransitionAnimation: Hashable, Sendable {
  /// How long it takes, in nanoseconds; never negative.
  public let durationNanoseconds: Int64
  /// How elapsed time becomes progress.
  public let timing: Timing
  /// What moves.
  public let style: Style

  /// How elapsed time becomes progress.
  public enum Timing: Hashable, Sendable {
    /// Along a curve, from one end to the other.
    case curve(TimingCurve)
    /// As a spring brings it to rest; it may overshoot.
    case spring(Spring)
  }

  /// What moves in a transition.
  public enum Style: Hashable, Sendable {
    /// Both screens move sideways by one container width.
    case slide
    /// Both screens stay in place and the destination becomes opaque over the source.
    case crossFade
    /// Whoever draws moves the screens by the progress; the number tells which way it is.
    case custom(Int)
    /// Both screens stay in place and change at the end.
    case none
  }

  /// Makes a description of a transition.
  ///
  /// - Parameters:
  ///   - duration: How long it takes; not negative. What does not fit 64 bits of nanoseconds
  ///     becomes the longest that does.
  ///   - curve: How elapsed time becomes progress.
  ///   - style: What moves.
  public init(
    duration: Duration = .milliseconds(400),
    curve: TimingCurve = .easeInOut,
    style: Style = .slide
  ) {
    precondition(duration >= .zero, "A transition cannot take less than no time.")
    durationNanoseconds = duration.wholeNanoseconds ?? .max
    timing = .curve(curve)
    self.style = style
  }

  /// Makes a description of a transition that a spring moves, or nil if it never comes to rest.
  ///
  /// The transition takes until the spring rests, by Core Animation's rule.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - style: What moves.
  public init?(spring: Spring, style: Style = .slide) {
    guard let seconds = spring.settlingDuration() else { return nil }
    durationNanoseconds = Self.wholeNanoseconds(seconds * 1e9)
    timing = .spring(spring)
    self.style = style
  }

  /// Makes a description from its parts.
  ///
  /// - Parameters:
  ///   - durationNanoseconds: How long it takes, in nanoseconds.
  ///   - timing: How elapsed time becomes progress.
  ///   - style: What moves.
  private init(_ durationNanoseconds: Int64, _ timing: Timing, _ style: Style) {
    self.durationNanoseconds = durationNanoseconds
    self.timing = timing
    self.style = style
  }

  /// The curve, or nil where a spring moves the transition.
  public var curve: TimingCurve? {
    switch timing {
    case .curve(let curve): curve
    case .spring: nil
    }
  }

  /// The same for a person who asked for less motion: a fade.
  var crossFading: TransitionAnimation {
    TransitionAnimation(durationNanoseconds, timing, .crossFade)
  }

  /// The duration of the transition.
  public var duration: Duration { .nanoseconds(durationNanoseconds) }

  /// What a transition is without any wish: a slide of 0.4 s, easing in and out.
  ///
  /// - SeeAlso: BoardingPass's `HorizontalSlideAnimatedTransition`.
  public static let standard: TransitionAnimation = TransitionAnimation()
}
