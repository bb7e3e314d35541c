import BoardingScript

extension PromptSession {
  /// What may stand in the place of the word that is being typed.
  enum Completion: Hashable {
    /// One of these words.
    case words([String])
    /// The name of a file that begins like this.
    case file(beginning: String)
  }

  /// Finds what may come next in a line.
  ///
  /// - Parameter line: The line up to where somebody is typing.
  /// - Returns: The words, or the beginning of the name of a file.
  func completion(of line: String) -> Completion {
    if script.isInBlock { return .words([]) }
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let line = line.drop(while: isSpace)
    let handbook = script.handbook
    let first = line.prefix { !isSpace($0) }
    let rest = line.dropFirst(first.count).drop(while: isSpace)
    let isComplete = first.count < line.count
    if isComplete, first == "load", script.isAboutPieces {
      let words = handbook.completions(of: String(line), names: script.names)
      if !words.isEmpty { return .words(words) }
    }
    if isComplete, handbook.wantsFile(behind: String(first)) {
      return .file(beginning: String(rest))
    }
    if isComplete, first == "help" {
      return .words(handbook.completions(of: String(rest), names: DeclaredNames()))
    }
    return .words(handbook.completions(of: String(line), names: script.names))
  }

  /// Abandons the line that is being typed, and the block that it belongs to; nothing else is lost.
  ///
  /// - Returns: What to print: from the second time in a row on, how to end.
  mutating func interrupted() -> Turn {
    script.abandonBlock()
    abandonedLines += 1
    return abandonedLines == 1 ? Turn() : Turn(lines: ["  quit ends, and so does Ctrl-D"])
  }
}

extension Handbook {
  /// Tells whether the name of a file follows a word.
  ///
  /// - Parameter word: The word with which a line begins.
  /// - Returns: True if it does.
  fileprivate func wantsFile(behind word: String) -> Bool {
    forms.contains { $0.words == [word] && $0.parameters.first?.notation == "FILE" }
  }
}
