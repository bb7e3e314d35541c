import Boarding

extension Domain {
  /// What compares the run with what should be.
  static let expectations: Domain = Domain(
    "Expectations",
    [
      .expectStack, .expectTop, .expectMoving, .expectInteractive, .expectSettling, .expectIdle,
      .expectGesture, .expectEligible, .expectNotEligible, .expectPending, .expectOffset,
      .expectStep, .expectFurthest, .expectFinished, .expectNotFinished,
      .expectValue, .expectRefused, .expectLog, .expectCommitted,
    ]
  )
}

extension Statement {
  /// The row of `expect stack SCREEN...`.
  fileprivate static let expectStack: Statement = expectation(
    "stack",
    [.screens],
    summary: "The stack holds exactly these screens, root first.",
    example: "expect stack welcome features",
    expected: { arguments, run in arguments.screens.map { run.text.name(of: $0) } },
    actual: { _, run in run.machine.state.stack.rootFirst.map { run.text.name(of: $0) } }
  )

  /// The row of `expect top SCREEN`.
  fileprivate static let expectTop: Statement = expectation(
    "top",
    [.screen],
    summary: "This screen is on top.",
    example: "expect top features",
    expected: { arguments, run in [run.text.name(of: arguments.onlyScreen)] },
    actual: { _, run in [run.machine.state.stack.top.map { run.text.name(of: $0) } ?? "none"] }
  )

  /// The row of `expect moving forward|backward PROGRESS`.
  fileprivate static let expectMoving: Statement = expectation(
    "moving",
    [
      .one(of: Direction.allCases.map { $0.name }),
      .number("PROGRESS", expected: "a progress such as 0.5"),
    ],
    summary: """
      A transition leads in this direction, whatever moves it, and is as far, rounded to the \
      digits written.
      """,
    example: "expect moving forward 0.5",
    expected: { arguments, _ in
      let progress = fixed(arguments.number.value, decimals: arguments.number.decimals)
      return ["moving " + Direction.allCases[arguments.choice].name + " " + progress]
    },
    actual: { arguments, run in [run.motionText(decimals: arguments.number.decimals)] }
  )

  /// The row of `expect idle`.
  fileprivate static let expectIdle: Statement = expectation(
    "idle",
    summary: "A screen is shown, nothing runs and nothing waits.",
    example: "expect idle",
    expected: { _, _ in ["idle"] },
    actual: { _, run in [run.motionText(decimals: 6)] }
  )

  /// The row of `expect interactive PROGRESS`.
  fileprivate static let expectInteractive: Statement = expectation(
    "interactive",
    [.number("PROGRESS", expected: "a progress such as 0.5")],
    summary: "An interactive transition waits for its verdict and is as far.",
    example: "expect interactive 0.25",
    expected: { arguments, _ in
      ["interactive " + fixed(arguments.number.value, decimals: arguments.number.decimals)]
    },
    actual: { arguments, run in [run.stageText(decimals: arguments.number.decimals)] }
  )

  /// The row of `expect settling forward|back PROGRESS`.
  fileprivate static let expectSettling: Statement = expectation(
    "settling",
    [
      .one(of: ["forward", "back"]),
      .number("PROGRESS", expected: "a progress such as 0.5"),
    ],
    summary: """
      An interactive transition was let go, runs on to its destination or back to its source, \
      and is as far.
      """,
    example: "expect settling back 0.25",
    expected: { arguments, _ in
      let progress = fixed(arguments.number.value, decimals: arguments.number.decimals)
      return ["settling " + (arguments.choice == 0 ? "forward " : "back ") + progress]
    },
    actual: { arguments, run in [run.stageText(decimals: arguments.number.decimals)] }
  )

  /// The row of `expect step N of COUNT`.
  fileprivate static let expectStep: Statement = expectation(
    "step",
    [
      .number("N", expected: "a step such as 2 or 1.5"), .word("of"),
      .count("COUNT", expected: "a whole number of steps"),
    ],
    summary: """
      So many screens of the series are reached, counted from 1 and in between during a \
      transition, rounded to the digits written.
      """,
    example: "expect step 2 of 3",
    expected: { arguments, _ in
      let number = fixed(arguments.number.value, decimals: arguments.number.decimals)
      return ["step \(number) of \(arguments.count)"]
    },
    actual: { arguments, run in [run.stepText(decimals: arguments.number.decimals)] }
  )

  /// The row of `expect furthest N`.
  fileprivate static let expectFurthest: Statement = expectation(
    "furthest",
    [.count("N", expected: "a whole number of steps")],
    summary: "This is the last screen of the series that was reached so far, counted from 1.",
    example: "expect furthest 3",
    expected: { arguments, _ in ["furthest \(arguments.count)"] },
    actual: { _, run in [run.furthestText ?? "no step was reached"] }
  )

  /// The row of `expect finished completed|skipped`.
  fileprivate static let expectFinished: Statement = expectation(
    "finished",
    [.one(of: FlowEnd.allCases.map { $0.name })],
    summary: "The flow has ended in this way.",
    example: "expect finished completed",
    expected: { arguments, _ in ["finished " + FlowEnd.allCases[arguments.choice].name] },
    actual: { _, run in [run.endText ?? "not finished"] }
  )

  /// The row of `expect not finished`.
  fileprivate static let expectNotFinished: Statement = expectation(
    "not finished",
    summary: "The flow goes on, or has not begun.",
    example: "expect not finished",
    expected: { _, _ in ["not finished"] },
    actual: { _, run in [run.endText ?? "not finished"] }
  )

  /// The row of `expect VALUE NUMBER|#COLOUR|SHAPE`.
  fileprivate static let expectValue: Statement = expectation(
    "",
    [.declaredValue("an expectation or a declared value"), .value],
    summary: "A value is now as given: a number rounded to the digits written, a colour, a shape.",
    example: "expect progress 0.25",
    expected: { arguments, _ in [text(of: arguments.value.value, like: arguments.value)] },
    actual: { arguments, run in
      let value = run.machine.value(at: arguments.place)
      return [value.map { text(of: $0, like: arguments.value) } ?? "none"]
    }
  )

  /// The row of `expect refused REASON`.
  fileprivate static let expectRefused: Statement = expectation(
    "refused",
    [.one(of: "REASON", Refusal.Reason.allCases.map { $0.name }, kind: "a reason")],
    summary: "What was asked for last was refused with this reason.",
    example: "expect refused staleSource",
    expected: { arguments, _ in ["refused " + Refusal.Reason.allCases[arguments.choice].name] },
    actual: { _, run in [run.lastAnswerText] }
  )

  /// The row of `expect log ... end`.
  fileprivate static let expectLog: Statement = blockExpectation(
    "log",
    summary: "The events since the last such block, or since the run began, are exactly these.",
    example: """
      expect log
        0ms welcome.willEnterStack
        0ms welcome.willAppear
        0ms welcome.didAppear
        0ms welcome.didEnterStack
        0ms committed start welcome
        0ms screenChanged(welcome)
      end
      """,
    actual: { (run) in
      let text = run.text
      return run.uncheckedLog.map { text.line(of: $0) }
    },
    check: { (run) in run.position.checkedEvents = run.position.eventCount }
  )

  /// The row of `expect committed ... end`.
  fileprivate static let expectCommitted: Statement = blockExpectation(
    "committed",
    summary: """
      The finished and the cancelled changes and the end of the flow, since the last such block \
      or since the run began, are these.
      """,
    example: """
      expect committed
        0ms start welcome
        400ms push welcome > features
        500ms cancelled pop features > welcome
        500ms finished completed
      end
      """,
    actual: { (run) in
      let text = run.text
      return run.uncheckedCommits.compactMap { text.committedLine(of: $0) }
    },
    check: { (run) in run.position.checkedCommits = run.position.eventCount }
  )

  /// Writes a value in the way of another one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - written: The value whose digits after the point count.
  /// - Returns: The text.
  private static func text(of value: AnimatedValue, like written: WrittenValue) -> String {
    valueText(value) { fixed($0, decimals: written.decimals) }
  }
}
