import Boarding

extension Domain {
  /// What screens say when they are asked for permission.
  static let guards: Domain = Domain("Guards", [.guardAnswer, .lateWord])
}

extension Statement {
  /// The row of `guard SCREEN leave|enter ANSWER`.
  fileprivate static let guardAnswer: Statement = Statement(
    StatementForm(
      "guard",
      [.screen, .one(of: GuardSide.allCases.map { $0.name }), .guardAnswer],
      summary: """
        Says what a screen answers from now on when it is about to be left or entered; declared \
        goes back to what the flow declares.
        """,
      example: "guard features enter refuse \"not yet\""
    ),
    meaning: { (arguments) in
      let (screen, side) = (arguments.onlyScreen, GuardSide.allCases[arguments.choice])
      let answer = arguments.guarding
      return .option(
        { (notes) in
          notes.answer(answer, of: screen, side)
          return []
        },
        afterwards: .derived(
          Step.Derived { [.setting(.guardAnswer(screen, side, answer?.answer(in: $0.flow)))] }
        )
      )
    }
  )

  /// The row of `answer allow|refuse ["REASON"]`.
  fileprivate static let lateWord: Statement = Statement(
    StatementForm(
      "answer",
      [.lateWord],
      summary: "The late word of the screen that thinks about a move.",
      example: "answer refuse \"no network\""
    ),
    meaning: { (arguments) in
      .step(
        .derived(
          Step.Derived { (machine) in
            let screen = machine.pendingScreen ?? machine.state.stack.top ?? .absent
            switch arguments.guarding?.answer(in: machine.flow) {
            case .refuse(let reason): return [.reply(.permission(.refused(by: screen, reason)))]
            case .allow, .wait, nil: return [.reply(.permission(.allowed))]
            }
          }
        )
      )
    }
  )
}

extension FlowDraft.Guard {
  /// The answer with the number that its reason has in a flow.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The answer.
  fileprivate func answer(in flow: Flow) -> GuardAnswer {
    switch self {
    case .allow: return .allow
    case .wait: return .wait
    case .refuse(let reason):
      let place = reason.flatMap { flow.guardReasons.firstIndex(of: $0) }
      return .refuse(place.map { GuardReason(rawValue: UInt32($0)) } ?? .unspecified)
    }
  }
}

extension Parameter {
  /// What a screen may answer.
  static let guardWords: [String] = ["allow", "refuse", "wait"]

  /// What a screen answers when it is asked, or that it answers what is declared.
  fileprivate static let guardAnswer: Parameter = Parameter(
    "allow|refuse [\"REASON\"]|wait|declared",
    candidates: { _ in guardWords + ["declared"] },
    read: { (reader, arguments) throws(Diagnostic) in
      if reader.accept("declared") { return }
      arguments.guarding = try reader.takeGuard(from: guardWords + ["declared"])
    }
  )

  /// What a screen says that has thought about a move.
  fileprivate static let lateWord: Parameter = Parameter(
    "allow|refuse [\"REASON\"]",
    candidates: { _ in ["allow", "refuse"] },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.guarding = try reader.takeGuard(from: ["allow", "refuse"])
    }
  )
}

extension LineReader {
  /// Takes what a screen answers when it is asked for permission.
  ///
  /// - Parameter words: The words that may stand there.
  /// - Returns: The answer.
  /// - Throws: A diagnostic if none of the words comes next, or a string is not closed.
  mutating func takeGuard(
    from words: [String] = Parameter.guardWords
  ) throws(Diagnostic) -> FlowDraft.Guard {
    let word = try takeChoice(of: words)
    if word == "allow" { return .allow }
    if word == "wait" { return .wait }
    return .refuse(reason: isAtString ? try takeString() : nil)
  }
}
