/// One row of the table of commands.
struct CommandForm: Sendable {
  /// The word that calls it.
  let name: String
  /// What follows the word.
  let parameters: String
  /// What it does.
  let summary: String
  /// Makes what is asked for out of the words that follow.
  private let make: @Sendable ([String]) throws(UsageFault) -> Invocation

  /// Reads the words behind the command.
  ///
  /// - Parameter words: The words.
  /// - Returns: What is asked for.
  /// - Throws: What is wrong with the words.
  func invocation(with words: [String]) throws(UsageFault) -> Invocation {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return .help(self) }
    let option = options.first { $0.hasPrefix("-") && $0 != "-" }
    if let option {
      throw .unknown(option, expected: "a FILE or --help", candidates: ["--help", "--"])
    }
    return try make(Array(options) + words.dropFirst(options.count + 1))
  }

  /// The commands, in the order in which help shows them.
  static let all: [CommandForm] = [
    CommandForm(
      name: "run",
      parameters: "FILE...",
      summary: "Runs scripts and prints their transcripts."
    ) { (files) throws(UsageFault) in
      if files.isEmpty { throw .noFile(command: "run") }
      return .run(files)
    },
    CommandForm(
      name: "check",
      parameters: "FILE...",
      summary: "Reads scripts and reports everything that is wrong with them."
    ) { (files) throws(UsageFault) in
      if files.isEmpty { throw .noFile(command: "check") }
      return .check(files)
    },
    CommandForm(
      name: "help",
      parameters: "[COMMAND]",
      summary: "Explains a command, or all of them."
    ) { (words) throws(UsageFault) in
      guard let word = words.first else { return .help(nil) }
      if words.count > 1 { throw .surplus(words[1]) }
      guard let form = all.first(where: { $0.name == word }) else {
        throw .unknown(word, expected: "a command", candidates: all.map { $0.name })
      }
      return .help(form)
    },
  ]
}

extension CommandForm: Hashable {
  /// Tells whether two rows are for the same command.
  ///
  /// - Parameters:
  ///   - lhs: A row.
  ///   - rhs: Another row.
  /// - Returns: True if both have the same name.
  static func == (lhs: CommandForm, rhs: CommandForm) -> Bool {
    lhs.name == rhs.name
  }

  /// Feeds the name to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
