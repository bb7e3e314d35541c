/// What may be written in texts about one kind of subject.
struct Dialect: Sendable {
  /// The statements, in the order in which help and reference show them.
  let statements: [Statement]
  /// The statements in the groups in which people look for them.
  let handbook: Handbook
  /// The words that cannot be names because they may stand where a name may, in the order of the
  /// statements.
  let reservedWords: [String]
  /// The statements by their words.
  private let root: Branch
  /// The words that cannot be names, to look them up.
  private let reservedSet: Set<String>

  /// Texts about a flow.
  static let flow: Dialect = Dialect([
    .flow, .facts, .news, .stack, .interaction, .finger, .guards, .flowEnd, .links, .time,
    .surroundings, .swipes, .expectations, .questions, .files,
  ])

  /// Texts about pages.
  static let pages: Dialect = Dialect([
    .pages, .pageOptions, .pageLooks, .pageMotion, .pageMoves, .pageFinger, .menuFinger,
    .pageData, .pieces, .time, .pageExpectations, .pageQuestions, .pieceQuestions, .files,
  ])

  /// Makes a dialect.
  ///
  /// - Parameter domains: The domains, in the order in which help and reference show them.
  private init(_ domains: [Domain]) {
    statements = domains.flatMap { $0.statements }
    handbook = Handbook(
      groups: domains.map { Handbook.Group($0.title, $0.statements.map { $0.form }) }
    )
    reservedWords = Dialect.reservedWords(of: handbook.forms)
    root = Branch(statements, at: 0)
    reservedSet = Set(reservedWords)
  }

  /// Finds the words that cannot be names.
  ///
  /// - Parameter forms: How the statements are written.
  /// - Returns: The words.
  private static func reservedWords(of forms: [StatementForm]) -> [String] {
    var words: [String] = []
    for form in forms {
      var found: [String] = form.takesAnyNames ? form.clauses.flatMap { $0.keywords } : []
      if form.parameters.first?.isName ?? false {
        let longer = forms.filter {
          $0.words.count > form.words.count && $0.words.starts(with: form.words)
        }
        found += longer.map { $0.words[form.words.count] }
      }
      for word in found where !words.contains(word) { words.append(word) }
    }
    return words + ["none", "end"]
  }

  /// Tells whether a word cannot be a name.
  ///
  /// - Parameter word: The word.
  /// - Returns: True for a word of the language.
  func isReserved(_ word: String) -> Bool {
    reservedSet.contains(word)
  }

  /// Finds the statement with which a line begins.
  ///
  /// - Parameter reader: The line; its words are taken.
  /// - Returns: The statement with the most words that stand there.
  /// - Throws: A diagnostic if there is none.
  func statement(in reader: inout LineReader) throws(Diagnostic) -> Statement {
    var branch = root
    while branch.isParting, let word = reader.word, let next = branch.next(word) {
      reader.take(to: reader.wordRange.upperBound)
      branch = next
    }
    if let statement = branch.statement {
      reader.alternatives = branch.words
      return statement
    }
    if branch !== root { throw reader.unexpected(listing(branch.words), candidates: branch.words) }
    if let word = reader.word, Language.isPromptWord(word) {
      throw Diagnostic(at: reader.location, .onlyAtPrompt(word))
    }
    if let word = reader.word, other.root.next(word) != nil {
      throw Diagnostic(at: reader.location, .otherSubject(word, begin: other.beginning))
    }
    throw reader.unexpected("a statement", candidates: branch.words)
  }

  /// The other dialect.
  private var other: Dialect { root === Dialect.pages.root ? .flow : .pages }

  /// The word with which texts in the dialect begin.
  private var beginning: String { statements[0].form.words[0] }
}

extension DeclaredNames {
  /// What may be written beside the names.
  var dialect: Dialect { pages == nil ? .flow : .pages }
}

extension StatementForm {
  /// True if a clause may come where a name may come too.
  fileprivate var takesAnyNames: Bool {
    clauses.contains { $0.keywords.isEmpty }
      || parameters.last.map { $0.isName && $0.repeats } ?? false
  }
}

extension Parameter {
  /// True for the name of a screen, a value or a page.
  fileprivate var isName: Bool {
    notation == "VALUE" || notation.utf8.starts(with: "SCREEN".utf8)
      || notation.utf8.starts(with: "PAGE".utf8)
  }
}
