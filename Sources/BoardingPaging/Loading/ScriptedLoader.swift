/// Items behind a slow line, as scripts and tests need them: a backend that is a value.
///
/// Its items are numbered pieces, and the number of a piece is its key. How long an answer takes,
/// which pieces fail and how often, which are short, and how the items change in time: all of it is
/// said beforehand.
///
/// ```swift
/// var source = try ScriptedLoader(total: 45, latency: .milliseconds(300), failures: [1: 2])
/// source.take(.requested(LoadRequest(number: 1, direction: .refresh, target: .start)), at: .zero)
/// #expect(source.nextDue == Instant(nanoseconds: 300_000_000))
/// ```
public struct ScriptedLoader: Hashable, Sendable {
  /// How many items a piece has that is not said to have another size.
  public let numberOfItemsPerPage: Int
  /// How many nanoseconds an answer takes; the greatest number for one that never comes by itself.
  var latency: Int64
  /// True if answers say how many items are in front and behind.
  public let saysTotal: Bool
  /// How often pieces will still fail, by their numbers; `Int.max` for ever.
  public internal(set) var failures: [Int: Int]
  /// The pieces with another size, by rising numbers.
  let sizes: [Size]
  /// The changes that are still to come, the next one first.
  var changes: [Change]
  /// The items, as ranges of their numbers.
  var runs: [Range<Int>]
  /// The number that the next new item has.
  var nextNumber: Int
  /// The requests on their way, in the order in which they are answered.
  var line: [Delivery] = []

  /// The number by which a failure that was said beforehand is known.
  public static let failureCode = 1

  /// A piece with a size of its own.
  struct Size: Hashable, Sendable {
    /// The number of the piece.
    let piece: Int
    /// How many items it has.
    let count: Int
  }

  /// A request on its way.
  struct Delivery: Hashable, Sendable {
    /// The request.
    let request: LoadRequest
    /// When it is answered.
    let due: Instant
  }

  /// A change of the items at an instant.
  public struct Change: Hashable, Sendable {
    /// When it happens.
    public let instant: Instant
    /// What happens.
    public let edit: Edit

    /// Makes a change.
    ///
    /// - Parameters:
    ///   - instant: When it happens.
    ///   - edit: What happens.
    public init(at instant: Instant, _ edit: Edit) {
      self.instant = instant
      self.edit = edit
    }
  }

  /// What can happen to items.
  public enum Edit: Hashable, Sendable {
    /// So many new items come in at a place; their numbers follow the greatest one so far.
    case insert(count: Int, at: Int)
    /// So many items go, from a place on.
    case remove(count: Int, at: Int)
  }

  /// Makes a backend.
  ///
  /// - Parameters:
  ///   - total: How many items there are at the beginning, 0 or more; their numbers rise from 0.
  ///   - numberOfItemsPerPage: How many items a piece has, 1 or more.
  ///   - latency: How long an answer takes, not negative.
  ///   - saysTotal: True if answers say how many items are in front and behind.
  ///   - sizes: How many items pieces of a size of their own have, by their numbers.
  ///   - failures: How often pieces fail before they come, by their numbers.
  ///   - changes: How the items change, in any order.
  /// - Throws: ``LoadingFault`` if a value makes no sense.
  public init(
    total: Int,
    numberOfItemsPerPage: Int = 20,
    latency: Duration = .zero,
    saysTotal: Bool = false,
    sizes: [Int: Int] = [:],
    failures: [Int: Int] = [:],
    changes: [Change] = []
  ) throws(LoadingFault) {
    guard total >= 0 else { throw LoadingFault(at: .total, found: total, atLeast: 0) }
    guard numberOfItemsPerPage >= 1 else {
      throw LoadingFault(at: .itemsPerPage, found: numberOfItemsPerPage, atLeast: 1)
    }
    let wait = latency.wholeNanoseconds ?? .max
    guard latency >= .zero else {
      throw LoadingFault(at: .latency, found: Int(clamping: wait), atLeast: 0)
    }
    for piece in sizes.keys.sorted() {
      guard let size = sizes[piece], size < 0 else { continue }
      throw LoadingFault(at: .pieceSize, found: size, atLeast: 0)
    }
    // Sums of what is asked for stay far from the greatest number.
    let most = LoadedPiece.greatestCount
    let all = min(total, most)
    self.numberOfItemsPerPage = min(numberOfItemsPerPage, most)
    self.latency = wait
    self.saysTotal = saysTotal
    self.failures = failures
    self.sizes = sizes.keys.sorted().compactMap { piece in
      sizes[piece].map { Size(piece: piece, count: min($0, most)) }
    }
    self.changes = changes.sorted { $0.instant < $1.instant }
    runs = all > 0 ? [0..<all] : []
    nextNumber = all
  }

  /// How many items there are now.
  public var total: Int { runs.reduce(0) { $0 + $1.count } }

  /// When the next answer is there; nil if nothing is on its way, or nothing that comes by itself.
  public var nextDue: Instant? {
    line.first.flatMap { $0.due.nanoseconds == .max ? nil : $0.due }
  }

  /// Takes a request of a loader, or gives one up.
  ///
  /// - Parameters:
  ///   - event: What the loader reported; other events mean nothing here.
  ///   - now: The time.
  public mutating func take(_ event: PieceLoader.Event, at now: Instant) {
    switch event {
    case .requested(let request):
      let due = now.advanced(byNanoseconds: latency) ?? Instant(nanoseconds: .max)
      let place = line.firstIndex { $0.due > due } ?? line.count
      line.insert(Delivery(request: request, due: due), at: place)
    case .cancelled(let request): line.removeAll { $0.request == request }
    case .waiting, .failed, .appended, .prepended, .refetched, .replaced, .cleared, .dropped,
      .indexChanged, .completed, .refused:
      break
    }
  }

  /// Takes out the next answer, if it is due.
  ///
  /// - Parameter instant: The time.
  /// - Returns: The request, when it is answered, and how; nil if nothing is due.
  public mutating func nextAnswer(
    by instant: Instant
  ) -> (request: LoadRequest, instant: Instant, answer: LoadAnswer)? {
    guard let first = line.first, first.due <= instant else { return nil }
    line.removeFirst()
    return (first.request, first.due, answer(to: first.request, at: first.due))
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - instant: When it is answered.
  /// - Returns: The answer.
  mutating func answer(to request: LoadRequest, at instant: Instant) -> LoadAnswer {
    while let change = changes.first, change.instant <= instant {
      changes.removeFirst()
      apply(change.edit)
    }
    let number = pieceNumber(of: request.target)
    if let left = failures[number], left > 0 {
      if left < Int.max { failures[number] = left - 1 }
      return .failure(.source(code: Self.failureCode))
    }
    return .piece(piece(number))
  }
}
