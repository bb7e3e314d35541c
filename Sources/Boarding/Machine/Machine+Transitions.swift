extension Machine {
  /// Begins to show a change at rest.
  ///
  /// - Parameters:
  ///   - change: The change, which the stack has made already.
  ///   - events: Where the events are appended.
  mutating func begin(_ change: StackChange, into events: inout [Event]) {
    if let flowEnd = state.flowEnd, change.flowEnd != flowEnd {
      return begin(change.reopening(flowEnd), into: &events)
    }
    if !state.touches.isEmpty { endPull() }
    if change.operation == .none {
      state.phase = .resting
      return rearrange(change, into: &events)
    }
    if change.motion == .instant || !state.isContainerVisible || isStill(change) {
      return showAtOnce(change, into: &events)
    }
    let question = Question.animation(change)
    switch flow.reply(to: question, on: change.after, state.settings) {
    case .animation(let animation):
      begin(change, animation: animation, into: &events)
    case .target, .permission, nil:
      state.phase = .asking(State.Asking(question, for: .showing, over: .resting))
    }
  }

  /// Tells whether a change is shown in no time because the person asked for less motion.
  ///
  /// - Parameter change: The change.
  /// - Returns: True if it is; one that somebody drives is not.
  private func isStill(_ change: StackChange) -> Bool {
    state.settings.reducesMotion && state.settings.reducedMotionStyle == .instant
      && change.motion == .animated
  }

  /// Begins to show a change that has its animation.
  ///
  /// - Parameters:
  ///   - change: The change, which the stack has made already.
  ///   - animation: How it is shown.
  ///   - events: Where the events are appended.
  mutating func begin(
    _ change: StackChange,
    animation: TransitionAnimation,
    into events: inout [Event]
  ) {
    let animation = state.settings.reducesMotion ? animation.crossFading : animation
    if change.motion == .interactive {
      emitBeginning(of: change, change.membership, .interactive, into: &events)
      let transition = RunningTransition(
        interactive: change,
        animation: animation,
        followsCurve: state.settings.swipeRules.scrubsCurve
      )
      state.phase = .running(transition)
      return
    }
    let transition = RunningTransition(change, animation: animation, at: state.now)
    if transition.end == state.now { return showAtOnce(change, into: &events) }
    emitBeginning(of: change, change.membership, .animated, into: &events)
    state.phase = .running(transition)
  }

  /// Ends a transition that has run.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - events: Where the events are appended.
  mutating func end(_ transition: RunningTransition, into events: inout [Event]) {
    let membership = transition.change.membership
    if transition.isCancelled {
      state.phase = state.flowEnd.map { .ended($0) } ?? .resting
      emitCancelledEnd(of: transition.change, membership, into: &events)
    } else {
      state.phase = .resting
      emitEnd(of: transition.change, membership, into: &events)
    }
  }

  /// Begins and ends a transition in no time.
  ///
  /// - Parameters:
  ///   - change: The change, which the stack has made already.
  ///   - events: Where the events are appended.
  private mutating func showAtOnce(_ change: StackChange, into events: inout [Event]) {
    let membership = change.membership
    emitBeginning(of: change, membership, .instant, into: &events)
    state.phase = .resting
    emitEnd(of: change, membership, into: &events)
  }
}
