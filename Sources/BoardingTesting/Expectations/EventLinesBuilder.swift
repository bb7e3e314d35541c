/// Collects the lines of an expectation: strings, each with one line or several.
@resultBuilder
public enum EventLinesBuilder {
  /// Splits a text into its lines.
  ///
  /// - Parameter text: One line or several, as a transcript has them.
  /// - Returns: The lines, without spaces around them and without empty ones.
  public static func buildExpression(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let trimmed = line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return trimmed.isEmpty ? nil : String(trimmed)
    }
  }

  /// Takes lines that stand in a list.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The lines.
  public static func buildExpression(_ lines: [String]) -> [String] { lines }

  /// Joins what stands one below the other.
  ///
  /// - Parameter parts: The parts.
  /// - Returns: All lines.
  public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }

  /// Takes lines under a condition.
  ///
  /// - Parameter part: The lines, or nil.
  /// - Returns: The lines; none for nil.
  public static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }

  /// Takes the lines of a condition that holds.
  ///
  /// - Parameter part: The lines.
  /// - Returns: The lines.
  public static func buildEither(first part: [String]) -> [String] { part }

  /// Takes the lines of a condition that does not hold.
  ///
  /// - Parameter part: The lines.
  /// - Returns: The lines.
  public static func buildEither(second part: [String]) -> [String] { part }

  /// Joins the lines of a loop.
  ///
  /// - Parameter parts: The lines of each turn.
  /// - Returns: All lines.
  public static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
