extension PagingContent {
  /// Takes a sample of a finger on the pages.
  ///
  /// A finger that touches pages in motion holds them. Those that were dragged follow point for
  /// point, and give way past the ends; when the finger is lifted, `motion.release` decides whether
  /// they go on or back.
  ///
  /// - Parameters:
  ///   - pan: The sample, with the translation since the finger came down, in points.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: What became of it.
  @discardableResult
  public mutating func pan<Source: PagingSource>(
    _ pan: Pan,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    guard pan.isFinite else {
      dropFinger(at: pan, source: source, into: &calls)
      return .refused(.invalidNumber)
    }
    switch pan {
    case .began: return touch(source: source, into: &calls)
    case .moved(let sample): return move(sample, source: source, into: &calls)
    case .ended(let sample):
      return lift(sample, isCancelled: false, source: source, into: &calls)
    case .cancelled(let sample):
      return lift(sample, isCancelled: true, source: source, into: &calls)
    }
  }

  /// Lifts a finger whose end makes no sense: the pages go back.
  ///
  /// - Parameters:
  ///   - pan: The sample.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func dropFinger<Source: PagingSource>(
    at pan: Pan,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    guard pan.isLift, case .driving? = fingers.popLast()?.stage else { return }
    window.willEndDragging()
    release(velocity: 0, mayGoOn: false, source: source, into: &calls)
  }

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: Applied, or refused.
  private mutating func touch<Source: PagingSource>(
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    guard fingers.isEmpty else { return .refused(.wrongPhase) }
    guard window.selected != nil, length > 0 else { return .refused(.noPages) }
    var finger = Finger(stage: .undecided)
    finger.tracker.add(.zero, at: now)
    if case .gliding = scroller.stage {
      finger.stage = .driving(origin: 0)
      take(hold: true, source: source, into: &calls)
    }
    fingers = [finger]
    return .applied
  }

  /// Lets the finger take hold of the pages where they are.
  ///
  /// - Parameters:
  ///   - hold: True if they were in motion, so that the window has to be told where they are.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func take<Source: PagingSource>(
    hold: Bool,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    window.willBeginDragging()
    scroller.grab(at: now, along: scrollAxis)
    hasArrived = false
    if hold { tellOffset(source: source, into: &calls) }
  }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - sample: Where it is.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: What became of the sample.
  private mutating func move<Source: PagingSource>(
    _ sample: PanSample,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    guard !fingers.isEmpty else { return .refused(.wrongPhase) }
    fingers[0].tracker.add(sample.translation, at: now)
    let distance = along(sample.translation)
    let isUndecided = fingers[0].stage == .undecided
    if isUndecided {
      let across = across(sample.translation)
      fingers[0].decide(along: distance, across: across, slop: motion.validSlop)
    }
    switch fingers[0].stage {
    case .undecided: return .applied
    case .absorbed: return .absorbed
    case .driving(let origin):
      if isUndecided { take(hold: false, source: source, into: &calls) }
      scroller.drag(by: distance - origin, along: scrollAxis)
    }
    tellOffset(source: source, into: &calls)
    return .applied
  }

  /// Lifts the finger.
  ///
  /// - Parameters:
  ///   - sample: Where it was at last.
  ///   - isCancelled: True if the system took the gesture away: the pages go back.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  /// - Returns: What became of the sample.
  private mutating func lift<Source: PagingSource>(
    _ sample: PanSample,
    isCancelled: Bool,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) -> Answer {
    let answer = move(sample, source: source, into: &calls)
    guard let finger = fingers.popLast() else { return answer }
    switch finger.stage {
    case .undecided, .absorbed: return answer
    case .driving: break
    }
    window.willEndDragging()
    let velocity = along(sample.velocity ?? finger.tracker.velocity(at: now))
    release(
      velocity: isCancelled ? 0 : velocity,
      mayGoOn: !isCancelled,
      source: source,
      into: &calls
    )
    return answer
  }

  /// Lets the pages go.
  ///
  /// - Parameters:
  ///   - velocity: How fast they go, in points per second towards the next page.
  ///   - mayGoOn: False if they have to go back.
  ///   - source: What knows the order of pages.
  ///   - calls: What the calls go into.
  private mutating func release<Source: PagingSource>(
    velocity: Double,
    mayGoOn: Bool,
    source: Source,
    into calls: inout [PageWindow.Call]
  ) {
    let progress = progress(at: now)
    let side = PageWindow.Direction(progress: progress)
    guard side != .none else {
      scroller.rest(at: Double(slot) * length)
      return tell(offset: Double(slot) * length, isRest: true, source: source, into: &calls)
    }
    let sign: Double = progress < 0 ? -1 : 1
    let verdict = SwipeRules(release: motion.release)
      .verdict(progress: progress * sign, velocity: velocity * sign / length)
    let goesOn = mayGoOn && verdict == .finish && window.neighbour(to: side) != nil
    let target = (Double(slot) + (goesOn ? sign : 0)) * length
    let offset = scroller.offset(at: now)
    glide(
      .init(from: offset, to: target, velocity: velocity, start: now, spring: motion.spring)
    )
  }

  /// Goes along a way.
  ///
  /// - Parameter glide: The way.
  mutating func glide(_ glide: Scroller.Glide) {
    scroller.glide(glide)
    hasArrived = false
  }

  /// Returns how far a vector leads along the pages, towards the next one.
  ///
  /// A finger that moves to the left pulls the next page in, from the right.
  ///
  /// - Parameter vector: A translation or a velocity.
  /// - Returns: The part along the pages.
  func along(_ vector: PanVector) -> Double {
    switch axis {
    case .horizontal: -vector.x
    case .mirrored: vector.x
    case .vertical: -vector.y
    }
  }

  /// Returns how far a vector leads across the pages.
  ///
  /// - Parameter vector: A translation or a velocity.
  /// - Returns: The part across.
  func across(_ vector: PanVector) -> Double {
    switch axis {
    case .horizontal, .mirrored: vector.y
    case .vertical: vector.x
    }
  }
}
