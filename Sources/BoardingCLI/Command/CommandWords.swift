/// The words behind a command, sorted.
struct CommandWords: Hashable, Sendable {
  /// The words that are no options.
  private(set) var operands: [String] = []
  /// The options that stand there, with their values.
  private var values: [CommandOption: String] = [:]

  /// Sorts words.
  ///
  /// An option stands anywhere before `--`; its value follows as the next word or behind `=`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - form: The command, which knows its options.
  /// - Throws: What is wrong with the words.
  init(_ words: [String], of form: CommandForm) throws(UsageFault) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if !word.hasPrefix("-") || word == "-" {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = form.options.first { $0.name == parts[0] }
      guard let option, option.value != nil || parts.count == 1 else {
        throw CommandWords.unknown(word, of: form)
      }
      if values[option] != nil { throw .repeated(option.name) }
      guard let value = option.value else {
        values[option] = ""
        continue
      }
      if parts.count == 1, rest.first == "--" || rest.first.map(form.knows) == true {
        throw .noValue(option.name, value: value)
      }
      guard let found = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !found.isEmpty else {
        throw .noValue(option.name, value: value)
      }
      values[option] = found
    }
  }

  /// Tells whether an option stands there.
  ///
  /// - Parameter option: The option.
  /// - Returns: True if it does.
  func has(_ option: CommandOption) -> Bool { values[option] != nil }

  /// Returns the value of an option.
  ///
  /// - Parameter option: The option.
  /// - Returns: The value, or nil if the option does not stand there.
  func value(of option: CommandOption) -> String? { values[option] }

  /// Describes an option that a command does not have.
  ///
  /// - Parameters:
  ///   - word: The option.
  ///   - form: The command.
  /// - Returns: What is wrong.
  private static func unknown(_ word: String, of form: CommandForm) -> UsageFault {
    let names = form.options.map { $0.name } + ["--help"]
    let operand = form.parameters.prefix { $0 != " " }.filter { $0.isLetter }
    let expected = ["a " + operand] + form.options.map { $0.usage } + ["--help"]
    let words = expected.dropLast().joined(separator: ", ") + " or --help"
    return .unknown(word, expected: words, candidates: names)
  }
}

extension CommandForm {
  /// Tells whether a word is an option of the command.
  ///
  /// - Parameter word: The word.
  /// - Returns: True if it is.
  fileprivate func knows(_ word: String) -> Bool { options.contains { $0.name == word } }
}
