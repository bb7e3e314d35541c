import BoardingExplorer
import BoardingMotion
import BoardingScript
import Testing

/// Fuzzes flows that have nothing wrong with them.
struct FuzzerTests {
  @Test(arguments: [FuzzFlow.welcome, FuzzFlow.tour, FuzzFlow.guarded, FuzzFlow.conditional])
  func `a flow in which nothing is wrong has no failure`(flow: [String]) throws {
    let fuzzer = Fuzzer(try FuzzPlan(declaring: flow), stepCount: 1000)
    for seed in UInt64(1)...10 {
      let run = fuzzer.run(seed: seed)
      #expect(run.failure?.complaint == nil, "seed \(seed)")
      #expect(run.stepCount == 1000)
    }
  }

  @Test(arguments: [true, false])
  func `flows made by chance have no failure`(isOpen: Bool) throws {
    for seed in UInt64(1)...40 {
      let plan = try FuzzPlan(randomFlow: seed, isOpen: isOpen)
      let run = Fuzzer(plan, stepCount: 300).run(seed: seed)
      #expect(run.failure?.complaint == nil, "seed \(seed)")
    }
  }

  @Test func `a flow made by chance is the one that its declaration says`() throws {
    for seed in UInt64(1)...100 {
      let plan = try FuzzPlan(randomFlow: seed, isOpen: false)
      expectSame(try FuzzPlan(declaring: plan.declaration).flow, plan.flow)
    }
  }

  @Test func `a flow with everything but values is the one that its declaration says`() throws {
    let flow = try FuzzPlan(declaring: FuzzFlow.conditional).flow
    expectSame(try FuzzPlan(declaring: flow.declaration).flow, flow)
  }

  @Test(arguments: [
    ["version 3.0.0", "fresh-install"], ["version 2.0.0"], ["version 2.0.0", "seen 0.5.0"],
    ["version 2.5.0", "seen 1.0.0"], ["version 9.0.0", "seen 0.1.0"],
  ])
  func `news are shown again where they were shown`(history: [String]) throws {
    let screens = ["screen a", "screen b new-in 1.0.0", "screen c new-in 2.0.0"]
    let lines = ["flow News"] + history + screens + ["screen d new-in 3.0.0", "series a d c b"]
    let flow = try FuzzPlan(declaring: lines + ["transition 1s linear"]).flow
    expectSame(try FuzzPlan(declaring: flow.declaration).flow, flow)
  }

  /// Expects a flow to be another one, whose animated values do not count.
  ///
  /// - Parameters:
  ///   - read: The flow.
  ///   - flow: The other one.
  private func expectSame(_ read: Flow, _ flow: Flow) {
    #expect(read.name == flow.name)
    #expect(read.facts == flow.facts)
    #expect(read.screens.map(\.name) == flow.screens.map(\.name))
    #expect(read.screens.map(\.title) == flow.screens.map(\.title))
    #expect(read.screens.map(\.condition) == flow.screens.map(\.condition))
    #expect(read.screens.map(\.branches) == flow.screens.map(\.branches))
    #expect(read.screens.map(\.information) == flow.screens.map(\.information))
    #expect(read.screens.map(\.choices) == flow.screens.map(\.choices))
    #expect(read.screens.map(\.leaveAnswer) == flow.screens.map(\.leaveAnswer))
    #expect(read.screens.map(\.enterAnswer) == flow.screens.map(\.enterAnswer))
    #expect(read.screens.map(\.allowsGestures) == flow.screens.map(\.allowsGestures))
    #expect(read.series == flow.series)
    #expect(read.ends == flow.ends)
    #expect(read.allowances == flow.allowances)
    #expect(read.choiceLabels == flow.choiceLabels)
    #expect(read.options == flow.options)
  }

  @Test func `the same seed is the same run, and another one is not`() throws {
    let fuzzer = Fuzzer(try FuzzPlan(declaring: FuzzFlow.tour), stepCount: 5000)
    let runs = [1, 1, 2].map { fuzzer.run(seed: $0) }
    #expect(runs[0].digest == runs[1].digest)
    #expect(runs[0].eventCount == runs[1].eventCount)
    #expect(runs[0].digest != runs[2].digest)
    // The same on every platform and in every build.
    #expect(runs[0].eventCount == 6313)
    #expect(runs[0].digest == 1_711_010_610_857_120_850)
  }

  @Test func `a run tells how far it is, and one that is stopped has the steps up to there`() throws
  {
    let fuzzer = Fuzzer(try FuzzPlan(declaring: FuzzFlow.tour), stepCount: 1_000_000)
    var stages: [FuzzStage] = []
    let run = fuzzer.run(seed: 1) { (stage) in
      stages.append(stage)
      return stages.count < 3
    }
    #expect(stages == [0, 4096, 8192].map { .running(stepCount: $0) })
    #expect(run.stepCount == 8192)
    #expect(run.failure?.complaint == nil)
  }

  @Test func `a failure whose steps nobody waits for is told without them`() throws {
    let fault = PlantedFault.all[0].fault
    let fuzzer = Fuzzer(try FuzzPlan(declaring: FuzzFlow.tour), stepCount: 1000, fault: fault)
    let whole = try #require((UInt64(1)...50).first { fuzzer.run(seed: $0).failure != nil })
    var stages: [FuzzStage] = []
    let run = fuzzer.run(seed: whole) { (stage) in
      stages.append(stage)
      if case .finding = stage { return false }
      return true
    }
    #expect(
      stages == [.running(stepCount: 0), .finding(stepCount: 0, of: run.stepCount)]
    )
    #expect(run.failure?.steps == [])
    #expect(
      run.failure?.complaint.signature == fuzzer.run(seed: whole).failure?.complaint.signature
    )
  }

  @Test func `seeds of runs reach every kind of step, and each leaves about half of them out`() {
    var counts = [Int](repeating: 0, count: Swarm.Kind.allCases.count)
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let swarm = Swarm(using: &random)
      for kind in Swarm.Kind.allCases where swarm.has(kind) { counts[kind.rawValue] += 1 }
    }
    #expect(counts.last == 200)
    #expect(counts.dropLast().allSatisfy { 70...130 ~= $0 }, "\(counts)")
  }

  @Test func `the news of every release are drawn, seen and new`() throws {
    let plan = try FuzzPlan(declaring: FuzzFlow.conditional)
    var drawn: Set<String> = []
    for seed in UInt64(1)...40 {
      var source = FuzzSteps(seed: seed, flow: plan.flow)
      let machine = Machine(flow: plan.flow)
      for _ in 0..<200 {
        let step = source.next(for: machine)
        if case .input(.setting(.fact)) = step { drawn.insert(step.statement(in: plan.flow) ?? "") }
      }
    }
    let news = drawn.filter { $0.hasPrefix("set fact new-in") }.sorted()
    #expect(
      news == [
        "set fact new-in-1.0.0 new", "set fact new-in-1.0.0 seen", "set fact new-in-2.1.0 new",
        "set fact new-in-2.1.0 seen",
      ]
    )
  }

  @Test func `every step that is drawn has a statement, which means the same`() throws {
    for lines in [FuzzFlow.welcome, FuzzFlow.tour, FuzzFlow.guarded, FuzzFlow.conditional] {
      let plan = try FuzzPlan(declaring: lines)
      for seed in UInt64(1)...20 {
        var source = FuzzSteps(seed: seed, flow: plan.flow)
        var run = BareRun(FuzzSubject(Machine(flow: plan.flow)), keepsInputs: true)
        var statements = [RecordedScript.beginning]
        run.take(.input(.advance(nanoseconds: 0)))
        for _ in 0..<200 {
          let step = source.next(for: run.subject.machine)
          statements.append(try #require(step.statement(in: plan.flow), "\(step)"))
          run.take(step)
        }
        let text = (plan.declaration + statements).joined(separator: "\n") + "\n"
        let script = try Script(parsing: text, file: "fuzz.boarding")
        #expect(script.inputs == run.inputs, "seed \(seed)")
        #expect(script.run().log == run.events, "seed \(seed)")
      }
    }
  }

  @Test func `a recorded run of drawn steps is a script with its events`() throws {
    for lines in [FuzzFlow.welcome, FuzzFlow.tour, FuzzFlow.guarded, FuzzFlow.conditional] {
      let fuzzer = Fuzzer(try FuzzPlan(declaring: lines), stepCount: 200)
      let names = EventText(flow: fuzzer.plan.flow)
      for seed in UInt64(1)...20 {
        var machine = Machine(flow: fuzzer.plan.flow)
        var (log, events) = (InputLog(), [Event]())
        for input in fuzzer.inputs(seed: seed) {
          machine.handle(input, recordingIn: &log, into: &events)
        }
        let told = events.map { names.line(of: $0) }
        let recorded = try RecordedScript(log, of: fuzzer.plan.flow, telling: told)
        let script = try Script(parsing: recorded.text, file: "replay.boarding")
        #expect(script.run().log.map { names.line(of: $0) } == told, "seed \(seed)")
      }
    }
  }

  @Test func `a recorded run of anything is a script with its events, or has a reason`() throws {
    var scriptCount = 0
    for seed in UInt64(1)...200 {
      let plan = try FuzzPlan(randomFlow: seed, isOpen: true)
      let fuzzer = Fuzzer(plan, stepCount: 12)
      let names = EventText(flow: plan.flow)
      var machine = Machine(flow: plan.flow)
      var (log, events) = (InputLog(), [Event]())
      for input in fuzzer.inputs(seed: seed) {
        machine.handle(input, recordingIn: &log, into: &events)
      }
      let told = events.map { names.line(of: $0) }
      guard let recorded = try? RecordedScript(log, of: plan.flow, telling: told) else { continue }
      scriptCount += 1
      let script = try Script(parsing: recorded.text, file: "replay.boarding")
      let said = EventText(flow: script.flow)
      #expect(script.run().log.map { said.line(of: $0) } == told, "seed \(seed)")
    }
    #expect(scriptCount > 0)
  }
}
