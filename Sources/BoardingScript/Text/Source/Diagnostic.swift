/// One thing that is wrong with a text, and where.
///
/// - SeeAlso: `Diagnostic.message`, which puts it into words.
public struct Diagnostic: Error, Hashable, Sendable {
  /// Where it is.
  public let location: TextLocation
  /// What is wrong there.
  public let problem: Problem

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - problem: What is wrong there.
  public init(at location: TextLocation, _ problem: Problem) {
    self.location = location
    self.problem = problem
  }

  /// What stands at a place of a text.
  public enum Found: Hashable, Sendable {
    /// Nothing: the line ends.
    case endOfLine
    /// This text.
    case text(String)
  }

  /// What can be wrong with a text.
  public enum Problem: Hashable, Sendable {
    /// Something else was expected; the nearest valid word may have been meant.
    case unexpected(Found, expected: String, nearest: String?)
    /// The name is a word of the language.
    case reserved(String)
    /// The name is declared for the second time.
    case duplicate(String)
    /// The value has another kind on an earlier screen.
    case otherKind(String, expected: String)
    /// No screen is declared.
    case noScreens
    /// A declaration stands after the first move.
    case declarationAfterMove(String)
    /// A text declares a second flow.
    case secondFlow
    /// A width is not above 0.
    case invalidWidth
    /// A string has no closing quotation mark.
    case unterminatedString
    /// A block has no end.
    case unterminatedBlock(String)
    /// A name has too many bytes.
    case nameTooLong(String)
    /// A number has an exponent.
    case exponent(String)
    /// A number has too many digits.
    case tooManyDigits(String)
    /// A time is not a whole number of nanoseconds.
    case tooFine(String)
    /// A time is longer than a run may take.
    case tooLong(String)
    /// The line holds bytes that are not UTF-8.
    case invalidUTF8
    /// The line holds a character that does not print.
    case controlCharacter(UInt8)
    /// The line has too many bytes.
    case lineTooLong
    /// The text has too many bytes.
    case textTooLong
    /// The text has too many lines.
    case tooManyLines
    /// The flow has too many screens.
    case tooManyScreens
    /// The flow has too many animated values.
    case tooManyValues
    /// The flow has too many choice labels.
    case tooManyLabels
  }
}
