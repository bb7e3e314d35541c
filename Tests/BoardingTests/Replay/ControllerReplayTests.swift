import Boarding
import BoardingExplorer
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
      controller.reportsEligibility = seed.isMultiple(of: 2)
      if seed.isMultiple(of: 4) { controller.swipePolicy = .grab }
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

    var machine = Machine(flow: Flow(openNamed: "", asksPermission: true))
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
        case .probed: counts["probed", default: 0] += 1
        case .eligibilityChanged: counts["eligibilityChanged", default: 0] += 1
        }
      }
      var isSwipe = false
      for event in run.events {
        switch event.kind {
        case .pending: counts["event pending", default: 0] += 1
        case .transitionGrabbed: counts["event transitionGrabbed", default: 0] += 1
        case .refused(let refusal): counts["event refused \(refusal.reason)", default: 0] += 1
        case .gestureEnded: isSwipe = true
        case .interactionChanged(isCancelled: false):
          if isSwipe { counts["event swiped", default: 0] += 1 }
          isSwipe = false
        case .transitionBegan, .interactionUpdated, .interactionChanged, .willEnterStack,
          .didEnterStack, .willLeaveStack, .didLeaveStack, .willAppear, .didAppear, .willDisappear,
          .didDisappear, .willShow, .didShow, .committed, .cancelled, .flowFinished,
          .screenChanged, .transitionEnded, .eligibilityChanged, .stopped:
          isSwipe = false
        }
      }
      counts["reasons", default: 0] += run.log.guardReasons.count
      counts["timer", default: 0] += run.whims.calls.count { $0 == "timer" }
    }
    let wanted = [
      "start", "push", "pop", "popTo", "popToRoot", "replaceTop", "setStack", "skipTo",
      "finishFlow", "next", "previous", "choice", "update", "finish", "cancel", "reply",
      "container", "setting", "advance", "pan", "probed", "eligibilityChanged",
      "event pending", "event transitionGrabbed", "event refused superseded",
      "event refused guarded", "event refused alreadyPending", "event swiped",
      "reasons", "declined advance wrongPhase",
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
        try controller.replay(log) { names.contains($0) ? Linked($0) : nil }
        return nil
      } catch {
        return error.description
      }
    }
    let push = Input.command(.push(b))
    let start = [Input.command(.start(a)), .reply(.permission(.allowed))]
    #expect(
      failure(try log(start + [push]), knowing: ["a"])
        == "entry 2: the factory makes no screen named 'b'"
    )
    #expect(
      failure(try log(start + [push]))
        == "entry 3: the answer to the question of the engine is missing"
    )
    #expect(
      failure(try log(start + [push, .advance(nanoseconds: 1)]))
        == "entry 3: the answer to the question of the engine is missing"
    )
    for number in [-2, Int.max, Int.min] {
      let id = ScreenID(rawValue: number)
      #expect(
        failure(try log(start + [.command(.push(id))], id: id))
          == "entry 2: no controller gives a screen the identity \(number)"
      )
    }
    let controller = BoardingNavigationController(screensToPresent: [Linked("a")])
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

  @Test func `a known label goes where the label of the log says`() throws {
    let first = BoardingNavigationController()
    first.startRecording()
    let (a, b, c) = (Linked("a"), Linked("b"), Linked("c"))
    a.links = ["left": b, "right": c]
    first.setScreens([a], .instant)
    first.choose("left", .instant)
    first.pop(.instant)
    first.choose("right", .instant)
    first.pop(.instant)
    let log = try #require(first.inputLog)

    let again = BoardingNavigationController()
    again.startRecording()
    let (x, y, z) = (Linked("a"), Linked("b"), Linked("c"))
    x.links = ["left": y, "right": z]
    try again.replay(log) { $0 == "a" ? x : Linked($0) }
    #expect(again.inputLog == log)
    for controller in [first, again] {
      controller.choose("right", .instant)
      #expect(controller.screens.map(\.name) == ["a", "c"])
      controller.pop(.instant)
      controller.choose("left", .instant)
      #expect(controller.screens.map(\.name) == ["a", "b"])
    }
    #expect(again.inputLog == first.inputLog)
    #expect(again.inputLog?.choiceLabels == ["left", "right"])
  }

  @Test func `a factory that hands an object out twice is told so`() throws {
    let first = BoardingNavigationController()
    first.startRecording()
    first.setScreens([Linked("a")], .instant)
    first.push(Linked("b"), .instant)
    let pushed = try #require(first.stopRecording())
    let only = Linked("only")
    let again = BoardingNavigationController()
    #expect(throws: ReplayError.screenTwice(name: "b", entry: 2)) {
      try again.replay(pushed) { _ in only }
    }

    let second = BoardingNavigationController()
    second.startRecording()
    second.setScreens([Linked("a"), Linked("b")], .instant)
    let set = try #require(second.stopRecording())
    #expect(throws: ReplayError.screenTwice(name: "b", entry: 0)) {
      try BoardingNavigationController().replay(set) { _ in only }
    }
  }

  @Test func `what a result asks for in vain is told before time goes on`() throws {
    let controller = BoardingNavigationController()
    controller.startRecording()
    var events: [String] = []
    controller.addObserver { event, _ in
      if case .refused(let refusal) = event.kind {
        events.append("\(event.instant.nanoseconds) \(refusal.input) \(refusal.reason)")
      }
    }
    controller.setScreens([Linked("a")], .instant)
    controller.push(Linked("b"), .instant, from: Linked("other")) { controller, _ in
      controller.advance(by: .seconds(1))
    }
    #expect(events == ["0 push staleSource", "0 advance wrongPhase"])
    controller.advance(by: .milliseconds(43))
    #expect(events.count == 2)
    let log = try #require(controller.stopRecording())
    let machineEvents = events
    events = []
    let again = BoardingNavigationController()
    again.addObserver { event, _ in
      if case .refused(let refusal) = event.kind {
        events.append("\(event.instant.nanoseconds) \(refusal.input) \(refusal.reason)")
      }
    }
    try again.replay(log) { Linked($0) }
    #expect(events == machineEvents)
  }

  @Test func `a driven transition has not come to rest`() {
    let controller = BoardingNavigationController()
    controller.setScreens([Linked("a")], .instant)
    controller.push(Linked("b"), .interactive)
    #expect(!controller.settle())
    controller.cancelInteraction()
    #expect(controller.settle())
  }

  @Test func `a replay beyond the limit leaves timers that settle calls`() throws {
    let first = BoardingNavigationController()
    first.startRecording()
    first.setScreens([Linked("a")], .instant)
    first.advance(by: .milliseconds(100))
    let log = try #require(first.stopRecording())

    let again = BoardingNavigationController()
    again.eventLimit = 8
    var called: [Int64] = []
    for _ in 0..<20 {
      again.schedule(after: .milliseconds(10)) { called.append($0.now.nanoseconds) }
    }
    try again.replay(log) { Linked($0) }
    #expect(again.now == Instant(nanoseconds: 100_000_000))
    #expect(called.count < 20)
    let early = called.count
    while !again.settle() {}
    #expect(called.count == 20)
    #expect(called.prefix(early).allSatisfy { $0 == 10_000_000 })
    #expect(called.dropFirst(early).allSatisfy { $0 == 100_000_000 })
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
