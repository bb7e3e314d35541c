import Boarding

extension Domain {
  /// How fingers drive transitions.
  static let swipes: Domain = Domain(
    "Swipes",
    [.policyOfSwipes, .rulesOfSwipes, .gestures, .forwardOnly]
  )
}

extension Statement {
  /// The row of `policy swipes refuse|finish|grab`.
  fileprivate static let policyOfSwipes: Statement = Statement(
    StatementForm(
      "policy swipes",
      [.one(of: SwipePolicy.allCases.map { $0.name })],
      summary: """
        Sets what happens to a finger that comes down while a transition runs: it is refused, \
        finishes the transition first, or catches it.
        """,
      example: "policy swipes grab"
    ),
    meaning: { .settings([.swipePolicy(SwipePolicy.allCases[$0.choice])]) }
  )

  /// The row of `swipe rules boarding-pass|projecting`.
  fileprivate static let rulesOfSwipes: Statement = Statement(
    StatementForm(
      "swipe rules",
      [.one(of: ["boarding-pass", "projecting"])],
      clauses: Clause.rules,
      summary: """
        Sets what a finger must do for a swipe; what is not said is as in the preset. boarding-pass \
        finishes a release beyond half of the way, or beyond 0.75 one second on, and completes with \
        the finger down beyond 0.66; projecting judges by where the movement would come to rest.
        """,
      example: "swipe rules boarding-pass slop 10 horizontal"
    ),
    meaning: { (arguments) in
      var rules = arguments.rules.rules
      let preset: SwipeRules = arguments.choice == 0 ? .boardingPass : .projecting
      rules.release = arguments.rules.release ?? preset.release
      return .settings([.swipeRules(rules)])
    }
  )

  /// The row of `gestures on|off`.
  fileprivate static let gestures: Statement = Statement(
    StatementForm(
      "gestures",
      [.one(of: ["on", "off"])],
      summary: "Sets whether fingers may drive transitions.",
      example: "gestures off"
    ),
    meaning: { .settings([.gestures($0.choice == 0)]) }
  )

  /// The row of `forward-only on|off`.
  fileprivate static let forwardOnly: Statement = Statement(
    StatementForm(
      "forward-only",
      [.one(of: ["on", "off"])],
      summary: "Sets whether a person may only go forward; commands may still go back.",
      example: "forward-only on"
    ),
    meaning: { .settings([.forwardOnly($0.choice == 0)]) }
  )
}
