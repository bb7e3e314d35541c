import BoardingAsync
import BoardingMotion
import BoardingTesting
import Synchronization
import Testing

struct DeterminismTests {
  @MainActor
  @Test func `the scenario has one log, under load of its own making`() async throws {
    let load = Load()
    var logs: [[String]: Int] = [:]
    for _ in 0..<200 { logs[try Scenario().run(), default: 0] += 1 }
    await load.stop()
    #expect(logs.values.sorted() == [200])
    var expected: [String] = []
    for part in 1...3 {
      for name in ["a", "b", "c", "d"] {
        let load = "\(name)\(part)"
        expected += [load, "\(load) told", "\(load) on main", "\(load) put"]
      }
    }
    expected.append("a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3")
    #expect(logs.first?.key == expected)
  }

  @Test func `each sleep either wakes or is cancelled, in one order`() throws {
    var logs: [[String]: Int] = [:]
    for _ in 0..<5 {
      let simulation = Simulation()
      let log = Log()
      try simulation.run {
        await withTaskGroup(of: Void.self) { group in
          for seed in 0..<40 as Range<UInt64> {
            group.addTask { await wander(in: simulation, seed: seed, log) }
          }
          await simulation.advance(by: .milliseconds(4 * 20))
        }
      }
      let tally = simulation.clock.tally
      #expect(tally.started == 40 * 20)
      #expect(tally.woken + tally.cancelled == tally.started)
      #expect(tally.woken > 0 && tally.cancelled > 0)
      #expect(simulation.clock.pendingCount == 0)
      logs[log.lines, default: 0] += 1
    }
    #expect(logs.values.sorted() == [5])
  }

  @Test(arguments: 0..<900)
  func `many tests run beside each other`(number: Int) async throws {
    try await standBesideOthers(number)
  }

  /// Runs a small simulation in the middle of ordinary asynchronous work.
  ///
  /// - Parameter number: The number of the test.
  /// - Throws: What a simulation throws.
  private func standBesideOthers(_ number: Int) async throws {
    let ordinary = Task.detached {
      var sum = 0
      for step in 0..<20 {
        await Task.yield()
        sum += step
      }
      return sum
    }
    await Task.yield()
    let simulation = Simulation()
    let log = Log()
    let clock = simulation.clock
    try simulation.run {
      let first = Task {
        try await clock.sleep(for: .milliseconds(number + 1))
        log.write("first")
      }
      let second = Task.detached {
        try await clock.sleep(for: .milliseconds(number))
        log.write("second")
        await Task.yield()
        log.write("third")
      }
      await simulation.advance(by: .seconds(1))
      _ = await (first.result, second.result)
    }
    #expect(log.lines == ["second", "third", "first"])
    #expect(await ordinary.value == 190)
  }

  /// Sleeps twenty times, and has about half of the sleeps cancelled.
  ///
  /// - Parameters:
  ///   - simulation: The simulation.
  ///   - seed: Decides how long and which.
  ///   - log: Where it writes.
  private func wander(in simulation: Simulation, seed: UInt64, _ log: Log) async {
    let clock = simulation.clock
    var random = SplitMix64(seed: seed)
    for step in 0..<20 {
      let span = Int64.random(in: -1...4, using: &random)
      let sleep = Task { try await clock.sleep(for: .milliseconds(span)) }
      if Bool.random(using: &random) {
        if Bool.random(using: &random) { await Task.yield() }
        sleep.cancel()
      }
      switch await sleep.result {
      case .success: log.write("\(seed).\(step) woke")
      case .failure: log.write("\(seed).\(step) was cancelled")
      }
    }
  }
}

/// Keeps the pool of the system busy until it is told to stop.
final class Load: Sendable {
  /// True once it is to stop.
  private let isOver = Mutex(false)
  /// The work.
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// Starts the work.
  init() {
    for _ in 0..<4 {
      let task = Task.detached { [self] in
        while !isOver.withLock({ $0 }) { await Task.yield() }
      }
      tasks.withLock { $0.append(task) }
    }
  }

  /// Stops the work and waits for its end.
  func stop() async {
    isOver.withLock { $0 = true }
    for task in tasks.withLock({ $0 }) { await task.value }
  }
}
