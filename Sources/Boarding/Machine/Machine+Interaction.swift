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
    guard case .running(let transition) = state.phase, case .interactive = transition.stage
    else { return refuse(interaction.kind, .wrongPhase, into: &events) }
    switch interaction {
    case .update(let progress):
      if state.gesturePhase == .driving {
        return refuse(interaction.kind, .wrongPhase, into: &events)
      }
      drive(to: progress, into: &events)
      return .applied(removed: RemovedScreens())
    case .finish(let speed):
      finish(transition, speed: speed, velocity: nil, into: &events)
      takeUpWaiting(into: &events)
      return .applied(removed: transition.change.removed)
    case .cancel(let speed):
      cancel(transition, speed: speed, velocity: nil, into: &events)
      takeUpWaiting(into: &events)
      return .applied(removed: RemovedScreens())
    }
  }

  /// Brings the interactive transition that is open to a progress.
  ///
  /// - Parameters:
  ///   - progress: How far it is, clamped to 0...1.
  ///   - events: Where the event is appended.
  mutating func drive(to progress: Double, into events: inout [Event]) {
    guard let held = state.holdTransition(at: min(max(progress, 0), 1)) else { return }
    emit(.interactionUpdated(progress: held), into: &events)
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
      let change = commit(plan, motion: .instant, into: &events)
      begin(change, into: &events)
      return .applied(removed: change.removed)
    }
    state.entryCount = plan.entryCount
    let change = StackChange(
      plan.operation,
      motion: .interactive,
      from: state.stack,
      to: plan.after
    )
    begin(change, into: &events)
    return .applied(removed: RemovedScreens())
  }

  /// Lets an interactive transition run on to its destination.
  ///
  /// - Parameters:
  ///   - transition: The transition, which somebody holds.
  ///   - speed: The multiple of the normal speed.
  ///   - velocity: How fast the finger moves it, in progress per second, or nil if none does.
  ///   - events: Where the events are appended.
  mutating func finish(
    _ transition: RunningTransition,
    speed: Double,
    velocity: Double?,
    into events: inout [Event]
  ) {
    guard case .interactive(let hold) = transition.stage else { return }
    let change = transition.change
    state.stack = change.after
    emit(.interactionChanged(isCancelled: false), into: &events)
    supersedePending(into: &events)
    if !hold.hasPlaced { emitPlaced(change.membership.placed, into: &events) }
    if hold.announcesSource { emitTurn(from: change.sourceOrAbsent, change.destination, &events) }
    settle(transition, hold, to: 1, speed: speed, velocity: velocity, into: &events)
  }

  /// Lets an interactive transition run back to its source.
  ///
  /// - Parameters:
  ///   - transition: The transition, which somebody holds.
  ///   - speed: The multiple of the normal speed.
  ///   - velocity: How fast the finger moves it, in progress per second, or nil if none does.
  ///   - events: Where the events are appended.
  mutating func cancel(
    _ transition: RunningTransition,
    speed: Double,
    velocity: Double?,
    into events: inout [Event]
  ) {
    guard case .interactive(let hold) = transition.stage else { return }
    let change = transition.change
    emit(.interactionChanged(isCancelled: true), into: &events)
    if hold.hasPlaced { emitTakenBack(change.membership.placed, into: &events) }
    if !hold.announcesSource { emitTurn(from: change.destination, change.sourceOrAbsent, &events) }
    settle(transition, hold, to: 0, speed: speed, velocity: velocity, into: &events)
  }

  /// Lets an interactive transition go; a finger that drove it means nothing any more.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - hold: How somebody holds it.
  ///   - target: The progress to which it runs: 0 or 1.
  ///   - speed: The multiple of the normal speed.
  ///   - velocity: How fast the finger moves it, in progress per second, or nil if none does.
  ///   - events: Where the events are appended.
  private mutating func settle(
    _ transition: RunningTransition,
    _ hold: RunningTransition.Hold,
    to target: Double,
    speed: Double,
    velocity: Double?,
    into events: inout [Event]
  ) {
    if !state.touches.isEmpty { absorbDrive() }
    let mean = transition.animation.meanVelocity(towards: target, speed: speed)
    verdictVelocity = velocity ?? mean
    if !verdictVelocity.isFinite { verdictVelocity = 0 }
    let run = RunningTransition.Run(
      rest: target == 1 ? 1 - hold.progress : hold.progress,
      from: hold.shownProgress(in: transition.animation),
      to: target,
      velocity: velocity ?? 0,
      speed: speed,
      in: transition.animation,
      at: state.now
    )
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
    guard case .running(let transition) = state.phase, transition.isInteractive
    else { return false }
    cancel(transition, speed: 1, velocity: nil, into: &events)
    return true
  }
}
