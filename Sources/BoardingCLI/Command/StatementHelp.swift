import BoardingScript

/// Explains statements of the language on the command line.
enum StatementHelp {
  /// Explains the statements that begin with words, of texts about a flow and of those about pages.
  ///
  /// - Parameter words: The words, one or more.
  /// - Returns: The explanation, line by line.
  /// - Throws: That no command and no statement begins so, with the nearest word.
  static func lines(about words: [String]) throws(UsageFault) -> [String] {
    let handbooks = [Language.promptHandbook, Language.pagesPromptHandbook]
    let forms = handbooks.map { $0.forms.map { $0.words } }
    var parts: [[String]] = []
    for (handbook, forms) in zip(handbooks, forms) {
      if !forms.contains(where: { $0.starts(with: words) }) { continue }
      let lines = handbook.lines(about: words)
      if !parts.contains(lines) { parts.append(lines) }
    }
    if parts.isEmpty {
      let all = forms.flatMap { $0 }
      let known = all.map { $0.joined(separator: " ") } + all.map { $0[0] }
      throw .unknown(
        words.joined(separator: " "),
        expected: "a command or a statement",
        candidates: CommandForm.all.map { $0.name } + known
      )
    }
    return Array(parts.joined(separator: [""]))
  }
}
