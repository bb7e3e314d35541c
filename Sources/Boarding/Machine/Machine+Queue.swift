extension Machine {
  /// Makes a planned change of the stack, which is shown when its turn comes.
  ///
  /// - Parameters:
  ///   - plan: The change.
  ///   - motion: Whether the change is shown over time.
  ///   - events: Where the events are appended.
  /// - Returns: The change to show.
  mutating func commit(
    _ plan: Plan,
    motion: Motion,
    into events: inout [Event]
  ) -> StackChange {
    if state.pendingAttempt != nil { supersedePending(into: &events) }
    let change = StackChange(
      plan.operation,
      motion: motion,
      from: state.stack,
      to: plan.after
    )
    state.stack = plan.after
    state.entryCount = plan.entryCount
    return change
  }

  /// Lets something wait for its turn.
  ///
  /// - Parameter waiting: What waits.
  mutating func enqueue(_ waiting: State.Waiting) {
    state.queue.append(waiting)
  }

  /// Lets something that is decided be shown when its turn comes, by the policy for commands.
  ///
  /// - Parameters:
  ///   - waiting: What is decided.
  ///   - removed: The screens that it took off.
  ///   - behindDriven: Whether an interactive transition has just been cancelled for it, whose way
  ///     back it lets run under every policy.
  ///   - events: Where the events are appended.
  /// - Returns: Applied if its turn is now, otherwise queued.
  mutating func letWait(
    _ waiting: State.Waiting,
    removed: RemovedScreens,
    behindDriven: Bool,
    into events: inout [Event]
  ) -> Answer {
    let isFinishing = state.settings.commandPolicy == .finish && !behindDriven
    if isFinishing { finishRunning(into: &events) }
    enqueue(waiting)
    takeUpWaiting(into: &events)
    return isFinishing ? .applied(removed: removed) : .queued(removed: removed)
  }

  /// Ends the flow when what runs and waits is over.
  ///
  /// - Parameters:
  ///   - end: How the flow ends.
  ///   - events: Where the events are appended.
  /// - Returns: Applied if that is now, otherwise queued.
  mutating func endInTurn(_ end: FlowEnd, into events: inout [Event]) -> Answer {
    let wasDriven = cancelInteraction(into: &events)
    if !isBusy && !wasDriven {
      finish(end, into: &events)
      return .applied(removed: RemovedScreens())
    }
    return letWait(
      .end(end),
      removed: RemovedScreens(),
      behindDriven: wasDriven,
      into: &events
    )
  }

  /// Ends the flow.
  ///
  /// - Parameters:
  ///   - end: How it ends.
  ///   - events: Where the events are appended.
  private mutating func finish(_ end: FlowEnd, into events: inout [Event]) {
    supersedePending(into: &events)
    state.phase = .ended(end)
    emit(.flowFinished(end), into: &events)
  }

  /// Ends what runs now and lets everything that waits take no time.
  ///
  /// - Parameter events: Where the events are appended.
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  mutating func finishRunning(into events: inout [Event]) {
    state.queue.makeInstant()
    endTransition(into: &events)
  }

  /// Takes up what waits until something runs, a question is open or nothing waits any more.
  ///
  /// A user move acts on the stack as decided: it lets every change be shown first that the stack
  /// has made already, and the flow end that a change begins again. Moves keep their order, and so
  /// does what is decided.
  ///
  /// - Parameter events: Where the events are appended.
  /// - Returns: What became of the last user move that was taken up, or nil if none was.
  /// - Complexity: O(*n*), where *n* is the number of things that are taken up.
  @discardableResult
  mutating func takeUpWaiting(into events: inout [Event]) -> Answer? {
    var answer: Answer?
    while true {
      switch state.phase {
      case .empty, .asking, .running:
        return answer
      case .resting, .ended:
        switch state.queue.first {
        case nil:
          return answer
        case .change, .end:
          takeUpDecided(into: &events)
        case .move(let move, let entry):
          if entry != state.stack.topEntry {
            state.queue.removeFirstMove()
            let stale = move.source ?? .absent
            answer = refuse(move.kind.inputKind, .staleSource, screen: stale, into: &events)
          } else if state.queue.hasChange {
            takeUpDecided(into: &events)
          } else {
            state.queue.removeFirstMove()
            answer = takeUp(move, as: move.kind.inputKind, into: &events)
          }
        }
      }
    }
  }

  /// Takes up the first thing that waits and is decided.
  ///
  /// - Parameter events: Where the events are appended.
  private mutating func takeUpDecided(into events: inout [Event]) {
    guard let decided = state.queue.firstDecided else { return }
    state.queue.removeFirstDecided()
    switch decided {
    case .change(let change): begin(change, into: &events)
    case .end(let end): finish(end, into: &events)
    case .move: break
    }
  }
}
