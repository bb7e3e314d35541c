import Boarding

/// Puts an answer into words.
///
/// - Parameter answer: The answer.
/// - Returns: One line.
func describe(_ answer: Answer) -> String {
  switch answer {
  case .applied(let removed): "applied, \(count(removed)) removed"
  case .queued(let removed): "queued, \(count(removed)) removed"
  case .refused(let reason): "refused for reason \(reason.rawValue)"
  case .pending: "pending"
  case .absorbed: "absorbed"
  case .asks: "asks"
  case .advanced(let remaining): "advanced, \(remaining) left"
  }
}

/// Counts the screens that a command took off.
///
/// - Parameter removed: The screens.
/// - Returns: How many there are.
private func count(_ removed: RemovedScreens) -> Int {
  removed.reduce(0) { count, _ in count + 1 }
}

/// Puts an event into words.
///
/// - Parameters:
///   - event: The event.
///   - flow: The flow, for the names of its screens.
/// - Returns: One line that begins with the instant in nanoseconds.
func describe(_ event: Event, in flow: Flow) -> String {
  describe(event) { flow.knows($0) ? flow.screens[$0.rawValue].name : "nothing" }
}

/// Puts an event into words.
///
/// - Parameters:
///   - event: The event.
///   - nameOf: Finds the name of a screen.
/// - Returns: One line that begins with the instant in nanoseconds.
func describe(_ event: Event, nameOf: (ScreenID) -> String) -> String {
  /// Finds the name of a screen, if there is one.
  func name(_ screen: ScreenID?) -> String {
    guard let screen else { return "nothing" }
    return nameOf(screen)
  }
  /// Puts a passage into words.
  func words(_ passage: Event.Passage) -> String {
    "\(passage.operation.name) \(name(passage.source)) > \(name(passage.destination))"
  }
  let words =
    switch event.kind {
    case .transitionBegan(let passage, let motion):
      "transition began: \(words(passage)), animated: \(motion != .instant)"
    case .interactionUpdated(let progress): "updated: \(progress)"
    case .interactionChanged(let isCancelled): "interaction ended, cancelled: \(isCancelled)"
    case .transitionGrabbed(let progress): "grabbed: \(progress)"
    case .gestureEnded: "gesture ended"
    case .pending(let input, let screen): "pending input \(input.rawValue): \(name(screen))"
    case .eligibilityChanged(let direction, let reason):
      "eligibility \(direction.name): \(reason.map { Int($0.rawValue) } ?? -1)"
    case .cancelled(let passage): "cancelled: \(words(passage))"
    case .flowFinished(let end): "flow finished: \(end.name)"
    case .willEnterStack(let screen): "will enter the stack: \(name(screen))"
    case .didEnterStack(let screen): "did enter the stack: \(name(screen))"
    case .willLeaveStack(let screen): "will leave the stack: \(name(screen))"
    case .didLeaveStack(let screen): "did leave the stack: \(name(screen))"
    case .willAppear(let screen): "will appear: \(name(screen))"
    case .didAppear(let screen): "did appear: \(name(screen))"
    case .willDisappear(let screen): "will disappear: \(name(screen))"
    case .didDisappear(let screen): "did disappear: \(name(screen))"
    case .willShow(let screen): "will show: \(name(screen))"
    case .didShow(let screen): "did show: \(name(screen))"
    case .committed(let passage): "committed: \(words(passage))"
    case .screenChanged(let screen): "screen changed: \(name(screen))"
    case .transitionEnded(let passage, let isCancelled):
      "transition ended: \(words(passage)), cancelled: \(isCancelled)"
    case .refused(let refusal):
      "refused input \(refusal.input.rawValue) for reason \(refusal.reason.rawValue): "
        + name(refusal.screen)
    case .stopped(let limit): "stopped at \(limit) events"
    }
  return "\(event.instant.nanoseconds) \(words)"
}
