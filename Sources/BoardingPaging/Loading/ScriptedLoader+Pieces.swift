extension ScriptedLoader {
  /// Returns which piece a request is about.
  ///
  /// - Parameter target: What the request asks for.
  /// - Returns: The number of the piece, from 0.
  /// - Complexity: O(s log n), where s is the number of pieces with a size of their own and n the
  ///   number of items.
  func pieceNumber(of target: LoadTarget) -> Int {
    switch target {
    case .start: return 0
    case .key(let key): return max(0, key.rawValue)
    case .index(let index):
      let place = max(0, min(index, total - 1))
      var (lower, upper) = (0, place + 1 + sizes.count)
      while lower < upper {
        let middle = lower + (upper - lower) / 2
        if start(of: middle) <= place { lower = middle + 1 } else { upper = middle }
      }
      return max(0, lower - 1)
    }
  }

  /// Returns where a piece begins.
  ///
  /// - Parameter number: The number of the piece, from 0.
  /// - Returns: How many items are in front of it; a great number for a piece far behind all items.
  /// - Complexity: O(s), where s is the number of pieces with a size of their own.
  private func start(of number: Int) -> Int {
    let most = LoadedPiece.greatestCount
    var sum = 0
    var plain = number
    for size in sizes where size.piece >= 0 && size.piece < number {
      plain -= 1
      sum = min(most, sum + size.count)
    }
    let (product, isTooMuch) = plain.multipliedReportingOverflow(by: numberOfItemsPerPage)
    return isTooMuch || product > most - sum ? most : sum + product
  }

  /// Returns a piece.
  ///
  /// - Parameter number: The number of the piece, from 0.
  /// - Returns: The piece; an empty one behind all items.
  /// - Complexity: O(s + r + n), where s is the number of pieces with a size of their own, r of
  ///   ranges of items and n of the items in the piece.
  func piece(_ number: Int) -> LoadedPiece {
    let total = total
    let begin = min(start(of: number), total)
    let end = min(start(of: number < Int.max ? number + 1 : number), total)
    return LoadedPiece(
      items(begin..<max(begin, end)),
      key: PieceKey(rawValue: number),
      previousKey: number > 0 ? PieceKey(rawValue: number - 1) : nil,
      nextKey: end < total ? PieceKey(rawValue: number + 1) : nil,
      itemsBefore: saysTotal ? begin : nil,
      itemsAfter: saysTotal ? total - max(begin, end) : nil
    )
  }

  /// Returns the items at some places.
  ///
  /// - Parameter places: The places, all of which are there.
  /// - Returns: The items.
  /// - Complexity: O(r + n), where r is the number of ranges of items and n of the places.
  private func items(_ places: Range<Int>) -> [PageID] {
    var items: [PageID] = []
    var start = 0
    for run in runs {
      let wanted = places.clamped(to: start..<(start + run.count))
      for place in wanted { items.append(PageID(rawValue: run.lowerBound + place - start)) }
      start += run.count
    }
    return items
  }

  /// Changes the items.
  ///
  /// - Parameter edit: What happens; what is out of range happens as near to it as there are items.
  /// - Complexity: O(r), where r is the number of ranges of items.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let count, let index):
      let room = LoadedPiece.greatestCount - max(total, nextNumber)
      let added = max(0, min(count, room))
      guard added > 0 else { return }
      let place = split(at: index)
      runs.insert(nextNumber..<(nextNumber + added), at: place)
      nextNumber += added
    case .remove(let count, let index):
      let first = max(0, min(index, total))
      let removed = max(0, min(count, total - first))
      let (lower, upper) = (split(at: first), split(at: first + removed))
      runs.removeSubrange(lower..<upper)
    }
  }

  /// Cuts the ranges at a place.
  ///
  /// - Parameter index: The place; what is out of range counts as the nearest one.
  /// - Returns: Which range begins there.
  /// - Complexity: O(r), where r is the number of ranges of items.
  private mutating func split(at index: Int) -> Int {
    var left = max(0, min(index, total))
    for (place, run) in runs.enumerated() {
      if left == 0 { return place }
      if left < run.count {
        let middle = run.lowerBound + left
        runs[place] = run.lowerBound..<middle
        runs.insert(middle..<run.upperBound, at: place + 1)
        return place + 1
      }
      left -= run.count
    }
    return runs.count
  }
}
