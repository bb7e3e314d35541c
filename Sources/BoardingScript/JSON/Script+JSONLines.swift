import Boarding

/// What came of running a script, as JSON Lines.
///
/// `Docs/Transcript.md` has the form.
public struct JSONLinesReport: Sendable {
  /// One object for each statement, event and answer, each on a line of its own.
  public let lines: String
  /// What failed, as lines that end with a line feed; nil if nothing did.
  public let failure: String?
  /// What failed, as a value.
  public let cause: Performance.Failure?

  /// The lines for a text that cannot be read as a script.
  ///
  /// - Parameter file: The name of its file.
  /// - Returns: The lines.
  public static func invalid(file: String) -> String {
    text(ofLines: [TranscriptJSON.line(ofScript: file), TranscriptJSON.line(ofEnd: "invalid")])
  }
}

extension Script {
  /// Runs the script up to its end or its first failure, and tells what came of it in JSON.
  ///
  /// Equal scripts give equal bytes. The events are those of `run()`.
  ///
  /// - Parameter goesOn: True to go on after an expectation that is not met.
  /// - Returns: The lines, and what failed.
  public func runAsJSONLines(goingOn goesOn: Bool = false) -> JSONLinesReport {
    var lines = [TranscriptJSON.line(ofScript: file)]
    var count = 0
    let (_, failures) = play(goingOn: goesOn) { (run, statement, performance) in
      lines.append(TranscriptJSON.line(of: statement))
      guard let performance else { return }
      let events = TranscriptJSON.lines(ofLogOf: run, from: count)
      count += events.count
      lines += events
      let answers = performance.lines.dropFirst(events.count)
      lines += answers.map { TranscriptJSON.line(ofAnswer: $0) }
      if let failure = performance.failure {
        lines.append(TranscriptJSON.line(of: failure, in: statement))
      }
    }
    lines.append(TranscriptJSON.line(ofEnd: failures.last?.result ?? "passed"))
    return JSONLinesReport(
      lines: text(ofLines: lines),
      failure: failures.text,
      cause: failures.last
    )
  }
}

extension Performance.Failure {
  /// The word for a run that ends so.
  fileprivate var result: String {
    switch self {
    case .mismatch: "failed"
    case .limit: "stopped"
    }
  }
}
