import BoardingAsync
import BoardingTesting
import Testing

/// The scenario by which deterministic executors are measured: four loaders with three sleeps each,
/// child tasks, an actor, unstructured tasks and the main actor.
@MainActor
struct Scenario {
  /// Runs it in a simulation of its own.
  ///
  /// - Returns: What it wrote.
  /// - Throws: What a simulation throws.
  func run() throws -> [String] {
    let simulation = Simulation()
    let log = Log()
    let clock = simulation.clock
    try simulation.run {
      let shelf = Shelf(log)
      let loaders = Task {
        await withTaskGroup(of: Void.self) { group in
          for name in ["a", "b", "c", "d"] {
            group.addTask { await load(name, on: clock, onto: shelf, log) }
          }
        }
      }
      for _ in 0..<8 { await simulation.advance(by: .milliseconds(5)) }
      await loaders.value
      await shelf.close()
    }
    return log.lines
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
  _ log: Log
)
  async
{
  for part in 1...3 {
    do {
      try await clock.sleep(for: .milliseconds(10))
    } catch {
      log.write("\(name)\(part) cancelled")
    }
    log.write("\(name)\(part)")
    let told = Task { log.write("\(name)\(part) told") }
    async let put: Void = shelf.put("\(name)\(part)")
    await Task { @MainActor in log.write("\(name)\(part) on main") }.value
    await put
    await Task.yield()
    await told.value
  }
}

/// Where parts go.
private actor Shelf {
  /// The parts.
  private var parts: [String] = []
  /// Where it writes.
  private let log: Log

  /// Makes an empty shelf.
  ///
  /// - Parameter log: Where it writes.
  init(_ log: Log) {
    self.log = log
  }

  /// Puts a part on the shelf.
  ///
  /// - Parameter part: The part.
  func put(_ part: String) {
    parts.append(part)
    log.write("\(part) put")
  }

  /// Writes what is there.
  func close() {
    log.write(parts.joined(separator: " "))
  }
}
