import Boarding

/// Asking the screens, and what becomes of a change that one of them has to think about.
extension ReferenceModel {
  /// What somebody wants.
  enum Request: Equatable, Sendable {
    /// A command.
    case command(Command)
    /// A move, and where it leads.
    case move(UserMove.Kind, target: ScreenID)
  }

  /// A change that somebody wants.
  struct Attempt: Sendable {
    /// What a refusal names it by.
    var kind: Input.Kind
    /// What is wanted.
    var request: Request
    /// The change.
    var change: Change
    /// How many screens have been asked already.
    var askedCount = 0

    /// True if a finger wants it.
    var isSwipe: Bool { kind == .swipeForward || kind == .swipeBackward }

    /// Who is asked, in order.
    var askedScreens: [(screen: ScreenID, side: GuardSide)] {
      var asked: [(screen: ScreenID, side: GuardSide)] = []
      for place in change.before.reversed() where !change.makes(place.screen) {
        asked.append((place.screen, .leave))
      }
      let isRearranging = change.operation == .none && !change.before.isEmpty
      if !isRearranging { asked.append((change.destination, .enter)) }
      return asked
    }
  }

  /// A change about which a screen thinks.
  struct Pending: Sendable {
    /// What is wanted.
    var attempt: Attempt
    /// The screen that thinks.
    var screen: ScreenID
    /// True if the screen allows it and the finger is not lifted yet.
    var isAllowed = false
  }

  /// Asks whether a change may be made, and makes it.
  mutating func seek(_ attempt: Attempt) -> Outcome {
    if let pending, pending.attempt.request == attempt.request,
      pending.attempt.change.before == attempt.change.before
    {
      return refuse(attempt.kind, Objection(reason: .alreadyPending))
    }
    return ask(attempt)
  }

  /// Asks the screens, or the driver.
  ///
  /// - Parameter attempt: What is wanted.
  /// - Returns: What came of it.
  private mutating func ask(_ attempt: Attempt) -> Outcome {
    if world.screenCount == nil, world.asksPermission {
      question = .permission(attempt)
      return .asks
    }
    return conclude(attempt, permission(for: attempt))
  }

  /// What the screens say by the tables of the world.
  private func permission(for attempt: Attempt) -> Permission {
    if attempt.isSwipe, let top, isFingerless(top) {
      return .disallowsGestures
    }
    if world.leaving.isEmpty, world.entering.isEmpty, overrides.isEmpty { return .allowed }
    for (screen, side) in attempt.askedScreens.dropFirst(attempt.askedCount) {
      let table = side == .leave ? world.leaving : world.entering
      let override = overrides.first { $0.screen == screen && $0.side == side }?.answer
      switch override ?? table[screen.rawValue] {
      case .refuse(let reason): return .refused(by: screen, reason)
      case .wait: return .waits(for: screen)
      case .allow, nil: continue
      }
    }
    return .allowed
  }

  /// Goes on as the screens have said.
  mutating func conclude(_ attempt: Attempt, _ permission: Permission) -> Outcome {
    switch permission {
    case .allowed:
      return carryOut(attempt.change)
    case .disallowsGestures:
      return refuse(attempt.kind, Objection(reason: .screenDisallowsGestures, screen: top))
    case .refused(let screen, let detail):
      return refuse(attempt.kind, Objection(reason: .guarded, screen: screen, detail: detail))
    case .waits(let screen):
      dropPending()
      var attempt = attempt
      let place = attempt.askedScreens.firstIndex { $0.screen == screen }
      attempt.askedCount = 1 + (place ?? attempt.change.removed.count)
      pending = Pending(attempt: attempt, screen: screen)
      events.append(.pending(attempt.kind, screen: screen))
      return .pending
    }
  }

  /// Drops what a screen thinks about, because something else is decided.
  mutating func dropPending() {
    guard let dropped = pending else { return }
    pending = nil
    _ = refuse(dropped.attempt.kind, Objection(reason: .superseded, screen: dropped.screen))
  }

  /// Takes the word of a screen that thought about a move.
  mutating func takeLate(_ permission: Permission) throws(Objection) -> Outcome {
    guard let late = pending, !late.isAllowed else { throw Objection(reason: .wrongPhase) }
    switch permission {
    case .allowed:
      if late.attempt.isSwipe, finger != nil {
        pending?.isAllowed = true
        return .pending
      }
      return performPending()
    case .refused(let screen, let detail):
      pending = nil
      return refuse(late.attempt.kind, Objection(reason: .guarded, screen: screen, detail: detail))
    case .disallowsGestures, .waits:
      throw Objection(reason: .wrongPhase)
    }
  }

  /// Performs what was allowed late, as an animated command.
  mutating func performPending() -> Outcome {
    guard let allowed = pending else { return .absorbed }
    pending = nil
    let (kind, old) = (allowed.attempt.kind, allowed.attempt.change)
    do throws(Objection) {
      if old.before.last?.entry != places.last?.entry {
        throw Objection(reason: .staleSource, screen: old.before.last?.screen)
      }
      if isBusy { throw Objection(reason: .transitionInProgress) }
      let (operation, after) =
        switch allowed.attempt.request {
        case .command(let command): try result(of: command)
        case .move(let move, let target): try result(of: UserMove(move), leadingTo: target)
        }
      var attempt = allowed.attempt
      attempt.change.operation = operation
      attempt.change.before = places
      attempt.change.places = after
      if old.motion == .interactive { attempt.change.motion = .animated }
      return ask(attempt)
    } catch {
      return refuse(kind, error)
    }
  }

  /// What stands against a move though it has a target.
  func obstacle(to move: UserMove.Kind, as kind: Input.Kind) -> Refusal.Reason? {
    if move == .previous, settings.isForwardOnly { return .forwardOnly }
    if kind != .swipeForward, kind != .swipeBackward { return nil }
    if !settings.allowsGestures { return .gesturesOff }
    guard let edge = settings.swipeRules.edgeWidth else { return nil }
    guard let finger, let start = finger.start else { return .outsideEdge }
    let comesFromRight = (move == .previous) == (settings.layoutDirection == .rightToLeft)
    let distance = comesFromRight ? finger.startWidth - start.x : start.x
    return distance > edge ? .outsideEdge : nil
  }
}
