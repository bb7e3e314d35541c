import Boarding

extension Domain {
  /// What surrounds the stack.
  static let surroundings: Domain = Domain(
    "Surroundings",
    [.width, .direction, .reduceMotion, .container, .policyOfMoves, .policyOfCommands]
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
    meaning: { .settings([.containerWidth($0.number.value)]) }
  )

  /// The row of `direction left-to-right|right-to-left`.
  fileprivate static let direction: Statement = Statement(
    StatementForm(
      "direction",
      [.one(of: LayoutDirection.allCases.map { $0.name })],
      summary: "Sets the direction in which the language is laid out.",
      example: "direction right-to-left"
    ),
    meaning: { .settings([.layoutDirection(LayoutDirection.allCases[$0.choice])]) }
  )

  /// The row of `reduce-motion on|off`.
  fileprivate static let reduceMotion: Statement = Statement(
    StatementForm(
      "reduce-motion",
      [.one(of: ["on", "off", "fade"])],
      summary: """
        Sets whether the person asked for less motion: transitions then take no time, or fade.
        """,
      example: "reduce-motion on"
    ),
    meaning: { (arguments) in
      if arguments.choice == 1 { return .settings([.reduceMotion(false)]) }
      let style: ReducedMotionStyle = arguments.choice == 0 ? .instant : .crossFade
      return .settings([.reducedMotionStyle(style), .reduceMotion(true)])
    }
  )

  /// The row of `container appear|disappear|suspend`.
  fileprivate static let container: Statement = Statement(
    StatementForm(
      "container",
      [.one(of: ContainerChange.allCases.map { $0.name })],
      summary: """
        The container is shown again, is covered or removed, or goes to the background with the \
        app. What runs then ends at once.
        """,
      example: "container suspend"
    ),
    meaning: { .step(.input(.container(ContainerChange.allCases[$0.choice]))) }
  )

  /// The row of `policy moves refuse|queue|finish`.
  fileprivate static let policyOfMoves: Statement = Statement(
    StatementForm(
      "policy moves",
      [.one(of: BusyPolicy.allCases.map { $0.name })],
      summary: "Sets what happens to next, back and choose while a transition runs.",
      example: "policy moves queue"
    ),
    meaning: { .settings([.movePolicy(BusyPolicy.allCases[$0.choice])]) }
  )

  /// The row of `policy commands refuse|queue|finish`.
  fileprivate static let policyOfCommands: Statement = Statement(
    StatementForm(
      "policy commands",
      [.one(of: BusyPolicy.allCases.map { $0.name })],
      summary: "Sets what happens to push, pop, replace and set while a transition runs.",
      example: "policy commands finish"
    ),
    meaning: { .settings([.commandPolicy(BusyPolicy.allCases[$0.choice])]) }
  )
}
