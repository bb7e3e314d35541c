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
    case .empty, .resting:
      state.now = target
      return .advanced(remainingNanoseconds: 0)
    case .running(let transition):
      if transition.end > target {
        state.now = target
        return .advanced(remainingNanoseconds: 0)
      }
      state.now = transition.end
      end(transition, into: &events)
      takeUpWaiting(into: &events)
      return .advanced(remainingNanoseconds: target.nanoseconds - transition.end.nanoseconds)
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
    if case .asking = state.phase { return refuse(.setting, .wrongPhase, into: &events) }
    switch setting {
    case .containerWidth(let width):
      state.settings.containerWidth = width
    case .layoutDirection(let direction):
      state.settings.layoutDirection = direction
    case .reduceMotion(let reduces):
      state.settings.reducesMotion = reduces
      if reduces, let transition = state.transition {
        end(transition, into: &events)
        takeUpWaiting(into: &events)
      }
    case .movePolicy(let policy):
      state.settings.movePolicy = policy
    case .commandPolicy(let policy):
      state.settings.commandPolicy = policy
    }
    return .applied(removed: RemovedScreens())
  }
}
