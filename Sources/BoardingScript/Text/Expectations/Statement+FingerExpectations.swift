import Boarding

extension Statement {
  /// The row of `expect gesture PHASE`.
  static let expectGesture: Statement = expectation(
    "gesture",
    [.one(of: Machine.State.GesturePhase.allCases.map { $0.word })],
    summary: """
      The finger is doing this: it is not there, it has no direction yet, its direction is being \
      decided, it drives a transition, it pulls at the last screen, or it means nothing any more.
      """,
    example: "expect gesture driving",
    expected: { arguments, _ in
      ["gesture " + Machine.State.GesturePhase.allCases[arguments.choice].word]
    },
    actual: { _, run in ["gesture " + run.machine.state.gesturePhase.word] }
  )

  /// The row of `expect eligible forward|backward SCREEN`.
  static let expectEligible: Statement = expectation(
    "eligible",
    [.one(of: Direction.allCases.map { $0.name }), .screen],
    summary: "A swipe in this direction would lead to this screen.",
    example: "expect eligible forward features",
    expected: { arguments, run in
      let direction = Direction.allCases[arguments.choice].name
      return ["eligible " + direction + " " + run.text.name(of: arguments.onlyScreen)]
    },
    actual: { arguments, run in [run.eligibilityText(Direction.allCases[arguments.choice])] }
  )

  /// The row of `expect not eligible forward|backward REASON`.
  static let expectNotEligible: Statement = expectation(
    "not eligible",
    [.one(of: Direction.allCases.map { $0.name }), .reason],
    summary: "A swipe in this direction would be declined, or would have to wait, for this reason.",
    example: "expect not eligible backward atRoot",
    expected: { arguments, _ in
      let direction = Direction.allCases[arguments.choice].name
      return ["not eligible " + direction + " " + Refusal.Reason.allCases[arguments.count].name]
    },
    actual: { arguments, run in [run.eligibilityText(Direction.allCases[arguments.choice])] }
  )

  /// The row of `expect pending SCREEN|none`.
  static let expectPending: Statement = expectation(
    "pending",
    [.screenOrNone],
    summary: "A move waits for the late word of this screen, or none waits.",
    example: "expect pending none",
    expected: { arguments, run in
      ["pending " + (arguments.screens.first.map { run.text.name(of: $0) } ?? "none")]
    },
    actual: { _, run in
      ["pending " + (run.machine.pendingScreen.map { run.text.name(of: $0) } ?? "none")]
    }
  )

  /// The row of `expect offset SCREEN POINTS`.
  static let expectOffset: Statement = expectation(
    "offset",
    [.screen, .number("POINTS", expected: "a number of points")],
    summary: """
      A screen that is shown stands so far from its place, to the right, or to the left if that is \
      negative, rounded to the digits written.
      """,
    example: "expect offset welcome 0",
    expected: { arguments, _ in
      ["offset " + fixed(arguments.number.value, decimals: arguments.number.decimals)]
    },
    actual: { arguments, run in
      let position = run.machine.positions.first { $0.screen == arguments.onlyScreen }
      let offset = position.map { fixed($0.offset, decimals: arguments.number.decimals) }
      return [offset.map { "offset " + $0 } ?? "not shown"]
    }
  )
}

extension Parameter {
  /// A reason for a refusal, as the place among all reasons.
  fileprivate static let reason: Parameter = Parameter(
    "REASON",
    candidates: { _ in Refusal.Reason.allCases.map { $0.name } },
    read: { (reader, arguments) throws(Diagnostic) in
      let reasons = Refusal.Reason.allCases.map { $0.name }
      guard let word = reader.word, let place = reasons.firstIndex(of: word) else {
        throw reader.unexpected("a reason", candidates: reasons)
      }
      _ = reader.accept(word)
      arguments.count = place
    }
  )

  /// A declared screen, or none.
  fileprivate static let screenOrNone: Parameter = Parameter(
    "SCREEN|none",
    candidates: { $0.screens + ["none"] },
    read: { (reader, arguments) throws(Diagnostic) in
      if !reader.accept("none") { arguments.screens.append(try reader.takeScreen()) }
    }
  )
}

extension ScriptRun {
  /// Writes what a swipe would come to.
  ///
  /// - Parameter direction: The direction of the swipe.
  /// - Returns: Such as `eligible forward features` or `not eligible backward atRoot`.
  fileprivate func eligibilityText(_ direction: Direction) -> String {
    switch machine.eligibility(direction) {
    case .enabled(let target): "eligible " + direction.name + " " + text.name(of: target)
    case .disabled(let reason): "not eligible " + direction.name + " " + reason.name
    case nil: "not known"
    }
  }
}
