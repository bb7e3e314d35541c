/// What is left of a run when everything that is under way is over.
extension Machine {
  /// The state in which the machine comes to rest, with nothing under way and no finger on it.
  ///
  /// What is decided counts: a transition that runs is at its end, and so is what the stack has made
  /// already and waits to be shown, and an end of the flow. What is not decided is dropped: a
  /// transition that somebody drives or has caught goes back, and user moves that wait, an open
  /// question and a move for which a screen still has to give its word are forgotten. Time stands
  /// still. At rest it is the state itself.
  ///
  /// ```swift
  /// let kept = machine.restingState
  /// ```
  ///
  /// - Complexity: O(1) at rest, otherwise O(*n*), where *n* is the number of things that wait.
  public var restingState: State {
    var machine = self
    machine.comeToRest()
    return machine.state
  }

  /// Ends or drops everything that is under way.
  private mutating func comeToRest() {
    state.touches = []
    state.pendingAttempt = nil
    if !isBusy { return }
    var events: [Event] = []
    state.queue.removeMoves()
    state.queue.makeInstant()
    if case .asking(let asking) = state.phase { drop(asking, into: &events) }
    endTransition(into: &events)
    takeUpWaiting(into: &events)
  }

  /// Goes on without an answer: what the stack has made already is shown at once, and nothing else is.
  ///
  /// - Parameters:
  ///   - asking: What the machine has to learn.
  ///   - events: Where the events are appended.
  private mutating func drop(_ asking: State.Asking, into events: inout [Event]) {
    state.phase = asking.beneath
    guard case .animation(let change) = asking.question else { return }
    if change.motion == .interactive {
      if let flowEnd = change.flowEnd { state.phase = .ended(flowEnd) }
    } else {
      begin(change.instant, into: &events)
    }
  }
}
