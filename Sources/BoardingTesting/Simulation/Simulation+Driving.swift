import BoardingAsync
import BoardingSimulation
public import Testing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
  /// Runs a script and whatever it starts until the script has returned.
  ///
  /// Called on the main actor, the simulation stands for it meanwhile: its jobs are run here too.
  /// Anywhere else, work of the main actor leaves the simulation.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which this is called.
  ///   - sourceLocation: Where failures are reported.
  ///   - script: What to run; it lets time pass by `await simulation.advance(by:)`.
  /// - Returns: What the script returns.
  /// - Throws: What the script throws; ``Stalled`` if nothing can go on; ``Endless`` if an instant
  ///   does not end.
  @discardableResult
  public func run<Value>(
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ script: @escaping () async throws -> Value
  ) throws -> Value {
    refuseInside("run(_:)")
    let result: Result<Value, any Error>
    do throws(SimulationFault) {
      result = try core.run(isMain: isolation === MainActor.shared, script)
    } catch {
      result = .failure(report(error, at: sourceLocation))
    }
    reportEscapes(at: sourceLocation)
    return try result.get()
  }

  /// Lets time pass, and waits for everything that becomes ready on the way.
  ///
  /// This is for code that does not await. It fails the test if an instant does not end.
  ///
  /// - Parameters:
  ///   - duration: How much time passes; not negative.
  ///   - isolation: The actor on which this is called.
  ///   - sourceLocation: Where failures are reported.
  public func advance(
    by duration: Duration,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    refuseInside("advance(by:)")
    let target = self.target(after: duration)
    do throws(SimulationFault) {
      try core.advance(to: target, isMain: isolation === MainActor.shared)
    } catch {
      _ = report(error, at: sourceLocation)
    }
    reportEscapes(at: sourceLocation)
  }

  /// Lets time pass in a script, and waits for everything that becomes ready on the way.
  ///
  /// Where several wait for time to pass, they are served in the order in which they asked.
  ///
  /// - Parameter duration: How much time passes; not negative.
  public func advance(by duration: Duration) async {
    await core.advance(to: target(after: duration))
  }

  /// Runs code that does not await, so that the tasks it starts belong to the simulation.
  ///
  /// They run when time passes the next time, also if that is no time at all.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which this is called.
  ///   - body: What to do.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult
  public func perform<Value, Failure>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try core.occupy(isMain: isolation === MainActor.shared, body)
  }

  /// Finds the instant up to which time passes.
  ///
  /// - Parameter duration: How much time passes; not negative.
  /// - Returns: The instant.
  private func target(after duration: Duration) -> ManualClock.Instant {
    precondition(duration >= .zero, "Time does not run backwards: advance by zero or more.")
    return clock.now.advanced(by: duration)
  }

  /// Stops a program that drives a simulation from inside of it.
  ///
  /// - Parameter name: The method that was called.
  private func refuseInside(_ name: String) {
    precondition(
      !core.isRunningJob,
      "\(name) drives the simulation and cannot be called inside of it: await advance(by:)."
    )
  }
}
