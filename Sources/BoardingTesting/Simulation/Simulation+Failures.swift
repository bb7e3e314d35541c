public import BoardingAsync
import BoardingSimulation
import Testing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
  /// Nothing can go on, and nobody moves time.
  public struct Stalled: Error, Hashable, CustomStringConvertible {
    /// When it was.
    public let instant: ManualClock.Instant
    /// How many sleep.
    public let sleeperCount: Int
    /// When the first of them would wake, or nil if none sleeps.
    public let nextDeadline: ManualClock.Instant?

    /// What happened, in words.
    public var description: String {
      let sleepers =
        nextDeadline.map { ", \(sleeperCount) asleep until \($0.elapsed) or later" } ?? ""
      return "Nothing can go on at \(instant.elapsed)\(sleepers), and nobody lets time pass."
    }
  }

  /// One instant had more jobs, timers and callbacks than are allowed.
  public struct Endless: Error, Hashable, CustomStringConvertible {
    /// When it was.
    public let instant: ManualClock.Instant
    /// How many are allowed.
    public let limit: Int

    /// What happened, in words.
    public var description: String {
      "The instant \(instant.elapsed) does not end: it had more than \(limit) jobs."
    }
  }

  /// Fails the test because of a fault.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - sourceLocation: Where it is reported.
  /// - Returns: The error that says so.
  func report(_ fault: SimulationFault, at sourceLocation: SourceLocation) -> any Error {
    switch fault {
    case .stalled(let sleepers, until: let deadline, at: let instant):
      let error = Stalled(
        instant: ManualClock.Instant(instant),
        sleeperCount: sleepers,
        nextDeadline: deadline.map { ManualClock.Instant($0) }
      )
      fail(error.description, at: sourceLocation)
      return error
    case .endless(let limit, at: let instant):
      let error = Endless(instant: ManualClock.Instant(instant), limit: limit)
      fail(error.description, at: sourceLocation)
      return error
    }
  }

  /// Fails the test if something has left the simulation.
  ///
  /// - Parameter sourceLocation: Where it is reported.
  func reportEscapes(at sourceLocation: SourceLocation) {
    let (jobs, sleeps) = core.takeEscapes()
    switch escapePolicy {
    case .allow:
      return
    case .fail:
      if sleeps > 0 {
        let tasks = sleeps == 1 ? "a task" : "tasks, \(sleeps) times,"
        fail("Work left the simulation: \(tasks) slept in real time.", at: sourceLocation)
      } else if jobs > 0 {
        let text = jobs == 1 ? "a job" : "\(jobs) jobs"
        fail("Work left the simulation: \(text) came back from other threads.", at: sourceLocation)
      }
    }
  }

  /// Fails the test, or the program where there is no test.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - sourceLocation: Where it is reported.
  func fail(_ text: String, at sourceLocation: SourceLocation) {
    record(text, at: sourceLocation)
  }
}

/// Fails the test, or the program where there is no test.
///
/// - Parameters:
///   - text: What is wrong.
///   - sourceLocation: Where it is reported.
func record(_ text: String, at sourceLocation: SourceLocation) {
  precondition(Test.current != nil, "Outside of a test: \(text)")
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}
