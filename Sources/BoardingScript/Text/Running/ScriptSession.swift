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
    /// What was read.
    fileprivate let reader: ScriptReader
    /// Where the run stands.
    fileprivate let position: ScriptRun.Position
    /// The number of statements before the flow.
    fileprivate let firstStatement: Int
    /// The number of statements up to here.
    fileprivate let statementCount: Int
  }

  /// What became of a line.
  public enum Response: Sendable {
    /// The line says nothing.
    case nothing
    /// The line belongs to a block that is not complete.
    case incomplete
    /// The line completed a statement; a failure changed nothing.
    case performed(ScriptStatement, Performance)
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
  public init(file: String = "input", otherWords: [String] = []) {
    self.file = file
    self.otherWords = otherWords
    reader = ScriptReader(startsAfresh: true, otherWords: otherWords)
    run = ScriptRun(flow: ScriptSession.undeclared)
  }

  /// What the run goes by before the first move.
  private static let undeclared: Flow = Flow(openNamed: "")

  /// The names that are declared.
  public var names: DeclaredNames { reader.notes.names }

  /// True if a block is open.
  public var isInBlock: Bool { reader.isInBlock }

  /// The statements since the flow began; as a script they give the same transcript.
  public var history: ArraySlice<ScriptStatement> { statements[firstStatement...] }

  /// Where the session stands; inside a block, where it stood before the block.
  public var mark: Mark {
    beforeBlock
      ?? Mark(
        reader: reader,
        position: run.position,
        firstStatement: firstStatement,
        statementCount: statements.count
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
  /// - Parameter mark: A mark of this session that does not lie ahead.
  public mutating func go(backTo mark: Mark) {
    precondition(mark.statementCount <= statements.count, "A mark that lies ahead leads nowhere.")
    reader = mark.reader
    run.go(backTo: mark.position)
    firstStatement = mark.firstStatement
    statements.removeSubrange(mark.statementCount...)
    beforeBlock = nil
  }

  /// Forgets the flow and its run; a mark from before leads back to them.
  public mutating func startAfresh() {
    reader = ScriptReader(startsAfresh: true, otherWords: otherWords)
    run.restart(with: ScriptSession.undeclared)
    firstStatement = statements.count
    beforeBlock = nil
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
    let line = TextLine(bytes[...], file: file, number: lineCount)
    let before = mark
    let hadFlow = reader.flow != nil
    // A copy of an open block would make each of its lines cost as much as all lines before it.
    let readerBefore = isInBlock ? nil : reader
    switch reader.read(line) {
    case .nothing:
      return .nothing
    case .incomplete:
      beforeBlock = before
      return .incomplete
    case .faults(let faults):
      if let readerBefore { reader = readerBefore }
      return .faults(ScriptFaults(faults))
    case .statement(let statement):
      let faults = faults(of: statement)
      if !faults.isEmpty {
        go(backTo: before)
        return .faults(ScriptFaults(faults))
      }
      let performance = perform(statement, hadFlow: hadFlow)
      if performance.failure != nil { go(backTo: before) } else { statements.append(statement) }
      beforeBlock = nil
      return .performed(statement, performance)
    }
  }

  /// Finds what is wrong with a statement that was read well.
  ///
  /// Here a declaration is checked at once, except for screens that may still be declared.
  ///
  /// - Parameter statement: The statement.
  /// - Returns: What is wrong with it.
  private func faults(of statement: ScriptStatement) -> [Diagnostic] {
    if statements.count >= ScriptLimits.lines {
      return [Diagnostic(at: statement.location, .tooManyLines)]
    }
    switch statement.action {
    case .beginning, .step: return []
    case .declaration: return reader.notes.lastingFaults(at: statement.location)
    }
  }

  /// Does what a statement says.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - hadFlow: True if the flow was complete before.
  /// - Returns: What it showed, and what failed.
  private mutating func perform(_ statement: ScriptStatement, hadFlow: Bool) -> Performance {
    switch statement.action {
    case .beginning:
      run.restart(with: ScriptSession.undeclared)
      firstStatement = statements.count
    case .declaration:
      break
    case .step(let step):
      if !hadFlow, let flow = reader.flow { run.restart(with: flow) }
      return run.perform(step)
    }
    return Performance(lines: [], failure: nil)
  }
}
