import Boarding

extension Domain {
  /// What changes the stack.
  static let stack: Domain = Domain(
    "Stack",
    [.start, .next, .back, .choose, .push, .pop, .popTo, .popToRoot, .replace, .set]
  )
}

extension Statement {
  /// The row of `start`.
  fileprivate static let start: Statement = Statement(
    StatementForm(
      "start",
      summary: "Puts up the first screen: the first of the series, or else the first declared.",
      example: "start"
    ),
    meaning: { _ in .step(.start) }
  )

  /// The row of `next`.
  fileprivate static let next: Statement = move(
    "next",
    summary: "Goes where the top screen leads.",
    example: "next",
    kind: { _ in .next }
  )

  /// The row of `back`.
  fileprivate static let back: Statement = move(
    "back",
    summary: "Goes back to the screen before the top.",
    example: "back from features",
    kind: { _ in .previous }
  )

  /// The row of `choose LABEL`.
  fileprivate static let choose: Statement = move(
    "choose",
    [.label],
    summary: "Follows a named link of the top screen.",
    example: "choose skip",
    kind: { .choice($0.label) }
  )

  /// The row of `push SCREEN`.
  fileprivate static let push: Statement = command(
    "push",
    [.screen],
    summary: "Puts a screen on top.",
    example: "push features",
    command: { .push($0.onlyScreen) }
  )

  /// The row of `pop`.
  fileprivate static let pop: Statement = command(
    "pop",
    summary: "Takes the top screen off.",
    example: "pop instant",
    command: { _ in .pop }
  )

  /// The row of `pop to SCREEN`.
  fileprivate static let popTo: Statement = command(
    "pop to",
    [.screen],
    summary: "Takes off every screen above the given one.",
    example: "pop to welcome",
    command: { .popTo($0.onlyScreen) }
  )

  /// The row of `pop to root`.
  fileprivate static let popToRoot: Statement = command(
    "pop to root",
    summary: "Takes off every screen above the root.",
    example: "pop to root",
    command: { _ in .popToRoot }
  )

  /// The row of `replace SCREEN`.
  fileprivate static let replace: Statement = command(
    "replace",
    [.screen],
    summary: "Puts a screen in the place of the top.",
    example: "replace completed",
    command: { .replaceTop($0.onlyScreen) }
  )

  /// The row of `set SCREEN...`.
  fileprivate static let set: Statement = command(
    "set",
    [.screens],
    summary: "Puts screens, root first, in the place of the whole stack.",
    example: "set welcome permissions",
    command: { .setStack($0.screens) }
  )

  /// Makes the row of a command.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins.
  ///   - parameters: What has to follow.
  ///   - summary: What it does.
  ///   - example: An example.
  ///   - command: Makes the command.
  /// - Returns: The row.
  private static func command(
    _ words: String,
    _ parameters: [Parameter] = [],
    summary: String,
    example: String,
    command: @escaping @Sendable (Arguments) -> Command
  ) -> Statement {
    Statement(
      StatementForm(
        words,
        parameters,
        clauses: [.motion, .source],
        summary: summary,
        example: example
      ),
      meaning: {
        .step(.input(.command(command($0), motion: $0.motion, source: $0.source)))
      }
    )
  }

  /// Makes the row of a move of the person who uses the flow.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins.
  ///   - parameters: What has to follow.
  ///   - summary: What it does.
  ///   - example: An example.
  ///   - kind: Says where the person wants to go.
  /// - Returns: The row.
  private static func move(
    _ words: String,
    _ parameters: [Parameter] = [],
    summary: String,
    example: String,
    kind: @escaping @Sendable (Arguments) -> UserMove.Kind
  ) -> Statement {
    Statement(
      StatementForm(
        words,
        parameters,
        clauses: [.motion, .source],
        summary: summary,
        example: example
      ),
      meaning: {
        .step(.input(.move(UserMove(kind($0), motion: $0.motion, source: $0.source))))
      }
    )
  }
}

extension Parameter {
  /// A declared label of a choice.
  fileprivate static let label: Parameter = Parameter(
    "LABEL",
    candidates: { $0.labels },
    read: { (reader, arguments) throws(Diagnostic) in
      guard let word = reader.word, let place = reader.names.labels.firstIndex(of: word) else {
        throw reader.unexpected("a label of a choice", candidates: reader.names.labels)
      }
      _ = reader.accept(word)
      arguments.label = ChoiceID(rawValue: place)
    }
  )
}
