import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// What a gesture leaves behind, wherever it begins and whoever is asked about it.
struct GesturePropertiesTests {
  /// How many seeds each test takes.
  private let seeds: Range<UInt64> = 3000..<3060
  /// How many inputs a seed draws.
  private let stepCount = 100

  /// Calls back with a machine at rest, again and again.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the flow is open.
  ///   - body: What to do; a fault that it returns ends the test.
  /// - Throws: `FlowFaults` if a world is not a flow.
  private func forEachRest(
    isOpen: Bool,
    _ body: (Machine, inout RandomInputs) -> String?
  ) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let world = World.random(isOpen: isOpen, using: &random)
      var inputs = RandomInputs(random: random, screenCount: world.screenCount ?? 6)
      var machine = Machine(flow: try world.makeFlow())
      var events: [Event] = []
      for step in 0..<stepCount {
        machine.handle(inputs.next(for: machine), into: &events)
        var rested = machine
        rested.settleByAnyMeans(into: &events)
        guard case .resting = rested.state.phase, rested.state.isContainerVisible else { continue }
        if let fault = body(rested, &inputs) {
          Issue.record("seed \(seed), step \(step), open \(isOpen): \(fault)")
          return
        }
      }
    }
  }

  /// Lets a finger come and move a few times, as it likes.
  private func wander(
    _ machine: inout Machine,
    _ inputs: inout RandomInputs,
    into events: inout [Event]
  ) {
    _ = machine.ask(.pan(inputs.pan(isTouched: false)), into: &events)
    for _ in 0..<inputs.random.number(below: 5) {
      let x = Double(inputs.random.number(below: 1600) - 800)
      _ = machine.ask(.moved(x), into: &events)
      machine.handle(.wait(Int64(inputs.random.number(below: 90))), into: &events)
    }
  }

  /// Looks whether a run is where another one was; only counters and time may differ.
  private func isSame(_ one: Machine, _ other: Machine) -> Bool {
    one.state.stack == other.state.stack && one.state.phase == other.state.phase
      && one.state.furthestStep == other.state.furthestStep && one.state.queue.isEmpty
      && one.state.settings == other.state.settings && one.stepIndex == other.stepIndex
      && one.value(at: 0) == other.value(at: 0) && one.positions == other.positions
  }

  @Test(arguments: [true, false])
  func `a gesture that the system takes away has never been`(isOpen: Bool) throws {
    var beganCount = 0
    try forEachRest(isOpen: isOpen) { rested, inputs in
      var rested = rested
      var rules = inputs.rules()
      rules.completionProgress = nil
      rules.systemCancel = .cancels
      if !rules.isValid { return nil }
      var events: [Event] = []
      rested.handle(.setting(.swipeRules(rules)), into: &events)
      var machine = rested
      events = []
      wander(&machine, &inputs, into: &events)
      if machine.state.stack != rested.state.stack { return "a sample commits: \(text(events))" }
      machine.handle(.taken(Double(inputs.random.number(below: 800) - 400)), into: &events)
      machine.settleByAnyMeans(into: &events)
      if !isSame(machine, rested) { return "something is another way: \(text(events))" }
      let began = events.compactMap { event -> Event.Kind? in
        guard case .transitionBegan(let passage, _) = event.kind else { return nil }
        return .cancelled(passage)
      }
      beganCount += began.count
      return committedLog(of: events) == began ? nil : "reports \(text(events))"
    }
    #expect(beganCount > 500)
  }

  @Test(arguments: [true, false])
  func `a transition that is caught and sent back has never been`(isOpen: Bool) throws {
    var caughtCount = 0
    try forEachRest(isOpen: isOpen) { rested, inputs in
      var rested = rested
      var events: [Event] = []
      var rules = SwipeRules(completionProgress: nil)
      rules.isReversible = false
      let settings: [Setting] = [
        .swipePolicy(.grab), .swipeRules(rules), .gestures(true), .forwardOnly(false),
      ]
      for setting in settings { rested.handle(setting: setting, into: &events) }
      var machine = rested
      events = []
      _ = machine.ask(inputs.nextRequest(), into: &events)
      guard let running = machine.state.transition, let end = running.end else { return nil }
      let length = UInt64(end.nanoseconds - machine.state.now.nanoseconds)
      machine.handle(
        .advance(nanoseconds: Int64(inputs.random.next() % length)),
        into: &events
      )
      for _ in 0...inputs.random.number(below: 3) {
        let answer = machine.handle(.began(), into: &events)
        if answer == .refused(.screenDisallowsGestures) { return nil }
        if machine.state.gesturePhase != .driving { return "the finger catches nothing" }
        if machine.state.stack != rested.state.stack { return "the stack is not as before" }
        let x = Double(inputs.random.number(below: 400) - 200)
        machine.handle(.moved(x), into: &events)
        machine.handle(.taken(x), into: &events)
        if machine.state.isIdle { break }
        machine.handle(.wait(1), into: &events)
        if machine.state.isIdle { break }
      }
      machine.settleByAnyMeans(into: &events)
      caughtCount += 1
      if !isSame(machine, rested) { return "something is another way: \(text(events))" }
      let log = committedLog(of: events)
      return log == [.cancelled(running.change.passage)] ? nil : "reports \(text(events))"
    }
    #expect(caughtCount > 500)
  }

  @Test(arguments: [true, false])
  func `a swipe that is finished is what the button makes of the stack`(isOpen: Bool) throws {
    var swipedCount = 0
    var refusedCount = 0
    try forEachRest(isOpen: isOpen) { rested, inputs in
      var rested = rested
      var log: [Event] = []
      for setting: Setting in [
        .swipeRules(.boardingPass), .gestures(true), .layoutDirection(.leftToRight),
        .containerWidth(400),
      ] {
        rested.handle(setting: setting, into: &log)
      }
      let isForward = inputs.random.isChance(1, of: 2)
      let x: Double = isForward ? -300 : 300
      let isSlow = inputs.random.isChance(1, of: 2)
      var (swiped, plain) = (rested, rested)
      var plainLog: [Event] = []
      log = []
      let plainAnswer = plain.ask(
        isForward ? .next(.instant) : .previous(.instant),
        into: &plainLog
      )
      swiped.handle(.began(), into: &log)
      if isSlow { _ = swiped.ask(.moved(x / 3), into: &log) }
      _ = swiped.ask(.ended(x, velocity: 0), into: &log)
      swiped.settleByAnyMeans(into: &log)
      plain.settleByAnyMeans(into: &plainLog)
      let refusals = refusals(in: log)
      if refusals == [.init(reason: .screenDisallowsGestures, screen: rested.state.stack.top)] {
        return swiped.state.stack == rested.state.stack ? nil : "a screen without gestures moves"
      }
      if swiped.state.stack != plain.state.stack { return "another stack: \(text(log))" }
      if swiped.state.furthestStep != plain.state.furthestStep { return "another furthest step" }
      if swiped.pendingScreen != plain.pendingScreen { return "another one is pending" }
      if refusals != self.refusals(in: plainLog) { return "refused otherwise: \(text(log))" }
      switch plainAnswer {
      case .refused: refusedCount += 1
      case .applied: swipedCount += 1
      case .queued, .pending, .absorbed, .asks, .advanced: break
      }
      return committedLog(of: log) == committedLog(of: plainLog) ? nil : "reports \(text(log))"
    }
    #expect(swipedCount > 500)
    #expect(refusedCount > 100)
  }

  /// A refusal without the name of the input.
  private struct Objection: Equatable {
    var reason: Refusal.Reason
    var screen: ScreenID?
    var detail: GuardReason = .unspecified
  }

  private func refusals(in events: [Event]) -> [Objection] {
    events.compactMap { event in
      guard case .refused(let refusal) = event.kind else { return nil }
      return Objection(reason: refusal.reason, screen: refusal.screen, detail: refusal.detail)
    }
  }

  @Test func `screens answer the same to a button, a command, a hand and a late word`() throws {
    var guardedCount = 0
    var pendingCount = 0
    try forEachRest(isOpen: false) { rested, inputs in
      var rested = rested
      var log: [Event] = []
      guard let top = rested.state.stack.top, rested.pendingScreen == nil else { return nil }
      for number in 0..<3 {
        let screen = ScreenID(rawValue: inputs.random.number(below: inputs.screenCount))
        let answer: GuardAnswer = number == 0 ? .allow : World.objection(using: &inputs.random)
        rested.handle(setting: .guardAnswer(screen, .enter, answer), into: &log)
      }
      rested.handle(setting: .guardAnswer(top, .leave, .allow), into: &log)
      let isBack = inputs.random.isChance(1, of: 2)
      guard let target = trial(rested, isBack ? .previous(.instant) : .next(.instant)) else {
        return nil
      }
      if isBack, !rested.state.stack.contains(target) { return nil }
      var results: [(objections: [Objection], pending: ScreenID?)] = []
      let requests: [Input] =
        isBack
        ? [
          .previous(), .previous(.instant), .previous(.interactive), .command(.popTo(target)),
          .command(.skipTo(target)),
        ]
        : [
          .next(), .next(.instant), .next(.interactive), .command(.push(target)),
          .command(.setStack(rested.state.stack.rootFirst + [target])),
          .command(.skipTo(target)),
        ]
      for request in requests {
        var machine = rested
        log = []
        machine.handle(request, into: &log)
        results.append((refusals(in: log), machine.pendingScreen))
      }
      guardedCount += results[0].objections.isEmpty ? 0 : 1
      pendingCount += results[0].pending == nil ? 0 : 1
      if !isBack { return differences(results) }
      // The top thinks about it first, and then the others are asked.
      var machine = rested
      machine.handle(setting: .guardAnswer(top, .leave, .wait), into: &log)
      machine.handle(.previous(), into: &log)
      if machine.pendingScreen != top { return "the top does not think about it" }
      log = []
      machine.handle(.allow, into: &log)
      results.append((refusals(in: log), machine.pendingScreen))
      return differences(results)
    }
    #expect(guardedCount > 50)
    #expect(pendingCount > 50)
  }

  private func differences(_ results: [(objections: [Objection], pending: ScreenID?)]) -> String? {
    results.allSatisfy { $0 == results[0] } ? nil : "different answers: \(results)"
  }

  /// Where a button leads, whatever the screens say.
  private func trial(_ rested: Machine, _ request: Input) -> ScreenID? {
    var machine = rested
    var events: [Event] = []
    for number in 0..<8 {
      for side in GuardSide.allCases {
        let screen = ScreenID(rawValue: number)
        machine.handle(setting: .guardAnswer(screen, side, .allow), into: &events)
      }
    }
    machine.handle(request, into: &events)
    guard machine.state.stack != rested.state.stack else { return nil }
    return machine.state.stack.top
  }

  @Test func `eligibility tells what a swipe comes to, and changes nothing`() throws {
    var enabledCount = 0
    var disabledCount = 0
    try forEachRest(isOpen: false) { rested, inputs in
      var rested = rested
      var log: [Event] = []
      var rules = rested.state.settings.swipeRules
      rules.edgeWidth = nil
      rules.completionProgress = nil
      rested.handle(setting: .swipeRules(rules), into: &log)
      rested.handle(setting: .layoutDirection(.leftToRight), into: &log)
      let direction: Direction = inputs.random.isChance(1, of: 2) ? .forward : .backward
      let before = rested.state
      let eligibility = rested.eligibility(direction)
      if rested.state != before { return "asking changes something" }
      var machine = rested
      log = []
      machine.handle(.began(), into: &log)
      let answer = machine.handle(.moved(direction == .forward ? -100 : 100), into: &log)
      switch eligibility {
      case .enabled(let target)?:
        enabledCount += 1
        return machine.state.transition?.change.destination == target ? nil : "enabled, \(answer)"
      case .disabled(let reason)?:
        disabledCount += 1
        if reason == .alreadyPending, case .pending = answer { return nil }
        return answer == .refused(reason) ? nil : "disabled by \(reason), but \(answer)"
      case nil:
        return "no answer"
      }
    }
    #expect(enabledCount > 100)
    #expect(disabledCount > 100)
  }
}

extension Machine {
  /// Changes the surroundings.
  fileprivate mutating func handle(setting: Setting, into events: inout [Event]) {
    handle(.setting(setting), into: &events)
  }
}
