/// What is to be drawn at an instant, with identities instead of screen objects.
public struct Presentation: Hashable, Sendable {
  /// The visible screens, the one that is left first; later ones lie above.
  public let screens: [ScreenPosition]
  /// How far the running transition is, or nil if none runs.
  public let progress: Double?
  /// The declared values in the order of `Flow.values`, nil where no screen on the stack declares
  /// one.
  public let values: [AnimatedValue?]
}

extension Machine {
  /// Returns what is to be drawn at an instant, without letting time pass.
  ///
  /// The transition that runs now counts for all instants: before it began it stands at its
  /// source, from its end on at its destination. What somebody holds stays where it is.
  ///
  /// - Parameter instant: An instant.
  /// - Returns: Where the visible screens stand, and all declared values.
  /// - Complexity: O(*n* *v*), where *n* is the number of screens on the stack and *v* the number of
  ///   values.
  public func presentation(at instant: Instant) -> Presentation {
    Presentation(
      screens: positions(at: instant),
      progress: state.transition?.progress(at: instant),
      values: flow.values.indices.map { value(at: $0, instant) }
    )
  }
}
