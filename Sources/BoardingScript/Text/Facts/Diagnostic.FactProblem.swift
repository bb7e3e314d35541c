extension Diagnostic {
  /// What can be wrong with facts and with releases.
  public enum FactProblem: Hashable, Sendable {
    /// No fact has the name; the nearest one may have been meant.
    case unknownFact(String, nearest: String?)
    /// The fact has no value of the name; the nearest one may have been meant.
    case unknownValue(String, of: String, nearest: String?)
    /// The fact has fewer than two values.
    case tooFewValues(String)
    /// The flow has too many facts, or a fact too many values.
    case tooManyFacts
    /// Screens are new in too many releases.
    case tooManyReleases
    /// A screen is new in a release, and nothing says which release runs.
    case noVersion
    /// It is said what was seen, and nothing says which release runs.
    case seenWithoutVersion

    /// What is wrong, in words.
    var message: String {
      switch self {
      case .unknownFact(let name, let nearest):
        "no fact is named \(quoted(name)) so far" + suggestion(nearest)
      case .unknownValue(let name, let fact, let nearest):
        "the fact \(quoted(fact)) has no value \(quoted(name))" + suggestion(nearest)
      case .tooFewValues(let name): "the fact \(quoted(name)) needs two values or more"
      case .tooManyFacts:
        "a flow has at most \(ScriptLimits.facts) facts, and a fact as many values"
      case .tooManyReleases:
        "screens are new in at most \(ScriptLimits.facts) releases"
      case .seenWithoutVersion: "it counts for nothing: no 'version' says which release runs"
      case .noVersion: "the screen is new in a release, but no 'version' says which one runs"
      }
    }
  }
}
