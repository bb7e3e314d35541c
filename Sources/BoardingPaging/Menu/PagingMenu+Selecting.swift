extension PagingMenu {
  /// Selects a page.
  ///
  /// A page that the source does not have is refused, or, as long as there are no items, selected
  /// when they arrive. While the content moves,
  /// ``selectionPolicy`` says what becomes of it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: True if the content is to move to it.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func select<Source: PagingSource, Sizing: PagingSizing>(
    _ page: PageID,
    animated: Bool = false,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard source.contains(page) else {
      guard state == .empty else { return calls.append(.refused(.pageIsNotHere(page))) }
      pending = Pending(wish: .page(page), animated: animated)
      return
    }
    guard isAttached else {
      state = .selected(page)
      pending = nil
      return
    }
    switch state {
    case .empty:
      pending = nil
      settle(on: page, source: source, sizing: sizing, into: &calls)
    case .selected(let current):
      pending = nil
      guard page != current else { return }
      if animated {
        move(from: current, to: page, source: source, sizing: sizing, into: &calls)
      } else {
        settle(on: page, source: source, sizing: sizing, into: &calls)
      }
    case .scrolling(let current, let upcoming, _, _, _):
      switch selectionPolicy {
      case .afterwards: pending = Pending(wish: .page(page), animated: animated)
      case .atOnce:
        if page == upcoming, animated { return }
        state = .selected(current)
        findPlaces(source: source)
        showState()
        guard page != current else {
          return calls.append(.selectContent(page, direction: .none, animated: animated))
        }
        select(page, animated: animated, source: source, sizing: sizing, into: &calls)
      }
    }
  }

  /// Selects the page of a loaded item.
  ///
  /// - Parameters:
  ///   - index: The index of the item; one that is out of range is refused, or, as long as there
  ///     are no items, taken as near as possible when they arrive.
  ///   - animated: True if the content is to move to the page.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func select<Source: PagingSource, Sizing: PagingSizing>(
    at index: Int,
    animated: Bool = false,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard items.indices.contains(index) else {
      if state == .empty {
        pending = Pending(wish: .index(index), animated: animated)
        return
      }
      return calls.append(.refused(.indexIsOutOfRange(index)))
    }
    select(items[index], animated: animated, source: source, sizing: sizing, into: &calls)
  }

  /// Selects the neighbour to which a swipe on the menu points, if the menu takes swipes.
  ///
  /// - Parameters:
  ///   - isForward: True for the page behind, false for the one in front.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func menuSwiped<Source: PagingSource, Sizing: PagingSizing>(
    isForward: Bool,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    switch options.menuInteraction {
    case .scrolling, .wheel, .none: return
    case .swipe:
      guard let page = state.settled,
        let other = isForward ? source.page(after: page) : source.page(before: page)
      else { return }
      select(other, animated: true, source: source, sizing: sizing, into: &calls)
    }
  }

  /// Selects a page at once.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  mutating func settle<Source: PagingSource, Sizing: PagingSizing>(
    on page: PageID,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    guard rest(on: page, source: source, sizing: sizing, into: &calls) else { return }
    calls.append(.selectContent(page, direction: .none, animated: false))
    scrollToSelected(animated: false, into: &calls)
  }

  /// Comes to rest on a page and loads the items around it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  /// - Returns: False if the items make no sense; then nothing has changed.
  mutating func rest<Source: PagingSource, Sizing: PagingSizing>(
    on page: PageID,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) -> Bool {
    let old = state
    state = .selected(page)
    do throws(PagingFault) {
      try reload(around: page, source: source, sizing: sizing, into: &calls)
      return true
    } catch {
      state = old
      calls.append(.refused(.fault(error)))
      return false
    }
  }

  /// Begins a movement to a page.
  ///
  /// - Parameters:
  ///   - current: The page that is selected.
  ///   - page: The page to which the content is to move.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  private mutating func move<Source: PagingSource, Sizing: PagingSizing>(
    from current: PageID,
    to page: PageID,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    guard begin(current, to: page, progress: 0, source: source, sizing: sizing, into: &calls)
    else { return }
    let direction = MenuDiff.direction(from: current, to: page, among: items, in: source)
    calls.append(.selectContent(page, direction: direction, animated: true))
  }

  /// Begins a movement, whoever moves.
  ///
  /// - Parameters:
  ///   - current: The page that is selected.
  ///   - upcoming: The page to which the content moves; nil past an edge.
  ///   - progress: How far the content is, in pages.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  /// - Returns: False if the items make no sense; then nothing has changed.
  mutating func begin<Source: PagingSource, Sizing: PagingSizing>(
    _ current: PageID,
    to upcoming: PageID?,
    progress: Double,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) -> Bool {
    if let upcoming, !items.contains(upcoming) {
      do throws(PagingFault) {
        if items.count > Self.greatestReach {
          try reload(around: current, source: source, sizing: sizing, into: &calls)
        }
        try reload(
          around: upcoming,
          keepsItems: true,
          source: source,
          sizing: sizing,
          into: &calls
        )
      } catch {
        calls.append(.refused(.fault(error)))
        return false
      }
    }
    state = .scrolling(
      current,
      upcoming: upcoming,
      progress: progress,
      initialContentOffset: upcoming == nil ? 0 : contentOffset,
      distance: 0
    )
    findPlaces(source: source)
    state = .scrolling(
      current,
      upcoming: upcoming,
      progress: progress,
      initialContentOffset: upcoming == nil ? 0 : contentOffset,
      distance: distance()
    )
    return true
  }
}
