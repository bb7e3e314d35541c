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
    let stack = state.stack.rootFirst
    if stack != model.screens {
      return "the stack is \(text(stack)), should be \(text(model.screens))"
    }
    let topEntry = state.stack.topEntry?.rawValue
    if topEntry != model.places.last?.entry { return "another place is on top" }
    if Set(stack).count != stack.count { return "a screen is on the stack twice" }
    return ledger.book(events) ?? phaseFault(stack)
  }

  /// Compares what both are doing.
  private func phaseFault(_ stack: [ScreenID]) -> String? {
    let state = machine.state
    switch (state.phase, model.phase) {
    case (.empty, .empty):
      return stack.isEmpty ? nil : "a stack that is not empty stands before its first screen"
    case (.resting, .resting):
      if !state.queue.isEmpty || !model.queue.isEmpty { return "something waits at rest" }
      if !state.isIdle { return "rest is not idle" }
      return ledger.audit(atRestWith: stack)
    case (.asking(.target(let move)), .askingTarget(let expected)):
      return move == expected ? nil : "asks for another move"
    case (.asking(.animation(let change)), .askingAnimation(let expected)):
      let isSame =
        change.operation == expected.operation && change.before.rootFirst == expected.before
        && change.after.rootFirst == expected.after
      return isSame ? nil : "asks for the animation of another change"
    case (.running(let transition), .running(_, let end)):
      if transition.end.nanoseconds != end { return "runs until \(transition.end)" }
      if state.queue.count != model.queue.count { return "\(state.queue.count) wait" }
      return ledger.isTransitionOpen ? nil : "runs without having begun"
    default:
      return "the phase is \(state.phase), should be \(model.phase)"
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
