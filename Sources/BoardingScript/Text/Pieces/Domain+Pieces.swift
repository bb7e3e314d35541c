import Boarding
import BoardingPaging

extension Domain {
  /// What loads items in pieces.
  static let pieces: Domain = Domain(
    "Items in pieces",
    [
      .source, .load, .retry, .refresh, .jump, .deliver, .fail, .sourceTotal, .sourceInsert,
      .sourceRemove, .sourceLatency, .sourceFails,
    ]
  )
}

extension Statement {
  /// The row of `source "TITLE" total N`.
  fileprivate static let source: Statement = pageDeclaration(
    StatementForm(
      "source",
      [.itemTitle, .word("total"), .itemCount("N", 0...ScriptLimits.pageNumber)],
      clauses: [
        .pieceSize, .latency, .failures, .shortPiece, .distance, .maximum, .placeholders, .tries,
        .duplicates, .clearing,
      ],
      summary: """
        Pages whose items arrive in pieces, in place of declared pages. There are N items, in \
        pieces of 20 if nothing is said. A piece is asked for when half a piece of items or less \
        remains, and is answered after the latency, at once if none is said. Pages are written as \
        the numbers of the items, from 1; their titles are the given one and the number. A piece \
        fails so many times before it comes, is short, is tried 3 times with 1s and then 2s in \
        between, and items beyond a maximum are dropped at the far end.
        """,
      example: "source \"Item\" total 36 page 10 latency 1s"
    ),
    declare: { arguments, plan in
      let location = arguments.location
      if !plan.stock.names.names.isEmpty {
        return [Diagnostic(at: location, .conflict("source", other: "page"))]
      }
      switch plan.stock.names.kind {
      case .named: break
      case .numbers: return [Diagnostic(at: location, .conflict("source", other: "endless"))]
      case .days: return [Diagnostic(at: location, .conflict("source", other: "days"))]
      case .items: return [Diagnostic(at: location, .duplicate("source"))]
      }
      plan.stock.awaitItems(titled: arguments.pieces.title)
      do throws(LoadingFault) {
        plan.pieces = try arguments.pieces.makeRun()
        return []
      } catch {
        let problem = Diagnostic.Problem.unexpected(
          .text("\(error.found)"),
          expected: "at least \(error.minimum) as \(error.place.rawValue)",
          nearest: nil
        )
        return [Diagnostic(at: arguments.pieces.maximumLocation ?? location, problem)]
      }
    }
  )

  /// The row of `load append|prepend`.
  fileprivate static let load: Statement = feeding(
    StatementForm(
      "load",
      [.loadedEnd],
      summary: """
        Asks for the next piece behind or in front, however far its end is. Nothing more is asked \
        for while one is on its way there.
        """,
      example: "load append"
    ),
    act: { arguments, _ in [.pieces(.load(arguments.pieces.direction ?? .append))] }
  )

  /// The row of `retry`.
  fileprivate static let retry: Statement = feeding(
    StatementForm(
      "retry",
      clauses: [.direction],
      summary: """
        Tries again what failed for good, or at once what waits for its next try: the first \
        direction in which there is such a thing, if none is said.
        """,
      example: "retry append"
    ),
    act: { arguments, _ in [.pieces(.retry(arguments.pieces.direction))] }
  )

  /// The row of `refresh`.
  fileprivate static let refresh: Statement = feeding(
    StatementForm(
      "refresh",
      clauses: [.refreshKind],
      summary: """
        Loads anew: the piece that is shown, the first piece, or every piece that is there, one \
        after the other. The shown item stays if it is still there.
        """,
      example: "refresh pieces"
    ),
    act: { arguments, _ in [.pieces(.refresh(arguments.pieces.refresh))] }
  )

  /// The row of `jump PLACE`.
  fileprivate static let jump: Statement = feeding(
    StatementForm(
      "jump",
      [.place("PLACE")],
      summary: """
        A program selects what stands at a place among the items, counted from 1, those included \
        that have a placeholder; a far one is loaded first.
        """,
      example: "jump 25"
    ),
    act: { arguments, _ in [.pieces(.jump(arguments.pieces.place))] }
  )

  /// The row of `deliver`.
  fileprivate static let deliver: Statement = feeding(
    StatementForm(
      "deliver",
      clauses: [.direction],
      summary: """
        What was asked for is answered now and not in its time: the request that would be answered \
        first, or the one in a direction.
        """,
      example: "deliver append"
    ),
    unless: { arguments, stage in stage.absence(of: arguments.pieces.direction) },
    act: { arguments, _ in [.pieces(.answer(arguments.pieces.direction, nil))] }
  )

  /// The row of `fail`.
  fileprivate static let fail: Statement = feeding(
    StatementForm(
      "fail",
      clauses: [.direction],
      summary: """
        What was asked for fails now: the request that would be answered first, or the one in a \
        direction.
        """,
      example: "fail append"
    ),
    unless: { arguments, stage in stage.absence(of: arguments.pieces.direction) },
    act: { arguments, _ in
      let failure = LoadFailure.source(code: ScriptedLoader.failureCode)
      return [.pieces(.answer(arguments.pieces.direction, failure))]
    }
  )

  /// The row of `source total N`.
  fileprivate static let sourceTotal: Statement = sourceChange(
    StatementForm(
      "source total",
      [.itemCount("N", 0...ScriptLimits.pageNumber)],
      summary: """
        There are so many items from now on: new ones behind the others, or the last ones are \
        gone. What has arrived stays until it is loaded anew.
        """,
      example: "source total 40"
    ),
    change: { $1.setTotal($0.pieces.total) }
  )

  /// The row of `source insert N at PLACE`.
  fileprivate static let sourceInsert: Statement = sourceChange(
    StatementForm(
      "source insert",
      [.itemCount("N", 1...ScriptLimits.items), .word("at"), .place("PLACE")],
      summary: """
        So many new items come in where one stands, or behind all; their numbers go on behind the \
        greatest one.
        """,
      example: "source insert 2 at 1"
    ),
    change: { $1.change(.insert(count: $0.pieces.total, at: $0.pieces.place)) }
  )

  /// The row of `source remove N at PLACE`.
  fileprivate static let sourceRemove: Statement = sourceChange(
    StatementForm(
      "source remove",
      [.itemCount("N", 1...ScriptLimits.pageNumber), .word("at"), .place("PLACE")],
      summary: "So many items are gone, from a place on.",
      example: "source remove 3 at 5"
    ),
    change: { $1.change(.remove(count: $0.pieces.total, at: $0.pieces.place)) }
  )

  /// The row of `source latency TIME|never`.
  fileprivate static let sourceLatency: Statement = sourceChange(
    StatementForm(
      "source latency",
      [.latency],
      summary: """
        Later requests are answered after so long, or only by 'deliver' and 'fail'.
        """,
      example: "source latency 250ms"
    ),
    change: { $1.setLatency(nanoseconds: $0.pieces.latency) }
  )

  /// The row of `source fails PIECE`.
  fileprivate static let sourceFails: Statement = sourceChange(
    StatementForm(
      "source fails",
      [.failures],
      summary: "A piece fails so many times from now on, once if nothing is said.",
      example: "source fails 3 always"
    ),
    change: { arguments, source in
      let piece = arguments.pieces.piece
      source.setFailures(of: piece, to: arguments.pieces.failures[piece] ?? 0)
    }
  )
}

extension PagesStage {
  /// Says that a request should be on its way and is not.
  ///
  /// - Parameter direction: What it should be for; nil for anything.
  /// - Returns: What is different; nil if there is such a request.
  fileprivate func absence(of direction: LoadDirection?) -> Mismatch? {
    guard let loader = feed?.loader else { return nil }
    let pending = loader.pendingRequests
    if pending.contains(where: { direction == nil || $0.direction == direction }) { return nil }
    return Mismatch(
      expected: [(direction.map { $0.rawValue + " is" } ?? "something is") + " on its way"],
      actual: [
        pending.isEmpty
          ? "nothing is on its way" : PieceEventText.text(of: pending[0]) + " is on its way"
      ]
    )
  }
}
