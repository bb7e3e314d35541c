extension Machine {
  /// Tells what a swipe in a direction would come to now, wherever the finger comes down.
  ///
  /// A declared flow answers for itself. In an open flow the driver answers; see
  /// `BoardingNavigationController.eligibility(_:)`.
  ///
  /// - Parameter direction: A direction along the flow.
  /// - Returns: The target, or the reason why there would be no swipe; nil where an open flow
  ///   leaves the answer to the driver.
  public func eligibility(_ direction: Direction) -> Eligibility? {
    prospect(of: direction).eligibility
  }

  /// Tells what a swipe in a direction would come to now, and which screen stands in its way.
  ///
  /// - Parameter direction: A direction along the flow.
  /// - Returns: The eligibility with the screen and its reason.
  package func prospect(of direction: Direction) -> Prospect {
    var trial = self
    var events: [Event] = []
    let eligibility = trial.tryOut(direction, into: &events)
    if eligibility == .disabled(.alreadyPending) {
      return Prospect(eligibility: eligibility, screen: pendingScreen)
    }
    // What is dropped for a move that has to wait is reported before that.
    switch (eligibility, events.last?.kind) {
    case (.disabled, .refused(let refusal)?):
      return Prospect(
        eligibility: eligibility,
        screen: refusal.screen,
        detail: refusal.detail
      )
    case (.disabled, .pending(_, let screen)?):
      return Prospect(eligibility: eligibility, screen: screen)
    case (.enabled, _), (.disabled, _), (nil, _):
      return Prospect(eligibility: eligibility, screen: nil)
    }
  }

  /// What a swipe would come to, and what stands in its way.
  package struct Prospect: Hashable, Sendable {
    /// What it would come to, or nil where an open flow leaves the answer to the driver.
    package let eligibility: Eligibility?
    /// The screen that stands in the way, or nil where none does.
    package let screen: ScreenID?
    /// Why that screen is against it; unspecified where it does not say.
    package var detail: GuardReason = .unspecified
  }

  /// Tries a swipe out on a machine that is thrown away.
  ///
  /// - Parameter direction: A direction along the flow.
  /// - Returns: What it comes to, or nil as long as a question is open.
  mutating func tryOut(_ direction: Direction) -> Eligibility? {
    var events: [Event] = []
    return tryOut(direction, into: &events)
  }

  /// Tries a swipe out on a machine that is thrown away.
  ///
  /// - Parameters:
  ///   - direction: A direction along the flow.
  ///   - events: Where what the swipe reports is appended.
  /// - Returns: What it comes to, or nil as long as a question is open.
  private mutating func tryOut(
    _ direction: Direction,
    into events: inout [Event]
  ) -> Eligibility? {
    switch state.phase {
    case .empty, .asking, .ended: return .disabled(.wrongPhase)
    case .resting, .running: break
    }
    if state.isEnding || !state.isContainerVisible { return .disabled(.wrongPhase) }
    if let transition = state.transition {
      let isFinishing = state.settings.swipePolicy == .finish && state.queue.isEmpty
      if !isFinishing || transition.isInteractive { return .disabled(.transitionInProgress) }
      // It would be finished first, so that the trial begins at rest.
      state.phase = .resting
    }
    state.touches = []
    let move = UserMove(direction.move, motion: .interactive)
    let answer = takeUp(move, as: direction.swipe, into: &events)
    return eligibility(after: answer)
  }

  /// Answers the question of a trial.
  ///
  /// - Parameter reply: The answer.
  /// - Returns: What the swipe comes to, or nil as long as a question is open.
  mutating func tryOut(_ reply: Reply) -> Eligibility? {
    var events: [Event] = []
    let answer = handle(reply, into: &events)
    return eligibility(after: answer)
  }

  /// Reads what a trial has come to.
  ///
  /// - Parameter answer: The answer to its last input.
  /// - Returns: What the swipe comes to, or nil as long as a question is open.
  private func eligibility(after answer: Answer) -> Eligibility? {
    switch answer {
    case .refused(let reason): return .disabled(reason)
    case .pending: return .disabled(.guardWaits)
    case .asks: return nil
    case .applied, .queued, .absorbed, .advanced:
      if case .animation(let change)? = question { return .enabled(change.destination) }
      return state.transition.map { .enabled($0.change.destination) }
    }
  }
}
