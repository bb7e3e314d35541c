extension Machine {
  /// A move for which a screen still has to give its word, without what differs between two runs
  /// that stand at the same place: instants and the identities of entries.
  package struct PendingMove: Hashable, Sendable {
    /// By what a refusal names the move.
    package let input: Input.Kind
    /// The screen that thinks about it.
    package let screen: ScreenID
    /// What is asked for.
    let request: Attempt.Request
    /// How the change is shown once it is made.
    let motion: Motion
    /// How many screens have been asked, this one included.
    let askedCount: Int
    /// True once the screen allows it, while the finger that wants it is not lifted yet.
    let isAllowed: Bool
    /// True if the move comes from a place that is no longer the top.
    let isStale: Bool
  }

  /// The move for which a screen still has to give its word, or nil for none.
  package var pendingMove: PendingMove? {
    guard let pending = state.pendingAttempt else { return nil }
    let attempt = pending.attempt
    return PendingMove(
      input: attempt.input,
      screen: pending.screen,
      request: attempt.request,
      motion: attempt.change.motion,
      askedCount: pending.askedCount,
      isAllowed: pending.isAllowed,
      isStale: attempt.change.before.topEntry != state.stack.topEntry
    )
  }
}
