/// The language of scripts: everything that may be written.
public enum Language {
  /// The domains, in the order in which help and reference show them.
  static let domains: [Domain] = [
    .flow, .stack, .time, .surroundings, .expectations, .questions,
  ]

  /// The statements of all domains.
  static let statements: [Statement] = domains.flatMap { $0.statements }

  /// The words that cannot be names, in the order of the statements.
  static let reservedWords: [String] = {
    var words: [String] = []
    for form in handbook.forms {
      for word in form.words + form.clauses.compactMap({ $0.keyword }) where !words.contains(word) {
        words.append(word)
      }
    }
    return words + ["none", "end"]
  }()

  /// Finds the statement with which a line begins.
  ///
  /// - Parameter reader: The line; its words are taken.
  /// - Returns: The statement with the most words that stand there.
  /// - Throws: A diagnostic if there is none.
  static func statement(in reader: inout LineReader) throws(Diagnostic) -> Statement {
    var candidates = statements
    var count = 0
    while let word = reader.word {
      let matches = candidates.filter {
        $0.form.words.count > count && $0.form.words[count] == word
      }
      if matches.isEmpty { break }
      candidates = matches
      _ = reader.accept(word)
      count += 1
    }
    let longer = candidates.filter { $0.form.words.count > count }
    var next: [String] = []
    for statement in longer where !next.contains(statement.form.words[count]) {
      next.append(statement.form.words[count])
    }
    if let found = candidates.first(where: { $0.form.words.count == count }) {
      reader.alternatives = next
      return found
    }
    throw reader.unexpected(count == 0 ? "a statement" : listing(next), candidates: next)
  }
}
