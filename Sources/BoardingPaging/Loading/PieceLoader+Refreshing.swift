extension PieceLoader {
  /// Gives up everything and loads from nothing.
  ///
  /// Also what to call when something else is wanted, such as the results of another search:
  /// answers to earlier requests are stale from then on.
  ///
  /// - Parameters:
  ///   - index: Where one wants to be among all items, from 0; a negative one is refused.
  ///   - events: What the events go into.
  public mutating func start(at index: Int = 0, into events: inout [Event]) {
    guard index >= 0 else { return events.append(.refused(.index(index, count: count))) }
    let anchor = Anchor(page: nil, index: index)
    begin(index > 0 ? .index(index) : .start, from: anchor, into: &events)
  }

  /// Loads the items anew, and keeps one where one is.
  ///
  /// A refresh of the same kind that is under way is not begun again.
  ///
  /// - Parameters:
  ///   - kind: How items are loaded anew.
  ///   - events: What the events go into.
  /// - Complexity: O(n), where n is the number of pieces.
  public mutating func refresh(_ kind: Refresh = .around, into events: inout [Event]) {
    guard generation > 0 else { return events.append(.refused(.notStarted)) }
    let isEveryPiece = kind == .everyPiece && pages.pieceCount > 1
    if refreshPhase.isBusy && isEveryPiece && refetch != nil { return }
    let target = refreshTarget(kind)
    if !isEveryPiece && refetch == nil {
      switch refreshPhase {
      case .loading(let request), .waiting(let request, _):
        if request.target == target { return }
      case .idle, .failed, .complete: break
      }
    }
    let draft = isEveryPiece ? Refetch(remaining: pages.pieceCount) : nil
    switch options.refreshing {
    case .keepsItems: begin(target, refetch: draft, into: &events)
    case .clearsFirst:
      let anchor = anchor ?? Anchor(page: currentPage, index: currentIndex)
      begin(target, refetch: draft, from: anchor, into: &events)
    }
  }

  /// Returns what a refresh asks for first.
  ///
  /// - Parameter kind: How items are loaded anew.
  /// - Returns: The piece.
  func refreshTarget(_ kind: Refresh) -> LoadTarget {
    switch kind {
    case .start: return .start
    case .everyPiece: return pages.piece(at: 0)?.target ?? pendingTarget
    case .around:
      let isLoaded = pages.isEmpty || loadedIndices.contains(currentIndex)
      guard isLoaded else { return .index(currentIndex) }
      return pages.piece(at: currentIndex - itemsBefore)?.target ?? pendingTarget
    }
  }

  /// What a refresh asks for while there are no items.
  private var pendingTarget: LoadTarget {
    switch refreshPhase {
    case .loading(let request), .waiting(let request, _), .failed(let request, _): request.target
    case .idle, .complete: .start
    }
  }

  /// Asks for the piece around the place where one is.
  ///
  /// - Parameter events: What the events go into.
  mutating func jump(into events: inout [Event]) {
    let target = LoadTarget.index(currentIndex)
    switch refreshPhase {
    case .loading(let request), .waiting(let request, _):
      if request.target == target { return }
    case .idle, .failed, .complete: break
    }
    begin(target, into: &events)
  }

  /// Begins a generation.
  ///
  /// - Parameters:
  ///   - target: Which piece is asked for first.
  ///   - refetch: What is loaded anew piece by piece; nil if one piece is enough.
  ///   - anchor: Where one wants to be in new items; nil if the items stay until then.
  ///   - events: What the events go into.
  mutating func begin(
    _ target: LoadTarget,
    refetch: Refetch? = nil,
    from anchor: Anchor? = nil,
    into events: inout [Event]
  ) {
    for direction in LoadDirection.allCases { cancel(direction, into: &events) }
    if let anchor {
      if count > 0 { events.append(.cleared) }
      clear()
      self.anchor = anchor
    }
    generation += 1
    owed = Owed()
    self.refetch = refetch
    request(.refresh, target, into: &events)
    look(into: &events)
  }

  /// Removes all items.
  private mutating func clear() {
    pages = FlexiblePages()
    itemsBefore = 0
    itemsAfter = 0
    currentIndex = 0
    front = End()
    back = End()
  }
}
