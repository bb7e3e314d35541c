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
    /// No screen has the name; the nearest one may have been meant.
    case unknownScreen(String, nearest: String?)
    /// Something is wrong with a fact or a release.
    case fact(FactProblem)
    /// No page has the name; the nearest one may have been meant.
    case unknownPage(String, nearest: String?)
    /// A screen of the name is declared already, at a place.
    case declaredAlready(String, at: TextLocation)
    /// A time has a space before its unit.
    case spacedTime(String, unit: String)
    /// The word works only at the prompt.
    case onlyAtPrompt(String)
    /// The name stands there for the second time.
    case duplicate(String)
    /// The word cannot stand beside another one.
    case conflict(String, other: String)
    /// The value has another kind on an earlier screen.
    case otherKind(String, expected: String)
    /// No screen is declared.
    case noScreens
    /// A declaration stands after the first move.
    case declarationAfterMove(String)
    /// A text declares a second flow.
    case secondFlow
    /// A text about a flow or about pages begins something else.
    case secondSubject(String)
    /// The statement needs items that arrive in pieces, and there are none.
    case noSource(String)
    /// The word belongs into texts about something else, which begin with another word.
    case otherSubject(String, begin: String)
    /// The pages cannot be laid out.
    case layout(String, expected: String)
    /// The version of the language is not known.
    case unknownVersion(String)
    /// The version of the language does not stand first.
    case misplacedVersion
    /// A file cannot be included.
    case cannotInclude(String, reason: String)
    /// Files include one another: a chain whose last file is its first one.
    case includesItself([String])
    /// Files include one another too deeply.
    case tooManyInclusions
    /// A width is not above 0.
    case invalidWidth(String)
    /// A transition takes less than no time.
    case negativeTransition(String)
    /// The x of a control point of a curve lies outside 0 to 1.
    case invalidControlPoint(String)
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
    /// There are too many pages.
    case tooManyPages
    /// The flow has too many animated values.
    case tooManyValues
    /// The flow has too many choice labels.
    case tooManyLabels
    /// A link is none.
    case link(LinkError)
  }
}
