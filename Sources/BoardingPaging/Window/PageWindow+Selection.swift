extension PageWindow {
  /// Selects a page.
  ///
  /// With an animation the page takes the place of a neighbour, however far it is, and the content
  /// is asked to move by one page; it is selected when that movement ends. Otherwise, and in an
  /// empty window, it is selected at once, and a movement that was under way is given up.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - direction: On which side the page comes in; behind for no direction.
  ///   - animated: True if the content is to move to the page.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func select<Source: PagingSource>(
    _ page: PageID,
    direction: Direction = .none,
    animated: Bool = false,
    source: Source,
    into calls: inout [Call]
  ) {
    guard animated, selected != nil else {
      return place(page, animated: animated, source: source, into: &calls)
    }
    let side: Direction = direction == .reverse ? .reverse : .forward
    leaveOvershoot()
    if case .moving(let way) = travel, way != side || neighbour(to: side) != page {
      travel = .rest
      cancel(way, source: source, into: &calls)
    }
    guard page != selected else { return layoutViews(keepContentOffset: false, into: &calls) }
    if neighbour(to: side.opposite) == page {
      if let other = neighbour(to: side) { take(other, into: &calls) }
      set(nil, to: side.opposite)
      renewal = .both
    } else {
      if let other = neighbour(to: side) { take(other, into: &calls) }
      put(page, into: &calls)
      renewal = renewal == .both ? .both : .ahead
    }
    set(page, to: side)
    layoutViews(into: &calls)
    closeLeftPages(into: &calls)
    calls.append(side == .reverse ? .scrollReverse : .scrollForward)
  }

  /// Selects the page behind the selected one.
  ///
  /// - Parameters:
  ///   - animated: True if the content is to move to the page; then it is asked to do so even
  ///     where there is none.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func selectNext<Source: PagingSource>(
    animated: Bool,
    source: Source,
    into calls: inout [Call]
  ) {
    step(.forward, animated: animated, source: source, into: &calls)
  }

  /// Selects the page in front of the selected one.
  ///
  /// - Parameters:
  ///   - animated: True if the content is to move to the page; then it is asked to do so even
  ///     where there is none.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func selectPrevious<Source: PagingSource>(
    animated: Bool,
    source: Source,
    into calls: inout [Call]
  ) {
    step(.reverse, animated: animated, source: source, into: &calls)
  }

  /// Selects a neighbour of the selected page.
  ///
  /// - Parameters:
  ///   - side: On which side the neighbour is.
  ///   - animated: True if the content is to move to the page.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func step<Source: PagingSource>(
    _ side: Direction,
    animated: Bool,
    source: Source,
    into calls: inout [Call]
  ) {
    if animated {
      leaveOvershoot()
      fetch(side, source: source, into: &calls)
      calls.append(side == .reverse ? .scrollReverse : .scrollForward)
      return
    }
    if !loading.preloadsNeighbours { fetch(side, source: source, into: &calls) }
    guard let old = selected, let new = neighbour(to: side) else { return }
    guard renewal == .none, loading.preloadsNeighbours else {
      return place(new, animated: false, source: source, into: &calls)
    }
    giveUp(into: &calls)
    hideAll(except: new, animated: false, into: &calls)
    begin(true, new, animated: false, into: &calls)
    let left = neighbour(to: side.opposite)
    let ahead = ask(side, of: new, source: source)
    if let left { take(left, into: &calls) }
    if let ahead, ahead != old { put(ahead, into: &calls) }
    set(ahead == old ? nil : old, to: side.opposite)
    selected = new
    visit(new)
    set(ahead, to: side)
    layoutViews(into: &calls)
    end(old, into: &calls)
    end(new, into: &calls)
    closeLeftPages(into: &calls)
  }

  /// Selects a page at once.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: True if the page appears with an animation.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func place<Source: PagingSource>(
    _ page: PageID,
    animated: Bool,
    source: Source,
    into calls: inout [Call]
  ) {
    giveUp(into: &calls)
    let old = pages
    let oldSelected = selected
    var before = neighbour(before: page, source: source)
    let after = neighbour(after: page, source: source)
    if before == after { before = nil }
    hideAll(except: page == oldSelected ? nil : page, animated: animated, into: &calls)
    if page != oldSelected { begin(true, page, animated: animated, into: &calls) }
    for other in old where other != before && other != after {
      if other != page || page == oldSelected { take(other, into: &calls) }
    }
    if let before, !old.contains(before) { put(before, into: &calls) }
    if page == oldSelected || !old.contains(page) { put(page, into: &calls) }
    if let after, !old.contains(after) { put(after, into: &calls) }
    previous = before
    selected = page
    next = after
    visit(page)
    layoutViews(into: &calls)
    if let oldSelected { end(oldSelected, into: &calls) }
    if page == oldSelected { begin(true, page, animated: animated, into: &calls) }
    end(page, into: &calls)
    closeLeftPages(into: &calls)
    if case .shown = container { closeAll(into: &calls) }
  }

  /// Removes all pages.
  ///
  /// - Parameter calls: What the calls go into.
  /// - Complexity: O(*k*), where *k* is the number of kept pages.
  public mutating func removeAll(into calls: inout [Call]) {
    giveUp(into: &calls)
    travel = .rest
    let old = selected
    hideAll(except: nil, animated: false, into: &calls)
    if let selected { calls.append(.remove(selected)) }
    if let previous { calls.append(.remove(previous)) }
    if let next { calls.append(.remove(next)) }
    for page in kept { calls.append(.remove(page)) }
    kept = []
    visited = []
    previous = nil
    selected = nil
    next = nil
    layoutViews(into: &calls)
    if let old { close(old, into: &calls) }
    closeLeftPages(into: &calls)
  }
}
