import Boarding

extension Domain {
  /// What leads to the end of the flow.
  static let flowEnd: Domain = Domain("End of the flow", [.skip, .skipOut, .finishFlow])
}

extension Statement {
  /// The row of `skip`.
  fileprivate static let skip: Statement = Statement(
    StatementForm(
      "skip",
      clauses: [.motion, .source],
      summary: """
        Goes to the last screen, by a push or a pop: the last of the series, or else the last \
        declared.
        """,
      example: "skip"
    ),
    meaning: { .step(.skip(motion: $0.motion, source: $0.source)) }
  )

  /// The row of `skip out`.
  fileprivate static let skipOut: Statement = Statement(
    StatementForm(
      "skip out",
      clauses: [.source],
      summary: "Ends the flow as skipped.",
      example: "skip out"
    ),
    meaning: { .step(.input(.command(.finishFlow(.skipped), source: $0.source))) }
  )

  /// The row of `finish flow`.
  fileprivate static let finishFlow: Statement = Statement(
    StatementForm(
      "finish flow",
      clauses: [.skipped, .source],
      summary: """
        Ends the flow when what runs and waits is over. Only a set begins it again.
        """,
      example: "finish flow"
    ),
    meaning: { .step(.input(.command(.finishFlow($0.flowEnd), source: $0.source))) }
  )
}

extension Clause {
  /// The flow is left early.
  fileprivate static let skipped: Clause = Clause(oneOf: [FlowEnd.skipped.name]) { _, arguments in
    arguments.flowEnd = .skipped
  }
}
