/// The statements in the groups in which people look for them: help, completion and reference.
public struct Handbook: Sendable {
  /// The groups, in the order in which they are shown.
  public let groups: [Group]

  /// Statements that belong together.
  public struct Group: Sendable {
    /// What they have in common.
    public let title: String
    /// How they are written.
    public let forms: [StatementForm]
    /// What else is to be said, line by line.
    public let notes: [String]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - title: What the statements have in common.
    ///   - forms: How they are written.
    ///   - notes: What else is to be said, line by line.
    public init(_ title: String, _ forms: [StatementForm], notes: [String] = []) {
      self.title = title
      self.forms = forms
      self.notes = notes
    }
  }

  /// Makes a handbook.
  ///
  /// - Parameter groups: The groups, in the order in which they are shown.
  public init(groups: [Group]) {
    self.groups = groups
  }

  /// How all statements are written.
  public var forms: [StatementForm] { groups.flatMap { $0.forms } }

  /// Explains statements.
  ///
  /// - Parameter words: The words with which they begin, or that stand in them; none for an overview
  ///   of all.
  /// - Returns: The explanation, line by line.
  public func lines(about words: [String]) -> [String] {
    if words.isEmpty { return overview }
    if let found = explanation(of: words) { return found }
    let name = words.joined(separator: " ")
    let suggestion = nearestWord(to: name, in: knownWords).map { "; did you mean '\($0)'?" } ?? ""
    return ["no statement has " + quoted(name) + suggestion]
  }

  /// Explains the statements that begin with words; where there is none, those in which the words
  /// stand, as `when` does in `screen`.
  ///
  /// - Parameter words: The words, one or more.
  /// - Returns: The explanation, line by line, or nil where no statement has them.
  package func explanation(of words: [String]) -> [String]? {
    var found = forms.filter { $0.words.starts(with: words) }
    if found.isEmpty { found = forms.filter { $0.has(words) } }
    return found.isEmpty ? nil : found.flatMap { explanation(of: $0) }
  }

  /// What may be asked for: the beginnings of statements, then the other words in them.
  package var knownWords: [String] {
    forms.map { $0.words.joined(separator: " ") } + forms.map { $0.words[0] }
      + forms.flatMap { $0.keywords }
  }

  /// One line for each statement, under the titles of the groups.
  private var overview: [String] {
    var lines: [String] = []
    for group in groups {
      lines.append(group.title)
      lines += (group.forms.map { $0.usage } + group.notes).map { "  " + $0 }
    }
    lines.append("'help' with the first words of a statement explains it.")
    return lines
  }

  /// Explains one statement.
  ///
  /// - Parameter form: How it is written.
  /// - Returns: The explanation, line by line.
  private func explanation(of form: StatementForm) -> [String] {
    [form.usage, "  " + form.summary, "  For example:"] + form.exampleLines.map { "    " + $0 }
  }
}

extension StatementForm {
  /// The example, line by line.
  var exampleLines: [String] {
    example.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
