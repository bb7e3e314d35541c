import Boarding

/// A script that is being written line by line and runs at once, as at a prompt.
///
/// What is wrong or fails changes nothing, so that the next line goes on from there.
///
/// ```swift
/// var session = ScriptSession()
/// _ = session.feed("screen welcome")
/// _ = session.feed("start")
/// let mark = session.mark
/// _ = session.feed("advance 200ms")
/// session.go(backTo: mark)
/// ```
public struct ScriptSession: Sendable {
  /// Where the session stands, without its texts and events: cheap to keep.
  public struct Mark: Sendable {
    /// What was read, from the first move on, when all marks share it; declarations before that
    /// are written down again instead.
    fileprivate let reader: ScriptReader?
    /// Where the run stands.
    fileprivate let position: ScriptRun.Position
    /// The number of statements before the flow.
    fileprivate let firstStatement: Int
    /// The number of statements up to here.
    fileprivate let statementCount: Int
    /// How much the statements of the flow take up.
    fileprivate let size: Size
    /// The number of the last statement among all that ever were.
    fileprivate let lastSerial: Int
  }

  /// How much statements take up in a text.
  fileprivate struct Size {
    /// The number of lines.
    private(set) var lines = 0
    /// The number of bytes with a line feed for each line.
    private(set) var bytes = 0

    /// Adds a statement.
    ///
    /// - Parameter statement: The statement.
    mutating func add(_ statement: ScriptStatement) {
      lines += statement.lines.count
      for line in statement.lines { bytes += line.utf8.count + 1 }
    }

    /// What is beyond the limits of a text, or nil if nothing is.
    var problem: Diagnostic.Problem? {
      if lines > ScriptLimits.lines { return .tooManyLines }
      return bytes > ScriptLimits.textBytes ? .textTooLong : nil
    }
  }

  /// What became of a line.
  public enum Response: Sendable {
    /// The line says nothing.
    case nothing
    /// The line belongs to a block that is not complete.
    case incomplete
    /// The line completed a statement; a failure changed nothing.
    case performed(ScriptStatement, Performance)
    /// The line asks for another file, which `include(_:besides:including:)` brings.
    case inclusion(Inclusion)
    /// The line is wrong and changed nothing.
    case faults(ScriptFaults)
  }

  /// The run.
  public private(set) var run: ScriptRun
  /// The name of the input, for messages.
  private let file: String
  /// Words that the owner of the prompt understands, for suggestions.
  private let otherWords: [String]
  /// Reads the lines.
  private var reader: ScriptReader
  /// The statements that changed or showed something, those of flows before this one included.
  private var statements: [ScriptStatement] = []
  /// The numbers of the statements among all that ever were, by which undone ones are known.
  private var serials: [Int] = []
  /// The number of the next statement.
  private var nextSerial = 1
  /// How much the statements since the flow began take up.
  private var size = Size()
  /// The number of statements before the flow.
  private var firstStatement = 0
  /// Where the session stood before the block that is open.
  private var beforeBlock: Mark?
  /// The number of lines.
  private var lineCount = 0

  /// Makes a session that knows nothing.
  ///
  /// - Parameters:
  ///   - file: The name of the input, for messages.
  ///   - otherWords: Words that the owner of the prompt understands, for suggestions.
  ///   - isInterrupted: Tells whether somebody wants a step that goes on to stop.
  public init(
    file: String = "input",
    otherWords: [String] = [],
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.file = file
    self.otherWords = otherWords
    reader = ScriptReader(startsAfresh: true, otherWords: otherWords)
    run = ScriptRun(flow: ScriptSession.undeclared)
    run.isInterrupted = isInterrupted
  }

  /// What the run goes by before the first move.
  private static let undeclared: Flow = Flow(openNamed: "")

  /// The names that are declared.
  public var names: DeclaredNames { reader.notes.names }

  /// How everything is written that may come next, the words of a prompt included.
  public var handbook: Handbook {
    reader.notes.pages == nil ? Language.promptHandbook : Language.pagesPromptHandbook
  }

  /// True if a block is open.
  public var isInBlock: Bool { reader.isInBlock }

  /// The statements since the flow began; as a script they give the same transcript.
  ///
  /// Expectations that failed are among them as comments.
  public var history: ArraySlice<ScriptStatement> { statements[firstStatement...] }

  /// Where the session stands; inside a block, where it stood before the block.
  public var mark: Mark {
    beforeBlock
      ?? Mark(
        reader: reader.hasMoved ? reader : nil,
        position: run.position,
        firstStatement: firstStatement,
        statementCount: statements.count,
        size: size,
        lastSerial: serials.last ?? 0
      )
  }

  /// Returns the statements since the session stood somewhere.
  ///
  /// - Parameter mark: A mark of this session.
  /// - Returns: The statements, in order.
  public func statements(since mark: Mark) -> ArraySlice<ScriptStatement> {
    statements[mark.statementCount...]
  }

  /// Goes back to where the session stood.
  ///
  /// - Parameter mark: A mark of this session that was not undone and does not lie ahead.
  public mutating func go(backTo mark: Mark) {
    let count = mark.statementCount
    let isBehind =
      count <= statements.count && (count == 0 ? 0 : serials[count - 1]) == mark.lastSerial
    precondition(isBehind, "A mark that was undone, or lies ahead, leads nowhere.")
    reader =
      mark.reader
      ?? ScriptReader(replaying: statements[mark.firstStatement..<count], otherWords: otherWords)
    run.go(backTo: mark.position)
    firstStatement = mark.firstStatement
    size = mark.size
    statements.removeSubrange(count...)
    serials.removeSubrange(count...)
    beforeBlock = nil
  }

  /// Forgets the flow and its run; a mark from before leads back to them.
  public mutating func startAfresh() {
    reader = ScriptReader(startsAfresh: true, otherWords: otherWords)
    run.restart(with: ScriptSession.undeclared)
    beginFlow()
    beforeBlock = nil
  }

  /// What is wrong if the input ends here inside a block, or nil outside.
  public var openBlock: Diagnostic? { reader.openBlock }

  /// Finds what makes a whole line unreadable, whoever is to read it.
  ///
  /// - Parameters:
  ///   - bytes: The line, without its line feed.
  ///   - number: The number of the line in its input.
  /// - Returns: What is wrong with it, or nil.
  package func fault(in bytes: [UInt8], number: Int) -> Diagnostic? {
    TextLine(bytes[...], file: file, number: number).fault
  }

  /// Takes a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line end.
  ///   - number: The number of the line in its input; nil goes on counting.
  /// - Returns: What became of it.
  public mutating func feed(_ line: String, number: Int? = nil) -> Response {
    feed(Array(line.utf8), number: number)
  }

  /// Takes the bytes of a line.
  ///
  /// - Parameters:
  ///   - bytes: The line in UTF-8, without its line feed.
  ///   - number: The number of the line in its input; nil goes on counting.
  /// - Returns: What became of it.
  public mutating func feed(_ bytes: [UInt8], number: Int? = nil) -> Response {
    lineCount = number ?? lineCount + 1
    return take(TextLine(bytes[...], file: file, number: lineCount))
  }

  /// Reads a file as if its lines came next, up to its end or the first failure.
  ///
  /// A file with faults changes nothing; one with a failure stands before that.
  ///
  /// - Parameters:
  ///   - inclusion: What a line asked for.
  ///   - file: The file in whose folder a relative name begins.
  ///   - load: Reads the file, and those that it includes.
  /// - Returns: What became of the statements.
  /// - Throws: Everything that is wrong with the file.
  public mutating func include(
    _ inclusion: Inclusion,
    besides file: String = "",
    including load: @escaping IncludedFileLoader
  ) throws(ScriptFaults) -> [Response] {
    var parser = ScriptParser(reader: reader, including: load)
    parser.include(inclusion, besides: file)
    if !parser.isStopped {
      parser.note(parser.reader.notes.lastingFaults(at: inclusion.location))
    }
    if parser.faultCount > 0 { throw parser.faults }
    var responses: [Response] = []
    for line in parser.lines {
      let response = take(line)
      switch response {
      case .nothing, .incomplete, .inclusion: continue
      case .faults: return responses + [response]
      case .performed(_, let performance):
        responses.append(response)
        if performance.failure != nil { return responses }
      }
    }
    return responses
  }

  /// Forgets the lines of a block that is not complete.
  public mutating func abandonBlock() {
    if isInBlock { go(backTo: mark) }
  }

  /// Takes a line.
  ///
  /// - Parameter line: The line.
  /// - Returns: What became of it.
  private mutating func take(_ line: TextLine) -> Response {
    let before = mark
    let hadFlow = reader.flow != nil
    let beginsAnew = !reader.takesUpWhatWasRead
    // A copy of an open block would make each of its lines cost as much as all lines before it.
    let readerBefore = isInBlock ? nil : reader
    switch reader.read(line) {
    case .version:
      return .nothing
    case .nothing:
      if line.bytes.starts(with: ScriptSession.failed.utf8) {
        keepComment([line.text(line.bytes.indices)], at: line.location(at: line.bytes.startIndex))
      }
      return .nothing
    case .inclusion(let inclusion):
      return .inclusion(inclusion)
    case .incomplete:
      beforeBlock = before
      return .incomplete
    case .faults(let faults):
      if let readerBefore { reader = readerBefore }
      return .faults(ScriptFaults(listing: faults))
    case .statement(let statement):
      let faults = faults(of: statement, beginsAnew: beginsAnew)
      if !faults.isEmpty {
        go(backTo: before)
        return .faults(ScriptFaults(listing: faults))
      }
      let performance = perform(statement, hadFlow: hadFlow, beginsAnew: beginsAnew)
      finish(statement, performance.failure, from: before)
      return .performed(statement, performance)
    }
  }

  /// Keeps a statement, or goes back and keeps an expectation that failed as a comment.
  ///
  /// - Parameters:
  ///   - statement: The statement that was performed.
  ///   - failure: What failed.
  ///   - before: Where the session stood before.
  private mutating func finish(
    _ statement: ScriptStatement,
    _ failure: Performance.Failure?,
    from before: Mark
  ) {
    beforeBlock = nil
    switch failure {
    case nil:
      keep(statement)
    case .mismatch:
      go(backTo: before)
      keepComment(statement.lines.map { ScriptSession.failed + $0 }, at: statement.location)
    case .limit:
      go(backTo: before)
    }
  }

  /// With what the comments begin that keep expectations that failed.
  private static let failed = "# failed: "

  /// Keeps a comment, if there is room for it.
  ///
  /// - Parameters:
  ///   - lines: The comment, line by line; what a line cannot hold is cut off.
  ///   - location: Where it stands.
  private mutating func keepComment(_ lines: [String], at location: TextLocation) {
    let lines = lines.map { (line) in
      var line = line
      while line.utf8.count > ScriptLimits.lineBytes { line.unicodeScalars.removeLast() }
      return line
    }
    let comment = ScriptStatement(at: location, lines: lines, action: .comment)
    var size = size
    size.add(comment)
    if size.problem == nil { keep(comment) }
  }

  /// Keeps a statement.
  ///
  /// - Parameter statement: The statement.
  private mutating func keep(_ statement: ScriptStatement) {
    statements.append(statement)
    serials.append(nextSerial)
    nextSerial += 1
    size.add(statement)
  }

  /// Forgets what was said before a flow, except on the way back.
  private mutating func beginFlow() {
    firstStatement = statements.count
    size = Size()
  }

  /// Finds what is wrong with a statement that was read well.
  ///
  /// Here a declaration is checked at once, except for screens that may still be declared.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - beginsAnew: True if a flow that begins leaves everything before it behind.
  /// - Returns: What is wrong with it.
  private func faults(of statement: ScriptStatement, beginsAnew: Bool) -> [Diagnostic] {
    var size = size
    if beginsAnew, case .beginning = statement.action { size = Size() }
    size.add(statement)
    if let problem = size.problem { return [Diagnostic(at: statement.location, problem)] }
    switch statement.action {
    case .beginning, .step, .comment: return []
    case .declaration: return reader.notes.lastingFaults(at: statement.location)
    }
  }

  /// Does what a statement says.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - hadFlow: True if the flow was complete before.
  ///   - beginsAnew: True if a flow that begins leaves everything before it behind.
  /// - Returns: What it showed, and what failed.
  private mutating func perform(
    _ statement: ScriptStatement,
    hadFlow: Bool,
    beginsAnew: Bool
  ) -> Performance {
    switch statement.action {
    case .beginning where beginsAnew:
      run.restart(with: ScriptSession.undeclared)
      beginFlow()
    case .beginning, .declaration, .comment:
      break
    case .step(let step):
      if let flow = reader.flow {
        if hadFlow {
          run.goOn(with: flow)
        } else {
          run.restart(with: flow, pages: reader.notes.pages)
        }
      }
      return run.perform(step)
    }
    return Performance(lines: [], failure: nil)
  }
}
