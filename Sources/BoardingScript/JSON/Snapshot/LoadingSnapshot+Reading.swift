import Boarding
import BoardingPaging

extension LoadingSnapshot {
  /// Reads the object.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: The first thing that is wrong.
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    self.init(PieceLoader.Parts())
    reader.skipSpace()
    let start = reader.place
    try reader.object(Member.shape, "an object") { (reader, member) throws(SnapshotError) in
      switch member {
      case .time:
        let words = "a whole number of nanoseconds, 0 or more"
        parts.now = Instant(nanoseconds: try reader.integer(words, in: 0 ... .max))
      case .generation: parts.generation = try reader.count()
      case .lastRequest: parts.lastNumber = try reader.count()
      case .currentIndex: parts.currentIndex = try reader.count()
      case .awaitedPage: parts.awaitedPage = try reader.page()
      case .awaitedIndex: parts.awaitedIndex = try reader.count()
      case .itemsBefore: parts.itemsBefore = try reader.count()
      case .itemsAfter: parts.itemsAfter = try reader.count()
      case .items: parts.items = try Self.items(&reader)
      case .pieces: parts.pieces = try Self.pieces(&reader)
      case .refreshFailure: parts.refreshFailure = try reader.loadFailure(.refresh)
      case .refresh: parts.owed.refresh = try reader.refresh()
      case .front: (parts.front, parts.owed.prepend) = try reader.ending(.prepend)
      case .back: (parts.back, parts.owed.append) = try reader.ending(.append)
      }
    }
    var count = 0
    for piece in parts.pieces {
      // Beyond the items it does not matter how far, and a sum may not fit.
      count = min(count, parts.items.count) + piece.count
    }
    if count != parts.items.count {
      let found = "pieces with other numbers of items"
      throw reader.fault("pieces with \(parts.items.count) items", found: found, at: start)
    }
    if parts.generation == 0, !parts.pieces.isEmpty {
      throw reader.fault("a generation above 0 beside pieces", found: "0", at: start)
    }
    if parts.awaitedPage != nil, parts.awaitedIndex == nil {
      throw reader.fault("an awaited page with its index", found: "none", at: start)
    }
    if parts.owed.refresh != nil, parts.refreshFailure != nil {
      throw reader.fault("either 'refresh' or 'refreshFailure'", found: "both", at: start)
    }
  }

  /// Reads the items.
  ///
  /// - Parameter reader: Reads the text.
  /// - Returns: The items, all different.
  /// - Throws: The first thing that is wrong.
  private static func items(_ reader: inout SnapshotReader) throws(SnapshotError) -> [PageID] {
    reader.skipSpace()
    let start = reader.place
    var items: [PageID] = []
    items.reserveCapacity(reader.countOfNumbers())
    var rises = true
    try reader.array("the items") { (reader, _) throws(SnapshotError) in
      let item = try reader.page()
      if let last = items.last, last.rawValue >= item.rawValue { rises = false }
      items.append(item)
    }
    if !rises, let twice = firstTwice(items) {
      throw reader.fault("items that are all different", found: "\(twice) twice", at: start)
    }
    return items
  }

  /// Finds an item that is there twice.
  ///
  /// Sorting takes less memory than a set.
  ///
  /// - Parameter items: The items.
  /// - Returns: The item with the smallest number, or nil if all are different.
  private static func firstTwice(_ items: [PageID]) -> PageID? {
    let sorted = items.sorted { $0.rawValue < $1.rawValue }
    return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }

  /// Reads the pieces.
  ///
  /// - Parameter reader: Reads the text.
  /// - Returns: The pieces.
  /// - Throws: The first thing that is wrong.
  private static func pieces(
    _ reader: inout SnapshotReader
  ) throws(SnapshotError) -> [PieceLoader.Parts.Piece] {
    reader.skipSpace()
    var pieces: [PieceLoader.Parts.Piece] = []
    try reader.array("the pieces") { (reader, _) throws(SnapshotError) in
      reader.skipSpace()
      let start = reader.place
      var (key, index, count): (Int?, Int?, Int) = (nil, nil, 0)
      try reader.object(PieceMember.shape, "a piece") { (reader, member) throws(SnapshotError) in
        switch member {
        case .key: key = try reader.int("a key")
        case .index: index = try reader.count()
        case .count: count = try reader.count()
        }
      }
      pieces.append(.init(try reader.target(key, index, at: start), count: count))
    }
    return pieces
  }
}

extension SnapshotReader {
  /// Reads a number of things.
  ///
  /// - Returns: The number, which is so small that others can be added to it.
  /// - Throws: That it is none.
  fileprivate mutating func count() throws(SnapshotError) -> Int {
    try int("a whole number, 0 or more and not absurdly large", in: 0...PieceLoader.greatestCount)
  }

  /// Counts the numbers of the array that follows, so that a list has exactly their room.
  ///
  /// - Returns: How many there are, unless something is wrong.
  /// - Complexity: O(*n*), where *n* is the number of bytes of the array.
  fileprivate func countOfNumbers() -> Int {
    var count = 1
    for byte in bytes[min(place, bytes.count)...] {
      if byte == UInt8(ascii: "]") { break }
      if byte == UInt8(ascii: ",") { count += 1 }
    }
    return count
  }

  /// Makes what a piece is asked for by.
  ///
  /// - Parameters:
  ///   - key: The key, or nil for none.
  ///   - index: The place, or nil for none.
  ///   - start: Where the object begins.
  /// - Returns: What asks for it.
  /// - Throws: That there are both.
  fileprivate func target(
    _ key: Int?,
    _ index: Int?,
    at start: Int
  ) throws(SnapshotError) -> LoadTarget {
    if key != nil, index != nil {
      throw fault("either a key or an index", found: "both", at: start)
    }
    if let key { return .key(PieceKey(rawValue: key)) }
    return index.map { .index($0) } ?? .start
  }

  /// Reads what a piece is asked for by.
  ///
  /// - Returns: What asks for it.
  /// - Throws: The first thing that is wrong.
  private mutating func target() throws(SnapshotError) -> LoadTarget {
    skipSpace()
    let start = place
    var (key, index): (Int?, Int?)
    try object(LoadingSnapshot.TargetMember.shape, "what a piece is asked for by") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .key: key = try reader.int("a key")
      case .index: index = try reader.count()
      }
    }
    return try target(key, index, at: start)
  }

  /// Reads what was being loaded anew.
  ///
  /// - Returns: What it was.
  /// - Throws: The first thing that is wrong.
  fileprivate mutating func refresh() throws(SnapshotError) -> PieceLoader.Owed.Refresh {
    skipSpace()
    let start = place
    var (key, index, count): (Int?, Int?, Int) = (nil, nil, 1)
    try object(LoadingSnapshot.RefreshMember.shape, "what was being loaded anew") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .key: key = try reader.int("a key")
      case .index: index = try reader.count()
      case .pieces: count = max(1, try reader.count())
      }
    }
    return PieceLoader.Owed.Refresh(try target(key, index, at: start), pieceCount: count)
  }

  /// Reads an end.
  ///
  /// - Parameter direction: What a load at this end is for.
  /// - Returns: The end, and whether more was asked for there.
  /// - Throws: The first thing that is wrong.
  fileprivate mutating func ending(
    _ direction: LoadDirection
  ) throws(SnapshotError) -> (PieceLoader.Parts.Ending, isAwaited: Bool) {
    skipSpace()
    let start = place
    var isAwaited = false
    var ending = PieceLoader.Parts.Ending()
    try object(LoadingSnapshot.EndMember.shape, "an end of the items") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .next: ending.next = try reader.target()
      case .isComplete: ending.isComplete = try reader.bool()
      case .emptyPieces: ending.emptyPieces = try reader.count()
      case .failure: ending.failure = try reader.loadFailure(direction)
      case .isAwaited: isAwaited = try reader.bool()
      }
    }
    if ending.isComplete, ending.next != nil || ending.failure != nil {
      throw fault("nothing beside 'isComplete'", found: "what is loaded next", at: start)
    }
    if isAwaited, ending.next == nil || ending.failure != nil {
      throw fault("'next' and no failure beside 'isAwaited'", found: "another end", at: start)
    }
    return (ending, isAwaited)
  }

  /// Reads a load that has failed for good.
  ///
  /// - Parameter direction: What the load was for.
  /// - Returns: The failure.
  /// - Throws: The first thing that is wrong.
  fileprivate mutating func loadFailure(
    _ direction: LoadDirection
  ) throws(SnapshotError) -> PieceLoader.Parts.Failure {
    var (request, attempt, generation, number) = (0, 0, 0, 0)
    var target = LoadTarget.start
    var reason = KeptLoadReason.source
    try object(LoadingSnapshot.FailureMember.shape, "a failure") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .request: request = try reader.count()
      case .target: target = try reader.target()
      case .attempt: attempt = try reader.count()
      case .generation: generation = try reader.count()
      case .reason:
        let words = KeptLoadReason.allCases.map { (word: $0.rawValue, value: $0) }
        reason = try reader.choice(words)
      case .number: number = try reader.int("a number")
      }
    }
    return PieceLoader.Parts.Failure(
      LoadRequest(
        number: request,
        direction: direction,
        target: target,
        attempt: attempt,
        generation: generation
      ),
      reason.failure(number)
    )
  }
}
