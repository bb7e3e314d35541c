/// One row of the table of commands.
struct CommandForm: Sendable {
  /// The word that calls it.
  let name: String
  /// What follows the word.
  let parameters: String
  /// What it does.
  let summary: String
  /// In which other ways it is written, each with what it does then.
  let variants: [(parameters: String, summary: String)]
  /// Options that may stand between the words.
  let options: [CommandOption]
  /// Command lines, each with what it does.
  let examples: [(line: String, meaning: String)]
  /// Makes what is asked for out of the words that follow.
  private let make: @Sendable (CommandWords) throws(UsageFault) -> Invocation

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - parameters: What follows the word.
  ///   - summary: What it does.
  ///   - variants: In which other ways it is written, each with what it does then.
  ///   - options: Options that may stand between the words.
  ///   - examples: Command lines, each with what it does.
  ///   - make: Makes what is asked for out of the words that follow.
  init(
    _ name: String,
    _ parameters: String,
    summary: String,
    variants: [(parameters: String, summary: String)] = [],
    options: [CommandOption] = [],
    examples: [(line: String, meaning: String)],
    make: @escaping @Sendable (CommandWords) throws(UsageFault) -> Invocation
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    self.variants = variants
    self.options = options
    self.examples = examples
    self.make = make
  }

  /// Reads the words behind the command.
  ///
  /// - Parameter words: The words.
  /// - Returns: What is asked for.
  /// - Throws: What is wrong with the words.
  func invocation(with words: [String]) throws(UsageFault) -> Invocation {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return .help(self) }
    return try make(try CommandWords(words, of: self))
  }

  /// The commands, in the order in which help shows them.
  static let all: [CommandForm] = [
    .run, .check, .explore, .fuzz, .graph, .snapshot, .link, .sample, .help,
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
