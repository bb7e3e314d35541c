extension Machine {
  /// Takes what happens to the container as a whole.
  ///
  /// - Parameters:
  ///   - change: What happens.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, or a refusal.
  mutating func handle(_ change: ContainerChange, into events: inout [Event]) -> Answer {
    if case .asking = state.phase { return refuse(.container, .wrongPhase, into: &events) }
    if change != .appear { absorbTouch() }
    switch change {
    case .appear:
      if state.isContainerVisible { return refuse(.container, .alreadyThere, into: &events) }
      state.isContainerVisible = true
      if let top = shownStack.top {
        emit(.willAppear(top), into: &events)
        emit(.didAppear(top), into: &events)
        emit(.screenChanged(focus: top), into: &events)
      }
    case .disappear:
      if !state.isContainerVisible { return refuse(.container, .alreadyThere, into: &events) }
      endTransition(into: &events)
      if let top = shownStack.top {
        emit(.willDisappear(top), into: &events)
        emit(.didDisappear(top), into: &events)
      }
      state.isContainerVisible = false
    case .suspend:
      endTransition(into: &events)
    }
    takeUpWaiting(into: &events)
    return .applied(removed: RemovedScreens())
  }

  /// Ends the transition in flight at once, one that somebody drives by cancelling it.
  ///
  /// - Parameter events: Where the events are appended.
  mutating func endTransition(into events: inout [Event]) {
    _ = cancelInteraction(into: &events)
    if let transition = state.transition { end(transition, into: &events) }
  }
}
