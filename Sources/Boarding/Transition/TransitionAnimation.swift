/// How a transition is shown: for how long, along which curve and in which style.
///
/// ```swift
/// let quick = TransitionAnimation(duration: .milliseconds(200), curve: .easeOut)
/// ```
public struct TransitionAnimation: Hashable, Sendable {
  /// How long it takes, in nanoseconds; never negative.
  public let durationNanoseconds: Int64
  /// How elapsed time becomes progress.
  public let curve: TimingCurve
  /// What moves.
  public let style: Style

  /// What moves in a transition.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// Both screens move sideways by one container width.
    case slide
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
    self.curve = curve
    self.style = style
  }

  /// The duration of the transition.
  public var duration: Duration { .nanoseconds(durationNanoseconds) }

  /// What a transition is without any wish: a slide of 0.4 s, easing in and out.
  ///
  /// - SeeAlso: BoardingPass's `HorizontalSlideAnimatedTransition`.
  public static let standard: TransitionAnimation = TransitionAnimation()
}
