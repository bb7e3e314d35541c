import Boarding

extension ReferenceModel {
  /// Takes up a user move at rest.
  mutating func takeUp(_ move: UserMove) throws(Objection) -> Outcome {
    if world.screenCount == nil {
      phase = .askingTarget(move)
      return .asks
    }
    return outcome(of: move, leadingTo: target(of: move.kind))
  }

  /// Goes where a move leads, or tells why not.
  mutating func outcome(of move: UserMove, leadingTo target: ScreenID?) -> Outcome {
    do throws(Objection) {
      let before = screens
      let (operation, after) = try result(of: move, leadingTo: target)
      let removed = commit(after)
      let isAnimated = move.motion == .animated
      begin(
        Change(operation: operation, isAnimated: isAnimated, before: before, after: screens)
      )
      return .applied(removed)
    } catch {
      return refuse(move, error)
    }
  }

  private mutating func refuse(_ move: UserMove, _ objection: Objection) -> Outcome {
    let kind = move.kind.inputKind
    events.append(.refused(Refusal(kind, objection.reason, screen: objection.screen)))
    return .refused(objection.reason)
  }

  /// Shows a change, now that its turn has come.
  mutating func begin(_ change: Change) {
    if change.operation == .none {
      phase = .resting
      rearrange(change)
    } else if !change.isAnimated || settings.reducesMotion {
      show(change, for: 0)
    } else if world.screenCount == nil {
      phase = .askingAnimation(change)
    } else {
      show(change, for: world.duration)
    }
  }

  /// Shows a change for a time.
  mutating func show(_ change: Change, for duration: Int64) {
    let time = min(duration, .max - now)
    events += beginning(of: change, isAnimated: time > 0)
    phase = .running(change, end: now + time)
    if time == 0 { endRunning() }
  }

  /// Ends what runs, if anything does.
  mutating func endRunning() {
    guard case .running(let change, end: _) = phase else { return }
    phase = .resting
    events += end(of: change)
  }

  /// Ends what runs and lets what waits take no time.
  mutating func finishAll() {
    endRunning()
    queue = queue.map { waiting in
      switch waiting {
      case .change(var change):
        change.isAnimated = false
        return .change(change)
      case .move(var move):
        move.motion = .instant
        return .move(move)
      }
    }
  }

  /// Takes up what waits: changes before moves, unless the move is stale anyway.
  @discardableResult
  mutating func drain() -> Outcome? {
    var outcome: Outcome?
    while case .resting = phase, !queue.isEmpty {
      var index = 0
      if case .move(let move) = queue[0], move.source == top {
        index = queue.firstIndex { if case .change = $0 { true } else { false } } ?? 0
      }
      switch queue.remove(at: index) {
      case .change(let change):
        begin(change)
      case .move(let move):
        if move.source == top {
          outcome = try? takeUp(move)
        } else {
          outcome = refuse(move, Objection(reason: .staleSource, screen: move.source))
        }
      }
    }
    return outcome
  }
}

/// What a change tells its screens, worked out from the lists before and after.
extension ReferenceModel {
  private func beginning(of change: Change, isAnimated: Bool) -> [Event.Kind] {
    let source = change.before[change.before.count - 1]
    let destination = change.after[change.after.count - 1]
    var calls: [Event.Kind] = [.transitionBegan(change.passage, isAnimated: isAnimated)]
    for screen in change.after.dropLast() where !change.before.contains(screen) {
      calls += [.willEnterStack(screen), .didEnterStack(screen)]
    }
    for screen in change.before.dropLast().reversed() where !change.after.contains(screen) {
      calls.append(.willLeaveStack(screen))
    }
    if !change.after.contains(source) { calls.append(.willLeaveStack(source)) }
    if !change.before.contains(destination) { calls.append(.willEnterStack(destination)) }
    calls += [.willDisappear(source), .willAppear(destination), .willShow(destination)]
    return calls
  }

  private func end(of change: Change) -> [Event.Kind] {
    let source = change.before[change.before.count - 1]
    let destination = change.after[change.after.count - 1]
    let middle = change.before.dropLast().reversed().filter { !change.after.contains($0) }
    var memberships: [Event.Kind] = []
    if !change.before.contains(destination) { memberships.append(.didEnterStack(destination)) }
    if change.after.contains(source) {
      memberships += middle.map { .didLeaveStack($0) }
    } else {
      memberships = [.didLeaveStack(source)] + middle.map { .didLeaveStack($0) } + memberships
    }
    return [.didDisappear(source), .didAppear(destination)] + memberships + [
      .didShow(destination), .committed(change.passage), .screenChanged(focus: destination),
      .transitionEnded(change.passage),
    ]
  }

  private mutating func rearrange(_ change: Change) {
    let destination = change.after[change.after.count - 1]
    for screen in change.after.dropLast() where !change.before.contains(screen) {
      events += [.willEnterStack(screen), .didEnterStack(screen)]
    }
    let removed = change.before.reversed().filter { !change.after.contains($0) }
    events += removed.map { .willLeaveStack($0) }
    events += removed.map { .didLeaveStack($0) }
    if change.before.isEmpty {
      events += [
        .willEnterStack(destination), .willAppear(destination), .didAppear(destination),
        .didEnterStack(destination), .committed(change.passage),
        .screenChanged(focus: destination),
      ]
    } else {
      events.append(.committed(change.passage))
    }
  }
}
