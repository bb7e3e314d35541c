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
    signal(SIGXFSZ, SIG_IGN)
    do {
      exit(try perform(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      switch error {
      case .closed:
        exit(ExitCode.success.rawValue)
      case .system:
        try? write(error.message + "\n", to: .errors)
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
      try write(error.description, to: .errors)
      return .badText
    }
    switch invocation {
    case .prompt:
      try Conversation.run()
      return .success
    case .run(let request): return try Batch.run(request)
    case .check(let files): return try Batch.check(files)
    case .snapshot(let request): return try Snapshots.run(request)
    case .link(let request): return try Snapshots.run(request)
    case .explore(let request): return try Exploring.run(request)
    case .graph(let request): return try Exploring.draw(request)
    case .sample(nil): try OutputStream.output.write(Sample.overview)
    case .sample(let sample?): try OutputStream.output.write(sample.text)
    case .fuzz(let request): return try FuzzJob.run(request)
    case .replayFuzz(let files): return try FuzzJob.replay(files)
    case .mergeFuzz(let request): return try FuzzJob.merge(request)
    case .help(nil): try OutputStream.output.write(CommandHelp.overview)
    case .help(let form?): try OutputStream.output.write(CommandHelp.text(about: form))
    case .explain(let lines):
      try OutputStream.output.write(lines.joined(separator: "\n") + "\n")
    case .version: try OutputStream.output.write(CommandHelp.version + "\n")
    }
    return .success
  }

  /// Writes a text without control characters, painted where that is wanted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - stream: Where it goes.
  /// - Throws: What the world could not do.
  static func write(_ text: String, to stream: OutputStream) throws(WorldFailure) {
    if text.isEmpty { return }
    let text = printable(text)
    try stream.write(stream.isPainted ? painted(text) : text)
  }
}
