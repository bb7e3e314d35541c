extension PageWindow {
  /// Takes that pages were inserted, moved or deleted somewhere, but not the selected one.
  ///
  /// While the content moves, the pages stay as they are until it is at rest.
  ///
  /// - Parameters:
  ///   - source: What knows the new order of pages.
  ///   - calls: What the calls go into.
  public mutating func orderChanged<Source: PagingSource>(
    source: Source,
    into calls: inout [Call]
  ) {
    if case .moving = travel {
      renewal = .both
      return
    }
    guard selected != nil, renewal == .none else { return }
    let old = pages
    refreshNeighbours(source: source, into: &calls)
    if pages != old { layoutViews(into: &calls) }
    for page in kept where !source.contains(page) {
      visited.remove(page)
      calls.append(.remove(page))
    }
    kept.removeAll { !source.contains($0) }
    closeLeftPages(into: &calls)
  }

  /// Takes that one page was deleted.
  ///
  /// If it was selected, the page behind it is selected instead, or else the one in front of it.
  ///
  /// - Parameters:
  ///   - page: The page, which the source does not have any more.
  ///   - source: What knows the new order of pages.
  ///   - calls: What the calls go into.
  public mutating func delete<Source: PagingSource>(
    _ page: PageID,
    source: Source,
    into calls: inout [Call]
  ) {
    visited.remove(page)
    if let index = kept.firstIndex(of: page) {
      kept.remove(at: index)
      calls.append(.remove(page))
    }
    guard holds(page) else { return orderChanged(source: source, into: &calls) }
    guard page == selected else {
      if page == target { return withdraw(source: source, into: &calls) }
      return orderChanged(source: source, into: &calls)
    }
    for case let other? in [next, previous] where source.contains(other) {
      return place(other, animated: false, source: source, into: &calls)
    }
    removeAll(into: &calls)
  }

  /// Takes that the data of one page has changed.
  ///
  /// - Parameters:
  ///   - page: The page; one that is not added is refused.
  ///   - calls: What the call goes into.
  public func update(_ page: PageID, into calls: inout [Call]) {
    calls.append(isHere(page) ? .reload(page) : .refused(.pageIsNotHere(page)))
  }

  /// Tells whether a page is added, in a place or kept.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if it is.
  func isHere(_ page: PageID) -> Bool { holds(page) || kept.contains(page) }

  /// Ends a movement because its goal was deleted.
  ///
  /// - Parameters:
  ///   - source: What knows the new order of pages.
  ///   - calls: What the calls go into.
  private mutating func withdraw<Source: PagingSource>(
    source: Source,
    into calls: inout [Call]
  ) {
    guard case .moving(let side) = travel else { return }
    travel = .rest
    renewal = .both
    cancel(side, source: source, into: &calls)
  }
}
