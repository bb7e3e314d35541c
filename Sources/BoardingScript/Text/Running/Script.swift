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
  /// The flow.
  public let flow: Flow
  /// The statements, declarations included, in order.
  public let statements: [ScriptStatement]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file, for messages.
  /// - Throws: Everything that is wrong with the text.
  public init(parsing text: String, file: String) throws(ScriptFaults) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Reads the bytes of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8. Lines end with a line feed, which a carriage return may precede.
  ///   - file: The name of the file, for messages.
  /// - Throws: Everything that is wrong with the text.
  public init(parsing bytes: [UInt8], file: String) throws(ScriptFaults) {
    var parser = ScriptParser(file: file)
    parser.parse(bytes)
    guard let flow = parser.flow, parser.faultCount == 0 else { throw parser.faults }
    self.file = file
    self.flow = flow
    statements = parser.statements
  }

  /// Runs the script up to its end or its first failure.
  ///
  /// - Returns: The transcript, and what failed.
  public func run() -> ScriptReport {
    var run = ScriptRun(flow: flow)
    var lines: [String] = []
    for statement in statements {
      let performance = statement.step.map { run.perform($0) }
      lines += transcriptLines(of: statement, performance)
      if let failure = performance?.failure {
        return ScriptReport(run, lines, failure: failure, of: statement)
      }
    }
    return ScriptReport(run, lines, failure: nil, of: nil)
  }
}
