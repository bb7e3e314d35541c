import Boarding

extension Domain {
  /// What conditions look at, and where a flow begins that was left before.
  static let facts: Domain = Domain("Facts", [.fact, .setFact, .resume, .expectFact, .facts])
}

extension Statement {
  /// The row of `fact FACT VALUE...`.
  fileprivate static let fact: Statement = Statement(
    StatementForm(
      "fact",
      [.newFact, .newFactValues],
      summary: """
        Declares something that conditions look at, with its values, of which it has the first one \
        at first. A condition is a fact with a value, or with several and or between them, or with \
        not before them; and goes on with another fact: notifications not granted and plan pro or \
        team.
        """,
      example: "fact notifications unknown granted denied"
    ),
    meaning: { (arguments) in
      let (name, values) = (arguments.names.first, arguments.names.dropFirst())
      let fact = FlowDraft.Fact(name?.text ?? "", values.map { $0.text })
      return .declaration { $0.declare(fact, at: name?.location ?? arguments.location) }
    }
  )

  /// The row of `set fact FACT VALUE`.
  fileprivate static let setFact: Statement = Statement(
    StatementForm(
      "set fact",
      [.fact, .factValue],
      summary: """
        Says which value a fact has at first, or has from now on. What is on the stack stays; only \
        where it leads on from there is another question. The news of a release are a fact too, \
        such as new-in-2.1.0 with the values seen and new; what it is at first say seen and \
        fresh-install, so that a set begins the run.
        """,
      example: "set fact notifications granted"
    ),
    meaning: { (arguments) in
      let (fact, value) = (arguments.fact, arguments.count)
      if arguments.isAboutNews { return .step(.input(.setting(.fact(fact, value)))) }
      return .option(
        { (notes) in
          notes.begin(fact, with: value)
          return []
        },
        afterwards: .input(.setting(.fact(fact, value)))
      )
    }
  )

  /// The row of `resume [SCREEN...]`.
  fileprivate static let resume: Statement = Statement(
    StatementForm(
      "resume",
      [.resumed],
      summary: """
        Begins where the flow was left, with these screens, root first. Those below the last one \
        stay as they were visited; the last one, if it is skipped now, gives its place to the first \
        one further on that is not. Names of screens that no longer exist are dropped and shown; \
        without any it is an ordinary start.
        """,
      example: "resume welcome permissions"
    ),
    meaning: { (arguments) in
      let screens = arguments.screens
      let gone = arguments.words.map { "no screen is named '" + $0 + "' any more" }
      return .step(
        .derived(Step.Derived(saying: gone) { _ in [.command(.resume(screens), motion: .instant)] })
      )
    }
  )

  /// The row of `expect fact FACT VALUE`.
  fileprivate static let expectFact: Statement = expectation(
    "fact",
    [.fact, .factValue],
    summary: "A fact has this value.",
    example: "expect fact notifications granted",
    expected: { arguments, run in [run.text(of: arguments.fact, arguments.count)] },
    actual: { arguments, run in [run.text(of: arguments.fact)] }
  )

  /// The row of `facts`.
  fileprivate static let facts: Statement = question(
    "facts",
    summary: "Shows the values of the facts, and the screens that are skipped by them.",
    answer: { $0.factLines }
  )
}
