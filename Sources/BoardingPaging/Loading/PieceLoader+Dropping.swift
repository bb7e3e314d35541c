extension PieceLoader {
  /// Drops pieces in front while there are too many items.
  ///
  /// No item within the prefetch distance of the current one goes, and two pieces stay.
  ///
  /// - Parameter events: What the events go into.
  /// - Complexity: O(n), where n is the number of dropped items, on average.
  mutating func dropInFront(into events: inout [Event]) {
    guard let maximum = options.maximumCount, pages.count > maximum else { return }
    var dropped = 0
    while pages.count > maximum, pages.pieceCount > 2 {
      let left = currentIndex - itemsBefore - dropped - pages.pieces[0].count
      guard left >= options.prefetchDistance else { break }
      cancel(.prepend, into: &events)
      let piece = pages.removeFirstPiece()
      front = End(target: piece.target)
      dropped += piece.count
    }
    guard dropped > 0 else { return }
    events.append(.dropped(.prepend, count: dropped))
    if options.hasPlaceholders {
      itemsBefore += dropped
    } else {
      renumber(currentIndex - dropped, into: &events)
    }
  }

  /// Drops pieces behind while there are too many items.
  ///
  /// No item within the prefetch distance of the current one goes, and two pieces stay.
  ///
  /// - Parameter events: What the events go into.
  /// - Complexity: O(n), where n is the number of dropped items, on average.
  mutating func dropBehind(into events: inout [Event]) {
    guard let maximum = options.maximumCount, pages.count > maximum else { return }
    var dropped = 0
    while pages.count > maximum, pages.pieceCount > 2 {
      let last = pages.pieces[pages.pieceCount - 1]
      let left = itemsBefore + pages.count - 1 - currentIndex - last.count
      guard left >= options.prefetchDistance else { break }
      cancel(.append, into: &events)
      let piece = pages.removeLastPiece()
      back = End(target: piece.target)
      dropped += piece.count
    }
    guard dropped > 0 else { return }
    events.append(.dropped(.append, count: dropped))
    if options.hasPlaceholders { itemsAfter += dropped }
  }
}
