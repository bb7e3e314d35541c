import Boarding

extension Domain {
  /// What drives the interactive transition that a move or a command has begun.
  static let interaction: Domain = Domain("Interaction", [.update, .finish, .cancel])
}

extension Statement {
  /// The row of `update PROGRESS`.
  fileprivate static let update: Statement = Statement(
    StatementForm(
      "update",
      [.number("PROGRESS", expected: "a progress such as 0.5")],
      summary: """
        Brings the interactive transition to a progress: 0 at its source, 1 at its destination.
        """,
      example: "update 0.25"
    ),
    meaning: { .step(.input(.interaction(.update(progress: $0.number.value)))) }
  )

  /// The row of `finish [speed NUMBER]`.
  fileprivate static let finish: Statement = Statement(
    StatementForm(
      "finish",
      clauses: [.speed],
      summary: """
        Lets the interactive transition run on to its destination, at a multiple of the normal \
        speed if one is said.
        """,
      example: "finish speed 2"
    ),
    meaning: { .step(.input(.interaction(.finish(completionSpeed: $0.speed)))) }
  )

  /// The row of `cancel [speed NUMBER]`.
  fileprivate static let cancel: Statement = Statement(
    StatementForm(
      "cancel",
      clauses: [.speed],
      summary: """
        Lets the interactive transition run back to its source, at a multiple of the normal \
        speed if one is said.
        """,
      example: "cancel"
    ),
    meaning: { .step(.input(.interaction(.cancel(completionSpeed: $0.speed)))) }
  )
}

extension Clause {
  /// The multiple of the normal speed.
  fileprivate static let speed: Clause = Clause("speed", "[speed NUMBER]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.speed = try reader.takeNumber("a speed such as 2").value
  }
}
