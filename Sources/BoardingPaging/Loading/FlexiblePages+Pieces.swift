extension FlexiblePages {
  /// Returns those of some items that are not here yet, each once.
  ///
  /// - Parameter pages: The items, in order.
  /// - Returns: The new ones in the same order, and the first one that is not new.
  /// - Complexity: O(n) where the numbers rise and follow the ones that are here, else O(n log m),
  ///   where n is the number of given items and m of those here.
  func freshItems(of pages: [PageID]) -> (items: [PageID], duplicate: PageID?) {
    if followsLast(pages) || precedesFirst(pages) { return (pages, nil) }
    var seen: Set<PageID> = []
    var fresh: [PageID] = []
    var duplicate: PageID?
    for page in pages {
      if seen.insert(page).inserted, !page.isPlaceholder, index(of: page) == nil {
        fresh.append(page)
      } else if duplicate == nil {
        duplicate = page
      }
    }
    return (fresh, duplicate)
  }

  /// Tells whether items can go behind the others without a table of places.
  ///
  /// - Parameter pages: The items, in order.
  /// - Returns: True if numbers rise here, there and in between.
  /// - Complexity: O(n), where n is the number of given items.
  private func followsLast(_ pages: [PageID]) -> Bool {
    guard places == nil, let first = pages.first else { return places == nil }
    if first.isPlaceholder { return false }
    if let last, first.rawValue <= last.rawValue { return false }
    return Self.rises(pages)
  }

  /// Tells whether items can go in front of the others without a table of places.
  ///
  /// - Parameter pages: The items, in order.
  /// - Returns: True if numbers rise here, there and in between.
  /// - Complexity: O(n), where n is the number of given items.
  private func precedesFirst(_ pages: [PageID]) -> Bool {
    guard places == nil, let last = pages.last else { return places == nil }
    if pages[0].isPlaceholder { return false }
    if let first, first.rawValue <= last.rawValue { return false }
    return Self.rises(pages)
  }

  /// Tells whether each number is greater than the one in front.
  ///
  /// - Parameter pages: The items, in order.
  /// - Returns: True if the numbers rise.
  /// - Complexity: O(n), where n is the number of items.
  private static func rises(_ pages: [PageID]) -> Bool {
    guard var last = pages.first?.rawValue else { return true }
    // All are looked at: a loop without an exit compares several at a time.
    var falls = 0
    for index in 1..<pages.count {
      let next = pages[index].rawValue
      falls += next <= last ? 1 : 0
      last = next
    }
    return falls == 0
  }

  /// Adds a piece behind if its numbers rise and follow the ones that are here.
  ///
  /// - Parameters:
  ///   - pages: Its items.
  ///   - target: What asks for it.
  /// - Returns: True if the piece is added, false if its items have to be looked at one by one.
  /// - Complexity: O(n), where n is the number of new items, on average.
  mutating func appendInOrder(_ pages: [PageID], by target: LoadTarget) -> Bool {
    guard followsLast(pages) else { return false }
    pieces.append(Piece(target: target, count: pages.count))
    items.append(contentsOf: pages)
    return true
  }

  /// Adds a piece behind.
  ///
  /// - Parameters:
  ///   - fresh: Its items, none of which is here.
  ///   - target: What asks for it.
  /// - Complexity: O(n), where n is the number of new items, on average.
  mutating func append(_ fresh: [PageID], by target: LoadTarget) {
    pieces.append(Piece(target: target, count: fresh.count))
    if !followsLast(fresh) {
      let end = origin + count
      note(fresh, from: end)
    }
    items.append(contentsOf: fresh)
  }

  /// Adds a piece in front.
  ///
  /// - Parameters:
  ///   - fresh: Its items, none of which is here.
  ///   - target: What asks for it.
  /// - Complexity: O(n), where n is the number of new items, on average.
  mutating func prepend(_ fresh: [PageID], by target: LoadTarget) {
    pieces.prepend(contentsOf: [Piece(target: target, count: fresh.count)])
    if !precedesFirst(fresh) { note(fresh, from: origin - fresh.count) }
    origin -= fresh.count
    items.prepend(contentsOf: fresh)
  }

  /// Removes the first piece, which must be there.
  ///
  /// - Returns: The piece.
  /// - Complexity: O(n), where n is the number of its items, on average.
  mutating func removeFirstPiece() -> Piece {
    let piece = pieces[0]
    forget(0..<piece.count)
    origin += piece.count
    pieces.removeFirst(1)
    items.removeFirst(piece.count)
    return piece
  }

  /// Removes the last piece, which must be there.
  ///
  /// - Returns: The piece.
  /// - Complexity: O(n), where n is the number of its items, on average.
  mutating func removeLastPiece() -> Piece {
    let piece = pieces[pieces.count - 1]
    forget(count - piece.count..<count)
    pieces.removeLast(1)
    items.removeLast(piece.count)
    return piece
  }

  /// Notes places in the table, which begins now if there is none.
  ///
  /// - Parameters:
  ///   - fresh: Items that are about to be added.
  ///   - start: Where the first of them will stand, counted from where the first piece began.
  /// - Complexity: O(n), where n is the number of new items, and of all items at the beginning.
  private mutating func note(_ fresh: [PageID], from start: Int) {
    if places == nil { places = newPlaces() }
    for (index, page) in fresh.enumerated() { places?[page] = start + index }
  }

  /// Removes items from the table of places, if there is one.
  ///
  /// - Parameter indices: Where the items stand.
  /// - Complexity: O(n), where n is the number of removed items.
  private mutating func forget(_ indices: Range<Int>) {
    guard places != nil else { return }
    for index in indices { places?[items[index]] = nil }
  }

  /// Returns the piece to which an item belongs.
  ///
  /// - Parameter index: The place of the item, from 0.
  /// - Returns: The piece; the last one for a place behind all items; nil if there is no piece.
  /// - Complexity: O(n), where n is the number of pieces.
  func piece(at index: Int) -> Piece? {
    var end = 0
    for place in 0..<pieces.count {
      end += pieces[place].count
      if index < end { return pieces[place] }
    }
    return pieces.last
  }
}
