import Boarding

/// What people and apps ask for.
extension ReferenceModel {
  /// Takes a command.
  mutating func take(
    _ command: Command,
    _ motion: Motion,
    from source: ScreenID?
  ) throws(Objection) -> Outcome {
    try check(command, motion, from: source)
    if case .finishFlow(let end) = command {
      if !isBusy {
        finishFlow(end)
        return .applied([])
      }
      let wasDriven = isDriven
      if wasDriven { turnBack(speed: 1) }
      return show(.end(end), removed: [], behindDriven: wasDriven)
    }
    let (operation, after) = try result(of: command)
    let change = Change(operation: operation, motion: motion, before: places, places: after)
    return seek(
      Attempt(kind: Input.command(command).kind, request: .command(command), change: change)
    )
  }

  /// Makes a change that nobody is against, or begins it.
  mutating func carryOut(_ change: Change) -> Outcome {
    if change.motion == .interactive, !change.before.isEmpty {
      stop()
      return drive(change)
    }
    if !isBusy {
      let removed = commit(change)
      begin(change)
      return .applied(removed)
    }
    let wasDriven = isDriven
    if wasDriven { turnBack(speed: 1) }
    return show(.change(change), removed: commit(change), behindDriven: wasDriven)
  }

  /// Looks at everything that comes before the target of a command.
  private func check(
    _ command: Command,
    _ motion: Motion,
    from source: ScreenID?
  ) throws(Objection) {
    if case .setStack([]) = command, !places.isEmpty { throw Objection(reason: .emptyStack) }
    if let screen = firstUnknown(in: command) {
      throw Objection(reason: .unknownScreen, screen: screen)
    }
    let fits =
      switch command {
      case .start, .resume: places.isEmpty
      case .setStack: true
      case .push, .pop, .popTo, .popToRoot, .replaceTop, .skipTo, .finishFlow:
        !places.isEmpty && !isEnding
      }
    if !fits || isAsking { throw Objection(reason: .wrongPhase) }
    if !places.isEmpty { try checkDrivable(motion) }
    if source != nil, source != top { throw Objection(reason: .staleSource, screen: source) }
    if !isDriven { try checkBusy(motion, settings.commandPolicy) }
  }

  /// Objects to a second hand, and to one that nobody sees.
  ///
  /// - Parameter motion: How a change is to be shown.
  /// - Throws: The reason against it.
  private func checkDrivable(_ motion: Motion) throws(Objection) {
    if motion == .interactive, isDriven || !isVisible { throw Objection(reason: .wrongPhase) }
  }

  /// Objects to what comes while something runs.
  ///
  /// - Parameters:
  ///   - motion: How it is to be shown.
  ///   - policy: What happens then.
  /// - Throws: The reason against it.
  private func checkBusy(_ motion: Motion, _ policy: BusyPolicy) throws(Objection) {
    if !isBusy { return }
    let isInTheWay =
      switch policy {
      case .refuse: true
      case .queue: motion == .interactive
      case .finish: motion == .interactive && !queue.isEmpty
      }
    if isInTheWay { throw Objection(reason: .transitionInProgress) }
  }

  /// Lets something that is decided wait behind what runs.
  private mutating func show(
    _ waiting: Waiting,
    removed: [ScreenID],
    behindDriven: Bool
  ) -> Outcome {
    let isFinishing = settings.commandPolicy == .finish && !behindDriven
    if isFinishing { finishAll() }
    queue.append(waiting)
    drain()
    return isFinishing ? .applied(removed) : .queued(removed)
  }

  /// Begins a change that somebody drives.
  private mutating func drive(_ change: Change) -> Outcome {
    if change.operation == .none {
      let removed = commit(change)
      begin(change)
      return .applied(removed)
    }
    for place in change.places { nextEntry = max(nextEntry, place.entry + 1) }
    begin(change)
    return .applied([])
  }

  /// Takes a user move.
  mutating func take(_ move: UserMove) throws(Objection) -> Outcome {
    if places.isEmpty || isAsking || isEnding { throw Objection(reason: .wrongPhase) }
    try checkDrivable(move.motion)
    if move.source != nil, move.source != top {
      throw Objection(reason: .staleSource, screen: move.source)
    }
    if !isBusy { return takeUp(move, as: move.kind.inputKind) }
    try checkBusy(move.motion, settings.movePolicy)
    var named = move
    named.source = top
    queue.append(.move(named, entry: places.last?.entry))
    if settings.movePolicy != .finish { return .queued([]) }
    queue.removeLast()
    finishAll()
    queue.append(.move(named, entry: places.last?.entry))
    return drain() ?? .queued([])
  }

  /// Takes a step of what somebody drives.
  mutating func take(_ interaction: Interaction) throws(Objection) -> Outcome {
    switch interaction {
    case .update(let progress):
      if progress - progress != 0 { throw Objection(reason: .invalidProgress) }
    case .finish(let speed), .cancel(let speed):
      if !(speed > 0 && speed < .infinity) { throw Objection(reason: .invalidSpeed) }
    }
    if isAsking { throw Objection(reason: .wrongPhase) }
    guard let showing = running, showing.isDriven else { throw Objection(reason: .wrongPhase) }
    switch interaction {
    case .update(let progress):
      if case .driving = finger?.stage { throw Objection(reason: .wrongPhase) }
      bring(to: progress)
      return .applied([])
    case .finish(let speed):
      finish(speed: speed)
      drain()
      return .applied(showing.change.removed)
    case .cancel(let speed):
      turnBack(speed: speed)
      drain()
      return .applied([])
    }
  }

  /// Brings what somebody drives to a progress.
  mutating func bring(to progress: Double) {
    guard var showing = running else { return }
    showing.origin = progress < 0 ? 0 : progress > 1 ? 1 : progress
    phase = .running(showing)
    events.append(.interactionUpdated(progress: showing.origin))
  }

  /// Lets what somebody drives run to its end.
  mutating func finish(speed: Double) {
    guard let showing = running else { return }
    let change = showing.change
    places = change.places
    events.append(.interactionChanged(isCancelled: false))
    dropPending()
    if !showing.hasPlaced { tellPlacing(change) }
    if showing.announcesSource { tellTurning(from: change.source, to: change.destination) }
    settle(showing, part: 1 - showing.origin, speed: speed, isCancelled: false)
  }

  /// Lets what somebody drives go back.
  mutating func turnBack(speed: Double) {
    guard let showing = running else { return }
    let change = showing.change
    events.append(.interactionChanged(isCancelled: true))
    if showing.hasPlaced { tellTakingBack(change) }
    if !showing.announcesSource { tellTurning(from: change.destination, to: change.source) }
    settle(showing, part: showing.origin, speed: speed, isCancelled: true)
  }

  /// Lets what somebody drove run to one of its ends.
  ///
  /// - Parameters:
  ///   - showing: What runs.
  ///   - part: The part of the way that is left.
  ///   - speed: A multiple of the normal speed.
  ///   - isCancelled: True if it goes back.
  private mutating func settle(
    _ showing: Showing,
    part: Double,
    speed: Double,
    isCancelled: Bool
  ) {
    let time = (Double(showing.duration) * part / speed).rounded(.toNearestOrEven)
    if case .driving = finger?.stage { finger?.stage = .absorbed }
    var showing = showing
    showing.start = now
    showing.isCancelled = isCancelled
    showing.end = time < 0x1p63 ? now + min(Int64(time), .max - now) : .max
    phase = .running(showing)
    if showing.end == now || settings.reducesMotion && settings.reducedMotionStyle == .instant {
      endRunning()
    }
  }
}
