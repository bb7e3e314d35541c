/// A transition that has begun and is not over.
public struct RunningTransition: Hashable, Sendable {
  /// The change that it shows.
  public let change: StackChange
  /// How it is shown.
  public let animation: TransitionAnimation
  /// When it began.
  public let start: Instant
  /// When it is over.
  public let end: Instant

  /// Begins a transition.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - animation: How to show it.
  ///   - start: When it begins.
  init(_ change: StackChange, animation: TransitionAnimation, at start: Instant) {
    self.change = change
    self.animation = animation
    self.start = start
    end =
      start.advanced(byNanoseconds: animation.durationNanoseconds)
      ?? Instant(nanoseconds: .max)
  }

  /// Returns how far the transition is at an instant.
  ///
  /// - Parameter instant: An instant.
  /// - Returns: The progress along the curve: 0 at the start, 1 at the end. A curve may overshoot
  ///   in between.
  public func progress(at instant: Instant) -> Double {
    if instant <= start { return 0 }
    if instant >= end { return 1 }
    let elapsed = instant.nanoseconds &- start.nanoseconds
    let fraction = Double(elapsed) / Double(end.nanoseconds &- start.nanoseconds)
    return animation.curve.value(at: fraction)
  }
}
