/// Catching a transition that time moves.
extension Machine {
  /// Looks for what keeps a finger from catching a transition.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The first reason, with the screen that stands in the way, or nil if there is none:
  ///   somebody holds it, the stack was changed after it began, or something waits; the flow goes
  ///   forward only and a catch could lead back; fingers may not drive transitions, or one of the
  ///   two screens of a declared flow does not let them.
  package func obstacle(toGrabbing transition: RunningTransition) -> Declined? {
    if transition.isInteractive || !state.queue.isEmpty { return Declined(.transitionInProgress) }
    let change = transition.change
    let decided = transition.isCancelled ? change.before : change.after
    if state.stack.head !== decided.head { return Declined(.transitionInProgress) }
    // What was decided leads forward, so that its undoing would lead back.
    let undone: Direction = transition.isCancelled ? .backward : .forward
    if state.settings.isForwardOnly, (change.operation.direction ?? .forward) == undone {
      return Declined(.forwardOnly, state.stack.top)
    }
    if !state.settings.allowsGestures { return Declined(.gesturesOff) }
    for screen in [change.sourceOrAbsent, change.destination]
    where !flow.allowsGestures(of: screen) {
      return Declined(.screenDisallowsGestures, screen)
    }
    return nil
  }

  /// Catches a transition where it is; the stack reads as before it from now on.
  ///
  /// - Parameters:
  ///   - transition: A transition that may be caught.
  ///   - events: Where the event is appended.
  /// - Returns: How far it is, 0...1.
  mutating func grab(_ transition: RunningTransition, into events: inout [Event]) -> Double {
    let progress = min(max(transition.progress(at: state.now), 0), 1)
    var grabbed = transition
    let hold = RunningTransition.Hold(grabbedAt: progress, isCancelled: transition.isCancelled)
    grabbed.stage = .interactive(hold)
    state.stack = transition.change.before
    state.phase = .running(grabbed)
    emit(.transitionGrabbed(progress: progress), into: &events)
    return progress
  }
}
