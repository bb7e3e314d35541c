/// Identities that pages get instead of those that they had.
struct PageNames {
  /// The new identities by the old ones; no two are equal.
  var names: [PageID: PageID] = [:]

  /// Makes names that change nothing.
  init() {}

  /// True if nothing changes.
  var isEmpty: Bool { names.isEmpty }

  /// Returns the identity that a page has from now on.
  ///
  /// - Parameter page: The identity that it had.
  /// - Returns: The new one, or the same.
  subscript(page: PageID) -> PageID { names[page] ?? page }
}

extension Pager {
  /// The pages that it remembers anything of; some more than once.
  var rememberedPages: [PageID] {
    let others = [menu.state.settled, menu.state.target, menu.pendingPage, tapped]
    return content.window.pages + content.window.kept + menu.items + others.compactMap { $0 }
  }

  /// Gives pages other identities; nothing moves, and nobody hears of it.
  ///
  /// - Parameter names: The identities.
  mutating func rename(_ names: PageNames) {
    content.rename(names)
    menu.rename(names)
    tapped = tapped.map { names[$0] }
    let old = badgeValues
    for (page, name) in names.names {
      guard let value = old[page] else { continue }
      if badgeValues[page] == value { badgeValues[page] = nil }
      badgeValues[name] = value
    }
  }
}

extension PagingContent {
  /// Gives pages other identities.
  ///
  /// - Parameter names: The identities.
  mutating func rename(_ names: PageNames) {
    window.rename(names)
    laidOut = laidOut.map { names[$0] }
  }
}

extension PageWindow {
  /// Gives pages other identities.
  ///
  /// - Parameter names: The identities.
  mutating func rename(_ names: PageNames) {
    previous = previous.map { names[$0] }
    selected = selected.map { names[$0] }
    next = next.map { names[$0] }
    kept = kept.map { names[$0] }
    visited = Set(visited.map { names[$0] })
    appearances = appearances.map { Appearance(page: names[$0.page], phase: $0.phase) }
  }
}

extension PagingMenu {
  /// Gives pages other identities; their items are measured anew.
  ///
  /// - Parameter names: The identities.
  mutating func rename(_ names: PageNames) {
    items = items.map { names[$0] }
    for page in names.names.keys {
      widths.remove(page)
      measured[page] = nil
      labels[page] = nil
    }
    switch state {
    case .empty: break
    case .selected(let page): state = .selected(names[page])
    case .scrolling(let page, let upcoming, let progress, let start, let distance):
      state = .scrolling(
        names[page],
        upcoming: upcoming.map { names[$0] },
        progress: progress,
        initialContentOffset: start,
        distance: distance
      )
    }
    if let old = pending, case .page(let page) = old.wish {
      pending = Pending(wish: .page(names[page]), animated: old.animated)
    }
  }
}
