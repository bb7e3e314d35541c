import BoardingAsync
import BoardingMotion
import BoardingSimulation
import Synchronization

/// Runs one scenario many times, while other threads are kept busy, and counts its different logs.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct DeterminismProof {
  /// How many times the scenario is run.
  let runCount: Int

  /// Runs the scenario, and then sleeps that are cancelled.
  ///
  /// - Returns: What came of it, in lines.
  func run() -> String {
    let load = BusyPool()
    defer { load.stop() }
    var logs: [[String]: Int] = [:]
    var escapeCount = 0
    for _ in 0..<runCount {
      let core = SimulationCore()
      logs[outcome { try LoaderScenario(core).run() }, default: 0] += 1
      let escapes = core.takeEscapes()
      escapeCount += escapes.jobs + escapes.sleeps
      core.end()
    }
    let lines = logs.keys.map(\.count).max() ?? 0
    var text = """
      \(SimulationTier.live)
      loaders: \(runCount.grouped) runs, \(logs.count) logs of \(lines) lines, \
      \(escapeCount) jobs from other threads
      """
    var tally = ManualClock.Tally()
    var pendingCount = 0
    for seed in 0..<UInt64(max(runCount / 100, 1)) {
      let core = SimulationCore()
      _ = outcome { try CancellationScenario(core, seed: seed).run() }
      tally.started += core.clock.tally.started
      tally.woken += core.clock.tally.woken
      tally.cancelled += core.clock.tally.cancelled
      pendingCount += core.clock.pendingCount
      core.end()
    }
    text += """

      cancellation: \(tally.started.grouped) sleeps, \(tally.woken.grouped) woken, \
      \(tally.cancelled.grouped) cancelled, \
      \((tally.started - tally.woken - tally.cancelled).grouped) lost, \(pendingCount) pending
      """
    return text
  }

  /// Runs a scenario.
  ///
  /// - Parameter body: The scenario.
  /// - Returns: Its log, or what went wrong.
  private func outcome(_ body: () throws -> [String]) -> [String] {
    do {
      return try body()
    } catch {
      return ["\(error)"]
    }
  }
}

/// Keeps the threads of the system busy.
private final class BusyPool: Sendable {
  /// True once it is to stop.
  private let isOver = Mutex(false)

  /// Starts four tasks that yield for ever.
  init() {
    for _ in 0..<4 {
      Task.detached { [self] in
        while !isOver.withLock({ $0 }) { await Task.yield() }
      }
    }
  }

  /// Lets the tasks come to their end.
  func stop() {
    isOver.withLock { $0 = true }
  }
}

/// Four loaders with three sleeps each, child tasks, an actor, unstructured tasks and the main actor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct LoaderScenario {
  /// The simulation.
  private let core: SimulationCore
  /// Where everything is written.
  private let log = Lines()

  /// Makes a scenario.
  ///
  /// - Parameter core: The simulation.
  init(_ core: SimulationCore) {
    self.core = core
  }

  /// Runs the scenario on the main thread.
  ///
  /// - Returns: What was written.
  /// - Throws: Why it did not come to its end.
  func run() throws -> [String] {
    let (core, clock, log) = (core, core.clock, log)
    let result = try core.run(isMain: true) {
      let shelf = Shelf(log)
      let loaders = Task {
        await withTaskGroup(of: Void.self) { group in
          for name in ["a", "b", "c", "d"] {
            group.addTask { await load(name, on: clock, onto: shelf, log) }
          }
        }
      }
      for step in 1...8 as ClosedRange<Int64> {
        await core.advance(to: ManualClock.Instant(Instant(nanoseconds: step * 5_000_000)))
      }
      await loaders.value
    }
    try result.get()
    return log.all
  }
}

/// Loads three parts with a sleep before each.
///
/// - Parameters:
///   - name: The name of the loader.
///   - clock: The clock on which it sleeps.
///   - shelf: Where the parts go.
///   - log: Where it writes.
private func load(
  _ name: String,
  on clock: any Clock<Duration>,
  onto shelf: Shelf,
  _ log: Lines
) async {
  for part in ["1", "2", "3"] {
    let isAwake = (try? await clock.sleep(for: .milliseconds(10))) != nil
    log.write(name + part + (isAwake ? "" : " cancelled"))
    let told = Task { log.write(name + part + " told") }
    async let put: Void = shelf.put(name + part)
    await Task { @MainActor in log.write(name + part + " on main") }.value
    await put
    await Task.yield()
    await told.value
  }
}

/// Tasks that sleep twenty times; about half of the sleeps are cancelled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct CancellationScenario {
  /// The simulation.
  private let core: SimulationCore
  /// Decides how long and which.
  private let seed: UInt64

  /// Makes a scenario.
  ///
  /// - Parameters:
  ///   - core: The simulation.
  ///   - seed: Decides how long the sleeps are and which are cancelled.
  init(_ core: SimulationCore, seed: UInt64) {
    self.core = core
    self.seed = seed
  }

  /// Runs the scenario on the main thread.
  ///
  /// - Returns: Nothing that was written.
  /// - Throws: Why it did not come to its end.
  func run() throws -> [String] {
    let (core, clock, seed) = (core, core.clock, seed)
    let result = try core.run(isMain: true) {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<40 as Range<UInt64> {
          group.addTask {
            var random = SplitMix64(seed: seed << 8 + number)
            for _ in 0..<20 {
              let span = Int64.random(in: -1...4, using: &random)
              let sleep = Task { try await clock.sleep(for: .milliseconds(span)) }
              if Bool.random(using: &random) { await Task.yield() }
              if Bool.random(using: &random) { sleep.cancel() }
              _ = await sleep.result
            }
          }
        }
        await core.advance(to: ManualClock.Instant(Instant(nanoseconds: 1_000_000_000)))
      }
    }
    try result.get()
    return []
  }
}

/// Where parts go.
private actor Shelf {
  /// Where it writes.
  private let log: Lines

  /// Makes a shelf.
  ///
  /// - Parameter log: Where it writes.
  init(_ log: Lines) {
    self.log = log
  }

  /// Puts a part on the shelf.
  ///
  /// - Parameter part: The part.
  func put(_ part: String) {
    log.write(part + " put")
  }
}

/// Lines in the order in which they were written, from any thread.
private final class Lines: Sendable {
  /// The lines.
  private let lines = Mutex<[String]>([])

  /// The lines so far.
  var all: [String] { lines.withLock { $0 } }

  /// Writes a line.
  ///
  /// - Parameter line: The line.
  func write(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
