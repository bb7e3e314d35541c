extension PageWindow.Direction {
  /// The other way.
  var opposite: PageWindow.Direction {
    switch self {
    case .forward: .reverse
    case .reverse: .forward
    case .none: .none
    }
  }
}

extension PageWindow {
  /// Returns which page stands beside the selected one.
  ///
  /// - Parameter side: On which side; neither gives none.
  /// - Returns: The page.
  func neighbour(to side: Direction) -> PageID? {
    switch side {
    case .forward: next
    case .reverse: previous
    case .none: nil
    }
  }

  /// Sets which page stands beside the selected one.
  ///
  /// - Parameters:
  ///   - page: The page; nil for none.
  ///   - side: On which side; neither does nothing.
  mutating func set(_ page: PageID?, to side: Direction) {
    switch side {
    case .forward: next = page
    case .reverse: previous = page
    case .none: break
    }
  }

  /// Asks for the neighbour of a page, if neighbours stand ready.
  ///
  /// - Parameters:
  ///   - side: On which side.
  ///   - page: A page.
  ///   - source: What knows the order of pages.
  /// - Returns: The neighbour; nil for none and for the page itself.
  func ask<Source: PagingSource>(_ side: Direction, of page: PageID, source: Source) -> PageID? {
    switch side {
    case .forward: neighbour(after: page, source: source)
    case .reverse: neighbour(before: page, source: source)
    case .none: nil
    }
  }

  /// Adds the neighbour towards which the content begins to move, where none stands ready.
  ///
  /// - Parameters:
  ///   - side: On which side.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func fetch<Source: PagingSource>(
    _ side: Direction,
    source: Source,
    into calls: inout [Call]
  ) {
    guard !loading.preloadsNeighbours, let selected, neighbour(to: side) == nil else { return }
    let found: PageID?
    switch side {
    case .forward: found = source.page(after: selected)
    case .reverse: found = source.page(before: selected)
    case .none: found = nil
    }
    guard let found, !holds(found) else { return }
    put(found, into: &calls)
    set(found, to: side)
    layoutViews(into: &calls)
  }

  /// Asks for both neighbours anew and adds and removes what has changed, without a layout.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func refreshNeighbours<Source: PagingSource>(
    source: Source,
    into calls: inout [Call]
  ) {
    guard let selected else { return }
    var before = neighbour(before: selected, source: source)
    let after = neighbour(after: selected, source: source)
    if before == after { before = nil }
    let old = [previous, next]
    for case let page? in old where page != before && page != after { take(page, into: &calls) }
    for case let page? in [before, after] where !old.contains(page) { put(page, into: &calls) }
    previous = before
    next = after
  }
}
