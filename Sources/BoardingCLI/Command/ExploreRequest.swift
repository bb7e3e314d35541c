import BoardingExplorer

/// What `explore` is asked to do.
struct ExploreRequest: Hashable, Sendable {
  /// The script whose flow is walked, `-` for the standard input.
  let file: String
  /// How far it is walked.
  var options = ExplorationOptions()
  /// The folder into which shortest and covering ways are written; nil for nowhere.
  var paths: String?
  /// How many covering ways are written at the most.
  var wayLimit = PathScripts.defaultLimit
  /// True to print JSON in place of text.
  var isJSON = false

  /// Reads the words behind `explore`.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    if let word = words.value(of: .states) {
      options.stateLimit = try Self.count(word, of: .states, from: 1)
    }
    if let word = words.value(of: .depth) {
      options.depthLimit = try Self.count(word, of: .depth, from: 0)
    }
    if let word = words.value(of: .transitions) {
      options.transitionLimit = try Self.count(word, of: .transitions, from: 1)
    }
    paths = words.value(of: .paths)
    if let word = words.value(of: .ways) {
      wayLimit = try Self.count(word, of: .ways, from: 0)
      if paths == nil { throw .needs(CommandOption.ways.name, CommandOption.paths.usage) }
    }
    file = try words.onlyFlow(of: "explore", behind: .paths)
    if words.has(.keepFacts) { options.inputs.remove(.facts) }
    isJSON = words.has(.exploreJSON)
  }

  /// Reads a number of things.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - option: The option before it.
  ///   - least: The smallest number.
  /// - Returns: The number.
  /// - Throws: What is wrong with the word.
  private static func count(
    _ word: String,
    of option: CommandOption,
    from least: Int
  ) throws(UsageFault) -> Int {
    let most = 100_000_000
    if let number = Int(word), least...most ~= number { return number }
    let expected = "a number from \(least) to \(most)"
    throw .wrongValue(option.name, expected: expected, found: word)
  }
}

extension CommandWords {
  /// Takes the only operand.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - option: An option that may have taken the operand for its value; nil for none.
  /// - Returns: The name of a file.
  /// - Throws: That there is none, or another one.
  func onlyFlow(
    of command: String,
    behind option: CommandOption? = nil
  ) throws(UsageFault) -> String {
    guard let file = operands.first else {
      var words = command
      if let option, let taken = value(of: option) { words += " \(option.name) \(taken)" }
      throw .noFlow(command: words)
    }
    if operands.count > 1 { throw .surplus(operands[1]) }
    return file
  }
}
