extension PagingContent {
  /// Lets time pass.
  ///
  /// Everything that is due is done at its own instant, so that an advance can be cut anywhere.
  ///
  /// - Parameters:
  ///   - instant: Until when; one that is over is refused.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: Applied, or refused.
  @discardableResult
  public mutating func advance<Source: PagingSource>(
    to instant: Instant,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    guard instant >= now else { return .refused(.past) }
    while let due = nextDue, due <= instant {
      now = due
      fireDue(source: source, into: &calls)
    }
    now = instant
    return .applied
  }

  /// Does what is due now.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func fireDue<Source: PagingSource>(
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    guard case .gliding(let glide) = scroller.stage else { return }
    if !hasArrived {
      hasArrived = true
      tell(offset: glide.target, isRest: true, source: source, into: &calls)
    }
    if scroller.settle(at: now) { hasArrived = false }
  }

  /// Does the rest of a movement at once: a finger is ignored from then on.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  mutating func finish<Source: PagingSource>(
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    switch scroller.stage {
    case .resting: break
    case .dragging:
      tell(offset: Double(slot) * length, isRest: true, source: source, into: &calls)
    case .gliding(let glide):
      // A page that is gone meanwhile is no place to go to.
      let goesOn = window.target.map { source.contains($0) } ?? true
      let target = goesOn ? glide.target : Double(slot) * length
      if !hasArrived { tell(offset: target, isRest: true, source: source, into: &calls) }
    }
    absorbFinger()
    offset = Double(slot) * length
    scroller.rest(at: offset)
    hasArrived = false
  }
}
