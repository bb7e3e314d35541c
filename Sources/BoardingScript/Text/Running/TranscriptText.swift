/// Writes a statement and what it showed as lines of a transcript.
///
/// - Parameters:
///   - statement: The statement.
///   - performance: What it showed; nil for a declaration.
/// - Returns: The statement behind `> `, and what it showed behind two spaces.
package func transcriptLines(of statement: ScriptStatement, _ performance: Performance?) -> [String]
{
  statement.lines.map { "> " + $0 } + (performance?.lines ?? []).map { "  " + $0 }
}

/// Joins lines to a text.
///
/// - Parameter lines: The lines.
/// - Returns: The lines, each with a line feed.
func text(ofLines lines: [String]) -> String {
  lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
}
