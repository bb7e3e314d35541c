extension PieceLoader {
  /// The loader with nothing on its way, as it can be kept.
  ///
  /// Requests that are on their way, and tries that wait, are given up, and so is a refetch: their
  /// answers would be stale. What they were for is noted, so that ``resume(into:)`` asks again.
  /// Items, keys, failures and where one is stay. At rest it is the loader itself.
  ///
  /// - Complexity: O(1).
  public var resting: PieceLoader {
    var loader = self
    switch refreshPhase {
    case .loading(let request), .waiting(let request, _):
      // One that is at a far place asks for what is around it anyway.
      if isJumping && needsJump(to: currentIndex) { break }
      loader.owed.refresh = Owed.Refresh(
        refetch?.pages.piece(at: 0)?.target ?? request.target,
        pieceCount: refetch.map { $0.pages.pieceCount + $0.remaining } ?? 1
      )
    case .idle, .failed, .complete: break
    }
    if front.phase.isBusy, front.target != nil { loader.owed.prepend = true }
    if back.phase.isBusy, back.target != nil { loader.owed.append = true }
    if loader.refreshPhase.isBusy { loader.refreshPhase = .idle }
    if loader.front.phase.isBusy { loader.front.phase = .idle }
    if loader.back.phase.isBusy { loader.back.phase = .idle }
    loader.refetch = nil
    loader.findQuiet()
    return loader
  }

  /// Asks again for what was on its way when the loader was kept.
  ///
  /// - Parameter events: What the events go into.
  public mutating func resume(into events: inout [Event]) {
    guard generation > 0 else { return }
    let owed = owed
    self.owed = Owed()
    // What is around a far place comes in the place of all items, and so is loaded anew, too.
    if let refresh = owed.refresh, !needsJump(to: currentIndex) {
      let count = refresh.pieceCount
      let draft = count > 1 ? Refetch(remaining: count) : nil
      return begin(refresh.target, refetch: draft, into: &events)
    }
    if lacksFirstPiece { return start(at: anchor?.index ?? 0, into: &events) }
    if count > 0 {
      quiet = 0..<0
      move(to: currentIndex, into: &events)
    } else {
      look(into: &events)
    }
    if refreshPhase.isBusy { return }
    if owed.append, back.canLoad { load(.append, into: &events) }
    if owed.prepend, front.canLoad { load(.prepend, into: &events) }
  }

  /// True if nothing was ever loaded and nothing is being loaded.
  private var lacksFirstPiece: Bool {
    guard pages.pieceCount == 0, front == End(), back == End() else { return false }
    switch refreshPhase {
    case .idle: return true
    case .loading, .waiting, .failed, .complete: return false
    }
  }

  /// What a loader at rest consists of.
  package struct Parts: Hashable, Sendable {
    /// The items, in order.
    package var items: [PageID] = []
    /// What the items came in.
    package var pieces: [Piece] = []
    /// How many places in front of the items are known.
    package var itemsBefore = 0
    /// How many places behind the items are known.
    package var itemsAfter = 0
    /// Where one is among the places.
    package var currentIndex = 0
    /// How often the items were asked for anew.
    package var generation = 0
    /// The number of the last request.
    package var lastNumber = 0
    /// The time.
    package var now = Instant.zero
    /// Where one wants to be once there are items: the item, and its place; nil for nowhere.
    package var awaitedPage: PageID?
    /// Where one wants to be once there are items; nil for nowhere.
    package var awaitedIndex: Int?
    /// How loading anew has failed; nil if it has not.
    package var refreshFailure: Failure?
    /// The end in front.
    package var front = Ending()
    /// The end behind.
    package var back = Ending()
    /// What was on its way.
    package var owed = Owed()

    /// Makes the parts of a loader that has not begun.
    package init() {}

    /// A number of items with what asks for them.
    package struct Piece: Hashable, Sendable {
      /// What asks for the piece.
      package let target: LoadTarget
      /// How many items of it are there.
      package let count: Int

      /// Makes a piece.
      ///
      /// - Parameters:
      ///   - target: What asks for the piece.
      ///   - count: How many items of it are there.
      package init(_ target: LoadTarget, count: Int) {
        self.target = target
        self.count = count
      }
    }

    /// A load that has failed for good.
    package struct Failure: Hashable, Sendable {
      /// What was asked for.
      package let request: LoadRequest
      /// Why it failed.
      package let failure: LoadFailure

      /// Makes a failure.
      ///
      /// - Parameters:
      ///   - request: What was asked for.
      ///   - failure: Why it failed.
      package init(_ request: LoadRequest, _ failure: LoadFailure) {
        self.request = request
        self.failure = failure
      }

      /// Reads the failure of a phase.
      ///
      /// - Parameter phase: The phase.
      fileprivate init?(_ phase: LoadPhase) {
        switch phase {
        case .failed(let request, let failure): self.init(request, failure)
        case .idle, .loading, .waiting, .complete: return nil
        }
      }

      /// The failure as a phase.
      fileprivate var phase: LoadPhase { .failed(request, failure) }
    }

    /// One end of the items.
    package struct Ending: Hashable, Sendable {
      /// What is loaded next; nil if there is no more.
      package var next: LoadTarget?
      /// True if it is known that there is no more.
      package var isComplete = false
      /// How many pieces in a row brought nothing new.
      package var emptyPieces = 0
      /// How loading has failed; nil if it has not.
      package var failure: Failure?

      /// Makes an end of which nothing is known.
      package init() {}

      /// Reads an end.
      ///
      /// - Parameter end: The end.
      fileprivate init(_ end: End) {
        next = end.target
        isComplete = end.phase == .complete
        emptyPieces = end.emptyPieces
        failure = Failure(end.phase)
      }

      /// The end of a loader.
      fileprivate var end: End {
        End(
          phase: failure?.phase ?? (isComplete ? .complete : .idle),
          target: next,
          emptyPieces: emptyPieces
        )
      }
    }
  }

  /// What the loader at rest consists of.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  package var parts: Parts {
    let loader = resting
    var parts = Parts()
    parts.items = loader.pages.pages
    parts.pieces = (0..<loader.pages.pieces.count).map {
      Parts.Piece(loader.pages.pieces[$0].target, count: loader.pages.pieces[$0].count)
    }
    parts.itemsBefore = loader.itemsBefore
    parts.itemsAfter = loader.itemsAfter
    parts.currentIndex = loader.currentIndex
    parts.generation = loader.generation
    parts.lastNumber = loader.lastNumber
    parts.now = loader.now
    parts.awaitedPage = loader.anchor?.page
    parts.awaitedIndex = loader.anchor?.index
    parts.refreshFailure = Parts.Failure(loader.refreshPhase)
    parts.front = Parts.Ending(loader.front)
    parts.back = Parts.Ending(loader.back)
    parts.owed = loader.owed
    return parts
  }

  /// The most that anything of a loader is counted up to.
  package static var greatestCount: Int { LoadedPiece.greatestCount }

  /// Makes a loader at rest.
  ///
  /// - Parameters:
  ///   - parts: What it consists of: items that are all different, as many as all pieces have;
  ///     counts from 0 to ``greatestCount``. Known places count only where the options say so.
  ///   - options: How items are loaded.
  /// - Complexity: O(*n*), where *n* is the number of items.
  package init(_ parts: Parts, options: LoadingOptions) {
    self.init(options: options)
    pages = FlexiblePages(parts.items, inPieces: parts.pieces)
    if options.hasPlaceholders {
      itemsBefore = parts.itemsBefore
      itemsAfter = parts.itemsAfter
    }
    let index = parts.currentIndex - (parts.itemsBefore - itemsBefore)
    currentIndex = max(0, min(index, count - 1))
    generation = parts.generation
    lastNumber = parts.lastNumber
    now = parts.now
    // Where there are items, one is at one of the places.
    if let awaited = parts.awaitedIndex, pages.isEmpty {
      anchor = Anchor(page: parts.awaitedPage, index: awaited)
    }
    if let failure = parts.refreshFailure { refreshPhase = failure.phase }
    front = parts.front.end
    back = parts.back.end
    owed = parts.owed
    findQuiet()
  }
}

extension FlexiblePages {
  /// Makes a source of items that came in pieces.
  ///
  /// - Parameters:
  ///   - pages: The items, all different.
  ///   - parts: The pieces, with as many items altogether.
  /// - Complexity: O(*n*), where *n* is the number of items and pieces.
  fileprivate init(_ pages: [PageID], inPieces parts: [PieceLoader.Parts.Piece]) {
    self.init()
    pieces.append(contentsOf: parts.map { Piece(target: $0.target, count: $0.count) })
    items.append(contentsOf: pages)
    let rises = zip(pages, pages.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue }
    if !rises { places = newPlaces() }
  }
}
