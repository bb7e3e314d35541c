import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Where a run comes to rest.
struct RestingStateTests {
  /// Runs inputs on a flow of letters.
  private func machine(_ inputs: [Input], on flow: Flow = .declared(series: "ABC")) -> Machine {
    var machine = Machine(flow: flow)
    var events: [Event] = []
    for input in inputs { machine.handle(input, into: &events) }
    return machine
  }

  private let start = Input.command(.start(ScreenID(rawValue: 0)))

  @Test func `before the first screen and at rest it is the state itself`() {
    let empty = machine([])
    #expect(empty.restingState == empty.state)
    let resting = machine([start, .move(UserMove(.next, motion: .instant))])
    #expect(resting.restingState == resting.state)
    let ended = machine([start, .command(.finishFlow(.completed))])
    #expect(ended.restingState == ended.state)
    let hidden = machine([start, .container(.disappear)])
    #expect(hidden.restingState == hidden.state)
  }

  @Test func `a transition that runs is at its end`() {
    let moving = machine([start, .move(UserMove(.next))])
    let kept = moving.restingState
    #expect(kept.stack == moving.state.stack)
    #expect(kept.phase == .resting)
    #expect(kept.furthestStep == 1)
    #expect(kept.now == .zero)
  }

  @Test func `a swipe that is not decided goes back, one that is decided stays`() {
    let drag = [
      start, .pan(.began(start: nil)),
      .pan(.moved(PanSample(translation: PanVector(x: -100)))),
    ]
    let driven = machine(drag)
    let before = machine([start])
    #expect(driven.state.gesturePhase == .driving)
    #expect(driven.restingState.stack == before.state.stack)
    #expect(driven.restingState.gesturePhase == .none)
    let far = Input.pan(.ended(PanSample(translation: PanVector(x: -300))))
    let finished = machine(drag + [far])
    #expect(
      finished.restingState.stack.rootFirst == [ScreenID(rawValue: 0), ScreenID(rawValue: 1)]
    )
  }

  @Test func `what the stack has made already stays, and user moves that wait are dropped`() {
    var settings = Settings()
    settings.movePolicy = .queue
    let waiting = machine(
      [
        start, .move(UserMove(.next)), .move(UserMove(.next)),
        .command(.push(ScreenID(rawValue: 5))), .command(.finishFlow(.skipped)),
      ],
      on: .declared(series: "ABC", settings: settings)
    )
    let kept = waiting.restingState
    #expect(kept.stack.rootFirst.map(\.rawValue) == [0, 1, 5])
    #expect(kept.phase == .ended(.skipped))
    #expect(kept.queue.isEmpty)
  }

  @Test func `it is a view that changes nothing, and resting twice is resting once`() {
    let moving = machine([start, .move(UserMove(.next))])
    let copy = moving
    var again = moving
    again.state = moving.restingState
    #expect(moving.state == copy.state)
    #expect(again.restingState == again.state)
  }

  @Test(arguments: [true, false])
  func `legal inputs lead there too, from wherever random ones have led`(isOpen: Bool) throws {
    var compared = 0
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: seed)
      let world = World.random(isOpen: isOpen, using: &random)
      var inputs = RandomInputs(random: random, screenCount: world.screenCount ?? 6)
      var machine = Machine(flow: try world.makeFlow())
      var events: [Event] = []
      for step in 0..<200 {
        machine.handle(inputs.next(for: machine), into: &events)
        let kept = machine.restingState
        var rested = machine
        rested.state = kept
        try #require(rested.restingState == kept, "seed \(seed), step \(step)")
        guard let led = Self.stateAfterLegalInputs(machine) else { continue }
        compared += 1
        try #require(Self.text(led) == Self.text(kept), "seed \(seed), step \(step)")
        try #require(led == kept, "seed \(seed), step \(step)")
      }
    }
    #expect(compared > 2_000)
  }

  /// Brings a machine to rest by inputs.
  ///
  /// - Returns: The state, or nil where a user move waits, which no input takes back.
  private static func stateAfterLegalInputs(_ original: Machine) -> Machine.State? {
    var machine = original
    var events: [Event] = []
    for _ in 0..<100 {
      let isMoveWaiting = machine.state.queue.contains {
        if case .move = $0 { true } else { false }
      }
      if isMoveWaiting { return nil }
      // A finger that was lifted while a question is open finishes behind the answer what it began.
      if machine.question != nil, machine.state.gesturePhase != .none { return nil }
      switch machine.question {
      case .target: machine.handle(.reply(.target(nil)), into: &events)
      case .permission:
        let top = machine.state.stack.top ?? ScreenID(rawValue: 0)
        machine.handle(.reply(.permission(.refused(by: top))), into: &events)
      case .animation:
        machine.handle(.reply(.animation(.standard)), into: &events)
      case nil:
        if let screen = machine.pendingScreen {
          machine.handle(.reply(.permission(.refused(by: screen))), into: &events)
          if machine.pendingScreen != nil { return nil }
        } else if machine.state.transition != nil {
          machine.handle(.container(.suspend), into: &events)
        } else if machine.state.gesturePhase != .none {
          machine.handle(.container(.suspend), into: &events)
          machine.handle(.pan(.ended(PanSample(translation: .zero))), into: &events)
        } else {
          return machine.state.deadline == nil ? machine.state : nil
        }
      }
    }
    return nil
  }

  /// Puts a state into words, for a failure that can be read.
  private static func text(_ state: Machine.State) -> String {
    let stack = state.places.map { "\($0.screen.rawValue):\($0.entry.rawValue)" }
    return "\(stack) of \(state.placeCount), \(state.phase), furthest \(state.furthestStep ?? -1), "
      + "at \(state.now.nanoseconds), shown \(state.isContainerVisible)"
  }
}
