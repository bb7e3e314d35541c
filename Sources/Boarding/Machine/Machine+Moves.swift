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
    if !isBusy { return takeUp(move, into: &events) }
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

  /// Takes the answer to the machine's question.
  ///
  /// - Parameters:
  ///   - reply: The answer.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the last user move that was taken up, which is the one whose target
  ///   it is unless others waited behind it; applied for an animation.
  mutating func handle(_ reply: Reply, into events: inout [Event]) -> Answer {
    if case .target(let target?) = reply, !flow.knows(target) {
      return refuse(.reply, .unknownScreen, screen: target, into: &events)
    }
    switch (state.phase, reply) {
    case (.asking(.target(let move)), .target(let target)):
      state.phase = .resting
      let answer = resolve(move, target: target, into: &events)
      return takeUpWaiting(into: &events) ?? answer
    case (.asking(.animation(let change)), .animation(let animation)):
      state.phase = .resting
      begin(change, animation: animation, into: &events)
      takeUpWaiting(into: &events)
      return .applied(removed: RemovedScreens())
    case (.empty, _), (.resting, _), (.running, _), (.ended, _), (.asking(.target), .animation),
      (.asking(.animation), .target):
      return refuse(.reply, .wrongPhase, into: &events)
    }
  }

  /// Takes up a user move at rest, whose source is the top.
  ///
  /// - Parameters:
  ///   - move: Where the person wants to go.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the move; asks where the driver has to say where it leads.
  mutating func takeUp(_ move: UserMove, into events: inout [Event]) -> Answer {
    let question = Question.target(move)
    switch flow.reply(to: question, on: state.stack) {
    case .target(let target):
      return resolve(move, target: target, into: &events)
    case .animation, nil:
      state.phase = .asking(question)
      return .asks
    }
  }

  /// Goes where a user move leads.
  ///
  /// - Parameters:
  ///   - move: Where the person wants to go.
  ///   - target: Where that leads, or nil for nowhere.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the move.
  private mutating func resolve(
    _ move: UserMove,
    target: ScreenID?,
    into events: inout [Event]
  ) -> Answer {
    let kind = move.kind.inputKind
    guard let target else {
      let isAtRoot = move.kind == .previous && state.stack.count == 1
      return refuse(kind, isAtRoot ? .atRoot : .noTarget, screen: state.stack.top, into: &events)
    }
    let plan: Plan
    do throws(Declined) {
      plan =
        switch move.kind {
        case .next, .choice: try planPush(target)
        case .previous: try planPrevious(target)
        }
    } catch {
      return refuse(kind, error.reason, screen: error.screen, into: &events)
    }
    if move.motion == .interactive { return beginInteraction(plan, into: &events) }
    let change = commit(plan, motion: move.motion)
    begin(change, into: &events)
    return .applied(removed: change.removed)
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
