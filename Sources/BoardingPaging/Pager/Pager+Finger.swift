import Boarding

extension Pager {
  /// Takes a sample of a finger on the pages.
  ///
  /// - Parameters:
  ///   - pan: The sample.
  ///   - turn: What the input is taken with.
  /// - Returns: What became of it.
  mutating func pan<Source: PagingSource, Sizing: PagingSizing>(
    _ pan: Pan,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    switch menu.options.contentInteraction {
    case .none where content.fingers.isEmpty:
      return refuse(.pages(.isNotInteractive), in: &turn)
    case .none, .scrolling: break
    }
    var answer = PagingContent.Answer.applied
    tellPages(in: &turn) { answer = $0.pan(pan, source: $1, into: &$2) }
    loadAhead(in: &turn)
    return translate(answer, in: &turn)
  }

  /// Takes where a scroll view holds the pages.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points.
  ///   - turn: What the input is taken with.
  /// - Returns: What became of it.
  mutating func report<Source: PagingSource, Sizing: PagingSizing>(
    _ offset: Double,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    var answer = PagingContent.Answer.applied
    tellPages(in: &turn) { answer = $0.report(offset: offset, source: $1, into: &$2) }
    return translate(answer, in: &turn)
  }

  /// Says what became of something that the pages were told.
  ///
  /// - Parameters:
  ///   - answer: What the pages say.
  ///   - turn: What the input is taken with.
  /// - Returns: The same as an answer of the pager; a refusal is an event too.
  private func translate<Source: PagingSource, Sizing: PagingSizing>(
    _ answer: PagingContent.Answer,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    switch answer {
    case .applied: .applied
    case .absorbed: .absorbed
    case .refused(let refusal): refuse(.pages(refusal), in: &turn)
    }
  }

  /// Takes a sample of a finger on the menu.
  ///
  /// - Parameters:
  ///   - pan: The sample.
  ///   - turn: What the input is taken with.
  /// - Returns: What became of it.
  mutating func menuPan<Source: PagingSource, Sizing: PagingSizing>(
    _ pan: Pan,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    guard pan.isFinite else {
      if pan.isLift, case .driving? = menuFingers.popLast()?.stage, scrollsMenu {
        throwMenu(velocity: 0)
      }
      return refuse(.pages(.invalidNumber), in: &turn)
    }
    if menu.options.menuInteraction == .none, menuFingers.isEmpty {
      return refuse(.pages(.isNotInteractive), in: &turn)
    }
    switch pan {
    case .began:
      guard menuFingers.isEmpty else { return refuse(.pages(.wrongPhase), in: &turn) }
      guard !menu.items.isEmpty else { return refuse(.pages(.noPages), in: &turn) }
      var finger = PagingContent.Finger(stage: .undecided)
      finger.tracker.add(.zero, at: now)
      menuFingers = [finger]
      if scrollsMenu, case .gliding = menuScroller.stage { holdMenu(origin: 0) }
      return .applied
    case .moved(let sample): return moveMenu(sample, in: &turn)
    case .ended(let sample): return liftMenu(sample, isCancelled: false, in: &turn)
    case .cancelled(let sample): return liftMenu(sample, isCancelled: true, in: &turn)
    }
  }

  /// Whether a finger scrolls the menu.
  private var scrollsMenu: Bool {
    switch menu.options.menuInteraction {
    case .scrolling, .wheel: true
    case .swipe, .none: false
    }
  }

  /// Lets the finger take hold of the menu.
  ///
  /// - Parameter origin: What counts as no translation, in points.
  private mutating func holdMenu(origin: Double) {
    menuFingers[0].stage = .driving(origin: origin)
    menuScroller.grab(at: now, along: menuAxis)
    menu.isDragging = true
  }

  /// Follows the finger on the menu.
  ///
  /// - Parameters:
  ///   - sample: Where it is.
  ///   - turn: What the input is taken with.
  /// - Returns: What became of it.
  private mutating func moveMenu<Source: PagingSource, Sizing: PagingSizing>(
    _ sample: PanSample,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    guard !menuFingers.isEmpty else { return refuse(.pages(.wrongPhase), in: &turn) }
    menuFingers[0].tracker.add(sample.translation, at: now)
    let distance = -sample.translation.x
    let isUndecided = menuFingers[0].stage == .undecided
    if isUndecided {
      let across = sample.translation.y
      menuFingers[0].decide(along: distance, across: across, slop: motion.validSlop)
    }
    switch menuFingers[0].stage {
    case .undecided: return .applied
    case .absorbed: return .absorbed
    case .driving(let origin):
      guard scrollsMenu else { return .applied }
      if isUndecided { holdMenu(origin: origin) }
      dragMenu(by: distance - origin, in: &turn)
    }
    return .applied
  }

  /// Drags the menu.
  ///
  /// - Parameters:
  ///   - distance: How far it is asked to go since the finger took hold, in points.
  ///   - turn: What the input is taken with.
  private mutating func dragMenu<Source: PagingSource, Sizing: PagingSizing>(
    by distance: Double,
    in turn: inout Turn<Source, Sizing>
  ) {
    menuScroller.drag(by: distance, along: menuAxis)
    tellMenu(offset: menuScroller.offset(at: now), in: &turn)
  }

  /// Lifts the finger from the menu.
  ///
  /// - Parameters:
  ///   - sample: Where it was at last.
  ///   - isCancelled: True if the system took the gesture away.
  ///   - turn: What the input is taken with.
  /// - Returns: What became of it.
  private mutating func liftMenu<Source: PagingSource, Sizing: PagingSizing>(
    _ sample: PanSample,
    isCancelled: Bool,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    let answer = moveMenu(sample, in: &turn)
    guard let finger = menuFingers.popLast() else { return answer }
    guard case .driving(let origin) = finger.stage else { return answer }
    guard scrollsMenu else {
      if !isCancelled { swipeMenu(-sample.translation.x - origin, in: &turn) }
      return answer
    }
    let velocity = (sample.velocity ?? finger.tracker.velocity(at: now)).x
    throwMenu(velocity: isCancelled ? 0 : -velocity)
    return answer
  }

  /// Goes to the next or the previous item, as a swipe on the menu says.
  ///
  /// - Parameters:
  ///   - distance: How far the finger has come to the left, in points.
  ///   - turn: What the input is taken with.
  private mutating func swipeMenu<Source: PagingSource, Sizing: PagingSizing>(
    _ distance: Double,
    in turn: inout Turn<Source, Sizing>
  ) {
    guard distance != 0 else { return }
    let isForward = (distance > 0) == (menu.viewport.layoutDirection == .leftToRight)
    ask(in: &turn) { $0.menuSwiped(isForward: isForward, source: $1, sizing: $2, into: &$3) }
  }

  /// Lets the menu go.
  ///
  /// - Parameter velocity: How fast its offset grows, in points per second.
  mutating func throwMenu(velocity: Double) {
    menu.isDragging = true
    menuScroller.glide(
      .init(
        throwing: menuScroller.offset(at: now),
        velocity: velocity,
        start: now,
        along: menuAxis,
        rate: motion.decelerationRate,
        spring: motion.spring
      )
    )
  }

  /// Where the menu can rest; where more items can be loaded, its end is no wall but a door.
  var menuAxis: ScrollAxis {
    ScrollAxis(
      upper: menu.contentWidth - menu.viewport.size.width,
      viewport: menu.viewport.size.width,
      bounces: !menu.hasItemsBefore && !menu.hasItemsAfter && motion.bounces
    )
  }

  /// Tells the menu where it is, as far as it has been moved.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points.
  ///   - turn: What the input is taken with.
  private mutating func tellMenu<Source: PagingSource, Sizing: PagingSizing>(
    offset: Double,
    in turn: inout Turn<Source, Sizing>
  ) {
    emit(.menuOffset(offset, animated: false), in: &turn)
    menu.menuPlaced(at: offset)
    ask(in: &turn) { menu, source, sizing, calls in
      menu.menuScrolled(to: offset, source: source, sizing: sizing, into: &calls)
    }
  }

  /// Takes where the menu is held.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points.
  ///   - turn: What the input is taken with.
  mutating func scrollMenu<Source: PagingSource, Sizing: PagingSizing>(
    to offset: Double,
    in turn: inout Turn<Source, Sizing>
  ) {
    guard offset.magnitude <= PagingOptions.greatestLength else {
      refuse(.pages(.invalidNumber), in: &turn)
      return
    }
    menuScroller.rest(at: offset)
    tellMenu(offset: offset, in: &turn)
  }
}
