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
  /// - Parameter words: The words with which they begin; none for an overview of all.
  /// - Returns: The explanation, line by line.
  public func lines(about words: [String]) -> [String] {
    if words.isEmpty { return overview }
    let found = forms.filter { $0.words.starts(with: words) }
    if !found.isEmpty { return found.flatMap { explanation(of: $0) } }
    let name = words.joined(separator: " ")
    let known = forms.map { $0.words.joined(separator: " ") } + forms.map { $0.words[0] }
    let suggestion = nearestWord(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return ["no statement begins with '\(name)'" + suggestion]
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
