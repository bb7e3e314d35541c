import Boarding

/// What each input leads to.
extension ReferenceModel {
  /// Takes an input; `events` then says what it led to.
  mutating func handle(_ input: Input) -> Outcome {
    events.removeAll(keepingCapacity: true)
    do throws(Objection) {
      switch input {
      case .command(let command, let motion, let source):
        return try take(command, motion, from: source)
      case .move(let move):
        return try take(move)
      case .interaction(let interaction):
        return try take(interaction)
      case .pan(let pan):
        return try take(pan)
      case .reply(let reply):
        return try take(reply)
      case .container(let change):
        try take(change)
        return .applied([])
      case .setting(let setting):
        try take(setting)
        return .applied([])
      case .advance(let nanoseconds):
        return .left(try advance(nanoseconds))
      }
    } catch {
      return refuse(input.kind, error)
    }
  }

  /// Declines something.
  mutating func refuse(_ kind: Input.Kind, _ objection: Objection) -> Outcome {
    let (reason, screen, detail) = (objection.reason, objection.screen, objection.detail)
    events.append(.refused(Refusal(kind, reason, screen: screen, detail: detail)))
    return .refused(reason)
  }

  /// Takes an answer to a question.
  ///
  /// - Parameter reply: The answer.
  /// - Returns: What came of it.
  /// - Throws: The reason against it.
  private mutating func take(_ reply: Reply) throws(Objection) -> Outcome {
    switch reply {
    case .target(let screen?), .permission(.refused(let screen, _)),
      .permission(.waits(let screen)):
      if !knows(screen) { throw Objection(reason: .unknownScreen, screen: screen) }
    case .target(nil), .permission(.allowed), .permission(.disallowsGestures), .animation: break
    }
    switch (question, reply) {
    case (.target(let move, let kind), .target(let target)):
      question = nil
      let outcome = goOn(after: outcome(of: move, leadingTo: target, as: kind))
      return drain() ?? outcome
    case (.permission(let attempt), .permission(let permission)):
      question = nil
      let outcome = goOn(after: conclude(attempt, permission))
      return drain() ?? outcome
    case (.animation(let change), .animation(let animation)):
      question = nil
      show(change, for: animation.durationNanoseconds)
      let outcome = goOn(after: .applied([]))
      drain()
      return outcome
    case (nil, .permission(let permission)):
      return try takeLate(permission)
    case (nil, .target), (nil, .animation), (.target, _), (.permission, _), (.animation, _):
      throw Objection(reason: .wrongPhase)
    }
  }

  /// Takes what happens to the container.
  ///
  /// - Parameter change: What happens.
  /// - Throws: The reason against it.
  private mutating func take(_ change: ContainerChange) throws(Objection) {
    if isAsking { throw Objection(reason: .wrongPhase) }
    if change == .appear && isVisible || change == .disappear && !isVisible {
      throw Objection(reason: .alreadyThere)
    }
    if change != .appear {
      recoilEnd = nil
      finger?.stage = .absorbed
      stop()
    }
    if let front {
      switch change {
      case .appear:
        events += [.willAppear(front), .didAppear(front), .screenChanged(focus: front)]
      case .disappear: events += [.willDisappear(front), .didDisappear(front)]
      case .suspend: break
      }
    }
    if change != .suspend { isVisible = change == .appear }
    drain()
  }

  /// Takes a setting.
  ///
  /// - Parameter setting: The setting.
  /// - Throws: The reason against it.
  private mutating func take(_ setting: Setting) throws(Objection) {
    if case .containerWidth(let width) = setting, !(width > 0 && width < .infinity) {
      throw Objection(reason: .invalidWidth)
    }
    if case .swipeRules(let rules) = setting, !isSound(rules) {
      throw Objection(reason: .invalidRules)
    }
    if case .guardAnswer(let screen, _, _) = setting, !knows(screen) {
      throw Objection(reason: .unknownScreen, screen: screen)
    }
    if case .fact(let fact, let value) = setting {
      let size =
        world.factSizes.indices.contains(fact.rawValue) ? world.factSizes[fact.rawValue] : 0
      if value < 0 || value >= size { throw Objection(reason: .unknownFact) }
    }
    if isAsking { throw Objection(reason: .wrongPhase) }
    switch setting {
    case .containerWidth(let width):
      keepProgress()
      settings.containerWidth = width
    case .layoutDirection(let direction): settings.layoutDirection = direction
    case .movePolicy(let policy): settings.movePolicy = policy
    case .commandPolicy(let policy): settings.commandPolicy = policy
    case .swipePolicy(let policy): settings.swipePolicy = policy
    case .swipeRules(let rules): settings.swipeRules = rules
    case .gestures(let areAllowed): settings.allowsGestures = areAllowed
    case .forwardOnly(let isForwardOnly): settings.isForwardOnly = isForwardOnly
    case .guardAnswer(let screen, let side, let answer):
      overrides.removeAll { $0.screen == screen && $0.side == side }
      if let answer { overrides.append((screen, side, answer)) }
      overrides.sort {
        ($0.screen.rawValue, $0.side.rawValue) < ($1.screen.rawValue, $1.side.rawValue)
      }
    case .fact(let fact, let value): facts[fact.rawValue] = value
    case .reducedMotionStyle(let style): settings.reducedMotionStyle = style
    case .reduceMotion(let reduces):
      let isFlipped = reduces && !settings.reducesMotion
      settings.reducesMotion = reduces
      if isFlipped { recoilEnd = nil }
      if isFlipped, !isDriven {
        endRunning()
        drain()
      }
    }
  }

  /// Lets time pass up to the first due instant.
  ///
  /// - Parameter nanoseconds: How much.
  /// - Returns: How much is left.
  /// - Throws: The reason against it.
  private mutating func advance(_ nanoseconds: Int64) throws(Objection) -> Int64 {
    if nanoseconds < 0 { throw Objection(reason: .negativeDuration) }
    if nanoseconds == .max || nanoseconds > .max - now { throw Objection(reason: .timeOverflow) }
    if isAsking { throw Objection(reason: .wrongPhase) }
    guard let end = running?.end, end <= now + nanoseconds else {
      now += nanoseconds
      if let end = recoilEnd, end <= now { recoilEnd = nil }
      return 0
    }
    let left = now + nanoseconds - end
    now = end
    endRunning()
    drain()
    return left
  }
}
