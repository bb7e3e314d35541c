public import Testing

extension EventLog {
  /// States the events since the last expectation, all of them and in order.
  ///
  /// A line is what a transcript says of an event; its time may be left out. If something else has
  /// happened, the test fails with the difference, and has both transcripts and what replays the run
  /// attached.
  ///
  /// - Parameters:
  ///   - sourceLocation: Where a failure is reported.
  ///   - stated: The lines.
  public func expectEvents(
    sourceLocation: SourceLocation = #_sourceLocation,
    @EventLinesBuilder _ stated: () -> [String]
  ) {
    let before = lines.prefix(lookedAt)
    let comparison = EventComparison(stated: stated(), events: takeLines())
    if let failure = comparison.failure(exhaustivity) {
      fail(failure, expecting: before + comparison.stated, at: sourceLocation)
    } else if let note = comparison.note(exhaustivity) {
      Issue.record(Comment(rawValue: note), severity: .warning, sourceLocation: sourceLocation)
    }
  }

  /// States that nothing has happened since the last expectation.
  ///
  /// - Parameter sourceLocation: Where a failure is reported.
  public func expectNoEvents(sourceLocation: SourceLocation = #_sourceLocation) {
    expectEvents(sourceLocation: sourceLocation) { [String]() }
  }
}

/// Runs a part of a test in which every event has to be stated, those at its end too.
///
/// ```swift
/// expectAllEvents(of: EventLog(onboarding)) { log in
///   onboarding.pop()
///   log.expectEvents { "refused pop: atRoot Hello" }
/// }
/// ```
///
/// - Parameters:
///   - log: The log.
///   - sourceLocation: Where events are reported that were not stated at the end.
///   - body: The part of the test.
/// - Returns: What the part returns.
/// - Throws: What the part throws; events that were not stated are not reported then.
@discardableResult
public func expectAllEvents<Value, Failure>(
  of log: EventLog,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (EventLog) throws(Failure) -> Value
) throws(Failure) -> Value {
  let value = try body(log)
  log.expectNoEvents(sourceLocation: sourceLocation)
  return value
}
