/// What a step showed, and what failed.
public struct Performance: Hashable, Sendable {
  /// The events or the answer, line by line.
  public let lines: [String]
  /// What failed, or nil if nothing did.
  public let failure: Failure?

  /// What can fail in a run.
  public enum Failure: Hashable, Sendable {
    /// An expectation is not met; the last events may tell why.
    case mismatch(Mismatch, lastEvents: [String])
    /// The run goes beyond a limit.
    case limit(Limit)
  }

  /// The limits of a run.
  ///
  /// - SeeAlso: `ScriptLimits`
  public enum Limit: UInt8, Hashable, Sendable, CaseIterable {
    /// The number of events.
    case events
    /// The number of inputs, without those that let time pass.
    case inputs
    /// The number of changes and moves that wait.
    case waiting
    /// The virtual time.
    case time
    /// The items that are loaded.
    case items
    /// The answers to questions.
    case answers
    /// The patience of a person.
    case interruption
  }
}
