import Boarding
import BoardingMotion

/// A run of random inputs, written down so that it can be run again in another way.
struct Recording {
  let seed: UInt64
  let flow: Flow
  private(set) var inputs: [Input] = []
  private(set) var events: [Event] = []
  private(set) var end: Machine.State

  /// Records a run.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - isOpen: Whether the flow is open.
  ///   - stepCount: How many inputs are drawn.
  /// - Throws: `FlowFaults` if the world is not a flow.
  init(seed: UInt64, isOpen: Bool, stepCount: Int) throws {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    let world = World.random(isOpen: isOpen, using: &random)
    flow = try world.makeFlow()
    var drawn = RandomInputs(random: random, screenCount: world.screenCount ?? 6)
    var machine = Machine(flow: flow)
    for _ in 0..<stepCount {
      let input = drawn.next(for: machine.state)
      inputs.append(input)
      machine.handle(input, into: &events)
    }
    end = machine.state
  }

  /// The seed and the inputs, as a failure prints them.
  var description: String {
    "seed \(seed), open \(flow.isOpen):\n" + inputs.map { text($0) }.joined(separator: "\n")
  }
}

/// Lets two runs at rest be compared whatever time they take.
extension Machine {
  /// Lets time pass until nothing runs, answering every question by a rule.
  ///
  /// - Parameter events: Where the events are appended.
  mutating func settle(into events: inout [Event]) {
    while !state.isIdle {
      switch state.phase {
      case .empty, .resting:
        return
      case .asking(.target(let move)):
        handle(.reply(.target(Self.target(of: move, on: state.stack))), into: &events)
      case .asking(.animation):
        handle(.reply(.animation(.linear)), into: &events)
      case .running(let transition):
        let left = transition.end.nanoseconds - state.now.nanoseconds
        handle(.advance(nanoseconds: left), into: &events)
      }
    }
  }

  /// A rule by which moves of an open flow lead somewhere: up and down the alphabet.
  private static func target(of move: UserMove, on stack: ScreenStack) -> ScreenID? {
    guard let top = stack.top?.rawValue else { return nil }
    switch move.kind {
    case .next: return ScreenID(rawValue: (top % 6 + 1) % 6)
    case .previous: return top == 0 ? nil : ScreenID(rawValue: top - 1)
    case .choice(let label):
      return label.rawValue < 0 ? nil : ScreenID(rawValue: label.rawValue % 6)
    }
  }
}

/// The committed log without its instants.
func committedLog(of events: [Event]) -> [Event.Passage] {
  events.compactMap { event in
    if case .committed(let passage) = event.kind { passage } else { nil }
  }
}
