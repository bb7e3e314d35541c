import Boarding

/// One row of the language: how a statement is written, and what it means.
struct Statement: Sendable {
  /// How it is written.
  let form: StatementForm
  /// What it means with its arguments.
  let meaning: @Sendable (Arguments) -> Meaning

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - meaning: What it means with its arguments.
  init(_ form: StatementForm, meaning: @escaping @Sendable (Arguments) -> Meaning) {
    self.form = form
    self.meaning = meaning
  }

  /// What a statement means.
  enum Meaning {
    /// A flow of this name begins.
    case flow(Name)
    /// Pages of this name begin.
    case pages(Name)
    /// Something is written down about the flow.
    case declaration(Declaration)
    /// The surroundings are set: as options before the first move, afterwards as inputs.
    case settings([Setting])
    /// Something is written down about the flow before the first move, and is a step afterwards,
    /// perhaps only where it is said which release runs.
    case option(Declaration, afterwards: Step, needsRelease: Bool = false)
    /// The run takes a step that puts a page of this name in.
    case insertion(Name, Step)
    /// The run takes a step that needs items which arrive in pieces.
    case feeding(Step)
    /// The run takes a step.
    case step(Step)
    /// The text is written in this version of the language.
    case version(Name)
    /// The statements of this file come next.
    case inclusion(Name)
  }

  /// Writes something down about the flow and returns what is wrong with it.
  typealias Declaration = @Sendable (inout FlowNotes) -> [Diagnostic]

  /// Reads what follows the words of the statement.
  ///
  /// - Parameters:
  ///   - reader: The line behind the words.
  ///   - arguments: What was read, up to a fault if there is one.
  /// - Throws: The first thing that makes the rest of the line unreadable.
  func readArguments(
    from reader: inout LineReader,
    into arguments: inout Arguments
  ) throws(Diagnostic) {
    for parameter in form.parameters { try parameter.read(&reader, &arguments) }
    var seen: [String] = []
    while !reader.isAtEnd {
      let location = reader.location
      guard let clause = nextClause(in: reader) else { throw surplus(in: reader) }
      if let keyword = reader.word, clause.keywords.contains(keyword) {
        reader.take(to: reader.wordRange.upperBound)
        if !clause.isRepeatable, !clause.mayStandAgain(arguments),
          let other = seen.first(where: clause.keywords.contains)
        {
          let problem: Diagnostic.Problem =
            other == keyword ? .duplicate(keyword) : .conflict(keyword, other: other)
          reader.faults.append(Diagnostic(at: location, problem))
        }
        seen.append(keyword)
      }
      try clause.read(&reader, &arguments)
    }
  }

  /// Finds the clause that comes next.
  ///
  /// - Parameter reader: The line.
  /// - Returns: The clause, or nil if none begins here.
  private func nextClause(in reader: LineReader) -> Clause? {
    if let word = reader.word,
      let known = form.clauses.first(where: { $0.keywords.contains(word) })
    {
      return known
    }
    return form.clauses.first { $0.keywords.isEmpty && reader.isValueAfterWord }
  }

  /// Describes something that no part of the statement accounts for.
  ///
  /// - Parameter reader: The line.
  /// - Returns: The diagnostic.
  private func surplus(in reader: LineReader) -> Diagnostic {
    let keywords = form.clauses.flatMap { $0.keywords } + reader.alternatives
    let notations = form.clauses.map { $0.notation } + reader.alternatives
    let expected = notations.isEmpty ? "the end of the line" : listing(notations)
    return reader.unexpected(expected, candidates: keywords)
  }
}

/// Puts the things that may stand somewhere into words.
///
/// - Parameter items: The things; not empty.
/// - Returns: Such as `a, b or c`.
func listing(_ items: [String]) -> String {
  if items.count == 1 { return items[0] }
  return items.dropLast().joined(separator: ", ") + " or " + items[items.count - 1]
}
