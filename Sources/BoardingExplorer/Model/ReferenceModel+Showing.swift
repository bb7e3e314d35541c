import Boarding

/// How changes are shown, one after another.
extension ReferenceModel {
  /// Takes up a user move, which a refusal names by a kind.
  mutating func takeUp(_ move: UserMove, as kind: Input.Kind) -> Outcome {
    if world.screenCount == nil {
      question = .target(move, as: kind)
      return .asks
    }
    return outcome(of: move, leadingTo: target(of: move.kind), as: kind)
  }

  /// Goes where a move leads, or tells why not.
  mutating func outcome(
    of move: UserMove,
    leadingTo target: ScreenID?,
    as kind: Input.Kind
  ) -> Outcome {
    do throws(Objection) {
      let (operation, after) = try result(of: move, leadingTo: target)
      if let reason = obstacle(to: move.kind, as: kind) {
        throw Objection(reason: reason, screen: top)
      }
      return seek(
        Attempt(
          kind: kind,
          request: .move(move.kind, target: target ?? .absent),
          change: Change(operation: operation, motion: move.motion, before: places, places: after)
        )
      )
    } catch {
      return refuse(kind, error)
    }
  }

  /// Shows a change, now that its turn has come.
  mutating func begin(_ change: Change) {
    var change = change
    if case .ended(let end) = phase { change.flowEnd = end }
    recoilEnd = nil
    if case .pulling = finger?.stage { finger?.stage = .absorbed }
    let isStill =
      change.motion == .animated && settings.reducesMotion
      && settings.reducedMotionStyle == .instant
    if change.operation == .none {
      phase = .resting
      rearrange(change)
    } else if change.motion == .instant || !isVisible || isStill {
      showAtOnce(change)
    } else if world.screenCount == nil {
      phase = .resting
      question = .animation(change)
    } else {
      show(change, for: world.duration)
    }
  }

  /// Shows a change for a time, or as somebody drives it.
  mutating func show(_ change: Change, for duration: Int64) {
    if change.motion == .interactive {
      tellBeginning(of: change, .interactive)
      phase = .running(Showing(change: change, duration: duration, start: now))
      return
    }
    let time = min(duration, .max - now)
    if time == 0 { return showAtOnce(change) }
    tellBeginning(of: change, .animated)
    phase = .running(Showing(change: change, duration: duration, start: now, end: now + time))
  }

  /// Shows a change without time.
  ///
  /// - Parameter change: The change.
  private mutating func showAtOnce(_ change: Change) {
    tellBeginning(of: change, .instant)
    phase = .running(Showing(change: change, duration: 0, start: now, end: now))
    endRunning()
  }

  /// Ends what runs, if anything does.
  mutating func endRunning() {
    guard let showing = running else { return }
    phase = .resting
    if showing.isCancelled {
      if let end = showing.change.flowEnd { phase = .ended(end) }
      tellCancelledEnd(of: showing.change)
      return
    }
    tellEnd(of: showing.change)
    noteStep(showing.change.destination)
  }

  /// Ends what runs at once, what somebody drives by going back.
  mutating func stop() {
    if isDriven { turnBack(speed: 1) }
    endRunning()
  }

  /// Ends what runs and lets what waits take no time.
  mutating func finishAll() {
    stop()
    queue = queue.map { waiting in
      switch waiting {
      case .change(var change):
        change.motion = .instant
        return .change(change)
      case .move(var move, let entry):
        move.motion = .instant
        return .move(move, entry: entry)
      case .end:
        return waiting
      }
    }
  }

  /// Ends the flow.
  mutating func finishFlow(_ end: FlowEnd) {
    dropPending()
    phase = .ended(end)
    events.append(.flowFinished(end))
  }

  /// Takes up what waits.
  ///
  /// What is decided keeps its order, and so do moves; a move that is not stale lets everything go
  /// first that is decided up to the last change.
  @discardableResult
  mutating func drain() -> Outcome? {
    var outcome: Outcome?
    while canTakeUp, !queue.isEmpty {
      var index = 0
      if case .move(_, let entry) = queue[0], entry == places.last?.entry,
        queue.contains(where: { if case .change = $0 { true } else { false } })
      {
        index = queue.firstIndex { if case .move = $0 { false } else { true } } ?? 0
      }
      switch queue.remove(at: index) {
      case .change(let change):
        begin(change)
      case .end(let end):
        finishFlow(end)
      case .move(let move, let entry):
        if entry == places.last?.entry {
          outcome = takeUp(move, as: move.kind.inputKind)
        } else {
          outcome = refuse(
            move.kind.inputKind,
            Objection(reason: .staleSource, screen: move.source)
          )
        }
      }
    }
    return outcome
  }

  /// True if what waits may begin.
  private var canTakeUp: Bool {
    if isAsking { return false }
    switch phase {
    case .resting, .ended: return true
    case .empty, .running: return false
    }
  }

  /// The screen in front: of the first change that waits, the one that it leaves.
  var front: ScreenID? {
    for waiting in queue {
      if case .change(let change) = waiting { return change.source }
    }
    if case .animation(let change) = question { return change.source }
    return top
  }
}

/// How far the flow is in its series.
extension ReferenceModel {
  /// Counts the steps before a screen in the series.
  ///
  /// - Parameter screen: The screen, if any.
  /// - Returns: How many come before it, or nil for one that is not in the series.
  private func step(_ screen: ScreenID?) -> Double? {
    guard let screen, let place = world.series.firstIndex(of: screen.rawValue) else { return nil }
    return Double(stepsBefore[place])
  }

  /// Where the screen in front is in the series, once the steps are counted.
  var stepIndex: Double? {
    guard let showing = running else { return step(front) }
    let change = showing.change
    switch (step(change.source), step(change.destination)) {
    case (nil, nil): return nil
    case (let place?, nil), (nil, let place?): return place
    case (let from?, let to?):
      return from + (to - from) * showing.progress(at: now)
    }
  }

  /// Notes how far the flow has come.
  ///
  /// - Parameter screen: The screen that has arrived.
  private mutating func noteStep(_ screen: ScreenID) {
    guard let place = world.series.firstIndex(of: screen.rawValue) else { return }
    furthestStep = max(furthestStep ?? place, place)
  }

  /// Shows a change below the top, or the first screen.
  ///
  /// - Parameter change: The change.
  private mutating func rearrange(_ change: Change) {
    let destination = change.destination
    tellPlacing(change)
    let removed = change.removed
    events += removed.map { .willLeaveStack($0) }
    events += removed.map { .didLeaveStack($0) }
    if change.before.isEmpty {
      events.append(.willEnterStack(destination))
      if isVisible { events += [.willAppear(destination), .didAppear(destination)] }
      events.append(.didEnterStack(destination))
    }
    events.append(.committed(change.passage))
    if change.before.isEmpty, isVisible { events.append(.screenChanged(focus: destination)) }
    noteStep(destination)
  }
}
