public import BoardingAsync
package import BoardingSimulation
public import Testing

/// Runs asynchronous code in a test so that it does the same each time.
///
/// Tasks run one at a time, on the thread of the test, in the order in which they became ready. Time
/// is that of ``clock`` and moves only by an advance, which first waits until everything is quiet.
///
/// ```swift
/// let simulation = Simulation()
/// let elapsed = try simulation.run {
///   async let slow: Void = simulation.clock.sleep(for: .seconds(2))
///   async let quick: Void = simulation.clock.sleep(for: .seconds(1))
///   await simulation.advance(by: .seconds(2))
///   _ = try await (quick, slow)
///   return simulation.clock.now.elapsed
/// }
/// ```
///
/// What leaves the simulation, such as work on a dispatch queue, and a run in which nothing can go
/// on, fail the test at the line that drives it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Simulation: Sendable {
  /// What runs the tasks.
  package let core: SimulationCore
  /// What is done about work that leaves the simulation.
  let escapePolicy: EscapePolicy

  /// What is done about work that leaves the simulation.
  public enum EscapePolicy: Sendable {
    /// The test fails.
    case fail
    /// Nothing: the test says that it need not be the same each time.
    case allow
  }

  /// Makes a simulation that stands at the beginning of time.
  ///
  /// - Parameters:
  ///   - escapes: What is done about work that leaves the simulation.
  ///   - limit: How many jobs, timers and callbacks one instant may have, at least 1.
  ///   - patience: How long to wait in real time for work that left the simulation before nothing
  ///     can go on.
  ///   - sourceLocation: Where the failure is reported if this toolchain holds in less than a
  ///     simulation promises.
  public init(
    escapes: EscapePolicy = .fail,
    limit: Int = 1_000_000,
    patience: Duration = .seconds(1),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    precondition(limit > 0, "At least one job has to be allowed.")
    precondition(patience >= .zero, "Time does not run backwards: wait for zero or more.")
    core = SimulationCore()
    core.limit = limit
    let milliseconds = (patience.wholeNanoseconds ?? .max) / 1_000_000
    core.patience = UInt32(clamping: milliseconds)
    escapePolicy = escapes
    if Simulation.tier < .hooks {
      fail(
        """
        Only \(Simulation.tier) is live on this toolchain: unstructured tasks and the main actor \
        leave the simulation.
        """,
        at: sourceLocation
      )
    }
  }

  deinit {
    core.end()
  }

  /// The clock on which everything in the simulation sleeps; the simulation moves it.
  public var clock: ManualClock { core.clock }

  /// The executor that runs the tasks, for those that are given one.
  public var executor: any TaskExecutor { core }

  /// What this toolchain lets a simulation hold in, found out by trying once.
  package static var tier: SimulationTier { .live }

  /// What this toolchain lets a simulation hold in, in words.
  public static var tierDescription: String { tier.description }
}
