extension Machine {
  /// Takes the answer to the machine's question, or a late word on a pending move.
  ///
  /// - Parameters:
  ///   - reply: The answer.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the last user move that was taken up, which is the one whose target
  ///   it is unless others waited behind it; applied for an animation.
  mutating func handle(_ reply: Reply, into events: inout [Event]) -> Answer {
    if let unknown = reply.screen, !flow.knows(unknown) {
      return refuse(.reply, .unknownScreen, screen: unknown, into: &events)
    }
    guard case .asking(let asking) = state.phase else {
      guard case .permission(let permission) = reply else {
        return refuse(.reply, .wrongPhase, into: &events)
      }
      return takeLateWord(permission, into: &events)
    }
    let contents = asking.contents
    let answer: Answer
    switch reply {
    case .target(let target):
      guard case .target(let move) = contents.question, case .move(let input) = contents.purpose
      else { return refuse(.reply, .wrongPhase, into: &events) }
      state.phase = contents.beneath
      answer = resolve(move, as: input, target: target, into: &events)
    case .permission(let permission):
      guard case .permission(let request) = contents.question,
        case .attempt(let attempt) = contents.purpose
      else { return refuse(.reply, .wrongPhase, into: &events) }
      state.phase = contents.beneath
      answer = conclude(attempt, request, permission, into: &events)
    case .animation(let animation):
      guard case .animation(let change) = contents.question
      else { return refuse(.reply, .wrongPhase, into: &events) }
      state.phase = contents.beneath
      begin(change, animation: animation, into: &events)
      let swiped = followTouch(after: .applied(removed: RemovedScreens()), into: &events)
      takeUpWaiting(into: &events)
      return swiped
    }
    let swiped = followTouch(after: answer, into: &events)
    return takeUpWaiting(into: &events) ?? swiped
  }
}

extension Reply {
  /// The screen that the answer names, or nil if it names none.
  var screen: ScreenID? {
    switch self {
    case .target(let target): target
    case .permission(.refused(let screen, _)), .permission(.waits(let screen)): screen
    case .permission(.allowed), .permission(.disallowsGestures), .animation: nil
    }
  }
}
