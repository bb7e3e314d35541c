/// What a command line asks for.
enum Invocation: Hashable {
  /// Read lines and run them at once.
  case prompt
  /// Run scripts and print their transcripts.
  case run(RunRequest)
  /// Read scripts and report what is wrong.
  case check([String])
  /// Run scripts and print where they come to rest.
  case snapshot(SnapshotRequest)
  /// Open a link, or make one.
  case link(LinkRequest)
  /// Walk a flow and tell what breaks a rule.
  case explore(ExploreRequest)
  /// Print a flow for other programs to draw.
  case graph(GraphRequest)
  /// Print a sample, or the names of all of them.
  case sample(Sample?)
  /// Fuzz a flow.
  case fuzz(FuzzRequest)
  /// Play scripts with all checks of the fuzzer.
  case replayFuzz([String])
  /// Put results of fuzzing together.
  case mergeFuzz(FuzzMergeRequest)
  /// Explain a command, or all of them.
  case help(CommandForm?)
  /// Explain statements, line by line.
  case explain([String])
  /// Tell the version.
  case version

  /// Reads a command line.
  ///
  /// - Parameter arguments: The words behind the name of the program.
  /// - Throws: What is wrong with the command line.
  init(_ arguments: [String]) throws(UsageFault) {
    guard let first = arguments.first else {
      self = .prompt
      return
    }
    if first == "--help" || first == "-h" {
      self = .help(nil)
    } else if first == "--version" {
      self = .version
    } else if let form = CommandForm.all.first(where: { $0.name == first }) {
      self = try form.invocation(with: Array(arguments.dropFirst()))
    } else {
      throw .unknown(first, expected: "a command", candidates: Invocation.words)
    }
  }

  /// The words that may stand first.
  private static var words: [String] { CommandForm.all.map { $0.name } + ["--help", "--version"] }
}
