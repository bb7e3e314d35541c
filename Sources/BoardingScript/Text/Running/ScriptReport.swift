public import Boarding
public import BoardingPaging

/// What came of running a script.
public struct ScriptReport: Sendable {
  /// The statements and what they showed, as lines that end with a line feed.
  public let transcript: String
  /// What failed, as lines that end with a line feed; nil if nothing did.
  public let failure: String?
  /// What failed, as a value: of several failures the last one, which weighs the most.
  public let cause: Performance.Failure?
  /// The events of a run of a flow, in order.
  public let log: [Event]
  /// The events of a run of pages, in order.
  public let pageLog: [PagerEvent]

  /// What failed on the way.
  struct Failures {
    /// The reports, line by line.
    private var lines: [String] = []
    /// The last failure.
    private(set) var last: Performance.Failure?

    /// The reports as one text, or nil if nothing failed.
    var text: String? { last == nil ? nil : BoardingScript.text(ofLines: lines) }

    /// Notes a failure.
    ///
    /// - Parameters:
    ///   - failure: What failed.
    ///   - statement: The statement that failed.
    mutating func note(_ failure: Performance.Failure, of statement: ScriptStatement) {
      lines += failure.report(of: statement)
      last = failure
    }
  }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - run: The run at its end.
  ///   - lines: The transcript.
  ///   - failures: What failed.
  init(_ run: ScriptRun, _ lines: [String], _ failures: Failures) {
    transcript = text(ofLines: lines)
    cause = failures.last
    failure = failures.text
    log = Array(run.log)
    pageLog = run.pageLog.compactMap { (event) in
      switch event {
      case .pager(let event): event
      case .loading: nil
      }
    }
  }
}
