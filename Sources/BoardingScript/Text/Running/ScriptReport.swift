public import Boarding

/// What came of running a script.
public struct ScriptReport: Sendable {
  /// The statements and what they showed, as lines that end with a line feed.
  public let transcript: String
  /// What failed, as lines that end with a line feed; nil if nothing did.
  public let failure: String?
  /// What failed, as a value.
  public let cause: Performance.Failure?
  /// The events, in order.
  public let log: [Event]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - run: The run at its end.
  ///   - lines: The transcript.
  ///   - failure: What failed.
  ///   - statement: The statement that failed.
  init(
    _ run: ScriptRun,
    _ lines: [String],
    failure: Performance.Failure?,
    of statement: ScriptStatement?
  ) {
    transcript = text(ofLines: lines)
    cause = failure
    self.failure = statement.flatMap { (statement) in
      failure.map { text(ofLines: $0.report(of: statement)) }
    }
    log = Array(run.log)
  }
}
