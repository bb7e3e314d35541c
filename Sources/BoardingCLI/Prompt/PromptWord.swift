import BoardingScript

/// One row of what the prompt understands beyond the language of scripts.
struct PromptWord: Sendable {
  /// The word; `Language.promptWords` says how it is written.
  let word: String
  /// Does it, with what follows the word.
  let perform: @Sendable (inout PromptSession, _ rest: String) -> PromptSession.Turn

  /// The rows, in the order in which help shows them.
  static let all: [PromptWord] = [
    alone("undo") { $0.undo() },
    alone("redo") { $0.redo() },
    withFile("load") { .read(file: $1) },
    withFile("save") { .write(file: $1, text: $0.scriptText) },
    alone("quit") { _ in PromptSession.Turn(request: .quit) },
  ]

  /// The words, for suggestions.
  static let words: [String] = all.map { $0.word }

  /// Makes the row of a word that stands alone.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - perform: Does it.
  /// - Returns: The row.
  private static func alone(
    _ word: String,
    perform: @escaping @Sendable (inout PromptSession) -> PromptSession.Turn
  ) -> PromptWord {
    PromptWord(word: word) { session, rest in
      if rest.isEmpty || rest.hasPrefix("#") { return perform(&session) }
      return PromptSession.Turn(
        lines: ["error: expected the end of the line, found '\(rest)'"]
      )
    }
  }

  /// Makes the row of a word that a file follows.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - request: Says what the world has to do with the file.
  /// - Returns: The row.
  private static func withFile(
    _ word: String,
    request: @escaping @Sendable (PromptSession, _ file: String) -> PromptSession.Request
  ) -> PromptWord {
    PromptWord(word: word) { session, file in
      let wish = "error: expected a FILE behind '\(word)'"
      if file.isEmpty { return PromptSession.Turn(lines: [wish]) }
      // Elsewhere it is the standard input, from which the prompt reads its lines.
      if file == "-" {
        return PromptSession.Turn(lines: [wish + ", found '-'; did you mean './-'?"])
      }
      return PromptSession.Turn(request: request(session, file))
    }
  }
}
