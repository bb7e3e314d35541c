import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// What a transition that somebody drives leaves behind, whatever it is and wherever it begins.
struct InteractionPropertiesTests {
  /// How many seeds each test takes.
  private let seeds: Range<UInt64> = 2000..<2060
  /// How many inputs a seed draws.
  private let stepCount = 150

  /// Calls back with a machine at rest and a request, again and again.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the flow is open.
  ///   - body: What to do; a fault that it returns ends the test.
  /// - Returns: How many requests were tried.
  /// - Throws: `FlowFaults` if a world is not a flow.
  private func forEachRest(
    isOpen: Bool,
    _ body: (Machine, Input, inout RandomInputs) -> String?
  ) throws -> Int {
    var count = 0
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
        if rested.state.stack.isEmpty || !rested.state.isContainerVisible { continue }
        let request = inputs.nextRequest()
        count += 1
        if let fault = body(rested, request, &inputs) {
          Issue.record("seed \(seed), step \(step), open \(isOpen), \(text(request)): \(fault)")
          return count
        }
      }
    }
    return count
  }

  @Test(arguments: [true, false])
  func `what is begun and cancelled has never been`(isOpen: Bool) throws {
    var drivenCount = 0
    let count = try forEachRest(isOpen: isOpen) { rested, request, inputs in
      var machine = rested
      var events: [Event] = []
      _ = machine.ask(request.byHand, into: &events)
      guard let change = machine.state.transition?.change else { return nil }
      drivenCount += 1
      for _ in 0..<inputs.random.number(below: 4) {
        let progress = Double(inputs.random.number(below: 9)) / 8
        machine.handle(.update(progress), into: &events)
        machine.handle(.wait(Int64(inputs.random.number(below: 90))), into: &events)
        if machine.state.stack != rested.state.stack { return "an update commits" }
      }
      machine.handle(.cancel(inputs.random.isChance(1, of: 2) ? 1 : 2.5), into: &events)
      machine.settleByAnyMeans(into: &events)
      let isSame =
        machine.state.stack == rested.state.stack && machine.state.phase == rested.state.phase
        && machine.state.furthestStep == rested.state.furthestStep
        && machine.state.settings == rested.state.settings && machine.state.queue.isEmpty
        && machine.value(at: 0) == rested.value(at: 0) && machine.stepIndex == rested.stepIndex
        && machine.positions == rested.positions
      if !isSame { return "something is another way" }
      let passage = Event.Passage(change.operation, from: change.source, to: change.destination)
      return committedLog(of: events) == [.cancelled(passage)] ? nil : "reports \(text(events))"
    }
    #expect(count > 3000)
    #expect(drivenCount > 1000)
  }

  @Test(arguments: [true, false])
  func `what is begun and finished is what the command makes of the stack`(isOpen: Bool) throws {
    var drivenCount = 0
    _ = try forEachRest(isOpen: isOpen) { rested, request, inputs in
      var driven = rested
      var plain = rested
      var log: [Event] = []
      var plainLog: [Event] = []
      var answer = driven.ask(request.byHand, into: &log)
      let plainAnswer = plain.ask(request.inNoTime, into: &plainLog)
      if driven.state.transition?.isInteractive == true {
        drivenCount += 1
        if answer != .applied(removed: RemovedScreens()) { return "begins with \(text(answer))" }
        driven.handle(.update(Double(inputs.random.number(below: 9)) / 8), into: &log)
        answer = driven.handle(.finish(), into: &log)
      }
      if answer != plainAnswer { return "answers \(text(answer)), not \(text(plainAnswer))" }
      if driven.state.stack != plain.state.stack { return "the stack is another at the verdict" }
      driven.settleByAnyMeans(into: &log)
      if driven.state.phase != plain.state.phase { return "ends in another phase" }
      if driven.state.furthestStep != plain.state.furthestStep { return "another furthest step" }
      return committedLog(of: log) == committedLog(of: plainLog) ? nil : "reports \(text(log))"
    }
    #expect(drivenCount > 1000)
  }
}
