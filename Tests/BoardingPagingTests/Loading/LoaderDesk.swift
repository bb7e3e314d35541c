import BoardingPaging

/// A loader whose requests are answered by hand, and which keeps what it reports as text.
struct LoaderDesk {
  /// The loader.
  var loader: PieceLoader
  /// What it reported since it was asked last.
  private var events: [PieceLoader.Event] = []

  /// Makes a desk.
  ///
  /// - Parameter options: How items are loaded.
  init(_ options: LoadingOptions = .standard) {
    loader = PieceLoader(options: options)
  }

  /// Does something, and returns what the loader reports.
  ///
  /// - Parameter body: What to do.
  /// - Returns: The events in words.
  mutating func callAsFunction(
    _ body: (inout PieceLoader, inout [PieceLoader.Event]) -> Void
  ) -> [String] {
    events = []
    body(&loader, &events)
    return events.map(\.description)
  }

  /// Starts at a place.
  ///
  /// - Parameter index: The place.
  /// - Returns: The events in words.
  @discardableResult
  mutating func start(at index: Int = 0) -> [String] { self { $0.start(at: index, into: &$1) } }

  /// Moves to a place.
  ///
  /// - Parameter index: The place.
  /// - Returns: The events in words.
  @discardableResult
  mutating func move(to index: Int) -> [String] { self { $0.move(to: index, into: &$1) } }

  /// Loads anew.
  ///
  /// - Parameter kind: How.
  /// - Returns: The events in words.
  @discardableResult
  mutating func refresh(_ kind: PieceLoader.Refresh = .around) -> [String] {
    self { $0.refresh(kind, into: &$1) }
  }

  /// Tries again.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The events in words.
  @discardableResult
  mutating func retry(_ direction: LoadDirection) -> [String] {
    self { $0.retry(direction, into: &$1) }
  }

  /// Lets time pass.
  ///
  /// - Parameter seconds: Until when.
  /// - Returns: The events in words.
  @discardableResult
  mutating func advance(toSecond seconds: Int64) -> [String] {
    self { $0.advance(to: Instant(nanoseconds: seconds * 1_000_000_000), into: &$1) }
  }

  /// Answers the request of a direction, which must be on its way, with a piece.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - piece: The piece.
  /// - Returns: The events in words.
  @discardableResult
  mutating func answer(_ direction: LoadDirection, _ piece: LoadedPiece) -> [String] {
    guard let request = loader.phase(of: direction).request else { return ["nothing asked"] }
    return self { $0.answer(request, with: .piece(piece), into: &$1) }
  }

  /// Lets the request of a direction, which must be on its way, fail.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - failure: Why.
  /// - Returns: The events in words.
  @discardableResult
  mutating func fail(
    _ direction: LoadDirection,
    _ failure: LoadFailure = .source(code: 7)
  ) -> [String] {
    guard let request = loader.phase(of: direction).request else { return ["nothing asked"] }
    return self { $0.answer(request, with: .failure(failure), into: &$1) }
  }
}

extension LoadedPiece {
  /// Makes a piece of consecutive items.
  ///
  /// - Parameters:
  ///   - items: The numbers of the items.
  ///   - previous: The key of the piece in front.
  ///   - next: The key of the piece behind.
  ///   - before: How many items are in front.
  ///   - after: How many items are behind.
  /// - Returns: The piece.
  static func of(
    _ items: Range<Int>,
    previous: PieceKey? = nil,
    next: PieceKey? = nil,
    before: Int? = nil,
    after: Int? = nil
  ) -> LoadedPiece {
    LoadedPiece(
      items.map { PageID(rawValue: $0) },
      previousKey: previous,
      nextKey: next,
      itemsBefore: before,
      itemsAfter: after
    )
  }
}
