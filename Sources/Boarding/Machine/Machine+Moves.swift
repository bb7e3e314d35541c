extension Machine {
  /// Takes a user move.
  ///
  /// - Parameters:
  ///   - move: Where the person wants to go.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the move.
  mutating func handle(_ move: UserMove, into events: inout [Event]) -> Answer {
    switch state.phase {
    case .empty, .asking, .ended:
      return refuse(move.kind.inputKind, .wrongPhase, into: &events)
    case .resting, .running:
      if state.isEnding || (move.motion == .interactive && isDriveImpossible) {
        return refuse(move.kind.inputKind, .wrongPhase, into: &events)
      }
    }
    if let stale = staleSource(of: move) {
      return refuse(move.kind.inputKind, .staleSource, screen: stale, into: &events)
    }
    if !isBusy { return takeUp(move, as: move.kind.inputKind, into: &events) }
    switch state.settings.movePolicy {
    case .refuse:
      return refuse(move.kind.inputKind, .transitionInProgress, into: &events)
    case .queue where move.motion == .interactive,
      .finish where move.motion == .interactive && !state.queue.isEmpty:
      return refuse(move.kind.inputKind, .transitionInProgress, into: &events)
    case .queue:
      enqueue(waiting(move))
      return .queued(removed: RemovedScreens())
    case .finish:
      finishRunning(into: &events)
      enqueue(waiting(move))
      return takeUpWaiting(into: &events) ?? .queued(removed: RemovedScreens())
    }
  }

  /// Takes up a user move at rest, whose source is the top.
  ///
  /// - Parameters:
  ///   - move: Where the person wants to go.
  ///   - input: What a refusal names the move by.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the move; asks where the driver has to say where it leads.
  mutating func takeUp(
    _ move: UserMove,
    as input: Input.Kind,
    into events: inout [Event]
  ) -> Answer {
    let question = Question.target(move)
    switch flow.reply(to: question, on: state.stack, state.settings) {
    case .target(let target):
      return resolve(move, as: input, target: target, into: &events)
    case .permission, .animation, nil:
      state.phase = .asking(State.Asking(question, for: .move(input), over: state.phase))
      return .asks
    }
  }

  /// Goes where a user move leads.
  ///
  /// - Parameters:
  ///   - move: Where the person wants to go.
  ///   - input: What a refusal names the move by.
  ///   - target: Where that leads, or nil for nowhere.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the move.
  mutating func resolve(
    _ move: UserMove,
    as input: Input.Kind,
    target: ScreenID?,
    into events: inout [Event]
  ) -> Answer {
    guard let target else {
      let isAtRoot = move.kind == .previous && state.stack.count == 1
      return refuse(input, isAtRoot ? .atRoot : .noTarget, screen: state.stack.top, into: &events)
    }
    let plan: Plan
    do throws(Declined) {
      plan = try makePlan(for: .move(move.kind, target: target))
    } catch {
      return refuse(input, error.reason, screen: error.screen, into: &events)
    }
    if let reason = obstacle(to: move.kind, as: input) {
      return refuse(input, reason, screen: state.stack.top, into: &events)
    }
    if !asksPermission, !input.isSwipe {
      return carryOut(plan, motion: move.motion, into: &events)
    }
    let request = Attempt.Request.move(move.kind, target: target)
    let attempt = attempt(plan, motion: move.motion, for: request, as: input)
    if isPending(attempt) { return refuse(input, .alreadyPending, into: &events) }
    return ask(attempt, allowedCount: 0, into: &events)
  }

  /// Finds out whether a move comes from a screen that is no longer the top.
  ///
  /// - Parameter move: The move.
  /// - Returns: The stale source, or nil if there is none.
  private func staleSource(of move: UserMove) -> ScreenID? {
    guard let source = move.source, source != state.stack.top else { return nil }
    return source
  }

  /// Makes a move wait, with the place on the stack from which it was given.
  ///
  /// A screen that leaves and comes back in the meantime is not the one that gave the move.
  ///
  /// - Parameter move: The move, whose source is the top or not named.
  /// - Returns: What waits.
  private func waiting(_ move: UserMove) -> State.Waiting {
    var move = move
    move.source = state.stack.top
    return .move(move, entry: state.stack.topEntry ?? EntryID(rawValue: 0))
  }
}
