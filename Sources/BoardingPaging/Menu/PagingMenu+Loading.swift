import Boarding

extension PagingMenu {
  /// The greatest number of items that are loaded on one side.
  static var greatestReach: Int { 4096 }

  /// Items that stand around one of them.
  struct Loading {
    /// The items in their order.
    var items: [PageID]
    /// True if there are more in front.
    var hasBefore: Bool
    /// True if there are more behind.
    var hasAfter: Bool
  }

  /// Collects the items around one of them: about one width of the view on each side, and what one
  /// side does not have is made up for on the other.
  ///
  /// A source that leads in a circle ends where an item would be there twice; if all of its items
  /// are loaded, they stand as a list with nothing beyond. Items that do not advance end it at once.
  ///
  /// - Parameters:
  ///   - page: The page in the middle.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  /// - Returns: The items.
  /// - Throws: ``PagingFault`` if an item does not advance.
  mutating func load<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID,
    source: Source,
    sizing: Sizing
  ) throws(PagingFault) -> Loading {
    guard options.hasMenu else { return Self.neighbours(of: page, source: source) }
    var known: Set<PageID> = [page]
    var before: [PageID] = []
    var after: [PageID] = []
    var room = viewport.size.width
    func fill(
      _ menu: inout PagingMenu,
      _ list: inout [PageID],
      _ next: (PageID) -> PageID?
    ) throws(PagingFault) {
      while room > 0, list.count < Self.greatestReach {
        guard let found = next(list.last ?? page), known.insert(found).inserted else { return }
        let advance = try menu.advance(of: found, sizing: sizing)
        room -= advance
        list.append(found)
      }
    }
    try fill(&self, &before) { source.page(before: $0) }
    room += viewport.size.width
    try fill(&self, &after) { source.page(after: $0) }
    try fill(&self, &before) { source.page(before: $0) }
    let items = before.reversed() + [page] + after
    if let list = unrolled(items, source: source) {
      return Loading(items: list, hasBefore: false, hasAfter: false)
    }
    return Loading(
      items: items,
      hasBefore: source.page(before: items[0]) != nil,
      hasAfter: source.page(after: items[items.count - 1]) != nil
    )
  }

  /// Returns what a menu knows that does not exist: the page and what is beside it, so that another
  /// page is found where it goes.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - source: What knows the order of pages.
  /// - Returns: At most three items.
  private static func neighbours<Source: PagingSource>(
    of page: PageID,
    source: Source
  ) -> Loading {
    var items = [page]
    if let after = source.page(after: page), after != page { items.append(after) }
    if let before = source.page(before: page), !items.contains(before) {
      items.insert(before, at: 0)
    }
    return Loading(items: items, hasBefore: false, hasAfter: false)
  }

  /// Returns the items of a ring as a list, if all of them are loaded.
  ///
  /// - Parameters:
  ///   - items: The items as they follow each other.
  ///   - source: What knows the order of pages.
  /// - Returns: The items from the first one in the order of the source; nil if they are no ring.
  /// - Complexity: O(n), where n is the number of items.
  private func unrolled<Source: PagingSource>(_ items: [PageID], source: Source) -> [PageID]? {
    guard let first = items.first, let last = items.last, first != last,
      source.page(after: last) == first, source.page(before: first) == last
    else { return nil }
    var previous = last
    for index in items.indices {
      if !source.isBefore(previous, items[index]) {
        return Array(items[index...] + items[..<index])
      }
      previous = items[index]
    }
    return items
  }

  /// Returns how far an item moves those behind it.
  ///
  /// - Parameters:
  ///   - page: The page of the item.
  ///   - sizing: What decides the widths.
  /// - Returns: The width and the spacing, in points, above 0.
  /// - Throws: ``PagingFault`` if that is not above 0.
  private mutating func advance<Sizing: PagingSizing>(
    of page: PageID,
    sizing: Sizing
  ) throws(PagingFault) -> Double {
    var width = options.estimatedItemWidth
    if widths.isInUse, let settled = state.settled {
      width = widths.width(of: page, isSelected: page == settled, sizing: sizing) ?? width
    }
    let advance = width + options.menuItemSpacing
    guard advance > 0, advance.isFinite else {
      throw PagingFault(at: .itemSpacing, found: advance.description, expected: .advance)
    }
    return advance
  }

  /// Makes the layout of items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - sizing: What decides the widths.
  /// - Returns: The layout.
  /// - Throws: ``PagingFault`` for a value that makes no sense.
  mutating func makeLayout<Sizing: PagingSizing>(
    of items: [PageID],
    sizing: Sizing
  ) throws(PagingFault) -> Layout {
    let found = widths.widths(of: items, options: options, measured: measured, sizing: sizing)
    var labelWidths: [Double] = []
    if !labels.isEmpty {
      let usual = max(0, options.estimatedItemWidth - 2 * options.menuItemLabelSpacing)
      labelWidths = items.map { labels[$0] ?? usual }
    }
    return try Layout(
      options: options,
      widths: found,
      labelWidths: labelWidths,
      viewport: viewport
    )
  }

  /// Takes items and their layout.
  ///
  /// - Parameters:
  ///   - loading: The items.
  ///   - source: What knows the order of pages.
  ///   - sizing: What decides the widths.
  /// - Throws: ``PagingFault`` for a value that makes no sense; then nothing has changed.
  mutating func take<Source: PagingSource, Sizing: PagingSizing>(
    _ loading: Loading,
    source: Source,
    sizing: Sizing
  ) throws(PagingFault) {
    layout = try makeLayout(of: loading.items, sizing: sizing)
    items = loading.items
    hasItemsBefore = loading.hasBefore
    hasItemsAfter = loading.hasAfter
    findPlaces(source: source)
    showState()
  }

  /// Finds where the pages of the state stand among the loaded items.
  ///
  /// - Parameter source: What knows the order of pages.
  mutating func findPlaces<Source: PagingSource>(source: Source) {
    switch state {
    case .empty:
      place = .before
      upcomingPlace = nil
    case .selected(let page):
      place = self.place(of: page, source: source)
      upcomingPlace = nil
    case .scrolling(let page, let upcoming, _, _, _):
      place = self.place(of: page, source: source)
      upcomingPlace = upcoming.map { self.place(of: $0, source: source) }
    }
  }

  /// Shows the state as it is now.
  mutating func showState() {
    switch state {
    case .empty: layoutState = .empty
    case .selected: layoutState = .selected(place)
    case .scrolling(_, _, let progress, _, _):
      layoutState = .scrolling(current: place, upcoming: upcomingPlace, progress: progress)
    }
  }

  /// Returns where a page stands as seen from the loaded items.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - source: What knows the order of pages.
  /// - Returns: Its place.
  /// - Complexity: O(n), where n is the number of loaded items.
  private func place<Source: PagingSource>(of page: PageID, source: Source) -> MenuLayout.Place {
    if let index = items.firstIndex(of: page) { return .item(index) }
    guard let first = items.first else { return .before }
    return source.isBefore(page, first) ? .before : .after
  }
}
