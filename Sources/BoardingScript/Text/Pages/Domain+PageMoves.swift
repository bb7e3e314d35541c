import Boarding
import BoardingPaging

extension Domain {
  /// What selects pages.
  static let pageMoves: Domain = Domain(
    "Selection",
    [.startPages, .tap, .select, .appear, .disappear]
  )
}

extension Statement {
  /// The row of `start [PAGE]`.
  fileprivate static let startPages: Statement = paging(
    StatementForm(
      "start",
      [.pageIfSaid],
      summary: """
        Shows the pages, at the given one or else at the first: of numbers 0, of days the first of \
        January 2000, or the nearest that there is. Items that arrive in pieces begin to load.
        """,
      example: "start bergen"
    ),
    act: { arguments, stage in
      let page = arguments.paging.pages.first ?? stage.stock.first
      if stage.feed != nil {
        return [
          .pieces(.start(page?.rawValue ?? 0)),
          .input(.appearance(.willAppear, animated: false)),
          .input(.appearance(.didAppear, animated: false)),
        ]
      }
      return (page.map { [.input(.select($0, animated: false))] } ?? [])
        + [
          .input(.appearance(.willAppear, animated: false)),
          .input(.appearance(.didAppear, animated: false)),
        ]
    }
  )

  /// The row of `tap PAGE`.
  fileprivate static let tap: Statement = paging(
    StatementForm(
      "tap",
      [.page],
      summary: "A person taps the item of a page, seen or not: the pages travel there.",
      example: "tap bergen"
    ),
    act: { arguments, _ in arguments.paging.pages.prefix(1).map { .input(.tap($0)) } }
  )

  /// The row of `select PAGE [instant]`.
  fileprivate static let select: Statement = paging(
    StatementForm(
      "select",
      [.page],
      clauses: [.pageInstant],
      summary: "A program selects a page, with a way there or at once.",
      example: "select bergen instant"
    ),
    act: { arguments, _ in
      let isAnimated = !arguments.paging.isInstant
      return arguments.paging.pages.prefix(1).map {
        .input(.select($0, animated: isAnimated))
      }
    }
  )

  /// The row of `appear`.
  fileprivate static let appear: Statement = paging(
    StatementForm(
      "appear",
      summary: "The pages come on screen again.",
      example: "appear"
    ),
    act: { _, _ in
      [
        .input(.appearance(.willAppear, animated: false)),
        .input(.appearance(.didAppear, animated: false)),
      ]
    }
  )

  /// The row of `disappear`.
  fileprivate static let disappear: Statement = paging(
    StatementForm(
      "disappear",
      summary: "The pages go off screen, as when something covers them.",
      example: "disappear"
    ),
    act: { _, _ in
      [
        .input(.appearance(.willDisappear, animated: false)),
        .input(.appearance(.didDisappear, animated: false)),
      ]
    }
  )
}
