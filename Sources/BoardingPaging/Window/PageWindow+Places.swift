extension PageWindow {
  /// Adds a page unless it is there still.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - calls: What the call goes into.
  /// - Complexity: O(*k*), where *k* is the number of kept pages.
  mutating func put(_ page: PageID, into calls: inout [Call]) {
    if let index = kept.firstIndex(of: page) {
      kept.remove(at: index)
    } else {
      calls.append(.add(page))
    }
  }

  /// Removes a page, or keeps it if it was visited.
  ///
  /// - Parameters:
  ///   - page: The page, which is added.
  ///   - calls: What the call goes into.
  mutating func take(_ page: PageID, into calls: inout [Call]) {
    guard loading.keptPages > 0, visited.contains(page) else {
      calls.append(.remove(page))
      return
    }
    kept.append(page)
  }

  /// Remembers that a page was selected, where that matters.
  ///
  /// - Parameter page: The page.
  mutating func visit(_ page: PageID) {
    guard loading.keptPages > 0 else { return }
    visited.insert(page)
  }

  /// Lays the pages out side by side, after those that are kept above the limit have gone.
  ///
  /// - Parameters:
  ///   - keepContentOffset: True if what is on screen has to stay where it is.
  ///   - calls: What the calls go into.
  mutating func layoutViews(keepContentOffset: Bool = true, into calls: inout [Call]) {
    while kept.count > loading.keptPages {
      let first = kept.removeFirst()
      visited.remove(first)
      calls.append(.remove(first))
    }
    calls.append(.layoutViews(pages, keepContentOffset: keepContentOffset))
  }

  /// Asks for the page in front of another one, if neighbours stand ready.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - source: What knows the order of pages.
  /// - Returns: The page in front; nil for none and for the page itself.
  func neighbour<Source: PagingSource>(before page: PageID, source: Source) -> PageID? {
    guard loading.preloadsNeighbours else { return nil }
    return source.page(before: page).flatMap { $0 == page ? nil : $0 }
  }

  /// Asks for the page behind another one, if neighbours stand ready.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - source: What knows the order of pages.
  /// - Returns: The page behind; nil for none and for the page itself.
  func neighbour<Source: PagingSource>(after page: PageID, source: Source) -> PageID? {
    guard loading.preloadsNeighbours else { return nil }
    return source.page(after: page).flatMap { $0 == page ? nil : $0 }
  }

  /// Takes that the view that holds the pages was laid out.
  ///
  /// - Parameter calls: What the call goes into.
  public mutating func viewDidLayoutSubviews(into calls: inout [Call]) {
    layoutViews(keepContentOffset: false, into: &calls)
  }

  /// Takes that the view that holds the pages is about to change its size.
  ///
  /// - Parameter calls: What the call goes into.
  public mutating func viewWillTransitionSize(into calls: inout [Call]) {
    layoutViews(keepContentOffset: false, into: &calls)
  }
}
