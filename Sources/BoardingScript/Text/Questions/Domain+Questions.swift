import Boarding

extension Domain {
  /// What shows something and changes nothing.
  static let questions: Domain = Domain(
    "Questions",
    [.stack, .show, .why, .watch, .watchTransition, .log, .values, .help]
  )
}

extension Statement {
  /// The row of `stack`.
  fileprivate static let stack: Statement = question(
    "stack",
    summary: "Shows the stack, root first.",
    answer: { [$0.stackText] }
  )

  /// The row of `show`.
  fileprivate static let show: Statement = question(
    "show",
    summary: "Shows the time, the stack, the step, the running transition and what waits.",
    answer: { $0.overview }
  )

  /// The row of `why forward|backward`.
  fileprivate static let why: Statement = Statement(
    StatementForm(
      "why",
      [.one(of: Direction.allCases.map { $0.name })],
      summary: "Explains what a swipe in a direction would come to, and why, in one sentence.",
      example: "why forward"
    ),
    meaning: { (arguments) in
      let direction = Direction.allCases[arguments.choice]
      return .step(.question(Step.Question { [$0.explanation(of: direction)] }))
    }
  )

  /// The row of `watch VALUE`.
  fileprivate static let watch: Statement = Statement(
    StatementForm(
      "watch",
      [.declaredValue("a declared value or 'transition'")],
      summary: """
        Draws how a value has moved since the last rest or, at rest, in what has moved last; the \
        components of a colour, a point, a size or a rectangle are drawn with letters.
        """,
      example: "watch progress"
    ),
    meaning: { (arguments) in
      let place = arguments.place
      return .step(.question(Step.Question { $0.graph(ofValue: place) }))
    }
  )

  /// The row of `watch transition`.
  fileprivate static let watchTransition: Statement = question(
    "watch transition",
    summary: "Draws the progress of the transitions since the last rest in the same way.",
    answer: { $0.graphOfTransition() }
  )

  /// The row of `log`.
  static let log: Statement = question(
    "log",
    summary: "Shows all events of the run.",
    answer: { (run) in
      let lines = run.logLines
      return lines.isEmpty ? ["no events"] : lines
    }
  )

  /// The row of `values`.
  fileprivate static let values: Statement = question(
    "values",
    summary: "Shows the animated values as they are now.",
    answer: { $0.valueLines }
  )

  /// The row of `help [WORD...]`.
  static let help: Statement = Statement(
    StatementForm(
      "help",
      [.words],
      summary: "Shows all statements, or how those are written that begin with the words.",
      example: "help expect"
    ),
    meaning: { (arguments) in
      let words = arguments.words
      return .step(.question(Step.Question { $0.handbook.lines(about: words) }))
    }
  )

  /// Makes the row of a question without parameters.
  ///
  /// - Parameters:
  ///   - word: The word, which is the example too.
  ///   - summary: What it shows.
  ///   - answer: Looks at the run, and returns the lines of the answer.
  /// - Returns: The row.
  static func question(
    _ word: String,
    summary: String,
    answer: @escaping @Sendable (ScriptRun) -> [String]
  ) -> Statement {
    Statement(StatementForm(word, summary: summary, example: word)) { _ in
      .step(.question(Step.Question(answer: answer)))
    }
  }
}
