extension Machine {
  /// Takes a step of the interactive transition that is open.
  ///
  /// - Parameters:
  ///   - interaction: The step.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, with the screens that a finish takes off, or a refusal.
  mutating func handle(_ interaction: Interaction, into events: inout [Event]) -> Answer {
    switch interaction {
    case .update(let progress) where !progress.isFinite:
      return refuse(interaction.kind, .invalidProgress, into: &events)
    case .finish(let speed) where !(speed.isFinite && speed > 0),
      .cancel(let speed) where !(speed.isFinite && speed > 0):
      return refuse(interaction.kind, .invalidSpeed, into: &events)
    case .update, .finish, .cancel:
      break
    }
    guard var transition = state.transition, case .interactive(let progress) = transition.stage
    else { return refuse(interaction.kind, .wrongPhase, into: &events) }
    switch interaction {
    case .update(let progress):
      let clamped = min(max(progress, 0), 1)
      transition.stage = .interactive(progress: clamped)
      state.phase = .running(transition)
      emit(.interactionUpdated(progress: clamped), into: &events)
      return .applied(removed: RemovedScreens())
    case .finish(let speed):
      let removed = transition.change.removed
      finish(transition, at: progress, speed: speed, into: &events)
      takeUpWaiting(into: &events)
      return .applied(removed: removed)
    case .cancel(let speed):
      cancel(transition, at: progress, speed: speed, into: &events)
      takeUpWaiting(into: &events)
      return .applied(removed: RemovedScreens())
    }
  }

  /// Begins a change that somebody drives; the stack changes only when that is finished.
  ///
  /// A change that leaves the top alone has nothing to drive and is made at once.
  ///
  /// - Parameters:
  ///   - plan: The change.
  ///   - events: Where the events are appended.
  /// - Returns: Applied.
  mutating func beginInteraction(_ plan: Plan, into events: inout [Event]) -> Answer {
    if plan.operation == .none {
      let change = commit(plan, motion: .instant)
      begin(change, into: &events)
      return .applied(removed: change.removed)
    }
    state.entryCount = plan.entryCount
    let change = StackChange(
      plan.operation,
      motion: .interactive,
      from: state.stack,
      to: plan.after,
      reopening: state.flowEnd
    )
    begin(change, into: &events)
    return .applied(removed: RemovedScreens())
  }

  /// Lets an interactive transition run on to its destination.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - progress: How far it is.
  ///   - speed: The multiple of the normal speed.
  ///   - events: Where the events are appended.
  private mutating func finish(
    _ transition: RunningTransition,
    at progress: Double,
    speed: Double,
    into events: inout [Event]
  ) {
    state.stack = transition.change.after
    emit(.interactionChanged(isCancelled: false), into: &events)
    emitPlaced(transition.change.membership.placed, into: &events)
    settle(transition, from: progress, to: 1, speed: speed, into: &events)
  }

  /// Lets an interactive transition run back to its source.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - progress: How far it is.
  ///   - speed: The multiple of the normal speed.
  ///   - events: Where the events are appended.
  private mutating func cancel(
    _ transition: RunningTransition,
    at progress: Double,
    speed: Double,
    into events: inout [Event]
  ) {
    emitCancelling(of: transition.change, into: &events)
    settle(transition, from: progress, to: 0, speed: speed, into: &events)
  }

  /// Lets an interactive transition go.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - progress: How far it is.
  ///   - target: The progress to which it runs: 0 or 1.
  ///   - speed: The multiple of the normal speed.
  ///   - events: Where the events are appended.
  private mutating func settle(
    _ transition: RunningTransition,
    from progress: Double,
    to target: Double,
    speed: Double,
    into events: inout [Event]
  ) {
    let part = target == 1 ? 1 - progress : progress
    let nanoseconds = transition.animation.nanoseconds(for: part, speed: speed)
    let run = RunningTransition.Run(from: progress, to: target, at: state.now, for: nanoseconds)
    var transition = transition
    transition.stage = .settling(run, isCancelled: target == 0)
    state.phase = .running(transition)
    let isStill = state.settings.reducesMotion && state.settings.reducedMotionStyle == .instant
    if run.end == state.now || isStill { end(transition, into: &events) }
  }

  /// Cancels the interactive transition if one is open, so that a command can be made.
  ///
  /// - Parameter events: Where the events are appended.
  /// - Returns: True if one was open.
  mutating func cancelInteraction(into events: inout [Event]) -> Bool {
    guard let transition = state.transition, case .interactive(let progress) = transition.stage
    else { return false }
    cancel(transition, at: progress, speed: 1, into: &events)
    return true
  }
}
