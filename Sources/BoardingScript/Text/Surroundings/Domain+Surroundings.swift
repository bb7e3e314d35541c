import Boarding

extension Domain {
  /// What surrounds the stack.
  static let surroundings: Domain = Domain(
    "Surroundings",
    [.width, .direction, .reduceMotion, .policyOfMoves, .policyOfCommands]
  )
}

extension Statement {
  /// The row of `width POINTS`.
  fileprivate static let width: Statement = Statement(
    StatementForm(
      "width",
      [.number("POINTS", expected: "a number of points")],
      summary: "Sets the width of the container; 390 if it is never set.",
      example: "width 320"
    ),
    meaning: { .setting(.containerWidth($0.number.value)) }
  )

  /// The row of `direction left-to-right|right-to-left`.
  fileprivate static let direction: Statement = Statement(
    StatementForm(
      "direction",
      [.one(of: LayoutDirection.allCases.map { $0.name })],
      summary: "Sets the direction in which the language is laid out.",
      example: "direction right-to-left"
    ),
    meaning: { .setting(.layoutDirection(LayoutDirection.allCases[$0.choice])) }
  )

  /// The row of `reduce-motion on|off`.
  fileprivate static let reduceMotion: Statement = Statement(
    StatementForm(
      "reduce-motion",
      [.one(of: ["on", "off"])],
      summary: "Sets whether the person asked for less motion: transitions then take no time.",
      example: "reduce-motion on"
    ),
    meaning: { .setting(.reduceMotion($0.choice == 0)) }
  )

  /// The row of `policy moves refuse|queue|finish`.
  fileprivate static let policyOfMoves: Statement = Statement(
    StatementForm(
      "policy moves",
      [.one(of: BusyPolicy.allCases.map { $0.name })],
      summary: "Sets what happens to next, back and choose while a transition runs.",
      example: "policy moves queue"
    ),
    meaning: { .setting(.movePolicy(BusyPolicy.allCases[$0.choice])) }
  )

  /// The row of `policy commands refuse|queue|finish`.
  fileprivate static let policyOfCommands: Statement = Statement(
    StatementForm(
      "policy commands",
      [.one(of: BusyPolicy.allCases.map { $0.name })],
      summary: "Sets what happens to push, pop, replace and set while a transition runs.",
      example: "policy commands finish"
    ),
    meaning: { .setting(.commandPolicy(BusyPolicy.allCases[$0.choice])) }
  )
}
