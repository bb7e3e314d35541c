import Testing

/// Runs code that is expected to fail its test, and tells what was reported.
///
/// - Parameters:
///   - sourceLocation: Where lines are counted from.
///   - body: What to run.
/// - Returns: For each failure its text, and how many lines behind the line of this call it is.
func issues(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) -> [String] {
  let log = Log()
  withKnownIssue {
    body()
  } matching: { issue in
    let line = issue.sourceLocation.map { "+\($0.line - sourceLocation.line)" } ?? "nowhere"
    log.write("\(line): \(issue.comments.map(\.rawValue).joined(separator: "; "))")
    return true
  }
  return log.lines
}
