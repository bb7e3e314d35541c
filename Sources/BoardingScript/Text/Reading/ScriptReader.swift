import Boarding

/// Reads a text line by line and knows what has been declared so far.
struct ScriptReader: Sendable {
  /// True if `flow` begins a new flow where one is declared already, as at a prompt.
  private let startsAfresh: Bool
  /// Words that are understood elsewhere, for suggestions.
  private let otherWords: [String]
  /// What was said about the flow.
  private(set) var notes: FlowNotes = FlowNotes()
  /// The flow, from the first move on if nothing is wrong with it.
  private(set) var flow: Flow?
  /// True from the first move on.
  private(set) var hasMoved = false
  /// The block that is open, or nil if none is.
  private var block: Block?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - startsAfresh: True if `flow` begins a new flow where one is declared already.
  ///   - otherWords: Words that are understood elsewhere, for suggestions.
  init(startsAfresh: Bool, otherWords: [String] = []) {
    self.startsAfresh = startsAfresh
    self.otherWords = otherWords
  }

  /// Makes a reader that has read the declarations of a flow before its first move.
  ///
  /// - Parameters:
  ///   - statements: The statements of the flow, none of which moves.
  ///   - otherWords: Words that are understood elsewhere, for suggestions.
  init(replaying statements: ArraySlice<ScriptStatement>, otherWords: [String]) {
    self.init(startsAfresh: true, otherWords: otherWords)
    for statement in statements { _ = statement.declaration?(&notes) }
  }

  /// True if a flow that begins takes up everything that was read before.
  var takesUpWhatWasRead: Bool { !hasMoved && notes.isEmpty }

  /// What became of a line.
  enum Reading {
    /// The line says nothing.
    case nothing
    /// The line belongs to a block that is not complete.
    case incomplete
    /// The line completes a statement.
    case statement(ScriptStatement)
    /// The line says in which version of the language the text is written.
    case version(at: TextLocation)
    /// The line asks for another file.
    case inclusion(Inclusion)
    /// The line is wrong; never empty.
    case faults([Diagnostic])
  }

  /// A block that is being read.
  private struct Block {
    /// The statement that the block belongs to.
    let statement: Statement
    /// What stood in its first line.
    var arguments: Arguments
    /// The lines so far, as the transcript shows them.
    var lines: [String]
  }

  /// True if a block is open.
  var isInBlock: Bool { block != nil }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - suggestsWords: False if faults are only counted, so that nothing is looked for in vain.
  /// - Returns: What became of it.
  mutating func read(_ line: TextLine, suggestsWords: Bool = true) -> Reading {
    if let fault = line.fault { return .faults([fault]) }
    var reader = LineReader(
      line,
      names: notes.names,
      alternatives: otherWords,
      suggestsWords: suggestsWords
    )
    if block != nil { return continueBlock(&reader) }
    if reader.isAtEnd { return .nothing }
    var arguments = Arguments(location: reader.start)
    let statement: Statement
    do {
      statement = try reader.names.dialect.statement(in: &reader)
    } catch {
      return .faults([error])
    }
    do {
      try statement.readArguments(from: &reader, into: &arguments)
    } catch {
      reader.faults.append(error)
    }
    if !reader.faults.isEmpty {
      recover(statement, arguments)
      return .faults(reader.faults)
    }
    if statement.form.isBlock {
      block = Block(statement: statement, arguments: arguments, lines: [reader.normalized])
      return .incomplete
    }
    return complete(statement, arguments, lines: [reader.normalized])
  }

  /// Takes what could be read of a declaration, so that one fault is not reported twice.
  ///
  /// - Parameters:
  ///   - statement: A statement with a fault.
  ///   - arguments: What could be read of it.
  private mutating func recover(_ statement: Statement, _ arguments: Arguments) {
    switch statement.meaning(arguments) {
    case .declaration(let declare): _ = declare(&notes)
    case .insertion(let name, _): if !name.text.isEmpty { _ = insert(name) }
    case .flow, .pages, .settings, .option, .feeding, .step, .version, .inclusion: break
    }
  }

  /// What is wrong if the text ends here inside a block, or nil outside.
  var openBlock: Diagnostic? {
    guard let block else { return nil }
    let words = block.statement.form.words.joined(separator: " ")
    return Diagnostic(at: block.arguments.location, .unterminatedBlock(words))
  }

  /// Ends the text.
  ///
  /// - Parameter location: The end of the text.
  /// - Returns: What is wrong with the text as a whole.
  mutating func finish(at location: TextLocation) -> [Diagnostic] {
    let faults = finishFile()
    return hasMoved ? faults : faults + beginMoving(at: location)
  }

  /// Ends a file, behind which the text may go on.
  ///
  /// - Returns: What is wrong with the end of the file: a block that is open.
  mutating func finishFile() -> [Diagnostic] {
    defer { block = nil }
    return openBlock.map { [$0] } ?? []
  }

  /// Reads a line inside a block.
  ///
  /// - Parameter reader: The line.
  /// - Returns: What became of it.
  private mutating func continueBlock(_ reader: inout LineReader) -> Reading {
    guard var open = block else { return .nothing }
    block = nil
    reader.takeRest()
    if reader.normalized == "end" {
      return complete(open.statement, open.arguments, lines: open.lines + ["end"])
    }
    if open.lines.count > ScriptLimits.lines {
      block = open
      return .faults([Diagnostic(at: reader.start, .tooManyLines)])
    }
    if !reader.normalized.isEmpty {
      open.arguments.block.append(reader.normalized)
      let fits = reader.normalized.utf8.count + 2 <= ScriptLimits.lineBytes
      open.lines.append((fits ? "  " : "") + reader.normalized)
    }
    block = open
    return .incomplete
  }

  /// Does what a complete statement means.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - arguments: Its arguments.
  ///   - lines: The statement as the transcript shows it.
  /// - Returns: The statement, or what is wrong with it.
  private mutating func complete(
    _ statement: Statement,
    _ arguments: Arguments,
    lines: [String]
  ) -> Reading {
    let location = arguments.location
    var action = ScriptStatement.Action.declaration
    var declaration: Statement.Declaration?
    let faults: [Diagnostic]
    switch statement.meaning(arguments) {
    case .flow(let name):
      faults = begin(name, with: "flow")
      declaration = { (notes) in
        notes.name(name.text)
        return []
      }
      if faults.isEmpty { _ = declaration?(&notes) }
      action = .beginning
    case .pages(let name):
      faults = begin(name, with: "pages")
      declaration = { (notes) in
        notes.beginPages(name.text)
        return []
      }
      if faults.isEmpty { _ = declaration?(&notes) }
      action = .beginning
    case .declaration(let declare):
      let words = statement.form.words.joined(separator: " ")
      faults =
        hasMoved ? [Diagnostic(at: location, .declarationAfterMove(words))] : declare(&notes)
      declaration = declare
    case .settings(let settings):
      let written = arguments.written
      let set: Statement.Declaration = { (notes) in
        settings.flatMap { notes.set($0, as: written) }
      }
      faults = hasMoved ? [] : set(&notes)
      declaration = set
      if hasMoved { action = .step(.settings(settings)) }
    case .option(let declare, let step, let needsRelease):
      faults = hasMoved ? noteLater(arguments, needsRelease) : declare(&notes)
      declaration = declare
      if hasMoved { action = .step(step) }
    case .insertion(let name, let step):
      faults = beginMovingIfNeeded(at: location) + insert(name)
      action = .step(step)
    case .feeding(let step):
      faults = feed(step, of: statement, at: location)
      action = .step(step)
    case .step(let step):
      let beginning = step.isMove ? beginMovingIfNeeded(at: location) : []
      faults = beginning + noteReason(in: arguments)
      action = .step(step)
    case .version(let version):
      if version.text == Language.version { return .version(at: location) }
      return .faults([Diagnostic(at: version.location, .unknownVersion(version.text))])
    case .inclusion(let file):
      return .inclusion(Inclusion(name: file.text, at: file.location))
    }
    if !faults.isEmpty { return .faults(faults) }
    return .statement(
      ScriptStatement(at: location, lines: lines, action: action, declaration: declaration)
    )
  }

  /// Begins a flow or pages.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - word: The word that begins it.
  /// - Returns: What is wrong with that.
  private mutating func begin(_ name: Name, with word: String) -> [Diagnostic] {
    if takesUpWhatWasRead { return [] }
    if startsAfresh {
      self = ScriptReader(startsAfresh: true, otherWords: otherWords)
      return []
    }
    let isFlowAgain = word == "flow" && notes.pages == nil
    return [Diagnostic(at: name.location, isFlowAgain ? .secondFlow : .secondSubject(word))]
  }

  /// Makes the flow if this is the first move, and looks for items that arrive in pieces.
  ///
  /// - Parameters:
  ///   - step: The step of a statement that needs them.
  ///   - statement: The statement.
  ///   - location: Where it stands.
  /// - Returns: What is wrong.
  private mutating func feed(
    _ step: Step,
    of statement: Statement,
    at location: TextLocation
  ) -> [Diagnostic] {
    let beginning = step.isMove ? beginMovingIfNeeded(at: location) : []
    if notes.names.pages?.kind == .items { return beginning }
    let words = statement.form.words.joined(separator: " ")
    return [Diagnostic(at: location, .noSource(words))] + beginning
  }

  /// Makes the name of a page known that is inserted behind the first move.
  ///
  /// - Parameter name: The name; one that is known already stays.
  /// - Returns: What is wrong with that.
  private mutating func insert(_ name: Name) -> [Diagnostic] {
    notes.changePages { (plan) in
      if plan.stock.names.page(name.text) != nil { return [] }
      if plan.stock.names.isFull { return [Diagnostic(at: name.location, .tooManyPages)] }
      plan.stock.names.declare(name.text)
      return []
    }
  }

  /// Makes the flow if this is the first move.
  ///
  /// - Parameter location: Where the move stands.
  /// - Returns: What is wrong with the flow.
  private mutating func beginMovingIfNeeded(at location: TextLocation) -> [Diagnostic] {
    hasMoved ? [] : beginMoving(at: location)
  }

  /// Takes an option behind the first move.
  ///
  /// - Parameters:
  ///   - arguments: What the statement says.
  ///   - needsRelease: True if the statement needs to know which release runs.
  /// - Returns: What is wrong with that.
  private mutating func noteLater(_ arguments: Arguments, _ needsRelease: Bool) -> [Diagnostic] {
    if needsRelease, notes.draft.history == nil {
      return [Diagnostic(at: arguments.location, .fact(.seenWithoutVersion))]
    }
    return noteReason(in: arguments)
  }

  /// Makes the reason of a statement behind the first move known to the flow.
  ///
  /// - Parameter arguments: What the statement says.
  /// - Returns: What is wrong with that.
  private mutating func noteReason(in arguments: Arguments) -> [Diagnostic] {
    guard case .refuse(let reason?)? = arguments.guarding, let known = flow,
      !known.guardReasons.contains(reason)
    else { return [] }
    let faults = notes.note(reason, at: arguments.location)
    if faults.isEmpty { flow = try? notes.makeFlow(neededAt: arguments.location) }
    return faults
  }

  /// Makes the flow before the first move.
  ///
  /// - Parameter location: Where the first move stands.
  /// - Returns: What is wrong with the flow.
  private mutating func beginMoving(at location: TextLocation) -> [Diagnostic] {
    hasMoved = true
    do {
      flow = try notes.makeFlow(neededAt: location)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
