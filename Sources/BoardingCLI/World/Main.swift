import BoardingScript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The command: the only place that touches the world.
@main
enum Main {
  /// Does what the command line asks for and ends the process.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      exit(try perform(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      switch error {
      case .closed:
        exit(ExitCode.success.rawValue)
      case .system:
        try? OutputStream.errors.write(error.message + "\n")
        exit(ExitCode.world.rawValue)
      }
    }
  }

  /// Does what a command line asks for.
  ///
  /// - Parameter arguments: The words behind the name of the program.
  /// - Returns: What the caller is told.
  /// - Throws: What the world could not do.
  private static func perform(_ arguments: [String]) throws(WorldFailure) -> ExitCode {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      try OutputStream.errors.write(error.description)
      return .badText
    }
    switch invocation {
    case .prompt:
      try converse()
      return .success
    case .run(let files): return try scripts(files, ScriptOutcome.run)
    case .check(let files): return try scripts(files, ScriptOutcome.check)
    case .help(nil): try OutputStream.output.write(CommandHelp.overview)
    case .help(let form?): try OutputStream.output.write(CommandHelp.text(about: form))
    case .version: try OutputStream.output.write(CommandHelp.version + "\n")
    }
    return .success
  }

  /// Does something with each of several scripts.
  ///
  /// - Parameters:
  ///   - files: The names of the files.
  ///   - body: What to do with the bytes of a file.
  /// - Returns: The highest code of all files.
  /// - Throws: What the world could not do with the output.
  private static func scripts(
    _ files: [String],
    _ body: (_ bytes: [UInt8], _ file: String) -> ScriptOutcome
  ) throws(WorldFailure) -> ExitCode {
    var code = ExitCode.success
    for file in files {
      if files.count > 1 { try write("# \(file)\n", to: .output) }
      do {
        let outcome = body(try Files.read(file), file)
        try write(outcome.output, to: .output)
        try write(outcome.errors, to: .errors)
        code = max(code, outcome.code)
      } catch {
        if case .closed = error { throw error }
        try OutputStream.errors.write(error.message + "\n")
        code = .world
      }
    }
    return code
  }

  /// Talks at a prompt, or with a pipe.
  ///
  /// - Throws: What the world could not do.
  private static func converse() throws(WorldFailure) {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    var session = PromptSession(echoes: !isTerminal)
    var input = InputStream(descriptor: STDIN_FILENO)
    try write(Sample.greeting.map { $0 + "\n" }.joined(), to: .output)
    while true {
      if isTerminal { try OutputStream.output.write(session.prompt) }
      guard let line = try input.line(limit: ScriptLimits.lineBytes + 1) else { break }
      var turn = session.take(line)
      while true {
        try write(turn.lines.map { $0 + "\n" }.joined(), to: .output)
        guard let request = turn.request else { break }
        switch request {
        case .quit: return
        case .read, .write: turn = answer(to: request, in: &session)
        }
      }
    }
    if isTerminal { try OutputStream.output.write("\n") }
  }

  /// Does what the session asks for.
  ///
  /// - Parameters:
  ///   - request: What to do with a file.
  ///   - session: The session, which is told what came of it.
  /// - Returns: What to print.
  private static func answer(
    to request: PromptSession.Request,
    in session: inout PromptSession
  ) -> PromptSession.Turn {
    do {
      switch request {
      case .read(let file):
        return session.loaded(try Files.read(file), from: file)
      case .write(let file, let text):
        try Files.write(text, to: file)
        return session.saved(to: file)
      case .quit:
        return PromptSession.Turn(request: .quit)
      }
    } catch {
      return PromptSession.Turn(lines: [error.message])
    }
  }

  /// Writes a text, painted where that is wanted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - stream: Where it goes.
  /// - Throws: What the world could not do.
  private static func write(_ text: String, to stream: OutputStream) throws(WorldFailure) {
    if text.isEmpty { return }
    try stream.write(stream.isPainted ? painted(text) : text)
  }
}
