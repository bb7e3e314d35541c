extension Pager {
  /// Lets time pass; everything that is due is done at its own instant.
  ///
  /// - Parameters:
  ///   - instant: Until when.
  ///   - turn: What the input is taken with.
  /// - Returns: Applied, or refused.
  mutating func advance<Source: PagingSource, Sizing: PagingSizing>(
    to instant: Instant,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    guard instant >= now else { return refuse(.pages(.past), in: &turn) }
    while let due = nextDue, due <= instant {
      content.now = due
      if content.nextDue == due {
        tellPages(in: &turn) { $0.fireDue(source: $1, into: &$2) }
      } else {
        endMenuGlide(in: &turn)
      }
    }
    content.now = instant
    return .applied
  }

  /// Ends a movement of the menu; a throw goes on where more items have been loaded.
  ///
  /// - Parameter turn: What the input is taken with.
  private mutating func endMenuGlide<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    guard case .gliding(let glide) = menuScroller.stage, menuScroller.settle(at: now) else {
      return
    }
    // What no finger has thrown is where the menu has been told already.
    guard menu.isDragging else { return }
    let speed = glide.velocity(at: Instant(nanoseconds: now.nanoseconds - 1))
    scrollMenu(to: glide.target, in: &turn)
    let axis = menuAxis
    let offset = menuScroller.offset(at: now)
    if glide.meetsEnd, speed.magnitude > Self.slowestThrow,
      axis.clamp(offset + (speed < 0 ? -1 : 1)) != offset
    {
      throwMenu(velocity: speed)
    } else {
      menu.isDragging = false
      guard menu.options.menuInteraction == .wheel else { return }
      ask(in: &turn) { menu, _, _, calls in menu.scrollToSelected(animated: true, into: &calls) }
    }
  }

  /// How fast a menu is at least that goes on past what was loaded, in points per second.
  private static var slowestThrow: Double { 10 }
}
