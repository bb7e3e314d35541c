import Boarding

extension Domain {
  /// What a flow consists of.
  static let flow: Domain = Domain("Flow", [.flow, .screen, .series, .transition])
}

extension Statement {
  /// The row of `flow NAME`.
  fileprivate static let flow: Statement = Statement(
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
      clauses: [.next, .previous, .choice, .value],
      summary: """
        Declares a screen. It may say where it leads, which then counts instead of the series, \
        and which values follow it: a name with a number or a colour.
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

  /// The row of `transition TIME [CURVE]`.
  fileprivate static let transition: Statement = Statement(
    StatementForm(
      "transition",
      [.duration, .curve],
      summary: """
        Says how long transitions take and along which curve; 400ms and ease-in-out if it is \
        never said. A curve is \(listing(WrittenCurve.words)), the last one with four numbers.
        """,
      example: "transition 300ms cubic-bezier 0.3 0 0.1 1"
    ),
    meaning: { arguments in
      .declaration {
        $0.show(for: arguments.nanoseconds, along: arguments.curve, at: arguments.location)
      }
    }
  )
}
