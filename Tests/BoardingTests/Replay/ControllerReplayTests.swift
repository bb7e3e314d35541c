import Boarding
import BoardingMotion
import Testing

struct ControllerReplayTests {
  /// A run of a controller whose screens act by chance, recorded.
  private struct RandomRun {
    let controller: BoardingNavigationController
    let whims: Whims
    let log: InputLog
    let events: [Event]

    init(seed: UInt64) throws {
      let whims = Whims(seed: seed)
      var events: [Event] = []
      let hasSeries = seed % 5 != 0
      let controller = BoardingNavigationController(
        screensToPresent: hasSeries ? (0..<3).map { _ in whims.makeScreen() } : [],
        settings: Settings(containerWidth: 390 + Double(seed % 3), movePolicy: .queue)
      )
      controller.eventLimit = seed.isMultiple(of: 7) ? 60 : 5_000
      controller.animatedTransitioningProvider = { _ in
        whims.interfere(with: controller)
        return whims.random.pick([
          nil, TransitionAnimation(duration: .milliseconds(100), style: .custom(3)),
          TransitionAnimation(duration: .zero, curve: .linear),
        ])
      }
      controller.addObserver { event, controller in
        events.append(event)
        if case .committed = event.kind { whims.interfere(with: controller) }
      }
      if seed.isMultiple(of: 3) { controller.advance(by: .milliseconds(70)) }
      try #require(controller.startRecording())
      events = []
      if hasSeries { controller.start() } else { controller.push(whims.makeScreen()) }
      controller.setScreens([whims.makeScreen()])
      for _ in 0..<60 {
        whims.act(on: controller)
        controller.advance(by: .milliseconds(whims.random.number(below: 5) * 50))
        if whims.random.isChance(1, of: 30) { controller.advance(by: .seconds(1 << 62)) }
      }
      controller.animatedTransitioningProvider = nil
      log = try #require(controller.inputLog)
      self.controller = controller
      self.whims = whims
      self.events = events
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a random run replays to the same events, calls and state`(seed: UInt64) throws {
    let run = try RandomRun(seed: seed)
    let whims = Whims(seed: ~seed)
    whims.isReplay = true
    var events: [Event] = []
    let again = BoardingNavigationController(settings: Settings(containerWidth: 1))
    again.startRecording()
    again.animatedTransitioningProvider = { _ in
      Issue.record("A replay asks nobody.")
      return nil
    }
    again.addObserver { event, _ in events.append(event) }
    try again.replay(run.log) { name in Wanderer(name, whims) }
    #expect(events == run.events, "seed \(seed)")
    #expect(again.state == run.controller.state, "seed \(seed)")
    #expect(again.screens.map(\.name) == run.controller.screens.map(\.name), "seed \(seed)")
    #expect(again.inputLog == run.log, "seed \(seed)")
    let (first, second) = (run.whims.calls, whims.calls)
    #expect(
      first.filter { $0 != "timer" } == second.filter { $0 != "timer" },
      "seed \(seed)"
    )

    var machine = Machine(flow: Flow(openNamed: ""))
    var machineEvents: [Event] = []
    machine.replay(run.log, into: &machineEvents)
    #expect(machineEvents == run.events, "seed \(seed)")
    #expect(machine.state == run.controller.state, "seed \(seed)")
  }

  @Test func `the random runs meet what they are for`() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<200 as Range<UInt64> {
      let run = try RandomRun(seed: seed)
      for entry in run.log.entries {
        switch entry {
        case .input(let input): counts["\(input.kind)", default: 0] += 1
        case .declined(let kind, let reason): counts["declined \(kind) \(reason)", default: 0] += 1
        case .stopped: counts["stopped", default: 0] += 1
        }
      }
      counts["timer", default: 0] += run.whims.calls.count { $0 == "timer" }
    }
    let wanted = [
      "start", "push", "pop", "popTo", "popToRoot", "replaceTop", "setStack", "skipTo",
      "finishFlow", "next", "previous", "choice", "update", "finish", "cancel", "reply",
      "container", "setting", "advance", "declined advance wrongPhase",
      "declined advance timeOverflow", "stopped", "timer",
    ]
    #expect(wanted.filter { counts[$0, default: 0] < 5 } == [])
  }

  @Test func `what a replay cannot do is said`() throws {
    let (a, b) = (ScreenID(rawValue: 0), ScreenID(rawValue: 1))
    func log(_ inputs: [Input], id: ScreenID = ScreenID(rawValue: 1)) throws -> InputLog {
      try InputLog(
        screens: [.init(id: a, name: "a"), .init(id: id, name: "b")],
        entries: inputs.map { .input($0) }
      )
    }
    func failure(_ log: InputLog, knowing names: [String] = ["a", "b"]) -> String? {
      let controller = BoardingNavigationController()
      do throws(ReplayError) {
        try controller.replay(log) { names.contains($0) ? Wanderer($0, Whims(seed: 0)) : nil }
        return nil
      } catch {
        return error.description
      }
    }
    let push = Input.command(.push(b))
    #expect(
      failure(try log([.command(.start(a)), push]), knowing: ["a"])
        == "entry 1: the factory makes no screen named 'b'"
    )
    #expect(
      failure(try log([.command(.start(a)), push]))
        == "entry 2: the answer to the question of the engine is missing"
    )
    #expect(
      failure(try log([.command(.start(a)), push, .advance(nanoseconds: 1)]))
        == "entry 2: the answer to the question of the engine is missing"
    )
    for number in [-2, Int.max, Int.min] {
      let id = ScreenID(rawValue: number)
      #expect(
        failure(try log([.command(.start(a)), .command(.push(id))], id: id))
          == "entry 1: no controller gives a screen the identity \(number)"
      )
    }
    let controller = BoardingNavigationController(screensToPresent: [Wanderer("a", Whims(seed: 0))])
    controller.start()
    #expect(throws: ReplayError.notAtTheBeginning) {
      try controller.replay(InputLog()) { _ in nil }
    }
    #expect(!controller.startRecording())
    #expect(controller.stopRecording() == nil)
    #expect(
      ReplayError.notAtTheBeginning.description
        == "a log is replayed by a controller before its first screen and outside callbacks"
    )
  }

  @Test func `after a replay the controller goes on by itself`() throws {
    let first = BoardingNavigationController(settings: Settings(movePolicy: .queue))
    first.startRecording()
    let (a, b, c) = (Linked("a"), Linked("b"), Linked("c"))
    a.links = ["on": b]
    b.links = ["on": c]
    first.setScreens([a])
    first.choose("on")
    first.choose("on", from: b)
    let log = try #require(first.stopRecording())
    #expect(first.inputLog == nil)

    let again = BoardingNavigationController()
    let (x, y, z) = (Linked("a"), Linked("b"), Linked("c"))
    y.links = ["on": z]
    try again.replay(log) { $0 == "a" ? x : y }
    #expect(again.screens.map(\.name) == ["a", "b"])
    #expect(again.transitionProgress == 0)
    again.advance(by: .seconds(1))
    #expect(again.screens.map(\.name) == ["a", "b", "c"])
    #expect(again.screens.last === z)
    again.push(Linked("d"), .instant)
    #expect(again.screens.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test func `a log that no controller recorded neither traps nor hangs`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let recording = try Recording(seed: seed, isOpen: true, stepCount: 80)
      var machine = Machine(flow: recording.flow)
      var (log, events) = (InputLog(), [Event]())
      for input in recording.inputs { machine.handle(input, recordingIn: &log, into: &events) }
      let controller = BoardingNavigationController()
      try? controller.replay(log) { Linked($0) }
      controller.advance(by: .seconds(2))
      controller.push(Linked("x"))
      #expect(controller.now.nanoseconds >= 0)
    }
  }
}

/// A screen with links.
private final class Linked: Screen {
  let name: String
  var links: [String: Linked] = [:]

  init(_ name: String) {
    self.name = name
  }

  func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    links[label]
  }
}
