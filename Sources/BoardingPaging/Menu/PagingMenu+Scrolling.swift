import Boarding

extension PagingMenu {
  /// Takes how far the content is from the selected page.
  ///
  /// Back at 0, or on the other side of it, the menu is at rest where it was before. A progress
  /// that is not finite is refused.
  ///
  /// - Parameters:
  ///   - progress: How far the content is, in pages, above 0 towards the pages behind.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func contentScrolled<Source: PagingSource, Sizing: PagingSizing>(
    progress: Double,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard progress.isFinite else { return calls.append(.refused(.numberIsNotFinite)) }
    switch state {
    case .empty: return
    case .selected(let page):
      guard progress != 0 else {
        return applyPending(source: source, sizing: sizing, into: &calls)
      }
      let upcoming = progress > 0 ? source.page(after: page) : source.page(before: page)
      guard
        begin(
          page,
          to: upcoming,
          progress: progress,
          source: source,
          sizing: sizing,
          into: &calls
        )
      else { return }
      scrollAlongside(into: &calls)
    case .scrolling(let page, let upcoming, let old, let start, let distance):
      guard progress != 0, !(old < 0 && progress > 0), !(old > 0 && progress < 0) else {
        state = .selected(page)
        upcomingPlace = nil
        showState()
        if upcoming != nil { scroll(to: start, into: &calls) }
        if progress == 0 { applyPending(source: source, sizing: sizing, into: &calls) }
        return
      }
      state = .scrolling(
        page,
        upcoming: upcoming,
        progress: progress,
        initialContentOffset: start,
        distance: distance
      )
      scrollAlongside(into: &calls)
    }
  }

  /// Takes that the content came to rest at the upcoming page.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func contentFinishedScrolling<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard case .scrolling(let page, let upcoming, _, _, _) = state else { return }
    state = .selected(upcoming ?? page)
    findPlaces(source: source)
    showState()
    if let upcoming, !isDragging,
      rest(on: upcoming, source: source, sizing: sizing, into: &calls)
    {
      scrollToSelected(animated: options.menuTransition == .animateAfter, into: &calls)
    }
    applyPending(source: source, sizing: sizing, into: &calls)
  }

  /// Takes that the pages cannot move to the upcoming page: the settled one stays selected.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func contentStayed<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard case .scrolling(let page, let upcoming, _, let start, _) = state else { return }
    state = .selected(page)
    upcomingPlace = nil
    showState()
    if upcoming != nil { scroll(to: start, into: &calls) }
    applyPending(source: source, sizing: sizing, into: &calls)
  }

  /// Takes that the menu was scrolled, by a finger or by its own momentum.
  ///
  /// Near an edge behind which there are more items, those are loaded and what is visible stays
  /// where it is. An offset that is not finite is refused.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func menuScrolled<Source: PagingSource, Sizing: PagingSizing>(
    to offset: Double,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard abs(offset) <= PagingOptions.greatestLength else {
      return calls.append(.refused(.numberIsNotFinite))
    }
    contentOffset = offset
    selectByWheel(source: source, into: &calls)
    loadMore(source: source, sizing: sizing, into: &calls)
  }

  /// Loads more items if the menu shows an edge behind which there are some.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  mutating func loadMore<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    let offset = contentOffset
    guard let first = items.first, let last = items.last, !visibleIndices.isEmpty else { return }
    let insets = layout.contentInsets(in: layoutState)
    let isMirrored = viewport.layoutDirection == .rightToLeft
    let edge: PageID
    if offset <= insets.left {
      guard isMirrored ? hasItemsAfter : hasItemsBefore else { return }
      edge = isMirrored ? last : first
    } else if offset + viewport.size.width + insets.right >= contentWidth {
      guard isMirrored ? hasItemsBefore : hasItemsAfter else { return }
      edge = isMirrored ? first : last
    } else {
      return
    }
    do throws(PagingFault) {
      try extend(around: edge, source: source, sizing: sizing, into: &calls)
    } catch {
      calls.append(.refused(.fault(error)))
    }
  }

  /// Selects the item that a finger has turned to where the selected one belongs.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the call goes into.
  private mutating func selectByWheel<Source: PagingSource>(
    source: Source,
    into calls: inout [PagingMenuCall]
  ) {
    switch options.menuInteraction {
    case .scrolling, .swipe, .none: return
    case .wheel: break
    }
    guard isDragging, isAttached, let settled = state.settled else { return }
    let width = viewport.size.width
    let isMirrored = viewport.layoutDirection == .rightToLeft
    let mark =
      switch options.selectedScrollPosition {
      case .left: isMirrored ? width : 0
      case .right: isMirrored ? 0 : width
      case .center, .preferCentered: width / 2
      }
    guard let index = layout.index(at: contentOffset + mark, in: layoutState),
      items.indices.contains(index), items[index] != settled
    else { return }
    pending = nil
    state = .selected(items[index])
    findPlaces(source: source)
    showState()
    calls.append(.selectContent(items[index], direction: .none, animated: false))
  }

  /// Takes where the menu is, without a look for more items.
  ///
  /// It is for a view that does not follow a call, or not at once.
  ///
  /// - Parameter offset: The content offset, in points; one that is not finite changes nothing.
  public mutating func menuPlaced(at offset: Double) {
    guard abs(offset) <= PagingOptions.greatestLength else { return }
    contentOffset = offset
  }

  /// Moves the menu as far as the content is, if it moves along.
  ///
  /// - Parameter calls: What the call goes into.
  private mutating func scrollAlongside(into calls: inout [PagingMenuCall]) {
    guard case .scrolling(_, let upcoming, let progress, let start, let distance) = state
    else { return }
    switch options.menuTransition {
    case .animateAfter: return
    case .scrollAlongside:
      showState()
      guard upcoming != nil, hasRoom else { return }
      scroll(to: start + distance * abs(progress), into: &calls)
    }
  }

  /// True if the menu moves along at all; from right to left the content is never narrower than
  /// the view, so that one as wide does not count.
  var hasRoom: Bool {
    let room = contentWidth - viewport.size.width
    return viewport.layoutDirection == .rightToLeft ? room > 0 : room >= 0
  }

  /// Moves the menu.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - calls: What the call goes into.
  private mutating func scroll(to offset: Double, into calls: inout [PagingMenuCall]) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    calls.append(.setContentOffset(offset, animated: false))
  }

  /// Applies the selection that waits, if there is one and the content is at rest.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  mutating func applyPending<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    guard let next = pending, case .selected = state else { return }
    pending = nil
    switch next.wish {
    case .index: return
    case .page(let page):
      guard source.contains(page) else { return }
      select(page, animated: next.animated, source: source, sizing: sizing, into: &calls)
    }
  }
}
