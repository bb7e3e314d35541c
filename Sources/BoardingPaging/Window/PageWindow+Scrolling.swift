extension PageWindow {
  /// Takes that a finger begins to move the content.
  public mutating func willBeginDragging() { leaveOvershoot() }

  /// Takes that the finger leaves the content.
  public mutating func willEndDragging() { leaveOvershoot() }

  /// Takes how far the content is from the selected page.
  ///
  /// At 1 or beyond the next page is selected, at −1 or beyond the previous one; back at 0 the
  /// movement has failed. A progress that is not a finite number is refused.
  ///
  /// - Parameters:
  ///   - progress: How far the content is, in pages, above 0 towards the next one.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func didScroll<Source: PagingSource>(
    progress: Double,
    source: Source,
    into calls: inout [Call]
  ) {
    guard progress.isFinite else { return calls.append(.refused(.progressIsNotFinite)) }
    let direction = Direction(progress: progress)
    switch travel {
    case .rest:
      guard direction != .none else { return }
      travel = .moving(direction)
      depart(direction, progress: progress, source: source, into: &calls)
    case .moving(let way) where direction != .none && direction != way:
      travel = .moving(direction)
      cancel(way, source: source, into: &calls)
      depart(direction, progress: progress, source: source, into: &calls)
    case .moving(let way), .arrived(let way):
      guard let selected else { break }
      let to = neighbour(to: way)
      calls.append(.isScrolling(from: selected, to: to, progress: progress))
    }
    guard case .moving(let way) = travel else { return }
    if progress >= 1 || progress <= -1 {
      travel = .arrived(way)
      commit(way, source: source, into: &calls)
    } else if progress == 0 {
      travel = .arrived(way)
      cancel(way, source: source, into: &calls)
    }
  }

  /// Takes that the content begins to travel to a neighbour on its own.
  ///
  /// A movement that goes the same way already goes on; nothing happens where no neighbour is.
  ///
  /// - Parameters:
  ///   - side: On which side the neighbour is.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  public mutating func willTravel<Source: PagingSource>(
    _ side: Direction,
    source: Source,
    into calls: inout [Call]
  ) {
    switch travel {
    case .moving: return
    case .rest, .arrived: break
    }
    guard selected != nil, neighbour(to: side) != nil else { return }
    travel = .moving(side)
    depart(side, progress: nil, source: source, into: &calls)
  }

  /// Begins a movement towards a neighbour.
  ///
  /// - Parameters:
  ///   - side: On which side the neighbour is.
  ///   - progress: How far the content is, in pages; nil if it has not moved.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func depart<Source: PagingSource>(
    _ side: Direction,
    progress: Double?,
    source: Source,
    into calls: inout [Call]
  ) {
    guard let selected else { return }
    fetch(side, source: source, into: &calls)
    let other = neighbour(to: side)
    if let progress {
      calls.append(.isScrolling(from: selected, to: other, progress: progress))
    }
    guard let other else { return }
    calls.append(.willScroll(from: selected, to: other))
    begin(true, other, animated: true, into: &calls)
    begin(false, selected, animated: true, into: &calls)
  }

  /// Ends a movement at the neighbour, which is selected now.
  ///
  /// - Parameters:
  ///   - side: On which side the neighbour is.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func commit<Source: PagingSource>(
    _ side: Direction,
    source: Source,
    into calls: inout [Call]
  ) {
    guard let old = selected, let new = neighbour(to: side) else { return }
    calls.append(.didFinishScrolling(from: old, to: new, successful: true))
    begin(false, old, animated: true, into: &calls)
    begin(true, new, animated: true, into: &calls)
    let left = neighbour(to: side.opposite)
    let ahead = ask(side, of: new, source: source)
    if let left, left != ahead { take(left, into: &calls) }
    if let ahead, ahead != left, ahead != old { put(ahead, into: &calls) }
    var behind: PageID? = old
    if renewal != .none || !loading.preloadsNeighbours {
      behind = ask(side.opposite, of: new, source: source)
      if old != ahead { take(old, into: &calls) }
      if behind == ahead { behind = nil }
      if let behind { put(behind, into: &calls) }
      renewal = .none
    } else if ahead == old {
      behind = nil
    }
    set(behind, to: side.opposite)
    selected = new
    visit(new)
    set(ahead, to: side)
    layoutViews(into: &calls)
    end(old, into: &calls)
    end(new, into: &calls)
    closeLeftPages(into: &calls)
  }

  /// Ends a movement where it began.
  ///
  /// - Parameters:
  ///   - side: On which side it went.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func cancel<Source: PagingSource>(
    _ side: Direction,
    source: Source,
    into calls: inout [Call]
  ) {
    guard let selected else { return }
    let old = neighbour(to: side)
    if let old {
      begin(true, selected, animated: true, into: &calls)
      begin(false, old, animated: true, into: &calls)
    }
    renew(side, source: source, into: &calls)
    guard let old else { return }
    end(selected, into: &calls)
    end(old, into: &calls)
    closeLeftPages(into: &calls)
    calls.append(.didFinishScrolling(from: selected, to: old, successful: false))
  }

  /// Puts the right neighbours in place after a movement that failed.
  ///
  /// - Parameters:
  ///   - side: On which side it went.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func renew<Source: PagingSource>(
    _ side: Direction,
    source: Source,
    into calls: inout [Call]
  ) {
    guard let selected else { return }
    switch renewal {
    case .none:
      guard !loading.preloadsNeighbours, let old = neighbour(to: side) else { return }
      take(old, into: &calls)
      set(nil, to: side)
    case .ahead:
      var new = ask(side, of: selected, source: source)
      if new == neighbour(to: side.opposite) { new = nil }
      if let old = neighbour(to: side) { take(old, into: &calls) }
      if let new { put(new, into: &calls) }
      set(new, to: side)
    case .both:
      refreshNeighbours(source: source, into: &calls)
    }
    renewal = .none
    layoutViews(into: &calls)
  }

  /// Gives up a movement because something else is selected or everything goes.
  ///
  /// - Parameter calls: What the call goes into.
  mutating func giveUp(into calls: inout [Call]) {
    renewal = .none
    guard case .moving(let side) = travel else { return }
    travel = .rest
    guard let selected, let other = neighbour(to: side) else { return }
    calls.append(.didFinishScrolling(from: selected, to: other, successful: false))
  }

  /// Takes that what comes now is a movement of its own and no overshoot of the last one.
  mutating func leaveOvershoot() {
    if case .arrived = travel { travel = .rest }
  }
}
