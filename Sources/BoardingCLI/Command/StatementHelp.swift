import BoardingScript

/// Explains statements of the language on the command line.
enum StatementHelp {
  /// Explains the statements that begin with words or have them, of texts about a flow and of those
  /// about pages; where some begin so, no others are explained.
  ///
  /// - Parameter words: The words, one or more.
  /// - Returns: The explanation, line by line.
  /// - Throws: That there is no such command and no statement with them, with the nearest word.
  static func lines(about words: [String]) throws(UsageFault) -> [String] {
    let handbooks = [Language.promptHandbook, Language.pagesPromptHandbook]
    let beginning = handbooks.filter { (handbook) in
      handbook.forms.contains { $0.words.starts(with: words) }
    }
    var parts: [[String]] = []
    for handbook in beginning.isEmpty ? handbooks : beginning {
      guard let lines = handbook.explanation(of: words), !parts.contains(lines) else { continue }
      parts.append(lines)
    }
    if parts.isEmpty {
      throw .unknown(
        words.joined(separator: " "),
        expected: "a command or a statement",
        candidates: CommandForm.all.map { $0.name } + handbooks.flatMap { $0.knownWords }
      )
    }
    return Array(parts.joined(separator: [""]))
  }
}
