extension PieceLoader {
  /// Takes what came of a request.
  ///
  /// - Parameters:
  ///   - request: The request, as it was sent; refused if it is not on its way.
  ///   - answer: What came of it.
  ///   - events: What the events go into.
  /// - Complexity: O(n), where n is the number of items of the piece; of all items where they are
  ///   replaced.
  public mutating func answer(
    _ request: LoadRequest,
    with answer: LoadAnswer,
    into events: inout [Event]
  ) {
    guard isOnItsWay(request) else {
      return events.append(.refused(refusal(of: request)))
    }
    switch answer {
    case .failure(let failure): fail(request, failure, into: &events)
    case .piece(let piece):
      if let failure = failure(of: piece, for: request) {
        fail(request, failure, into: &events)
      } else {
        switch request.direction {
        case .refresh: renew(piece, for: request, into: &events)
        case .append: append(piece, for: request, into: &events)
        case .prepend: prepend(piece, for: request, into: &events)
        }
      }
    }
    look(into: &events)
  }

  /// Tells whether a request waits for its answer.
  ///
  /// - Parameter request: A request.
  /// - Returns: True if it does.
  private func isOnItsWay(_ request: LoadRequest) -> Bool {
    switch phase(of: request.direction) {
    case .loading(let pending): pending.number == request.number && pending == request
    case .idle, .waiting, .failed, .complete: false
    }
  }

  /// Says why an answer is not taken.
  ///
  /// - Parameter request: A request that is not on its way.
  /// - Returns: The refusal.
  private func refusal(of request: LoadRequest) -> LoadRefusal {
    request.number >= 1 && request.number <= lastNumber
      ? .staleRequest(request, generation: generation)
      : .unknownRequest(number: request.number, lastNumber: lastNumber)
  }

  /// Says what makes a piece useless.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - request: What it answers.
  /// - Returns: The failure; nil if the piece can be taken.
  private func failure(of piece: LoadedPiece, for request: LoadRequest) -> LoadFailure? {
    if let count = piece.impossibleCount { return .impossibleCount(count) }
    guard let key = piece.key ?? request.target.key else { return nil }
    let isRepeated =
      switch request.direction {
      case .refresh: piece.nextKey == key || piece.previousKey == key
      case .append: piece.nextKey == key
      case .prepend: piece.previousKey == key
      }
    return isRepeated ? .repeatedKey(key) : nil
  }

  /// Returns those items of a piece that can be taken.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - pages: What is there already.
  /// - Returns: The new items.
  /// - Throws: ``LoadFailure`` if there are others and the policy is to report them.
  func newItems(
    of piece: LoadedPiece,
    in pages: FlexiblePages
  ) throws(LoadFailure) -> [PageID] {
    let (items, duplicate) = pages.freshItems(of: piece.items)
    if let duplicate {
      switch options.duplicates {
      case .drop: break
      case .report: throw .duplicate(duplicate)
      }
    }
    return items
  }

  /// Adds a piece behind.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - request: What it answers.
  ///   - events: What the events go into.
  private mutating func append(
    _ piece: LoadedPiece,
    for request: LoadRequest,
    into events: inout [Event]
  ) {
    var count = piece.items.count
    if !pages.appendInOrder(piece.items, by: piece.target(for: request)) {
      do {
        let items = try newItems(of: piece, in: pages)
        pages.append(items, by: piece.target(for: request))
        count = items.count
      } catch {
        return fail(request, error, into: &events)
      }
    }
    if options.hasPlaceholders {
      itemsAfter = piece.itemsAfter ?? max(0, itemsAfter - count)
    }
    let duplicates = piece.items.count - count
    events.append(.appended(request, count: count, duplicates: duplicates))
    if anchor != nil { takeAnchor(into: &events) } else { renumber(currentIndex, into: &events) }
    dropInFront(into: &events)
    settle(request, key: piece.nextKey, isEmpty: count == 0, into: &events)
  }

  /// Adds a piece in front.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - request: What it answers.
  ///   - events: What the events go into.
  private mutating func prepend(
    _ piece: LoadedPiece,
    for request: LoadRequest,
    into events: inout [Event]
  ) {
    let items: [PageID]
    do {
      items = try newItems(of: piece, in: pages)
    } catch {
      return fail(request, error, into: &events)
    }
    pages.prepend(items, by: piece.target(for: request))
    let before = itemsBefore
    if options.hasPlaceholders {
      itemsBefore = piece.itemsBefore ?? max(0, itemsBefore - items.count)
    }
    let duplicates = piece.items.count - items.count
    events.append(.prepended(request, count: items.count, duplicates: duplicates))
    if anchor != nil {
      takeAnchor(into: &events)
    } else {
      renumber(currentIndex + itemsBefore + items.count - before, into: &events)
    }
    dropBehind(into: &events)
    settle(request, key: piece.previousKey, isEmpty: items.isEmpty, into: &events)
  }

  /// Goes where one wanted to be, if there are items now.
  ///
  /// - Parameter events: What the events go into.
  private mutating func takeAnchor(into events: inout [Event]) {
    guard let anchor, !pages.isEmpty else { return }
    self.anchor = nil
    renumber(anchor.page.flatMap(index(of:)) ?? anchor.index, into: &events)
  }

  /// Notes what is next in a direction.
  ///
  /// - Parameters:
  ///   - request: What was answered.
  ///   - key: The key of the next piece; nil if there is no more.
  ///   - isEmpty: True if the piece brought nothing new.
  ///   - events: What the events go into.
  private mutating func settle(
    _ request: LoadRequest,
    key: PieceKey?,
    isEmpty: Bool,
    into events: inout [Event]
  ) {
    switch request.direction {
    case .refresh: break
    case .append:
      back.settle(request, key: key, isEmpty: isEmpty, limit: options.emptyPieceLimit)
    case .prepend:
      front.settle(request, key: key, isEmpty: isEmpty, limit: options.emptyPieceLimit)
    }
    switch phase(of: request.direction) {
    case .complete: events.append(.completed(request.direction))
    case .failed(let request, let failure): events.append(.failed(request, failure))
    case .idle, .loading, .waiting: break
    }
  }

  /// Notes that a load failed, and whether it is tried again.
  ///
  /// - Parameters:
  ///   - request: What failed.
  ///   - failure: Why.
  ///   - events: What the events go into.
  mutating func fail(
    _ request: LoadRequest,
    _ failure: LoadFailure,
    into events: inout [Event]
  ) {
    if failure.isWorthRetrying, let delay = options.retry.delay(after: request.attempt),
      let instant = now.advanced(byNanoseconds: delay)
    {
      setPhase(.waiting(request, until: instant), of: request.direction)
      events.append(.waiting(request, failure, until: instant))
    } else {
      setPhase(.failed(request, failure), of: request.direction)
      events.append(.failed(request, failure))
    }
  }
}

extension PieceLoader.End {
  /// Notes what is next.
  ///
  /// - Parameters:
  ///   - request: What was answered.
  ///   - key: The key of the next piece; nil if there is no more.
  ///   - isEmpty: True if the piece brought nothing new.
  ///   - limit: How many such pieces in a row are too many.
  mutating func settle(_ request: LoadRequest, key: PieceKey?, isEmpty: Bool, limit: Int) {
    emptyPieces = isEmpty ? emptyPieces + 1 : 0
    target = key.map { .key($0) }
    if target == nil {
      phase = .complete
    } else if emptyPieces >= limit {
      phase = .failed(request, .nothingNew(pieces: emptyPieces))
    } else {
      phase = .idle
    }
  }
}

extension LoadTarget {
  /// The key; nil if the piece is not asked for by one.
  var key: PieceKey? {
    switch self {
    case .key(let key): key
    case .start, .index: nil
    }
  }
}

extension LoadedPiece {
  /// Returns what asks for the piece.
  ///
  /// - Parameter request: What it answers.
  /// - Returns: Its own key, else what the request asked for.
  func target(for request: LoadRequest) -> LoadTarget {
    key.map { .key($0) } ?? request.target
  }
}
