import Boarding

extension Domain {
  /// What lets time pass.
  static let time: Domain = Domain("Time", [.advance, .settle])
}

extension Statement {
  /// The row of `advance TIME`.
  fileprivate static let advance: Statement = Statement(
    StatementForm(
      "advance",
      [.time],
      summary: "Lets time pass. Nothing else does.",
      example: "advance 200ms"
    ),
    meaning: { .step(.input(.advance(nanoseconds: $0.nanoseconds))) }
  )

  /// The row of `settle`.
  fileprivate static let settle: Statement = Statement(
    StatementForm(
      "settle",
      summary: "Lets time pass until nothing runs and nothing waits.",
      example: "settle"
    ),
    meaning: { _ in .step(.settle) }
  )
}
