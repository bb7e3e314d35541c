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
    if !events.elementsEqual(model.events, by: { $0.kind == $1 }) {
      let expected = model.events.map(text).joined(separator: " · ")
      return "reports \(text(events)), should be \(expected)"
    }
    let state = machine.state
    if events.contains(where: { $0.instant != state.now }) { return "an event has another instant" }
    if state.now.nanoseconds != model.now { return "time is \(state.now)" }
    if state.settings != model.settings { return "settings are \(state.settings)" }
    if state.isContainerVisible != model.isVisible { return "the container is another way" }
    if state.isEnding != model.isEnding { return "the flow \(state.isEnding ? "ends" : "goes on")" }
    let stack = state.stack.rootFirst
    if stack != model.screens {
      return "the stack is \(text(stack)), should be \(text(model.screens))"
    }
    let topEntry = state.stack.topEntry?.rawValue
    if topEntry != model.places.last?.entry { return "another place is on top" }
    if Set(stack).count != stack.count { return "a screen is on the stack twice" }
    return ledger.book(events) ?? phaseFault(stack) ?? stepFault()
  }

  /// Compares what both are doing.
  private func phaseFault(_ stack: [ScreenID]) -> String? {
    let state = machine.state
    switch (state.phase, model.phase) {
    case (.empty, .empty):
      return stack.isEmpty ? nil : "a stack that is not empty stands before its first screen"
    case (.resting, .resting):
      return restFault(stack)
    case (.ended(let end), .ended(let expected)):
      return end == expected ? restFault(stack) : "the flow has ended otherwise"
    case (.asking(.target(let move)), .askingTarget(let expected)):
      return move == expected ? nil : "asks for another move"
    case (.asking(.animation(let change)), .askingAnimation(let expected)):
      let isSame =
        change.operation == expected.operation && change.before.rootFirst == expected.before
        && change.after.rootFirst == expected.after && change.motion == expected.motion
      return isSame ? nil : "asks for the animation of another change"
    case (.running(let transition), .running(let expected)):
      if transition.end?.nanoseconds != expected.end { return "ends at another instant" }
      if transition.isInteractive != expected.isDriven { return "somebody else moves it" }
      if transition.isCancelled != expected.isCancelled { return "its verdict is another" }
      let progress = transition.progress(at: state.now)
      if abs(progress - expected.progress(at: model.now)) > 1e-9 { return "is at \(progress)" }
      if state.queue.count != model.queue.count { return "\(state.queue.count) wait" }
      return ledger.open == nil ? "runs without having begun" : nil
    default:
      return "the phase is \(state.phase), should be \(model.phase)"
    }
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
