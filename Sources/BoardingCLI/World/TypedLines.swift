import BoardingScript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lines that somebody types, or that come out of a pipe.
struct TypedLines {
  /// What came instead of a line, or the line.
  enum Typed {
    /// A line in UTF-8, without its line feed.
    case line([UInt8])
    /// Ctrl-C.
    case interruption
    /// The end.
    case end
  }

  /// True if somebody types at a terminal and sees what is printed there.
  let isTerminal: Bool
  /// The line editor of the system, where there is one.
  private let editor: LineEditor?
  /// The plain lines.
  private var input: InputStream

  /// Makes the lines of the standard input.
  init() {
    isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    editor = isTerminal ? LineEditor() : nil
    input = InputStream(descriptor: STDIN_FILENO, heedsInterruption: isTerminal)
    if isTerminal { Interruption.begin() }
  }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line on a terminal.
  ///   - complete: Finds what may come next in a line.
  /// - Returns: What came.
  /// - Throws: What the system says.
  mutating func next(
    prompt: String,
    completing complete: @escaping (String) -> PromptSession.Completion
  ) throws(WorldFailure) -> Typed {
    let typed: Typed
    if let editor {
      typed = try editor.line(prompt: prompt, completing: complete)
    } else {
      if isTerminal { try OutputStream.output.write(prompt) }
      typed = try input.line(limit: ScriptLimits.lineBytes + 1)
    }
    switch typed {
    case .line: Interruption.clear()
    case .end: if isTerminal { try OutputStream.output.write("\n") }
    case .interruption:
      Interruption.clear()
      try OutputStream.output.write("\n")
    }
    return typed
  }

  /// Waits until there is something to read.
  ///
  /// - Returns: False if Ctrl-C came before.
  static func wait() -> Bool {
    while !Interruption.isPending {
      var place = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // Ctrl-C ends the wait, except just before it; nobody notices a tenth of a second.
      if unsafe poll(&place, 1, 100) > 0 { return true }
    }
    return false
  }
}
