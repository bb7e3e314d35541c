import Boarding
import BoardingScript

/// The conversation at a prompt, as a value: lines go in, text and requests come out.
///
/// It never touches the world; what it needs from there it asks for.
struct PromptSession {
  /// Something that only the world can do.
  enum Request: Hashable {
    /// Read this file and hand its bytes to `loaded(_:from:including:)`.
    case read(file: String)
    /// Call `included(_:including:)`, which reads files.
    case include(Inclusion)
    /// Write this text to a file and call `saved(to:)`.
    case write(file: String, text: String)
    /// End.
    case quit
  }

  /// What comes out of a line.
  struct Turn: Hashable {
    /// What to print, line by line.
    var lines: [String] = []
    /// What the world has to do.
    var request: Request?
  }

  /// The script so far and its run.
  var script: ScriptSession
  /// Where undo leads, the last one first taken.
  var undoable: [Checkpoint] = []
  /// What redo does, the last one first taken.
  var redoable: [Change] = []
  /// The file in whose folder the names of included files begin; empty for the working folder.
  var base = ""
  /// How often in a row a line was abandoned.
  var abandonedLines = 0
  /// True where the typed line is not on the screen already, as in a pipe.
  private let echoes: Bool
  /// The last `advance`, which an empty line repeats.
  private var lastAdvance: String?
  /// The number of lines that were typed.
  private var lineCount = 0

  /// Begins a conversation on the sample.
  ///
  /// - Parameters:
  ///   - echoes: True where the typed line is not on the screen already, as in a pipe.
  ///   - isInterrupted: Tells whether somebody wants a step that goes on to stop.
  init(echoes: Bool, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.echoes = echoes
    script = ScriptSession(otherWords: PromptWord.words, isInterrupted: isInterrupted)
    for line in Sample.flow.text.split(separator: "\n") { _ = script.feed(String(line), number: 0) }
  }

  /// Takes a line.
  ///
  /// - Parameter bytes: The line in UTF-8, without its line feed.
  /// - Returns: What to print and what to do.
  mutating func take(_ bytes: [UInt8]) -> Turn {
    lineCount += 1
    abandonedLines = 0
    if script.isInBlock { return feed(bytes) }
    let line = PromptSession.trimmed(String(decoding: bytes, as: UTF8.self))
    if let fault = script.fault(in: bytes, number: lineCount) {
      return Turn(lines: echo(of: line) + [fault.description] + arrowKeyHint(for: bytes))
    }
    if line.isEmpty { return echoes ? Turn() : lastAdvance.map { repeated($0) } ?? Turn() }
    if let turn = takeCommand(line) {
      return Turn(lines: echo(of: line) + turn.lines, request: turn.request)
    }
    return feed(bytes)
  }

  /// Repeats a line at a terminal, where it was not typed again, and shows it.
  ///
  /// - Parameter line: The line.
  /// - Returns: What to print.
  private mutating func repeated(_ line: String) -> Turn {
    Turn(lines: ["> " + line] + feed(Array(line.utf8)).lines)
  }

  /// Explains what a key did that moves the cursor where lines cannot be edited.
  ///
  /// - Parameter bytes: The line.
  /// - Returns: What to print.
  private func arrowKeyHint(for bytes: [UInt8]) -> [String] {
    let escape: UInt8 = 0x1B
    return !echoes && bytes.contains(escape) ? ["  arrow keys are not understood here"] : []
  }

  /// Hands a line to the script.
  ///
  /// - Parameter bytes: The line in UTF-8.
  /// - Returns: What to print.
  private mutating func feed(_ bytes: [UInt8]) -> Turn {
    let before = script.mark
    switch script.feed(bytes, number: lineCount) {
    case .nothing, .incomplete:
      return Turn()
    case .inclusion(let inclusion):
      let line = PromptSession.trimmed(String(decoding: bytes, as: UTF8.self))
      return Turn(lines: echo(of: line), request: .include(inclusion))
    case .faults(let faults):
      let line = PromptSession.trimmed(String(decoding: bytes, as: UTF8.self))
      return Turn(lines: echo(of: line) + faults.lines)
    case .performed(let statement, let performance):
      if let failure = performance.failure {
        let lines = transcriptLines(of: statement, performance)
        return Turn(lines: shown(lines, of: statement) + failure.report(of: statement))
      }
      note(statement, from: before)
      if statement.isAdvance { lastAdvance = statement.lines[0] }
      return Turn(lines: shown(transcriptLines(of: statement, performance), of: statement))
    }
  }

  /// Leaves out the typed lines where they are on the screen already.
  ///
  /// - Parameters:
  ///   - lines: The lines of the transcript.
  ///   - statement: The statement with which they begin.
  /// - Returns: The lines to print.
  private func shown(_ lines: [String], of statement: ScriptStatement) -> [String] {
    echoes ? lines : Array(lines.dropFirst(statement.lines.count))
  }

  /// Repeats a typed line where it is not on the screen already.
  ///
  /// - Parameter line: The line; what does not print is left out.
  /// - Returns: The line behind the sign of the transcript, or nothing.
  private func echo(of line: String) -> [String] {
    if !echoes { return [] }
    let printable = line.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return ["> " + String(String.UnicodeScalarView(printable.prefix(ScriptLimits.lineBytes)))]
  }

  /// Takes spaces away from both ends of a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text without them.
  static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}

extension ScriptStatement {
  /// True for an `advance`.
  fileprivate var isAdvance: Bool {
    switch action {
    case .step(.input(.advance)): true
    case .beginning, .declaration, .step, .comment: false
    }
  }
}

extension ScriptFaults {
  /// The faults, line by line.
  var lines: [String] {
    description.split(separator: "\n").map { String($0) }
  }
}
