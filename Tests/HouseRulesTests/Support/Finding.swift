import Testing

/// One violation of a house rule.
struct Finding: Hashable, CustomStringConvertible {
  /// The file, relative to the root of the package.
  let path: String
  /// The line, counted from 1, or 0 for the file as a whole.
  let line: Int
  /// What is wrong.
  let message: String

  /// Describes a violation.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the root of the package.
  ///   - line: The line, counted from 1, or 0 for the file as a whole.
  ///   - message: What is wrong.
  init(_ path: String, _ line: Int, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// Describes a violation of a file as a whole.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the root of the package.
  ///   - message: What is wrong.
  init(_ path: String, _ message: String) {
    self.init(path, 0, message)
  }

  /// The violation as compilers print it.
  var description: String { line == 0 ? "\(path): \(message)" : "\(path):\(line): \(message)" }
}

/// Records every violation as an issue of the test.
///
/// - Parameters:
///   - findings: The violations.
///   - sourceLocation: Where the test asks.
func expectNone(
  _ findings: [Finding],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for finding in findings {
    Issue.record("\(finding)", sourceLocation: sourceLocation)
  }
}
