public import Boarding

/// A text that was read without a fault: a flow, and the steps of a run.
///
/// ```swift
/// let script = try Script(parsing: text, file: "welcome.boarding")
/// let report = script.run()
/// assert(report.failure == nil)
/// ```
public struct Script: Sendable {
  /// The name of the file.
  public let file: String
  /// The flow; one without screens if the script is about pages.
  public let flow: Flow
  /// The pages; nil if the script is about a flow.
  let pages: PagesPlan?
  /// The statements, declarations included, in order.
  public let statements: [ScriptStatement]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file, for messages and as the place where relative names begin.
  ///   - load: Reads the files that the text includes; without it none can be included.
  /// - Throws: Everything that is wrong with the text and the files.
  public init(
    parsing text: String,
    file: String,
    including load: IncludedFileLoader? = nil
  ) throws(ScriptFaults) {
    try self.init(parsing: Array(text.utf8), file: file, including: load)
  }

  /// Reads the bytes of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8. Lines end with a line feed, which a carriage return may precede.
  ///   - file: The name of the file, for messages and as the place where relative names begin.
  ///   - load: Reads the files that the text includes; without it none can be included.
  /// - Throws: Everything that is wrong with the text and the files.
  public init(
    parsing bytes: [UInt8],
    file: String,
    including load: IncludedFileLoader? = nil
  ) throws(ScriptFaults) {
    var parser = ScriptParser(including: load)
    parser.parse(bytes, file: file)
    guard let flow = parser.flow, parser.faultCount == 0 else { throw parser.faults }
    self.file = file
    self.flow = flow
    pages = parser.reader.notes.pages
    statements = parser.statements
  }

  /// How much the script says, in words.
  package var size: String {
    let subject = pages?.stock.countText ?? "\(flow.screens.count) screens"
    return subject + ", \(statements.count) statements"
  }

  /// Runs the script up to its end or its first failure.
  ///
  /// - Parameter goesOn: True to go on after an expectation that is not met.
  /// - Returns: The transcript, and what failed.
  public func run(goingOn goesOn: Bool = false) -> ScriptReport {
    var lines: [String] = []
    let (run, failures) = play(goingOn: goesOn) { (_, statement, performance) in
      lines += transcriptLines(of: statement, performance)
    }
    return ScriptReport(run, lines, failures)
  }

  /// Runs the script up to its end or its first failure.
  ///
  /// - Parameters:
  ///   - goesOn: True to go on after an expectation that is not met.
  ///   - begin: Brings the run to where it begins.
  ///   - tell: Is told of each statement: where the run stands behind it, the statement, and what
  ///     it showed, nil for a declaration.
  /// - Returns: The run at its end, and what failed.
  func play(
    goingOn goesOn: Bool,
    beginning begin: (inout ScriptRun) -> Void = { _ in },
    telling tell: (ScriptRun, ScriptStatement, Performance?) -> Void
  ) -> (run: ScriptRun, failures: ScriptReport.Failures) {
    var run = ScriptRun(flow: flow, pages: pages)
    begin(&run)
    var failures = ScriptReport.Failures()
    for statement in statements {
      let performance = statement.step.map { run.perform($0) }
      tell(run, statement, performance)
      guard let failure = performance?.failure else { continue }
      failures.note(failure, of: statement)
      if !goesOn || failure.isLimit { break }
    }
    return (run, failures)
  }
}

extension Performance.Failure {
  /// True if nothing can follow.
  var isLimit: Bool {
    switch self {
    case .mismatch: false
    case .limit: true
    }
  }
}
