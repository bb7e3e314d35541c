package import Boarding
import BoardingMotion

/// A run of random inputs, written down so that it can be run again in another way.
package struct Recording {
  /// Where the chance began.
  package let seed: UInt64
  /// The flow of the run.
  package let flow: Flow
  /// The inputs, in order.
  package private(set) var inputs: [Input] = []
  /// All events, in order.
  package private(set) var events: [Event] = []
  /// The state after the last input.
  package private(set) var end: Machine.State

  /// Records a run.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - isOpen: Whether the flow is open.
  ///   - stepCount: How many inputs are drawn.
  /// - Throws: `FlowFaults` if the world is not a flow.
  package init(seed: UInt64, isOpen: Bool, stepCount: Int) throws(FlowFaults) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    let world = World.random(isOpen: isOpen, using: &random)
    flow = try world.makeFlow()
    var drawn = RandomInputs(random: random, screenCount: world.screenCount ?? 6)
    var machine = Machine(flow: flow)
    for _ in 0..<stepCount {
      let input = drawn.next(for: machine)
      inputs.append(input)
      machine.handle(input, into: &events)
    }
    end = machine.state
  }
}

/// Lets two runs at rest be compared whatever time they take.
extension Machine {
  /// Lets time pass until nothing runs, answering every question by a rule.
  ///
  /// - Parameters:
  ///   - verdict: What is done with a transition that somebody drives.
  ///   - events: Where the events are appended.
  package mutating func settleByAnyMeans(
    _ verdict: Interaction = .cancel(),
    into events: inout [Event]
  ) {
    while let input = settlingInput(verdict) { handle(input, into: &events) }
  }

  /// What brings the machine nearer to rest.
  ///
  /// - Parameter verdict: What is done with a transition that somebody drives.
  /// - Returns: The input, or nil at rest.
  package func settlingInput(_ verdict: Interaction) -> Input? {
    if question == nil, state.gesturePhase != .none {
      return .pan(.cancelled(PanSample(translation: .zero, velocity: .zero)))
    }
    switch state.phase {
    case .empty, .resting, .ended:
      return state.deadline.map {
        .advance(nanoseconds: min($0.nanoseconds - state.now.nanoseconds, .max - 1))
      }
    case .asking(let asking):
      switch asking.question {
      case .target(let move): return .reply(.target(Self.target(of: move, on: state.stack)))
      case .permission: return .reply(.permission(.allowed))
      case .animation:
        return .reply(.animation(TransitionAnimation(duration: .milliseconds(400), curve: .linear)))
      }
    case .running(let transition):
      guard let end = transition.end else { return .interaction(verdict) }
      return .advance(nanoseconds: min(end.nanoseconds - state.now.nanoseconds, .max - 1))
    }
  }

  /// Hands a request in and answers every question until it runs, is driven or rests.
  ///
  /// - Parameters:
  ///   - request: A command or a move.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the request.
  package mutating func ask(_ request: Input, into events: inout [Event]) -> Answer {
    var answer = handle(request, into: &events)
    while question != nil, let reply = settlingInput(.cancel()) {
      let replied = handle(reply, into: &events)
      if case .asks = answer { answer = replied }
    }
    return answer
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

/// Picks the committed log without its instants.
///
/// - Parameter events: The events of a run.
/// - Returns: What was committed and cancelled, and the ends of the flow.
package func committedLog(of events: [Event]) -> [Event.Kind] {
  events.compactMap { event in
    switch event.kind {
    case .committed, .cancelled, .flowFinished: event.kind
    case .transitionBegan, .interactionUpdated, .interactionChanged, .transitionGrabbed,
      .gestureEnded, .willEnterStack, .didEnterStack, .willLeaveStack, .didLeaveStack, .willAppear,
      .didAppear, .willDisappear, .didDisappear, .willShow, .didShow, .screenChanged,
      .transitionEnded, .pending, .eligibilityChanged, .refused, .stopped:
      nil
    }
  }
}
