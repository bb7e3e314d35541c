import Boarding
import BoardingPaging

extension Domain {
  /// What compares items that arrive in pieces with what should be, and shows them.
  static let pieceQuestions: Domain = Domain(
    "Questions about items in pieces",
    [
      .expectAppend, .expectPrepend, .expectRefresh, .expectArrived, .expectCount,
      .expectPlaceholders, .expectRequests, .items, .pieces, .requests,
    ]
  )
}

extension Statement {
  /// The row of `expect append PHASE`.
  fileprivate static let expectAppend: Statement = expectPhase(
    of: .append,
    summary: """
      Loading behind the items stands so: nothing is on its way, a request is, the next try waits \
      for its time, the last try failed, or there is no more.
      """,
    example: "loading"
  )

  /// The row of `expect prepend PHASE`.
  fileprivate static let expectPrepend: Statement = expectPhase(
    of: .prepend,
    summary: "Loading in front of the items stands so.",
    example: "complete"
  )

  /// The row of `expect refresh PHASE`.
  fileprivate static let expectRefresh: Statement = expectPhase(
    of: .refresh,
    summary: "Loading from nothing, or anew, stands so; it is never complete.",
    example: "idle"
  )

  /// Makes the row of an expectation about a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - summary: What should be true.
  ///   - example: How it stands in an example.
  /// - Returns: The row.
  private static func expectPhase(
    of direction: LoadDirection,
    summary: String,
    example: String
  ) -> Statement {
    let word = direction.rawValue
    return pieceExpectation(
      word,
      [.loadPhase],
      summary: summary,
      example: "expect " + word + " " + example,
      expected: { (arguments) in word + " " + LoadPhase.names[arguments.choice] },
      actual: { (feed) in word + " " + feed.loader.phase(of: direction).name }
    )
  }

  /// The row of `expect arrived ITEM...`.
  fileprivate static let expectArrived: Statement = pieceExpectation(
    "arrived",
    [.items],
    summary: """
      Exactly these items are loaded, in this order; 'none' if there is none. Items that follow \
      each other are written as the first and the last one.
      """,
    example: "expect arrived 1..20 37",
    expected: { (arguments) in PieceEventText.list(arguments.pieces.items) },
    actual: { $0.listText }
  )

  /// The row of `expect count N`.
  fileprivate static let expectCount: Statement = pieceExpectation(
    "count",
    [.itemCount("N", 0...ScriptLimits.pageNumber)],
    summary: "So many items are loaded.",
    example: "expect count 20",
    expected: { (arguments) in PieceEventText.items(arguments.pieces.total) },
    actual: { PieceEventText.items($0.loader.pages.count) }
  )

  /// The row of `expect placeholders N`.
  fileprivate static let expectPlaceholders: Statement = pieceExpectation(
    "placeholders",
    [.itemCount("N", 0...ScriptLimits.pageNumber)],
    summary: "So many items are known in front of those that are loaded and behind them.",
    example: "expect placeholders 16",
    expected: { (arguments) in "\(arguments.pieces.total) placeholders" },
    actual: { "\($0.loader.itemsBefore + $0.loader.itemsAfter) placeholders" }
  )

  /// The row of `expect requests ... end`.
  fileprivate static let expectRequests: Statement = ofPieces(
    blockExpectation(
      "requests",
      summary: """
        What was asked for since the last such block, or since the run began, is exactly this, in \
        this order.
        """,
      example: """
        expect requests
          refresh start
          append 2
        end
        """,
      actual: { (run) in
        run.requests(from: run.position.pageEvents.checkedRequests).map { $0.text }
      },
      check: { (run) in
        run.position.pageEvents.checkedRequests = run.position.pageEvents.count
      }
    )
  )

  /// The row of `items`.
  fileprivate static let items: Statement = ofPieces(
    question(
      "items",
      summary: "Shows the items that are loaded, the place of the shown one, and placeholders.",
      answer: { (run) in run.aboutPages { $0.feed?.itemLines ?? [] } }
    )
  )

  /// The row of `pieces`.
  fileprivate static let pieces: Statement = ofPieces(
    question(
      "pieces",
      summary: "Shows how loading anew, behind and in front stands, and what is on its way.",
      answer: { (run) in run.aboutPages { $0.feed?.phaseLines ?? [] } }
    )
  )

  /// The row of `requests`.
  fileprivate static let requests: Statement = ofPieces(
    question(
      "requests",
      summary: "Shows everything that was asked for in the run, with its time.",
      answer: { (run) in
        let requests = run.requests(from: run.position.pageEvents.first)
        let lines = requests.map { timeText($0.instant) + " " + $0.text }
        return lines.isEmpty ? ["none"] : lines
      }
    )
  )

  /// Makes the row of an expectation about items that arrive in pieces.
  ///
  /// - Parameters:
  ///   - words: The words behind `expect`.
  ///   - parameters: What has to follow.
  ///   - summary: What should be true.
  ///   - example: An example.
  ///   - expected: Returns what should be.
  ///   - actual: Returns what is.
  /// - Returns: The row.
  private static func pieceExpectation(
    _ words: String,
    _ parameters: [Parameter],
    summary: String,
    example: String,
    expected: @escaping @Sendable (Arguments) -> String,
    actual: @escaping @Sendable (PieceFeed) -> String
  ) -> Statement {
    ofPieces(
      expectation(
        words,
        parameters,
        summary: summary,
        example: example,
        expected: { arguments, _ in [expected(arguments)] },
        actual: { _, run in
          run.aboutPages { (stage) in stage.feed.map { [actual($0)] } ?? [] }
        }
      )
    )
  }
}
