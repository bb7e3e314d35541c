import BoardingExplorer
import BoardingScript
import Synchronization
import Testing

/// Finds planted faults and shrinks them.
struct ShrinkerTests {
  /// Finds a failure in one of the first seeds.
  ///
  /// - Parameters:
  ///   - fault: What is planted.
  ///   - stepCount: How many steps a run has.
  ///   - isLong: Tells whether a failing run has enough steps.
  /// - Returns: What found it, and the failure.
  /// - Throws: If nothing is found.
  private func failure(
    of fault: FuzzSubject.Fault,
    stepCount: Int = 1000,
    where isLong: (Int) -> Bool = { _ in true }
  ) throws -> (Fuzzer, Fuzzer.Failure) {
    let plan = try FuzzPlan(declaring: FuzzFlow.tour)
    let fuzzer = Fuzzer(plan, stepCount: stepCount, fault: fault)
    for seed in UInt64(1)...200 {
      if let failure = fuzzer.run(seed: seed).failure, isLong(failure.steps.count) {
        return (fuzzer, failure)
      }
    }
    throw NothingFound()
  }

  /// Nothing is wrong with any seed.
  private struct NothingFound: Error {}

  @Test(arguments: PlantedFault.all)
  func `a planted fault is found and shrunk to at most five steps`(planted: PlantedFault) throws {
    let (fuzzer, failure) = try failure(of: planted.fault)
    let result = Shrinker.shrink(failure, of: fuzzer)
    #expect(result.steps.count <= 5, "\(result.steps)")
    #expect(result.isMinimal || result.replayedCount == result.budget)
    #expect(result.complaint.signature == failure.complaint.signature)
    let again = try #require(fuzzer.replay(result.steps))
    #expect(again.complaint == result.complaint)
    #expect(again.stepCount == result.steps.count)
    // The script means the same, and passes on the engine without the fault.
    let text = FuzzScript(fuzzer.plan, result.steps, below: ["What is wrong."])
    let script = try Script(parsing: text.text, file: "fuzz.boarding")
    var run = BareRun(FuzzSubject(Machine(flow: fuzzer.plan.flow)), keepsInputs: true)
    for step in result.steps { run.take(step) }
    #expect(script.inputs.drop { $0 == .advance(nanoseconds: 0) } == run.inputs[...])
    #expect(script.run().failure == nil)
    #expect(text.unsaidCount == 0)
  }

  @Test func `what only a second run shows is told, and not shrunk`() throws {
    let counter = Counter()
    let fault = FuzzSubject.Fault { (machine, input, events) in
      let answer = machine.handle(input, into: &events)
      // A machine that is not the same the second time.
      if counter.next() == 1500, let last = events.last { events.append(last) }
      return answer
    }
    let plan = try FuzzPlan(declaring: FuzzFlow.welcome)
    let fuzzer = Fuzzer(plan, stepCount: 1000, fault: fault)
    let failure = try #require(fuzzer.run(seed: 3).failure)
    #expect(failure.complaint.rule == .replay)
    let result = Shrinker.shrink(failure, of: fuzzer)
    #expect(result.steps == failure.steps)
    #expect(result.replayedCount == 0)
    #expect(!result.isMinimal)
  }

  @Test func `a failure that needs scattered steps costs no more than its budget`() throws {
    // Four settings have to come together, each one step among thousands.
    let settings: [Setting] = [
      .containerWidth(123), .layoutDirection(.rightToLeft), .forwardOnly(true),
      .swipePolicy(.finish),
    ]
    let fault = FuzzSubject.Fault { (machine, input, events) in
      let present = machine.state.settings
      let isThere =
        present.containerWidth == 123 && present.layoutDirection == .rightToLeft
        && present.isForwardOnly && present.swipePolicy == .finish
      if isThere, case .command(.popToRoot, motion: _, source: _) = input { return .absorbed }
      return machine.handle(input, into: &events)
    }
    let plan = try FuzzPlan(declaring: FuzzFlow.tour)
    let fuzzer = Fuzzer(plan, stepCount: 12_000, fault: fault)
    var source = FuzzSteps(seed: 1, flow: plan.flow)
    var run = BareRun(FuzzSubject(Machine(flow: plan.flow)))
    var steps: [FuzzStep] = []
    while steps.count < 9995 {
      let step = source.next(for: run.subject.machine)
      run.take(step)
      if case .input(.setting) = step { continue }
      steps.append(step)
    }
    for (place, setting) in settings.enumerated() {
      steps.insert(.input(.setting(setting)), at: 1500 + 2000 * place)
    }
    steps.append(.input(.command(.popToRoot)))
    let (complaint, count) = try #require(fuzzer.replay(steps))
    #expect(complaint.rule == .answer)
    #expect(count == 10_000)
    let failure = Fuzzer.Failure(complaint: complaint, steps: Array(steps.prefix(count)))
    let result = Shrinker.shrink(failure, of: fuzzer)
    #expect(result.isMinimal)
    #expect(result.budget == 400_000)
    #expect(result.replayedCount < result.budget)
    #expect(result.steps.count == settings.count + 2)
  }

  @Test func `shrinking stops where somebody wants it to`() throws {
    let (fuzzer, failure) = try failure(of: PlantedFault.all[4].fault)
    let stopped = Shrinker.shrink(failure, of: fuzzer, goesOn: { _ in false })
    #expect(stopped.steps == failure.steps)
    #expect(stopped.replayedCount == 0)
    #expect(!stopped.isMinimal)
    let poor = Shrinker.shrink(failure, of: fuzzer, budget: 3)
    #expect(poor.replayedCount == 3)
    #expect(!poor.isMinimal)
  }

  @Test func `shrinking tells how far it is, and stops within a replay with what it has`() throws {
    let (fuzzer, failure) = try failure(of: PlantedFault.all[4].fault, stepCount: 4000) {
      $0 > 2 * FuzzStage.stepsBetween
    }
    var stages: [FuzzStage] = []
    let whole = Shrinker.shrink(failure, of: fuzzer) { (stage) in
      stages.append(stage)
      return true
    }
    let counts = stages.map { (stage) -> Int in
      guard case .shrinking(let count, of: whole.budget, let left) = stage,
        left <= failure.steps.count
      else { return -1 }
      return count
    }
    #expect(counts.first == 0)
    #expect(counts == counts.sorted())
    // Wherever it is stopped, what is left fails in the same way.
    for place in stages.indices.prefix(40) {
      var heard = 0
      let part = Shrinker.shrink(failure, of: fuzzer) { _ in
        heard += 1
        return heard <= place
      }
      guard case .shrinking(let count, of: _, let left) = stages[place] else { continue }
      #expect(part.replayedCount == count)
      #expect(part.steps.count == left)
      #expect(!part.isMinimal)
      #expect(part.complaint.signature == whole.complaint.signature)
    }
  }
}

/// Counts calls.
private final class Counter: Sendable {
  /// How many there were.
  private let count = Mutex(0)

  /// Counts one more.
  ///
  /// - Returns: Its number.
  func next() -> Int {
    count.withLock { (count) in
      count += 1
      return count
    }
  }
}
