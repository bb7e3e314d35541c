import Boarding
import BoardingMotion

/// A machine beside the reference model, with the books of its calls.
struct Comparison: Sendable {
  var machine: Machine
  var model: ReferenceModel
  var ledger: CallLedger = CallLedger()
  private var events: [Event] = []

  /// Sets both up before the first screen.
  init(_ world: World) throws {
    machine = Machine(flow: try world.makeFlow())
    model = ReferenceModel(world: world)
  }

  /// Hands an input to both and compares everything that can be seen.
  ///
  /// - Parameter input: The input.
  /// - Returns: What is wrong, or nil.
  mutating func hand(_ input: Input) -> String? {
    events.removeAll(keepingCapacity: true)
    let answer = machine.handle(input, into: &events)
    let outcome = model.handle(input)
    if ReferenceModel.Outcome(answer) != outcome {
      return "answers \(text(answer)), should be \(outcome)"
    }
    if !events.elementsEqual(model.events, by: { Self.isSame($0.kind, $1) }) {
      let expected = model.events.map(text).joined(separator: " · ")
      return "reports \(text(events)), should be \(expected)"
    }
    let state = machine.state
    if events.contains(where: { $0.instant != state.now }) { return "an event has another instant" }
    if state.now.nanoseconds != model.now { return "time is \(state.now)" }
    if !isSame(state.settings, model.settings) { return "settings are \(state.settings)" }
    if state.isContainerVisible != model.isVisible { return "the container is another way" }
    if state.isEnding != model.isEnding { return "the flow \(state.isEnding ? "ends" : "goes on")" }
    let stack = state.stack.rootFirst
    if stack != model.screens {
      return "the stack is \(text(stack)), should be \(text(model.screens))"
    }
    let topEntry = state.stack.topEntry?.rawValue
    if topEntry != model.places.last?.entry { return "another place is on top" }
    if Set(stack).count != stack.count { return "a screen is on the stack twice" }
    return ledger.book(events) ?? phaseFault(stack) ?? fingerFault() ?? stepFault()
  }

  /// Compares two events; progress may differ by as much as two ways to work it out do.
  private static func isSame(_ one: Event.Kind, _ other: Event.Kind) -> Bool {
    switch (one, other) {
    case (.interactionUpdated(let progress), .interactionUpdated(let expected)),
      (.transitionGrabbed(let progress), .transitionGrabbed(let expected)):
      abs(progress - expected) <= 1e-9
    default: one == other
    }
  }

  /// Compares surroundings; the model keeps the answers of screens beside them.
  private func isSame(_ settings: Settings, _ expected: Settings) -> Bool {
    settings.containerWidth == expected.containerWidth
      && settings.layoutDirection == expected.layoutDirection
      && settings.reducesMotion == expected.reducesMotion
      && settings.reducedMotionStyle == expected.reducedMotionStyle
      && settings.movePolicy == expected.movePolicy
      && settings.commandPolicy == expected.commandPolicy
      && settings.swipePolicy == expected.swipePolicy
      && settings.swipeRules == expected.swipeRules
      && settings.allowsGestures == expected.allowsGestures
      && settings.isForwardOnly == expected.isForwardOnly
      && settings.guardAnswers.elementsEqual(model.overrides) {
        $0.screen == $1.screen && $0.side == $1.side && $0.answer == $1.answer
      }
  }

  /// Compares what the finger means, what is pending and what is due.
  private func fingerFault() -> String? {
    let state = machine.state
    let expected: Machine.State.GesturePhase =
      switch model.finger?.stage {
      case nil: .none
      case .undecided: .undecided
      case .deciding: .deciding
      case .driving: .driving
      case .pulling: .pulling
      case .absorbed: .absorbed
      }
    if state.gesturePhase != expected { return "the finger is \(state.gesturePhase)" }
    if machine.pendingScreen != model.pending?.screen { return "another move is pending" }
    let deadline = model.running?.end ?? model.recoilEnd
    return state.deadline?.nanoseconds == deadline ? nil : "something else is due"
  }

  /// Compares what both are doing.
  private func phaseFault(_ stack: [ScreenID]) -> String? {
    let state = machine.state
    switch (state.phase, model.question, model.phase) {
    case (.empty, nil, .empty):
      return stack.isEmpty ? nil : "a stack that is not empty stands before its first screen"
    case (.resting, nil, .resting):
      return restFault(stack)
    case (.ended(let end), nil, .ended(let expected)):
      return end == expected ? restFault(stack) : "the flow has ended otherwise"
    case (.asking(let asking), let expected?, _):
      if !asks(asking.question, expected) { return "asks something else" }
      return runningFault()
    case (.running, nil, .running):
      return runningFault()
    default:
      return "the phase is \(state.phase), should be \(model.phase)"
    }
  }

  /// Compares what runs, if anything does.
  private func runningFault() -> String? {
    let state = machine.state
    if state.queue.count != model.queue.count { return "\(state.queue.count) wait" }
    guard let transition = state.transition, let expected = model.running else {
      if state.transition == nil, model.running == nil { return nil }
      return "something else runs"
    }
    if transition.end?.nanoseconds != expected.end { return "ends at another instant" }
    if transition.isInteractive != expected.isDriven { return "somebody else moves it" }
    if transition.isCancelled != expected.isCancelled { return "its verdict is another" }
    let progress = transition.progress(at: state.now)
    if !(abs(progress - expected.progress(at: model.now)) <= 1e-9) { return "is at \(progress)" }
    return ledger.open == nil ? "runs without having begun" : nil
  }

  /// Looks whether the question is the expected one.
  private func asks(_ question: Question, _ expected: ReferenceModel.Asked) -> Bool {
    switch (question, expected) {
    case (.target(let move), .target(let expected, as: _)):
      move == expected
    case (.permission(let request), .permission(let attempt)):
      isSame(request.change, attempt.change) && request.isSwipe == attempt.isSwipe
        && request.allowedCount == attempt.askedCount
    case (.animation(let change), .animation(let expected)):
      isSame(change, expected)
    default:
      false
    }
  }

  private func isSame(_ change: StackChange, _ expected: ReferenceModel.Change) -> Bool {
    change.operation == expected.operation && change.before.rootFirst == expected.left
      && change.after.rootFirst == expected.after && change.motion == expected.motion
  }

  /// Looks whether everything is closed at rest.
  private func restFault(_ stack: [ScreenID]) -> String? {
    let state = machine.state
    if !state.queue.isEmpty || !model.queue.isEmpty { return "something waits at rest" }
    if !state.isIdle { return "rest is not idle" }
    return ledger.audit(atRestWith: stack, isContainerVisible: state.isContainerVisible)
  }

  /// Compares how far both are in the series.
  private func stepFault() -> String? {
    if machine.state.furthestStep != model.furthestStep { return "another step is the furthest" }
    switch (machine.stepIndex, model.stepIndex) {
    case (nil, nil): return nil
    case (let step?, let expected?) where abs(step - expected) < 1e-9: return nil
    case (let step, let expected):
      return "the step is \(step.debugDescription), should be \(expected.debugDescription)"
    }
  }

  /// Hands in an input from a screen that is not on top, which may change nothing.
  ///
  /// - Returns: What is wrong, or nil.
  func staleSourceFault(_ input: Input) -> String? {
    var probe = machine
    var events: [Event] = []
    let answer = probe.handle(input, into: &events)
    if answer != .refused(.staleSource) || events.count != 1 || probe.state != machine.state {
      return "a stale source: answers \(text(answer)), reports \(text(events))"
    }
    return nil
  }
}
