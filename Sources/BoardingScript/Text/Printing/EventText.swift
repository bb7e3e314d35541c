public import Boarding

/// Writes events as lines of text, with the names of the screens.
///
/// It is not `Sendable`, so that the names may come from a controller and its screens.
///
/// ```swift
/// let text = EventText(flow: machine.flow)
/// let lines = events.map { text.line(of: $0) }
/// ```
public struct EventText {
  /// Finds the name of a screen.
  private let nameOfScreen: (ScreenID) -> String
  /// Finds the text of a reason, or nil where none is given.
  private let reasonText: (GuardReason) -> String?

  /// Makes a writer that takes the names from somewhere.
  ///
  /// - Parameters:
  ///   - name: Finds the name of a screen.
  ///   - reason: Finds the text of a reason why a screen is against a change, or nil for none.
  public init(
    name: @escaping (ScreenID) -> String,
    reason: @escaping (GuardReason) -> String? = { _ in nil }
  ) {
    nameOfScreen = name
    reasonText = reason
  }

  /// Makes a writer that takes the names from a declared flow.
  ///
  /// - Parameter flow: The flow; a screen that it does not declare is written as a number.
  public init(flow: Flow) {
    self.init(
      name: { screen in
        let isDeclared = flow.screens.indices.contains(screen.rawValue)
        return isDeclared ? flow.screens[screen.rawValue].name : "screen-\(screen.rawValue)"
      },
      reason: { flow.text(of: $0) }
    )
  }

  /// Returns the name of a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Its name.
  public func name(of screen: ScreenID) -> String {
    nameOfScreen(screen)
  }

  /// Returns the text of a reason why a screen is against a change.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: Its text, or nil where none is given.
  public func text(of reason: GuardReason) -> String? {
    reasonText(reason)
  }

  /// Writes the names of a stack.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: The names, root first, with spaces between them.
  public func names(of stack: ScreenStack) -> String {
    stack.rootFirst.map { name(of: $0) }.joined(separator: " ")
  }

  /// Writes an event with its time.
  ///
  /// - Parameter event: The event.
  /// - Returns: A line such as `400ms didShow(features)`.
  public func line(of event: Event) -> String {
    timeText(event.instant) + " " + text(of: event.kind)
  }

  /// Writes an event as a line of the committed log.
  ///
  /// - Parameter event: The event.
  /// - Returns: A line such as `400ms push welcome > features`; nil for what that log leaves out.
  public func committedLine(of event: Event) -> String? {
    let line: String? =
      switch event.kind {
      case .committed(let passage): text(of: passage)
      case .cancelled(let passage): "cancelled " + text(of: passage)
      case .flowFinished(let end): "finished " + end.name
      case .transitionBegan, .interactionUpdated, .interactionChanged, .transitionGrabbed,
        .gestureEnded, .willEnterStack, .didEnterStack, .willLeaveStack, .didLeaveStack,
        .willAppear, .didAppear, .willDisappear, .didDisappear, .willShow, .didShow,
        .screenChanged, .transitionEnded, .pending, .eligibilityChanged, .refused, .stopped:
        nil
      }
    return line.map { timeText(event.instant) + " " + $0 }
  }

  /// Writes what happened.
  ///
  /// - Parameter kind: What happened.
  /// - Returns: The text, such as `committed push welcome > features`.
  public func text(of kind: Event.Kind) -> String {
    switch kind {
    case .transitionBegan(let passage, let motion):
      "began " + text(of: passage) + motion.suffix
    case .interactionUpdated(let progress): "updated " + trimmed(progress)
    case .interactionChanged(let isCancelled):
      isCancelled ? "interaction cancelled" : "interaction finished"
    case .transitionGrabbed(let progress): "grabbed " + trimmed(progress)
    case .gestureEnded: "gesture ended"
    case .willEnterStack(let screen): name(of: screen) + ".willEnterStack"
    case .didEnterStack(let screen): name(of: screen) + ".didEnterStack"
    case .willLeaveStack(let screen): name(of: screen) + ".willLeaveStack"
    case .didLeaveStack(let screen): name(of: screen) + ".didLeaveStack"
    case .willAppear(let screen): name(of: screen) + ".willAppear"
    case .didAppear(let screen): name(of: screen) + ".didAppear"
    case .willDisappear(let screen): name(of: screen) + ".willDisappear"
    case .didDisappear(let screen): name(of: screen) + ".didDisappear"
    case .willShow(let screen): "willShow(" + name(of: screen) + ")"
    case .didShow(let screen): "didShow(" + name(of: screen) + ")"
    case .committed(let passage): "committed " + text(of: passage)
    case .cancelled(let passage): "cancelled " + text(of: passage)
    case .flowFinished(let end): "flowFinished(" + end.name + ")"
    case .screenChanged(let screen): "screenChanged(" + name(of: screen) + ")"
    case .transitionEnded(let passage, let isCancelled):
      (isCancelled ? "went back from " : "ended ") + text(of: passage)
    case .pending(let input, let screen): "pending " + input.words + ": " + name(of: screen)
    case .eligibilityChanged(let direction, let reason):
      "eligibility " + direction.name + ": " + (reason.map { "disabled " + $0.name } ?? "enabled")
    case .refused(let refusal): "refused " + text(of: refusal)
    case .stopped(let limit): "stopped(\(limit))"
    }
  }

  /// Writes what a swipe would come to.
  ///
  /// - Parameter eligibility: What it would come to.
  /// - Returns: The text, such as `enabled features` or `disabled atRoot`.
  public func text(of eligibility: Eligibility) -> String {
    switch eligibility {
    case .enabled(let target): "enabled " + name(of: target)
    case .disabled(let reason): "disabled " + reason.name
    }
  }

  /// Writes the way from one screen to another.
  ///
  /// - Parameter passage: The way.
  /// - Returns: The text, such as `push welcome > features`.
  public func text(of passage: Event.Passage) -> String {
    let destination = name(of: passage.destination)
    guard let source = passage.source else { return "start " + destination }
    switch passage.operation {
    case .none: return "set " + destination
    case .push, .pop, .replace:
      return passage.operation.name + " " + name(of: source) + " > " + destination
    }
  }

  /// Writes a refusal.
  ///
  /// - Parameter refusal: The refusal.
  /// - Returns: The text, such as `back: staleSource welcome`.
  public func text(of refusal: Refusal) -> String {
    let screen = refusal.screen.map { " " + name(of: $0) } ?? ""
    return refusal.input.words + ": " + refusal.reason.name + screen
      + (reasonText(refusal.detail).map { " \"" + $0 + "\"" } ?? "")
  }
}

extension Motion {
  /// What follows the passage of a transition that is not simply shown over time.
  fileprivate var suffix: String {
    switch self {
    case .animated: ""
    case .instant: " instant"
    case .interactive: " interactive"
    }
  }
}
