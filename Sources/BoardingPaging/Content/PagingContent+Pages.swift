extension PagingContent {
  /// Selects a page.
  ///
  /// With an animation the content travels by one page, however far the page is.
  ///
  /// - Parameters:
  ///   - page: The page; one that the source does not have is refused.
  ///   - animated: True if the content travels.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: Applied, or refused.
  @discardableResult
  public mutating func select<Source: PagingSource>(
    _ page: PageID,
    animated: Bool,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    guard source.contains(page) else { return .refused(.unknownPage(page)) }
    var isBefore = window.selected.map { source.isBefore(page, $0) } ?? false
    // In a ring a neighbour may stand on the other side than the order says.
    if page == window.next { isBefore = false } else if page == window.previous { isBefore = true }
    select(
      page,
      direction: isBefore ? .reverse : .forward,
      animated: animated,
      source: source,
      into: &calls
    )
    return .applied
  }

  /// Selects a page that comes in from a side.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - direction: On which side it comes in.
  ///   - animated: True if the content travels.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func select<Source: PagingSource>(
    _ page: PageID,
    direction: PageWindow.Direction,
    animated: Bool,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    absorbFinger()
    let travels = motion.travelSeconds > 0 || motion.driver == .scrollView
    let isAnimated = animated && travels && length > 0
    let first = calls.count
    window.select(
      page,
      direction: direction,
      animated: isAnimated,
      source: source,
      into: &calls
    )
    attend(to: &calls, from: first, source: source)
    comeToRest()
  }

  /// Shows a page that a menu has selected: a neighbour that stands ready is not put in again.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - direction: On which side it comes in.
  ///   - animated: True if the content travels.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func show<Source: PagingSource>(
    _ page: PageID,
    direction: PageWindow.Direction,
    animated: Bool,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    guard animated, length > 0, !window.isMovingAway, window.neighbour(to: direction) == page else {
      return select(
        page,
        direction: direction,
        animated: animated,
        source: source,
        into: &calls
      )
    }
    absorbFinger()
    let first = calls.count
    switch direction {
    case .forward: window.selectNext(animated: true, source: source, into: &calls)
    case .reverse: window.selectPrevious(animated: true, source: source, into: &calls)
    case .none: break
    }
    attend(to: &calls, from: first, source: source)
  }

  /// Takes where a scroll view holds the pages.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: Applied, or refused.
  @discardableResult
  public mutating func report<Source: PagingSource>(
    offset: Double,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    guard offset.isFinite else { return .refused(.invalidNumber) }
    guard window.selected != nil, length > 0 else { return .refused(.noPages) }
    absorbFinger()
    scroller.rest(at: offset)
    hasArrived = false
    tell(offset: offset, source: source, into: &calls)
    return .applied
  }

  /// Shows the selected page where nothing moves the pages, or moves them to a page that is gone.
  private mutating func comeToRest() {
    let rest = Double(slot) * length
    switch scroller.stage {
    case .dragging: return
    case .gliding(let glide): guard !window.isMovingAway, glide.target != rest else { return }
    case .resting: break
    }
    offset = rest
    scroller.rest(at: rest)
    hasArrived = false
  }

  /// Lets the finger mean nothing any more: something else has been decided.
  mutating func absorbFinger() {
    if let last = fingers.indices.last { fingers[last].stage = .absorbed }
    if case .dragging(let drag) = scroller.stage { scroller.rest(at: drag.offset) }
  }

  /// Removes all pages.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func removeAll<Source: PagingSource>(
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    absorbFinger()
    let first = calls.count
    window.removeAll(into: &calls)
    attend(to: &calls, from: first, source: source)
    comeToRest()
  }

  /// Takes that pages were inserted, moved or deleted.
  ///
  /// - Parameters:
  ///   - deleted: The page that was deleted, or nil.
  ///   - source: What knows the new order of pages.
  ///   - calls: What the calls go into.
  public mutating func orderChanged<Source: PagingSource>(
    deleted: PageID? = nil,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    let first = calls.count
    if let deleted {
      window.delete(deleted, source: source, into: &calls)
    } else {
      window.orderChanged(source: source, into: &calls)
    }
    attend(to: &calls, from: first, source: source)
    comeToRest()
  }

  /// Takes a new length of the pages; one that differs ends every movement at once.
  ///
  /// - Parameters:
  ///   - length: The length of a page along the way that they move, in points.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func resize<Source: PagingSource>(
    length: Double,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    let length = Self.valid(length)
    guard length != self.length else { return }
    finish(source: source, into: &calls)
    self.length = length
    let first = calls.count
    window.viewWillTransitionSize(into: &calls)
    attend(to: &calls, from: first, source: source)
    comeToRest()
  }

  /// Tells whether the view that holds the pages does something that it does not do already.
  ///
  /// - Parameter change: What it does.
  /// - Returns: False where pages have heard of it.
  private func isNews(_ change: Appearance) -> Bool {
    switch (change, window.container) {
    case (.willAppear, .appearing), (.willAppear, .shown), (.didAppear, .shown): false
    case (.willDisappear, .disappearing), (.willDisappear, .hidden), (.didDisappear, .hidden):
      false
    case (.willAppear, .hidden), (.willAppear, .disappearing): true
    case (.didAppear, .hidden), (.didAppear, .appearing), (.didAppear, .disappearing): true
    case (.willDisappear, .appearing), (.willDisappear, .shown): true
    case (.didDisappear, .appearing), (.didDisappear, .shown), (.didDisappear, .disappearing):
      true
    }
  }

  /// Takes that the view that holds the pages has appeared or disappeared; what it has done
  /// already is not told twice.
  ///
  /// - Parameters:
  ///   - change: What it does.
  ///   - animated: True if it does so with an animation.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func container<Source: PagingSource>(
    _ change: Appearance,
    animated: Bool = false,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    guard isNews(change) else { return }
    // Pages that come into sight are laid out at rest.
    if change == .willAppear { finish(source: source, into: &calls) }
    let first = calls.count
    switch change {
    case .willAppear: window.viewWillAppear(animated: animated, into: &calls)
    case .didAppear: window.viewDidAppear(into: &calls)
    case .willDisappear: window.viewWillDisappear(animated: animated, into: &calls)
    case .didDisappear: window.viewDidDisappear(into: &calls)
    }
    attend(to: &calls, from: first, source: source)
    comeToRest()
  }

  /// What the view that holds the pages does.
  public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
    /// It begins to appear.
    case willAppear
    /// It is on screen.
    case didAppear
    /// It begins to disappear.
    case willDisappear
    /// It is off screen.
    case didDisappear
  }
}
