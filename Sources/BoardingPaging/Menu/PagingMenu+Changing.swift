extension PagingMenu {
  /// Loads the items and the pages anew.
  ///
  /// - Parameters:
  ///   - page: The page that is selected then; nil for the one that is selected now. If the source
  ///     does not have it, the nearest one that it has is taken.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func reloadData<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID? = nil,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard let found = renew(around: page, source: source, sizing: sizing, into: &calls)
    else { return }
    calls.append(.removeContent)
    calls.append(.selectContent(found, direction: .none, animated: false))
  }

  /// Loads the items anew; the pages stay.
  ///
  /// - Parameters:
  ///   - page: The page that is selected then; nil for the one that is selected now. If the source
  ///     does not have it, the nearest one that it has is taken.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func reloadMenu<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID? = nil,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    _ = renew(around: page, source: source, sizing: sizing, into: &calls)
  }

  /// Removes all items and pages.
  ///
  /// - Parameter calls: What the calls go into.
  public mutating func removeAll(into calls: inout [PagingMenuCall]) {
    let offset = mirrored(contentOffset, in: layout, state: layoutState)
    state = .empty
    pending = nil
    items = []
    hasItemsBefore = false
    hasItemsAfter = false
    place = .before
    upcomingPlace = nil
    layoutState = .empty
    widths.clear()
    measured = [:]
    labels = [:]
    do throws(PagingFault) {
      layout = try Layout(
        options: options,
        widths: .equal(count: 0),
        labelWidths: [],
        viewport: viewport
      )
    } catch {
      calls.append(.refused(.fault(error)))
    }
    contentOffset = mirrored(offset, in: layout, state: layoutState)
    calls.append(.reloadItems)
    calls.append(.removeContent)
  }

  /// Takes that the menu appeared: it shows the page to which it was on its way.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func viewAppeared<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    switch state {
    case .empty, .scrolling(_, nil, _, _, _): return
    case .selected(let page), .scrolling(_, let page?, _, _, _):
      settle(on: page, source: source, sizing: sizing, into: &calls)
      applyPending(source: source, sizing: sizing, into: &calls)
    }
  }

  /// Takes that the menu's view has another size or another safe area.
  ///
  /// - Parameters:
  ///   - viewport: The view as it is now; one that makes no sense is refused.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths, which is asked again.
  ///   - calls: What the calls go into.
  public mutating func transitionSize<Source: PagingSource, Sizing: PagingSizing>(
    to viewport: MenuViewport,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    change(source: source, sizing: sizing, into: &calls) { $0.viewport = viewport }
  }

  /// Takes other options.
  ///
  /// - Parameters:
  ///   - options: The options; such that make no sense are refused.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths, which is asked again.
  ///   - calls: What the calls go into.
  public mutating func setOptions<Source: PagingSource, Sizing: PagingSizing>(
    _ options: PagingOptions,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    change(source: source, sizing: sizing, into: &calls) {
      $0.options = options
      $0.viewport.size.height = options.menuHeight
    }
  }

  /// Takes that somebody else decides the widths of items, or nobody any more.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths from now on.
  ///   - calls: What the calls go into.
  public mutating func sizingChanged<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) {
    change(source: source, sizing: sizing, into: &calls) { $0.widths.reset() }
  }

  /// Changes something on which the layout depends and comes to rest on the settled page.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths, which is asked again.
  ///   - calls: What the calls go into.
  ///   - body: What changes.
  private mutating func change<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall],
    _ body: (inout PagingMenu) -> Void
  ) {
    let old = self
    body(&self)
    widths.clear()
    do throws(PagingFault) {
      layout = try makeLayout(of: items, sizing: sizing)
    } catch {
      self = old
      return calls.append(.refused(.fault(error)))
    }
    guard let page = state.settled else { return }
    guard rest(on: page, source: source, sizing: sizing, into: &calls) else {
      self = old
      return
    }
    scrollToSelected(animated: options.menuTransition == .animateAfter, into: &calls)
    applyPending(source: source, sizing: sizing, into: &calls)
  }

  /// Loads the items anew around a page, which is selected then.
  ///
  /// - Parameters:
  ///   - page: The page; nil for the one that is selected now.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  /// - Returns: The page that is selected; nil if there is none, or if the items make no sense.
  mutating func renew<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID?,
    source: Source,
    sizing: Sizing,
    into calls: inout [PagingMenuCall]
  ) -> PageID? {
    guard let wish = page ?? state.settled ?? pendingPage else { return nil }
    guard let found = arrival(at: wish, source: source) ?? nearest(to: wish, source: source) else {
      removeAll(into: &calls)
      return nil
    }
    let old = self
    let offset = mirrored(contentOffset, in: layout, state: layoutState)
    widths.clear()
    measured = [:]
    labels = [:]
    do throws(PagingFault) {
      let loading = try load(around: found, source: source, sizing: sizing)
      state = .selected(found)
      try take(loading, source: source, sizing: sizing)
    } catch {
      self = old
      calls.append(.refused(.fault(error)))
      return nil
    }
    pending = nil
    contentOffset = mirrored(offset, in: layout, state: layoutState)
    calls.append(.reloadItems)
    return found
  }

  /// The page that waits to be selected; nil for none.
  var pendingPage: PageID? {
    switch pending?.wish {
    case .page(let page): page
    case .index, nil: nil
    }
  }

  /// Returns the page for which a selection waited until there were items.
  ///
  /// - Parameters:
  ///   - page: The page around which items are loaded.
  ///   - source: What knows the order of pages.
  /// - Returns: The page, as near as possible to what was asked for; nil if nothing waited.
  /// - Complexity: O(n), where n is an index that was asked for, at most 4096.
  private func arrival<Source: PagingSource>(at page: PageID, source: Source) -> PageID? {
    guard state == .empty, let pending else { return nil }
    switch pending.wish {
    case .page(let wish): return source.contains(wish) ? wish : nil
    case .index(let index):
      guard source.contains(page) else { return nil }
      var found = page
      for _ in 0..<min(max(0, index), Self.greatestReach) {
        guard let next = source.page(after: found) else { break }
        found = next
      }
      return found
    }
  }

  /// Returns the page that the source has and that stood nearest to another one.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - source: What knows the order of pages.
  /// - Returns: The page itself, or else the nearest of the loaded ones, that behind first; nil
  ///   if the source has none of them.
  /// - Complexity: O(n), where n is the number of loaded items.
  private func nearest<Source: PagingSource>(to page: PageID, source: Source) -> PageID? {
    if source.contains(page) { return page }
    guard let index = items.firstIndex(of: page) else {
      return items.first { source.contains($0) }
    }
    for step in 1...max(1, items.count) {
      if index + step < items.count, source.contains(items[index + step]) {
        return items[index + step]
      }
      if index - step >= 0, source.contains(items[index - step]) { return items[index - step] }
    }
    return nil
  }
}
