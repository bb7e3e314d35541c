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
    meaning: { .step(.input(.interaction(.finish(completionSpeed: $0.speed ?? 1)))) }
  )

  /// The row of `cancel [speed NUMBER]`.
  fileprivate static let cancel: Statement = Statement(
    StatementForm(
      "cancel",
      clauses: [.speed],
      summary: """
        Takes the finger away, as the system does, if one is down. Otherwise, and always with a \
        multiple of the normal speed, lets the interactive transition run back to its source.
        """,
      example: "cancel"
    ),
    meaning: { (arguments) in
      let interaction = Input.interaction(.cancel(completionSpeed: arguments.speed ?? 1))
      if arguments.speed != nil { return .step(.input(interaction)) }
      return .step(.derived(Step.Derived { Finger.takenAway(from: $0) ?? [interaction] }))
    }
  )
}

extension Clause {
  /// The multiple of the normal speed.
  fileprivate static let speed: Clause = Clause("speed", "[speed NUMBER]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.speed = try reader.takeNumber("a speed such as 2").value
  }
}
