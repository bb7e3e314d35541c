import Boarding

extension Domain {
  /// What a flow consists of.
  static let flow: Domain = Domain(
    "Flow",
    [.flow, .pages, .screen, .series, .ends, .allow, .transition, .spring]
  )
}

extension Statement {
  /// The row of `flow NAME`.
  static let flow: Statement = Statement(
    StatementForm(
      "flow",
      [.flowName],
      summary: "Begins a flow. At a prompt, starts afresh with another one.",
      example: "flow Welcome"
    ),
    meaning: { .flow($0.names.first ?? Name(text: "", location: $0.location)) }
  )

  /// The row of `screen NAME ["TITLE"] ...`.
  fileprivate static let screen: Statement = Statement(
    StatementForm(
      "screen",
      [.screenName, .title],
      clauses: [.when, .newIn, .next, .previous, .choice, .gestures, .leave, .enter, .value],
      summary: """
        Declares a screen. It may say when it is there, and is skipped otherwise; where it leads, \
        which then counts instead of the series, \
        whether fingers may move it, what it answers when it is about to be left or entered, and \
        which values follow it: a name with a number, a colour, a point (10,20), a size 40x20, a \
        rectangle (10,20,40x20) or a transform matrix(1,0,0,1,10,20).
        """,
      example: "screen welcome \"Welcome\" background #555555 progress 0.25"
    ),
    meaning: { arguments in
      .declaration { $0.declare(arguments.screen, at: arguments.location) }
    }
  )

  /// The row of `series NAME...`.
  fileprivate static let series: Statement = Statement(
    StatementForm(
      "series",
      [.seriesNames],
      summary: "Names the screens that follow one another; a second line goes on.",
      example: "series welcome features permissions"
    ),
    meaning: { arguments in
      .declaration { $0.continueSeries(with: arguments.names) }
    }
  )

  /// The row of `ends NAME...`.
  fileprivate static let ends: Statement = Statement(
    StatementForm(
      "ends",
      [.seriesNames],
      summary: """
        Names the screens at which the flow may end, for whoever looks for dead ends; a second \
        line goes on. If it is never said, the last screen is the end: the last of the series, or \
        else the last declared; where that says itself what is next, the screen to which it leads.
        """,
      example: "ends completed"
    ),
    meaning: { arguments in
      .declaration { $0.continueEnds(with: arguments.names) }
    }
  )

  /// The row of `allow RULE on SCREEN "REASON"`.
  fileprivate static let allow: Statement = Statement(
    StatementForm(
      "allow",
      [
        .one(of: "RULE", FlowRule.allowable.map { $0.name }),
        .word("on"), .anyScreen, .allowanceReason,
      ],
      summary: """
        Silences a rule of 'boarding explore' on a screen, with the reason why it is right there. \
        A rule is \(listing(FlowRule.allowable.map { $0.name })).
        """,
      example: "allow dead-end on completed \"the app takes over\""
    ),
    meaning: { arguments in
      .declaration { (notes) in
        guard let screen = arguments.names.first else { return [] }
        let rule = FlowRule.allowable[arguments.choice]
        return notes.allow(rule, on: screen, because: arguments.words.first ?? "")
      }
    }
  )

  /// The row of `transition TIME [CURVE]`.
  fileprivate static let transition: Statement = Statement(
    StatementForm(
      "transition",
      [.duration, .curve],
      clauses: [.style],
      summary: """
        Says how long transitions take, along which curve and in which style; 400ms, ease-in-out \
        and slide if it is never said. A curve is \(listing(WrittenCurve.words)): four numbers \
        follow cubic-bezier, and steps and linear are written as in CSS, such as \
        steps(4, jump-end) and linear(0, 0.25 75%, 1).
        """,
      example: "transition 300ms cubic-bezier 0.3 0 0.1 1 cross-fade"
    ),
    meaning: { arguments in
      .declaration {
        let animation = TransitionAnimation(
          duration: .nanoseconds(max(0, arguments.nanoseconds)),
          curve: arguments.curve.timing,
          style: arguments.style
        )
        return $0.show(animation, at: arguments.location)
      }
    }
  )

  /// The row of `transition spring TIME`.
  fileprivate static let spring: Statement = Statement(
    StatementForm(
      "transition spring",
      [.springDuration],
      clauses: [.bounce, .style],
      summary: """
        Lets a spring move transitions: it seems to last so long, and overshoots the more the \
        greater its bounce is, which lies above -1 and below 1 and is 0 if it is not said. It takes \
        until the spring rests, which is later.
        """,
      example: "transition spring 400ms bounce 0.2"
    ),
    meaning: { arguments in
      .declaration {
        let seconds = Double(max(1, arguments.nanoseconds)) / 1e9
        let spring = Spring(duration: seconds, bounce: arguments.bounce)
        let animation = TransitionAnimation(spring: spring, style: arguments.style)
        return $0.show(animation ?? .standard, at: arguments.location)
      }
    }
  )
}
