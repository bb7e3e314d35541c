extension Dialect {
  /// The statements that begin with the same words, by the word that follows.
  final class Branch: Sendable {
    /// The statement that needs no further word, or nil if none is without.
    let statement: Statement?
    /// The words that may follow, in the order of the statements, each once.
    let words: [String]
    /// Where each of these words leads.
    private let branches: [String: Branch]

    /// Sorts statements.
    ///
    /// - Parameters:
    ///   - statements: Statements that begin with the same words.
    ///   - place: How many these are.
    init(_ statements: [Statement], at place: Int) {
      statement = statements.first { $0.form.words.count == place }
      let longer = statements.filter { $0.form.words.count > place }
      var words: [String] = []
      for statement in longer where !words.contains(statement.form.words[place]) {
        words.append(statement.form.words[place])
      }
      self.words = words
      branches = Dictionary(grouping: longer) { $0.form.words[place] }
        .mapValues { Branch($0, at: place + 1) }
    }

    /// True if a word may follow.
    var isParting: Bool { !words.isEmpty }

    /// Finds the statements that go on with a word.
    ///
    /// - Parameter word: The word.
    /// - Returns: These statements, or nil if none does.
    func next(_ word: String) -> Branch? { branches[word] }
  }
}
