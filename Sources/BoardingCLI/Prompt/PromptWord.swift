import BoardingScript

/// One row of what the prompt understands beyond the language of scripts.
struct PromptWord: Sendable {
  /// How it is written.
  let form: StatementForm
  /// Does it, with what follows the word.
  let perform: @Sendable (inout PromptSession, _ rest: String) -> PromptSession.Turn

  /// The rows, in the order in which help shows them.
  static let all: [PromptWord] = [
    alone("undo", "Takes the last change back, exactly; any number of times.") { $0.undo() },
    alone("redo", "Makes a change again that was taken back.") { $0.redo() },
    withFile("load", "Starts afresh with a script and runs it.") { .read(file: $1) },
    withFile("save", "Writes what was typed as a script that gives the same transcript.") {
      .write(file: $1, text: $0.scriptText)
    },
    alone("quit", "Ends.") { _ in PromptSession.Turn(request: .quit) },
  ]

  /// The words, for suggestions.
  static let words: [String] = all.flatMap { $0.form.words }

  /// The language and the words of the prompt.
  static let handbook: Handbook = Handbook(
    groups: Language.handbook.groups + [
      Handbook.Group(
        "Prompt",
        all.map { $0.form },
        notes: [
          "A question mark at the end of a line shows the words that may come next.",
          "An empty line repeats the last advance.",
        ]
      )
    ]
  )

  /// Makes the row of a word that stands alone.
  ///
  /// - Parameters:
  ///   - word: The word, which is the example too.
  ///   - summary: What it does.
  ///   - perform: Does it.
  /// - Returns: The row.
  private static func alone(
    _ word: String,
    _ summary: String,
    perform: @escaping @Sendable (inout PromptSession) -> PromptSession.Turn
  ) -> PromptWord {
    PromptWord(form: StatementForm(word, summary: summary, example: word)) { session, rest in
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
  ///   - summary: What it does.
  ///   - request: Says what the world has to do with the file.
  /// - Returns: The row.
  private static func withFile(
    _ word: String,
    _ summary: String,
    request: @escaping @Sendable (PromptSession, _ file: String) -> PromptSession.Request
  ) -> PromptWord {
    let form = StatementForm(
      word,
      [.rest("FILE")],
      summary: summary,
      example: word + " welcome.boarding"
    )
    return PromptWord(form: form) { session, file in
      if !file.isEmpty { return PromptSession.Turn(request: request(session, file)) }
      return PromptSession.Turn(lines: ["error: expected a FILE behind '\(word)'"])
    }
  }
}
