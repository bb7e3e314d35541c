import Boarding

extension PagingMenu {
  /// Loads the items around one of them so that nothing that stays visible moves.
  ///
  /// - Parameters:
  ///   - page: The page in the middle.
  ///   - keepsItems: True if the items that are loaded now stay beside the new ones.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  /// - Throws: ``PagingFault`` for a value that makes no sense; then nothing has changed.
  mutating func reload<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID,
    keepsItems: Bool = false,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) throws(PagingFault) {
    var loading = try load(around: page, source: source, sizing: sizing)
    if keepsItems, let first = items.first, let last = items.last {
      let new = Set(loading.items)
      let rest = items.filter { !new.contains($0) }
      if source.isBefore(last, page) {
        loading.items = rest + loading.items
      } else if source.isBefore(page, first) {
        loading.items += rest
      }
      loading.hasBefore = source.page(before: loading.items[0]) != nil
      loading.hasAfter = source.page(after: loading.items[loading.items.count - 1]) != nil
    }
    let oldItems = items
    let oldLayout = layout
    let oldState = layoutState
    try take(loading, source: source, sizing: sizing)
    let diff = MenuDiff(from: oldItems, to: items)
    var offset = mirrored(contentOffset, in: oldLayout, state: oldState)
    for index in diff.removed {
      offset -= (oldLayout.frame(at: index, in: oldState)?.size.width ?? 0)
      offset -= options.menuItemSpacing
    }
    for index in diff.added {
      offset += (layout.frame(at: index, in: layoutState)?.size.width ?? 0)
      offset += options.menuItemSpacing
    }
    contentOffset = mirrored(offset, in: layout, state: layoutState)
    calls.append(.reloadItems)
    renewTransition()
  }

  /// Loads more items at an edge so that nothing that stays visible moves.
  ///
  /// - Parameters:
  ///   - page: The page at the edge.
  ///   - keepsItems: True if the items that are loaded now stay beside the new ones.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  /// - Throws: ``PagingFault`` for a value that makes no sense; then nothing has changed.
  mutating func extend<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID,
    keepsItems: Bool = false,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) throws(PagingFault) {
    var loading = try load(around: page, source: source, sizing: sizing)
    if keepsItems { keepItems(beside: page, in: &loading) }
    try exchange(loading, around: page, source: source, sizing: sizing, into: &calls)
  }

  /// Takes other items in place of those that are loaded, so that one of them does not move.
  ///
  /// - Parameters:
  ///   - loading: The items.
  ///   - page: The page of the one that does not move; nothing happens if it is not loaded.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  /// - Throws: ``PagingFault`` for a value that makes no sense; then nothing has changed.
  private mutating func exchange<Source: PagingSource, Sizing: PagingSizing>(
    _ loading: Loading,
    around page: PageID,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) throws(PagingFault) {
    guard let oldIndex = items.firstIndex(of: page) else { return }
    let oldLayout = layout
    let oldState = layoutState
    try take(loading, source: source, sizing: sizing)
    let newIndex = items.firstIndex(of: page) ?? 0
    var offset = mirrored(contentOffset, in: oldLayout, state: oldState)
    for index in 0..<max(0, oldIndex - newIndex) {
      offset -= (oldLayout.frame(at: index, in: oldState)?.size.width ?? 0)
      offset -= options.menuItemSpacing
    }
    for index in 0..<max(0, newIndex - oldIndex) {
      offset += (layout.frame(at: index, in: layoutState)?.size.width ?? 0)
      offset += options.menuItemSpacing
    }
    contentOffset = mirrored(offset, in: layout, state: layoutState)
    calls.append(.reloadItems)
    calls.append(.setContentOffset(contentOffset, animated: false))
    renewTransition()
  }

  /// Loads more items if the menu comes to an edge on its way to the upcoming page, behind which
  /// there are some; those that are loaded now stay.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  mutating func loadAhead<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    guard case .scrolling(_, let upcoming?, _, let start, let distance) = state else { return }
    let isMirrored = viewport.layoutDirection == .rightToLeft
    let goal = start + distance
    let isBeyond =
      (goal < 0 && (isMirrored ? hasItemsAfter : hasItemsBefore))
      || (goal + viewport.size.width > contentWidth
        && (isMirrored ? hasItemsBefore : hasItemsAfter))
    guard isBeyond else { return }
    do throws(PagingFault) {
      try extend(around: upcoming, keepsItems: true, source: source, sizing: sizing, into: &calls)
    } catch {
      calls.append(.refused(.fault(error)))
    }
  }

  /// Puts items that were loaded before to those that are loaded now: they are seen until the menu
  /// has come to the selected one.
  ///
  /// - Parameters:
  ///   - old: The items; nothing happens if the selected one is not among them.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  mutating func keep<Source: PagingSource, Sizing: PagingSizing>(
    _ old: Loading,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    guard let page = state.settled, old.items.contains(page) else { return }
    var loading = old
    keepItems(beside: page, in: &loading)
    do throws(PagingFault) {
      try exchange(loading, around: page, source: source, sizing: sizing, into: &calls)
    } catch {
      calls.append(.refused(.fault(error)))
    }
  }

  /// Puts the items that are loaded now to new ones, as far as they reach further.
  ///
  /// - Parameters:
  ///   - page: A page that is among both.
  ///   - loading: The new items. They stay as they are where one would stand twice, as in a ring.
  /// - Complexity: O(n), where n is the number of items.
  private func keepItems(beside page: PageID, in loading: inout Loading) {
    guard let old = items.firstIndex(of: page), let new = loading.items.firstIndex(of: page)
    else { return }
    var all = loading
    if new < old {
      all.items = Array(items[..<old] + all.items[new...])
      all.hasBefore = hasItemsBefore
    }
    if loading.items.count - new < items.count - old {
      all.items = Array(all.items[..<max(old, new)] + items[old...])
      all.hasAfter = hasItemsAfter
    }
    if Set(all.items).count == all.items.count { loading = all }
  }

  /// Turns a content offset into the distance from the side where items begin, and back.
  ///
  /// - Parameters:
  ///   - offset: The offset or the distance, in points.
  ///   - layout: Where the items stand.
  ///   - state: What is selected.
  /// - Returns: The other one, in points; the same where items begin at the left.
  func mirrored(_ offset: Double, in layout: Layout, state: MenuLayout.State) -> Double {
    switch viewport.layoutDirection {
    case .leftToRight: offset
    case .rightToLeft: layout.contentSize(in: state).width - viewport.size.width - offset
    }
  }

  /// Moves the beginning of a movement along with items that were loaded in its middle.
  mutating func renewTransition() {
    guard case .scrolling(let page, let upcoming, let progress, _, let distance) = state
    else { return }
    let start = contentOffset - (distance - self.distance())
    state = .scrolling(
      page,
      upcoming: upcoming,
      progress: progress,
      initialContentOffset: start,
      distance: distance
    )
  }

  /// Returns how far the menu has to move to the upcoming item.
  ///
  /// - Returns: The distance in points, signed; 0 without such an item.
  func distance() -> Double {
    guard case .item(let index)? = upcomingPlace else { return 0 }
    return layout.distance(
      to: index,
      from: place,
      offset: contentOffset,
      hasItemsBefore: hasItemsBefore,
      hasItemsAfter: hasItemsAfter
    ) ?? 0
  }

  /// Scrolls the menu to where the selected item belongs.
  ///
  /// - Parameters:
  ///   - animated: True if it moves there.
  ///   - calls: What the call goes into.
  mutating func scrollToSelected(animated: Bool, into calls: inout [PagingMenuCall]) {
    guard case .item(let index) = place, let offset = layout.contentOffset(selecting: index)
    else { return }
    contentOffset = offset
    calls.append(.setContentOffset(offset, animated: animated))
  }
}
