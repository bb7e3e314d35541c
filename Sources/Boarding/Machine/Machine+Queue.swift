extension Machine {
  /// Makes a planned change of the stack, which is shown when its turn comes.
  ///
  /// - Parameters:
  ///   - plan: The change.
  ///   - motion: Whether the change is shown over time.
  /// - Returns: The change to show.
  mutating func commit(_ plan: Plan, motion: Motion) -> StackChange {
    let change = StackChange(plan.operation, motion: motion, from: state.stack, to: plan.after)
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

  /// Ends what runs now and lets everything that waits take no time.
  ///
  /// - Parameter events: Where the events are appended.
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  mutating func finishRunning(into events: inout [Event]) {
    for place in state.queue.indices { state.queue[place] = state.queue[place].instant }
    if let transition = state.transition { end(transition, into: &events) }
  }

  /// Takes up what waits until something runs, a question is open or nothing waits any more.
  ///
  /// A user move acts on the stack as decided: it lets every change be shown first that the stack
  /// has made already. Moves keep their order, and so do changes.
  ///
  /// - Parameter events: Where the events are appended.
  /// - Returns: What became of the last user move that was taken up, or nil if none was.
  /// - Complexity: O(*n*), where *n* is the number of things that wait; with *m* moves that let
  ///   changes go first, O(*n* *m*).
  @discardableResult
  mutating func takeUpWaiting(into events: inout [Event]) -> Answer? {
    var answer: Answer?
    var taken = 0
    defer { state.queue.removeFirst(taken) }
    while true {
      switch state.phase {
      case .empty, .asking, .running:
        return answer
      case .resting:
        if taken == state.queue.count { return answer }
        switch state.queue[taken] {
        case .change(let change):
          taken += 1
          begin(change, into: &events)
        case .move(let move):
          if staleSource(of: move) == nil, let place = placeOfChange(from: taken) {
            let change = state.queue.remove(at: place)
            state.queue.insert(change, at: taken)
          } else {
            taken += 1
            answer = takeUp(move, into: &events)
          }
        }
      }
    }
  }

  /// Finds the first change that waits.
  ///
  /// - Parameter place: Where in the queue to begin.
  /// - Returns: Its place in the queue, or nil if none waits there or later.
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  private func placeOfChange(from place: Int) -> Int? {
    state.queue[place...].firstIndex { waiting in
      switch waiting {
      case .change: true
      case .move: false
      }
    }
  }
}

extension Machine.State.Waiting {
  /// The same, shown in no time.
  fileprivate var instant: Machine.State.Waiting {
    switch self {
    case .change(let change):
      return .change(change.instant)
    case .move(var move):
      move.motion = .instant
      return .move(move)
    }
  }
}
