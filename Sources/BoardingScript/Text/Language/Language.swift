/// The language of scripts: everything that may be written.
public enum Language {
  /// The domains, in the order in which help and reference show them.
  static let domains: [Domain] = [
    .flow, .stack, .interaction, .finger, .guards, .flowEnd, .time, .surroundings, .swipes,
    .expectations, .questions, .files,
  ]

  /// The statements of all domains.
  static let statements: [Statement] = domains.flatMap { $0.statements }

  /// The statements by their first words.
  private static let statementsByWord: [String: [Statement]] = Dictionary(
    grouping: statements,
    by: { $0.form.words[0] }
  )

  /// The words that cannot be names because they may stand where a name may, in the order of the
  /// statements.
  static let reservedWords: [String] = {
    var words: [String] = []
    for form in handbook.forms {
      var found: [String] = form.takesAnyNames ? form.clauses.flatMap { $0.keywords } : []
      if form.parameters.first?.isName ?? false {
        let longer = handbook.forms.filter {
          $0.words.count > form.words.count && $0.words.starts(with: form.words)
        }
        found += longer.map { $0.words[form.words.count] }
      }
      for word in found where !words.contains(word) { words.append(word) }
    }
    return words + ["none", "end"]
  }()

  /// The words that cannot be names, to look them up.
  private static let reservedSet: Set<String> = Set(reservedWords)

  /// Tells whether a word cannot be a name.
  ///
  /// - Parameter word: The word.
  /// - Returns: True for a word of the language.
  static func isReserved(_ word: String) -> Bool {
    reservedSet.contains(word)
  }

  /// Finds the statement with which a line begins.
  ///
  /// - Parameter reader: The line; its words are taken.
  /// - Returns: The statement with the most words that stand there.
  /// - Throws: A diagnostic if there is none.
  static func statement(in reader: inout LineReader) throws(Diagnostic) -> Statement {
    guard let first = reader.word, var candidates = statementsByWord[first] else {
      if let word = reader.word, isPromptWord(word) {
        throw Diagnostic(at: reader.location, .onlyAtPrompt(word))
      }
      throw reader.unexpected("a statement", candidates: words(at: 0, in: statements))
    }
    _ = reader.accept(first)
    var count = 1
    while candidates.contains(where: { $0.form.words.count > count }), let word = reader.word {
      let matches = candidates.filter {
        $0.form.words.count > count && $0.form.words[count] == word
      }
      if matches.isEmpty { break }
      candidates = matches
      _ = reader.accept(word)
      count += 1
    }
    let next = words(at: count, in: candidates)
    if let found = candidates.first(where: { $0.form.words.count == count }) {
      reader.alternatives = next
      return found
    }
    throw reader.unexpected(listing(next), candidates: next)
  }

  /// Collects the words that stand at a place.
  ///
  /// - Parameters:
  ///   - place: The place, counted from 0.
  ///   - statements: The statements; those without a word there are left out.
  /// - Returns: The words in the order of the statements, each once.
  private static func words(at place: Int, in statements: [Statement]) -> [String] {
    var words: [String] = []
    for form in statements.map({ $0.form })
    where form.words.count > place && !words.contains(form.words[place]) {
      words.append(form.words[place])
    }
    return words
  }
}

extension StatementForm {
  /// True if a clause may come where a name may come too.
  fileprivate var takesAnyNames: Bool {
    clauses.contains { $0.keywords.isEmpty }
      || parameters.last.map { $0.isName && $0.repeats } ?? false
  }
}

extension Parameter {
  /// True for the name of a screen or a value.
  fileprivate var isName: Bool { notation == "VALUE" || notation.utf8.starts(with: "SCREEN".utf8) }
}
