extension PagingContent {
  /// Tells the window where the pages are, as far as they have been moved.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func tellOffset<Source: PagingSource>(
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    tell(offset: scroller.offset(at: now), source: source, into: &calls)
  }

  /// Tells the window an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points.
  ///   - isRest: True if the pages come to rest there: then they do so even where they are already.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func tell<Source: PagingSource>(
    offset: Double,
    isRest: Bool = false,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    guard length > 0, offset != self.offset || (isRest && window.isMovingAway) else { return }
    self.offset = offset
    let progress = (offset - Double(slot) * length) / length
    var selected: PageID?
    var way = PageWindow.Direction(progress: progress)
    var rest = progress
    repeat {
      selected = window.selected
      let first = calls.count
      window.didScroll(progress: rest, source: source, into: &calls)
      attend(to: &calls, from: first, movingTo: way, source: source)
      // A finger that has come past a page goes on from there.
      guard case .dragging = scroller.stage, window.selected != selected else { return }
      window.willBeginDragging()
      rest = (self.offset - Double(slot) * length) / length
      way = PageWindow.Direction(progress: rest)
    } while rest != 0
  }

  /// Does what the window's calls ask for.
  ///
  /// - Parameters:
  ///   - calls: The calls; where a movement is counted from another page afterwards, one is put in.
  ///   - first: The place of the first call to look at.
  ///   - side: Where the movement goes that the calls come from.
  ///   - source: What knows the order of pages.
  /// - Complexity: O(*n*), where *n* is the number of calls.
  mutating func attend<Source: PagingSource>(
    to calls: inout [PageWindow.Call],
    from first: Int,
    movingTo side: PageWindow.Direction = .none,
    source: Source
  ) {
    var index = first
    while index < calls.count {
      switch calls[index] {
      case .layoutViews(let pages, let keepsOffset):
        if layOut(pages, keepsOffset: keepsOffset), let selected = window.selected,
          side != .none
        {
          let progress = (offset - Double(slot) * length) / length
          if case .dragging = scroller.stage, progress != 0 { break }
          index += 1
          let other = window.neighbour(to: side)
          calls.insert(.isScrolling(from: selected, to: other, progress: progress), at: index)
        }
      case .scrollForward: travel(.forward, source: source, into: &calls)
      case .scrollReverse: travel(.reverse, source: source, into: &calls)
      case .add, .remove, .reload, .beginAppearance, .endAppearance, .willScroll, .isScrolling,
        .didFinishScrolling, .refused:
        break
      }
      index += 1
    }
  }

  /// Lays the pages out, so that what is on screen stays where it is or the selected page is shown.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order.
  ///   - keepsOffset: True if what is on screen stays where it is.
  /// - Returns: True if the offset has changed.
  private mutating func layOut(_ pages: [PageID], keepsOffset: Bool) -> Bool {
    let old = offset
    let place = window.selected.flatMap { pages.firstIndex(of: $0) }
    if keepsOffset, let selected = window.selected,
      let before = laidOut.firstIndex(of: selected), let after = place
    {
      let distance = Double(after - before) * length
      offset += distance
      if distance != 0 { scroller.shift(by: distance) }
    } else {
      show(Double(place ?? 0) * length)
    }
    laidOut = pages
    return offset != old
  }

  /// Shows the selected page at once; a finger that holds the pages goes on from there.
  ///
  /// - Parameter rest: The offset of the selected page, in points.
  private mutating func show(_ rest: Double) {
    offset = rest
    switch scroller.stage {
    case .resting, .gliding: scroller.rest(at: rest)
    case .dragging(let drag): scroller.shift(by: rest - drag.offset)
    }
    hasArrived = false
  }

  /// Travels to a neighbour, or lets the scroll view do so; nothing moves where no neighbour is.
  ///
  /// - Parameters:
  ///   - side: On which side the neighbour is.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func travel<Source: PagingSource>(
    _ side: PageWindow.Direction,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    switch motion.driver {
    case .scrollView: return
    case .clock: break
    }
    guard window.neighbour(to: side) != nil else { return }
    window.willTravel(side, source: source, into: &calls)
    glide(
      .init(
        from: scroller.offset(at: now),
        to: Double(slot + (side == .reverse ? -1 : 1)) * length,
        start: now,
        seconds: motion.travelSeconds,
        curve: motion.travelCurve
      )
    )
  }
}
