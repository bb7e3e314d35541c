extension Language {
  /// The words that only a prompt understands.
  public static let promptWords: Handbook.Group = Handbook.Group(
    "Prompt",
    [
      StatementForm(
        "undo",
        summary: "Takes the last change back, exactly; any number of times.",
        example: "undo"
      ),
      StatementForm(
        "redo",
        summary: "Makes a change again that was taken back.",
        example: "redo"
      ),
      StatementForm(
        "load",
        [.rest("FILE")],
        summary: "Starts afresh with a script and runs it.",
        example: "load welcome.boarding"
      ),
      StatementForm(
        "save",
        [.rest("FILE")],
        summary: """
          Writes what was typed as a script that gives the same transcript, in the place of the \
          file. Wrong lines are left out; expectations that failed become comments.
          """,
        example: "save welcome.boarding"
      ),
      StatementForm("quit", summary: "Ends.", example: "quit"),
    ],
    notes: [
      "These words work only at the prompt of 'boarding', not in a file.",
      "A question mark at the end of a line shows the words that may come next.",
      "At a terminal, an empty line repeats the last advance; in a pipe it says nothing.",
    ]
  )

  /// The handbook of texts about a flow and of the words of a prompt.
  public static let promptHandbook: Handbook = Handbook(groups: handbook.groups + [promptWords])

  /// The handbook of texts about pages and of the words of a prompt.
  public static let pagesPromptHandbook: Handbook = Handbook(
    groups: pagesHandbook.groups + [promptWords]
  )

  /// Tells whether only a prompt understands a word.
  ///
  /// - Parameter word: The word.
  /// - Returns: True for a word of a prompt.
  static func isPromptWord(_ word: String) -> Bool {
    promptWords.forms.contains { $0.words == [word] }
  }
}
