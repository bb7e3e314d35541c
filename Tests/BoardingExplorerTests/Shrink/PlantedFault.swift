import BoardingExplorer
import Testing

/// A fault that a test plants.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// What the machine does.
  let name: String
  /// The fault.
  let fault: FuzzSubject.Fault

  /// What the test is called.
  var testDescription: String { name }

  /// Plants a fault.
  ///
  /// - Parameters:
  ///   - name: What the machine does.
  ///   - handle: Hands an input in and does what it should not.
  init(
    _ name: String,
    _ handle: @escaping @Sendable (inout Machine, Input, inout [Event]) -> Answer
  ) {
    self.name = name
    fault = FuzzSubject.Fault(handle)
  }

  /// Plants a fault in what is told.
  ///
  /// - Parameters:
  ///   - name: What the machine does.
  ///   - change: Changes the events of an input.
  init(_ name: String, telling change: @escaping @Sendable (inout [Event]) -> Void) {
    self.init(name) { (machine, input, events) in
      var told: [Event] = []
      let answer = machine.handle(input, into: &told)
      change(&told)
      events += told
      return answer
    }
  }

  /// Plants a fault in what is heard.
  ///
  /// - Parameters:
  ///   - name: What the machine does.
  ///   - change: Changes an input where the machine stands.
  init(_ name: String, hearing change: @escaping @Sendable (Input, Machine) -> Input) {
    self.init(name) { (machine, input, events) in
      machine.handle(change(input, machine), into: &events)
    }
  }

  /// All planted faults.
  static let all: [PlantedFault] = [
    PlantedFault("does not tell that a screen has appeared") { (events: inout [Event]) in
      events.removeAll { if case .didAppear = $0.kind { true } else { false } }
    },
    PlantedFault("tells twice that a transition has ended") { (events: inout [Event]) in
      guard let last = events.last, case .transitionEnded = last.kind else { return }
      events.append(last)
    },
    PlantedFault("swallows a refusal") { (events: inout [Event]) in
      events.removeAll { if case .refused = $0.kind { true } else { false } }
    },
    PlantedFault("tells of a screen that leaves before the one that comes") {
      (events: inout [Event]) in
      for place in events.indices.dropLast() {
        guard case .willDisappear = events[place].kind, case .willAppear = events[place + 1].kind
        else { continue }
        events.swapAt(place, place + 1)
      }
    },
    PlantedFault("finishes what is cancelled") { (input, _) in
      if case .interaction(.cancel(let speed)) = input {
        return .interaction(.finish(completionSpeed: speed))
      }
      return input
    },
    PlantedFault("takes up what comes from a screen that is not on top") { (input, _) in
      if case .command(let command, let motion, _?) = input {
        return .command(command, motion: motion)
      }
      return input
    },
    PlantedFault("loses a nanosecond of a long time") { (input, _) in
      if case .advance(let time) = input, time > 300_000_000 {
        return .advance(nanoseconds: time - 1)
      }
      return input
    },
    PlantedFault("does not look who reads from right to left") { (input, _) in
      if case .setting(.layoutDirection(.rightToLeft)) = input {
        return .setting(.layoutDirection(.leftToRight))
      }
      return input
    },
    PlantedFault("lets go of a finger to the other side") { (input, machine) in
      guard case .pan(.ended(let sample)) = input, machine.state.gesturePhase == .driving else {
        return input
      }
      return .pan(.cancelled(sample))
    },
    PlantedFault("keeps a screen that was taken off") { (machine, input, events) in
      guard case .command(.popToRoot, motion: _, source: _) = input else {
        return machine.handle(input, into: &events)
      }
      var other = machine
      return other.handle(input, into: &events)
    },
    PlantedFault("forgets what waits behind a transition") { (machine, input, events) in
      var other = machine
      var told: [Event] = []
      let answer = other.handle(input, into: &told)
      events += told
      if case .queued = answer { return answer }
      machine = other
      return answer
    },
  ]
}
