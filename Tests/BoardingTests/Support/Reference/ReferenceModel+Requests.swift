import Boarding

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
      return show(.end(end), removed: [])
    }
    let before = screens
    let (operation, after) = try result(of: command)
    var change = Change(operation: operation, motion: motion, before: before, places: after)
    if motion == .interactive, !before.isEmpty {
      stop()
      return drive(&change)
    }
    let removed = commit(after)
    if !isBusy {
      begin(change)
      return .applied(removed)
    }
    return show(.change(change), removed: removed)
  }

  /// Looks at everything that comes before the target of a command.
  private func check(
    _ command: Command,
    _ motion: Motion,
    from source: ScreenID?
  ) throws(Objection) {
    if case .setStack([]) = command, !places.isEmpty { throw Objection(reason: .emptyStack) }
    for screen in named(by: command) where !knows(screen) {
      throw Objection(reason: .unknownScreen, screen: screen)
    }
    let fits =
      switch command {
      case .start: places.isEmpty
      case .setStack: true
      case .push, .pop, .popTo, .popToRoot, .replaceTop, .skipTo, .finishFlow:
        !places.isEmpty && !isEnding
      }
    if !fits || isAsking { throw Objection(reason: .wrongPhase) }
    if !places.isEmpty { try checkDrivable(motion) }
    if source != nil, source != top { throw Objection(reason: .staleSource, screen: source) }
    if !isDriven { try checkBusy(motion, settings.commandPolicy) }
  }

  private func checkDrivable(_ motion: Motion) throws(Objection) {
    if motion == .interactive, isDriven || !isVisible { throw Objection(reason: .wrongPhase) }
  }

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
  private mutating func show(_ waiting: Waiting, removed: [ScreenID]) -> Outcome {
    let wasDriven = isDriven
    if wasDriven {
      turnBack(speed: 1)
    } else if settings.commandPolicy == .finish {
      finishAll()
    }
    queue.append(waiting)
    drain()
    return wasDriven || settings.commandPolicy != .finish ? .queued(removed) : .applied(removed)
  }

  /// Begins a change that somebody drives.
  mutating func drive(_ change: inout Change) -> Outcome {
    if change.operation == .none {
      let removed = commit(change.places)
      begin(change)
      return .applied(removed)
    }
    if case .ended(let end) = phase { change.flowEnd = end }
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
    if !isBusy { return try takeUp(move) }
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
    guard var showing = running, showing.isDriven else { throw Objection(reason: .wrongPhase) }
    switch interaction {
    case .update(let progress):
      showing.origin = progress < 0 ? 0 : progress > 1 ? 1 : progress
      phase = .running(showing)
      events.append(.interactionUpdated(progress: showing.origin))
      return .applied([])
    case .finish(let speed):
      let removed = commit(showing.change.places)
      events.append(.interactionChanged(isCancelled: false))
      events += placing(showing.change)
      settle(showing, part: 1 - showing.origin, speed: speed, isCancelled: false)
      drain()
      return .applied(removed)
    case .cancel(let speed):
      turnBack(speed: speed)
      drain()
      return .applied([])
    }
  }

  /// Lets what somebody drives go back.
  mutating func turnBack(speed: Double) {
    guard let showing = running else { return }
    let change = showing.change
    events += [
      .interactionChanged(isCancelled: true), .willDisappear(change.destination),
      .willAppear(change.source), .willShow(change.source),
    ]
    settle(showing, part: showing.origin, speed: speed, isCancelled: true)
  }

  private mutating func settle(
    _ showing: Showing,
    part: Double,
    speed: Double,
    isCancelled: Bool
  ) {
    let time = (Double(showing.duration) * part / speed).rounded(.toNearestOrEven)
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
