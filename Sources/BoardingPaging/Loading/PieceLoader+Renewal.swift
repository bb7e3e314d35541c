extension PieceLoader {
  /// Takes a piece that is loaded anew.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - request: What it answers.
  ///   - events: What the events go into.
  mutating func renew(
    _ piece: LoadedPiece,
    for request: LoadRequest,
    into events: inout [Event]
  ) {
    let isFirst = refetch?.pages.pieceCount ?? 0 == 0
    var draft = refetch ?? Refetch(remaining: 1)
    let items: [PageID]
    do {
      items = try newItems(of: piece, in: draft.pages)
    } catch {
      return fail(request, error, into: &events)
    }
    draft.pages.append(items, by: piece.target(for: request))
    draft.duplicates += piece.items.count - items.count
    draft.remaining -= 1
    if isFirst {
      draft.itemsBefore = piece.itemsBefore
      draft.previousKey = piece.previousKey
    }
    if draft.remaining > 0, let key = piece.nextKey {
      refetch = draft
      events.append(.refetched(request, count: items.count))
      self.request(.refresh, .key(key), into: &events)
    } else {
      install(draft, last: piece, for: request, into: &events)
    }
  }

  /// Replaces all items.
  ///
  /// - Parameters:
  ///   - draft: The new items.
  ///   - last: The last piece of them.
  ///   - request: What it answers.
  ///   - events: What the events go into.
  /// - Complexity: O(n log n), where n is the number of all items, old and new.
  private mutating func install(
    _ draft: Refetch,
    last: LoadedPiece,
    for request: LoadRequest,
    into events: inout [Event]
  ) {
    cancel(.append, into: &events)
    cancel(.prepend, into: &events)
    let old = (pages: pages, index: currentIndex - itemsBefore)
    pages = draft.pages
    refetch = nil
    refreshPhase = .idle
    itemsBefore = options.hasPlaceholders ? draft.itemsBefore ?? 0 : 0
    itemsAfter = options.hasPlaceholders ? last.itemsAfter ?? 0 : 0
    events.append(.replaced(request, count: pages.count, duplicates: draft.duplicates))
    let place = place(after: old, itemsBefore: draft.itemsBefore, for: request)
    if !pages.isEmpty { anchor = nil }
    renumber(place, into: &events)
    let isEmpty = pages.isEmpty
    let limit = options.emptyPieceLimit
    front = End()
    back = End()
    front.settle(request, key: draft.previousKey, isEmpty: isEmpty, limit: limit)
    back.settle(request, key: last.nextKey, isEmpty: isEmpty, limit: limit)
    for direction in [LoadDirection.append, .prepend] {
      switch phase(of: direction) {
      case .complete: events.append(.completed(direction))
      case .failed(let request, let failure): events.append(.failed(request, failure))
      case .idle, .loading, .waiting: break
      }
    }
  }

  /// Returns where one is in new items: with the same item, else with the nearest one that is still
  /// there, else at the same place.
  ///
  /// - Parameters:
  ///   - old: The items that were there, and where one was among them.
  ///   - before: How many items are in front of the new ones; nil if that is not known.
  ///   - request: What brought the new ones.
  /// - Returns: The place; it may be beyond the last one.
  /// - Complexity: O(n log n), where n is the number of all items, old and new.
  private func place(
    after old: (pages: FlexiblePages, index: Int),
    itemsBefore before: Int?,
    for request: LoadRequest
  ) -> Int {
    if let page = anchor?.page, let place = index(of: page) { return place }
    if anchor == nil, let nearest = nearest(to: old.index, of: old.pages) { return nearest }
    let wish = anchor?.index ?? currentIndex
    guard case .index = request.target, !options.hasPlaceholders else { return wish }
    return wish - (before ?? 0)
  }

  /// Returns the place of the item, out of a list of old ones, that stood nearest to a place.
  ///
  /// - Parameters:
  ///   - index: A place in the old items, from 0.
  ///   - old: The old items.
  /// - Returns: The place; the item behind counts before the one in front. Nil if the place is not
  ///   one of the old ones, or if no old item is still there.
  /// - Complexity: O(n log n), where n is the number of all items, old and new.
  private func nearest(to index: Int, of old: FlexiblePages) -> Int? {
    guard old.page(at: index) != nil else { return nil }
    for distance in 0..<old.count {
      for place in [index + distance, index - distance] {
        if let page = old.page(at: place), let found = self.index(of: page) { return found }
      }
    }
    return nil
  }
}
