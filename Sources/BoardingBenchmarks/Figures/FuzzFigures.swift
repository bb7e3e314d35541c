import Boarding
import BoardingExplorer

extension Figure {
  /// The figures of the fuzzer.
  ///
  /// - Returns: The figures.
  static func fuzzFigures() -> [Figure] {
    [
      Figure("checked fuzz step", goal: Goal(ratio: 3)) {
        let run = FuzzRun(stepCount: 1000)
        return .timed(operations: run.stepCount, work: run.check, floor: run.hand)
      },
      Figure("checked fuzz step with its second run") {
        let run = FuzzRun(stepCount: 1000)
        return .timed(operations: run.stepCount, work: run.checkTwice, floor: run.hand)
      },
    ]
  }
}

/// Seeds of the fuzzer, with the inputs to which they lead.
private final class FuzzRun {
  /// How many steps a run has.
  let stepCount: Int
  /// What fuzzes.
  private let fuzzer: Fuzzer
  /// The inputs of each seed, by its number.
  private let inputs: [[Input]]
  /// The seed whose turn it is, for the work and for the floor.
  private var turns = (0, 0)
  /// The events, whose room is used again.
  private var events: [Event] = []

  /// How many seeds take turns.
  private static let seedCount = 16

  /// Prepares the seeds.
  ///
  /// - Parameter stepCount: How many steps a run has.
  init(stepCount: Int) {
    let lines = [
      "flow Fuzz", "screen welcome choice skip done", "screen terms leave wait choice more details",
      "screen details previous welcome", "screen account enter refuse", "screen photo gestures off",
      "screen done", "series welcome terms account photo done", "transition 300ms linear",
    ]
    guard let plan = try? FuzzPlan(declaring: lines) else {
      preconditionFailure("The flow of the benchmark is a flow.")
    }
    self.stepCount = stepCount
    let fuzzer = Fuzzer(plan, stepCount: stepCount)
    self.fuzzer = fuzzer
    inputs = (0..<Self.seedCount).map { fuzzer.inputs(seed: UInt64($0)) }
  }

  /// Runs seeds with all checks but the second run.
  ///
  /// - Parameter count: How many.
  func check(_ count: Int) {
    for _ in 0..<count {
      consume(fuzzer.check(seed: UInt64(turns.0)))
      turns.0 = (turns.0 + 1) % Self.seedCount
    }
  }

  /// Runs seeds with all checks.
  ///
  /// - Parameter count: How many.
  func checkTwice(_ count: Int) {
    for _ in 0..<count {
      consume(fuzzer.run(seed: UInt64(turns.0)).digest)
      turns.0 = (turns.0 + 1) % Self.seedCount
    }
  }

  /// Hands the same inputs to a machine that nobody checks.
  ///
  /// - Parameter count: How many seeds.
  func hand(_ count: Int) {
    for _ in 0..<count {
      var machine = Machine(flow: fuzzer.plan.flow)
      for input in inputs[turns.1] {
        events.removeAll(keepingCapacity: true)
        machine.handle(input, into: &events)
      }
      consume(machine.state.now)
      turns.1 = (turns.1 + 1) % Self.seedCount
    }
  }
}
