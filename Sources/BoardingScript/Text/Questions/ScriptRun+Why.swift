import Boarding

extension ScriptRun {
  /// Explains what a swipe would come to, in one sentence.
  ///
  /// - Parameter direction: The direction of the swipe.
  /// - Returns: The sentence.
  func explanation(of direction: Direction) -> String {
    let swipe = "A swipe " + direction.name
    let prospect = machine.prospect(of: direction)
    switch prospect.eligibility {
    case .enabled(let target):
      let edge = machine.state.settings.swipeRules.edgeWidth
      let condition = edge.map { " if it begins within " + trimmed($0) + " points of the edge" }
      let passed = passedClause(direction)
      return swipe + " leads to " + quoted(target) + passed + (condition ?? "") + "."
    case .disabled(.alreadyPending), .disabled(.guardWaits):
      return swipe + " has to wait: " + quoted(prospect.screen) + " has not given its word."
    case .disabled(.noTarget):
      let passed = passedClause(direction)
      return swipe + " is refused: " + clause(about: .noTarget, prospect) + passed + "."
    case .disabled(let reason):
      return swipe + " is refused: " + clause(about: reason, prospect) + "."
    case nil:
      return swipe + " leads where the screens say."
    }
  }

  /// Explains why a swipe is refused.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - prospect: What the swipe would come to, or nil where that does not matter.
  /// - Returns: What is the matter, as a part of a sentence.
  private func clause(about reason: Refusal.Reason, _ prospect: Machine.Prospect?) -> String {
    let top = quoted(machine.state.stack.top)
    switch reason {
    case .wrongPhase: return phaseClause
    case .transitionInProgress: return transitionClause
    case .noTarget: return top + " leads nowhere in this direction"
    case .atRoot: return top + " is the root, and nothing is below it"
    case .alreadyThere, .alreadyOnStack: return "its target is on the stack already"
    case .forwardOnly: return "the flow goes forward only"
    case .gesturesOff: return "gestures are off"
    case .screenDisallowsGestures: return top + " does not let fingers move it"
    case .guarded: return guardClause(prospect)
    case .outsideEdge: return "it must begin at the edge"
    case .staleSource: return "the finger came down on another screen"
    case .mostlyVertical: return "the finger moves mostly up or down"
    case .alreadyPending, .guardWaits: return "a screen has not given its word"
    case .superseded: return "something else was decided before"
    case .notOnStack: return "its target is not on the stack"
    case .negativeDuration, .timeOverflow, .invalidWidth, .invalidProgress, .invalidSpeed,
      .invalidSample, .invalidRules, .emptyStack, .unknownScreen, .unknownFact:
      return "the input is malformed (" + reason.name + ")"
    }
  }

  /// Why nothing can be swiped now, whatever the finger does.
  private var phaseClause: String {
    let state = machine.state
    if state.stack.isEmpty { return "nothing is shown yet" }
    if !state.isContainerVisible { return "the container is not shown" }
    if case .ended = state.phase { return "the flow has ended" }
    return state.isEnding ? "the flow is about to end" : "the machine has a question"
  }

  /// What runs, and what the policy says to that.
  private var transitionClause: String {
    let state = machine.state
    guard let transition = state.transition else { return "a transition runs" }
    if transition.isInteractive { return "somebody drives a transition" }
    switch state.settings.swipePolicy {
    case .refuse: return "a transition runs, and the policy of swipes is refuse"
    case .finish: return "a transition runs, and something waits behind it"
    case .grab:
      guard let obstacle = machine.obstacle(toGrabbing: transition) else {
        return "a transition runs, which a finger would catch"
      }
      return "a transition runs, which a finger cannot catch: " + clause(about: obstacle)
    }
  }

  /// Explains why the running transition cannot be caught.
  ///
  /// - Parameter obstacle: What stands in the way.
  /// - Returns: What is the matter, as a part of a sentence.
  private func clause(about obstacle: Machine.Declined) -> String {
    switch obstacle.reason {
    case .transitionInProgress: "the stack was changed after it began"
    case .screenDisallowsGestures: quoted(obstacle.screen) + " does not let fingers move it"
    case .forwardOnly, .gesturesOff, .wrongPhase, .noTarget, .atRoot, .alreadyThere,
      .alreadyOnStack, .guarded, .outsideEdge, .staleSource, .mostlyVertical, .alreadyPending,
      .guardWaits, .superseded, .notOnStack, .negativeDuration, .timeOverflow, .invalidWidth,
      .invalidProgress, .invalidSpeed, .invalidSample, .invalidRules, .emptyStack, .unknownScreen,
      .unknownFact:
      clause(about: obstacle.reason, nil)
    }
  }

  /// Says which screen is against it, and why.
  ///
  /// - Parameter prospect: What the swipe would come to, or nil where nobody knows.
  /// - Returns: Such as `'terms' does not let itself be left (accept first)`.
  private func guardClause(_ prospect: Machine.Prospect?) -> String {
    guard let prospect, let screen = prospect.screen else { return "a screen is against it" }
    let side = screen == machine.state.stack.top ? "left" : "entered"
    let reason = text.text(of: prospect.detail).map { " (" + $0 + ")" } ?? ""
    return quoted(screen) + " does not let itself be " + side + reason
  }

  /// Writes the name of a screen in quotation marks.
  ///
  /// - Parameter screen: The screen; nil for none.
  /// - Returns: Such as `'terms'`.
  private func quoted(_ screen: ScreenID?) -> String {
    screen.map { "'" + text.name(of: $0) + "'" } ?? "a screen"
  }
}
