extension Machine {
  /// Lets time pass up to the first due instant.
  ///
  /// - Parameters:
  ///   - nanoseconds: How much time passes at the most; `Int64.max` stands for a time that does
  ///     not fit and is refused.
  ///   - events: Where the events are appended.
  /// - Returns: How much of the time is left, or a refusal.
  mutating func advance(_ nanoseconds: Int64, into events: inout [Event]) -> Answer {
    if nanoseconds < 0 { return refuse(.advance, .negativeDuration, into: &events) }
    guard nanoseconds < .max, let target = state.now.advanced(byNanoseconds: nanoseconds) else {
      return refuse(.advance, .timeOverflow, into: &events)
    }
    switch state.phase {
    case .asking:
      return refuse(.advance, .wrongPhase, into: &events)
    case .empty, .resting, .ended:
      state.now = target
      if let recoil = state.recoil, recoil.end <= target { endRecoil() }
      return .advanced(remainingNanoseconds: 0)
    case .running(let transition):
      guard let due = transition.end, due <= target else {
        state.now = target
        return .advanced(remainingNanoseconds: 0)
      }
      state.now = due
      end(transition, into: &events)
      takeUpWaiting(into: &events)
      return .advanced(remainingNanoseconds: target.nanoseconds - due.nanoseconds)
    }
  }

  /// Changes the surroundings.
  ///
  /// - Parameters:
  ///   - setting: What changes.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, or a refusal.
  mutating func handle(_ setting: Setting, into events: inout [Event]) -> Answer {
    if case .containerWidth(let width) = setting, !Settings.isWidth(width) {
      return refuse(.setting, .invalidWidth, into: &events)
    }
    if case .swipeRules(let rules) = setting, !rules.isValid {
      return refuse(.setting, .invalidRules, into: &events)
    }
    if case .guardAnswer(let screen, _, _) = setting, !flow.knows(screen) {
      return refuse(.setting, .unknownScreen, screen: screen, into: &events)
    }
    if case .fact(let fact, let value) = setting, !flow.knows(fact, value) {
      return refuse(.setting, .unknownFact, into: &events)
    }
    if case .asking = state.phase { return refuse(.setting, .wrongPhase, into: &events) }
    if case .fact = setting, state.settings.facts.count < flow.facts.count {
      // The state comes from a machine of another flow.
      let missing = flow.facts[state.settings.facts.count...]
      state.settings.facts += missing.map { $0.initialValue }
    }
    if case .containerWidth = setting, !state.touches.isEmpty { anchorDrive() }
    let reducedMotion = state.settings.reducesMotion
    state.settings.apply(setting)
    if state.settings.reducesMotion, !reducedMotion {
      endRecoil()
      if let transition = state.transition, !transition.isInteractive {
        end(transition, into: &events)
        takeUpWaiting(into: &events)
      }
    }
    return .applied(removed: RemovedScreens())
  }
}
