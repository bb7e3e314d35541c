import Boarding
import BoardingPaging

extension Parameter {
  /// What stands in front of the numbers of items.
  static let itemTitle: Parameter = Parameter("\"TITLE\"") {
    (reader, arguments) throws(Diagnostic) in
    if !reader.isAtString { throw reader.unexpected("a title in quotation marks") }
    arguments.pieces.title = try reader.takeString()
  }

  /// A number of items.
  ///
  /// - Parameters:
  ///   - notation: How it is written in a usage line.
  ///   - limits: The least and the greatest number.
  /// - Returns: The part.
  static func itemCount(_ notation: String, _ limits: ClosedRange<Int>) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      arguments.pieces.total = try reader.takeWhole("a number of items", limits)
    }
  }

  /// A place among items, from 1.
  ///
  /// - Parameter notation: How it is written in a usage line.
  /// - Returns: The part.
  static func place(_ notation: String) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      arguments.pieces.place = try reader.takeWhole("a place", 1...ScriptLimits.pageNumber) - 1
    }
  }

  /// An end of the items, at which more is loaded.
  static let loadedEnd: Parameter = Parameter(
    "append|prepend",
    candidates: { _ in ["append", "prepend"] },
    read: { (reader, arguments) throws(Diagnostic) in
      let start = reader.start
      do throws(Diagnostic) {
        arguments.pieces.direction = LoadDirection(
          rawValue: try reader.takeChoice(of: ["append", "prepend"])
        )
      } catch {
        // Where no items arrive in pieces it is the word of the prompt that was meant.
        if reader.names.pages?.kind == .items { throw error }
        throw Diagnostic(at: start, .onlyAtPrompt("load"))
      }
    }
  )

  /// How an end of the items, or loading anew, should stand.
  static let loadPhase: Parameter = one(of: LoadPhase.names)

  /// How long an answer takes.
  static let latency: Parameter = Parameter(
    "TIME|never",
    candidates: { _ in ["never"] },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.pieces.latency = try reader.takeLatency()
    }
  )

  /// A piece and how often it fails.
  static let failures: Parameter = Parameter("PIECE [TIMES|always]") {
    (reader, arguments) throws(Diagnostic) in
    try reader.takeFailures(into: &arguments)
  }

  /// Items by their numbers, or none.
  static let items: Parameter = Parameter(
    "ITEM|FIRST..LAST...",
    repeats: true,
    candidates: { _ in ["none"] },
    read: { (reader, arguments) throws(Diagnostic) in
      if reader.accept("none") { return }
      repeat { arguments.pieces.items.append(try reader.takeItems()) } while !reader.isAtEnd
    }
  )
}

extension Clause {
  /// How many items a piece has.
  static let pieceSize: Clause = Clause("page", "[page N]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.pieces.page = try reader.takeWhole("a number of items", 1...ScriptLimits.pieceItems)
  }

  /// How long an answer takes.
  static let latency: Clause = Clause("latency", "[latency TIME|never]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.pieces.latency = try reader.takeLatency()
  }

  /// A piece that fails.
  static let failures: Clause = Clause(
    "fails",
    "[fails PIECE [TIMES|always]]...",
    isRepeatable: true
  ) { (reader, arguments) throws(Diagnostic) in
    try reader.takeFailures(into: &arguments)
  }

  /// A piece that has another size.
  static let shortPiece: Clause = Clause("short", "[short PIECE N]...", isRepeatable: true) {
    (reader, arguments) throws(Diagnostic) in
    let place = reader
    let piece = try reader.takePiece()
    if arguments.pieces.sizes[piece] != nil {
      reader.faults.append(Diagnostic(at: place.location, .duplicate("\(piece + 1)")))
    }
    let limits = 0...ScriptLimits.pieceItems
    arguments.pieces.sizes[piece] = try reader.takeWhole("a number of items", limits)
  }

  /// How near to an end more is loaded.
  static let distance: Clause = Clause("distance", "[distance N]") {
    (reader, arguments) throws(Diagnostic) in
    let limits = 1...ScriptLimits.pieceItems
    arguments.pieces.distance = try reader.takeWhole("a number of items", limits)
  }

  /// How many items are kept.
  static let maximum: Clause = Clause("max", "[max N]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.pieces.maximumLocation = reader.location
    let limits = 1...ScriptLimits.items
    arguments.pieces.maximum = try reader.takeWhole("a number of items", limits)
  }

  /// Items that are not loaded count as places.
  static let placeholders: Clause = Clause(oneOf: ["placeholders"]) { _, arguments in
    arguments.pieces.hasPlaceholders = true
  }

  /// How often a piece is tried.
  static let tries: Clause = Clause("tries", "[tries N [from TIME [to TIME]]]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.pieces.tries = try reader.takeWhole("a number of tries", 1...ScriptLimits.tries)
    guard reader.accept("from") else { return }
    arguments.pieces.firstDelay = try reader.takePositiveTime()
    if reader.accept("to") { arguments.pieces.longestDelay = try reader.takePositiveTime() }
  }

  /// What becomes of an item that is there already.
  static let duplicates: Clause = Clause("duplicates", "[duplicates drop|report]") {
    (reader, arguments) throws(Diagnostic) in
    let word = try reader.takeChoice(of: ["drop", "report"])
    arguments.pieces.duplicates = word == "drop" ? .drop : .report
  }

  /// The items go before they are loaded anew.
  static let clearing: Clause = Clause(oneOf: ["clearing"]) { _, arguments in
    arguments.pieces.refreshing = .clearsFirst
  }

  /// What a load is for.
  static let direction: Clause = Clause(oneOf: LoadDirection.allCases.map { $0.rawValue }) {
    word,
    arguments in arguments.pieces.direction = LoadDirection(rawValue: word)
  }

  /// How items are loaded anew.
  static let refreshKind: Clause = Clause(oneOf: ["start", "pieces"]) { word, arguments in
    arguments.pieces.refresh = word == "start" ? .start : .everyPiece
  }
}
