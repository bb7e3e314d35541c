public import Boarding

/// Fingers, time, and what is around.
extension PagingController {
  /// Takes a sample of a finger on the pages.
  ///
  /// - Parameter pan: The sample.
  /// - Returns: What became of it.
  @discardableResult
  public func pan(_ pan: Pan) -> PagingAnswer { submit(.input(.pan(pan))) }

  /// Takes a sample of a finger on the menu.
  ///
  /// - Parameter pan: The sample.
  /// - Returns: What became of it.
  @discardableResult
  public func menuPan(_ pan: Pan) -> PagingAnswer { submit(.input(.menuPan(pan))) }

  /// Hands in anything that a pager takes, such as the offset of a scroll view of yours; time goes
  /// by `advance`.
  ///
  /// - Parameter input: The input.
  /// - Returns: What became of it.
  @discardableResult
  public func handle(_ input: PagerInput) -> PagingAnswer {
    // What loads data asks the data source first.
    if case .advance(let instant) = input, instant >= now { return advance(to: instant) }
    if case .reload(let page) = input {
      return submit(.reload(around: page.flatMap { item(for: $0) }))
    }
    if case .reloadMenu = input { return reloadMenu() }
    if case .orderChanged = input { return orderChanged() }
    return submit(.input(input))
  }

  /// Takes another size.
  ///
  /// - Parameters:
  ///   - size: The size of the whole, in points.
  ///   - safeArea: What the screen's edges cover, in points.
  /// - Returns: What became of it.
  @discardableResult
  public func resize(to size: Plane.Size, safeArea: Plane.Insets = .zero) -> PagingAnswer {
    submit(.input(.resize(size, safeArea: safeArea)))
  }

  /// Tells that the view around appears or disappears.
  ///
  /// A controller is on screen when it is made.
  ///
  /// - Parameters:
  ///   - change: What it does.
  ///   - animated: Whether that takes time.
  /// - Returns: What became of it.
  @discardableResult
  public func containerChanged(
    _ change: PagingContent.Appearance,
    animated: Bool = false
  ) -> PagingAnswer {
    submit(.input(.appearance(change, animated: animated)))
  }

  /// Lets time pass, and delivers everything that is due on the way.
  ///
  /// It stops at every due instant, so that what a call asks for begins there. Inside such a call
  /// time stands still.
  ///
  /// - Parameter duration: How much time passes; not negative.
  /// - Returns: Applied; or refused inside a call, if time would overflow, or where calls went on
  ///   for ever and time stands at that instant.
  @discardableResult
  public func advance(by duration: Duration) -> PagingAnswer {
    precondition(duration >= .zero, "Time does not run backwards: advance by zero or more.")
    guard let target = now.advanced(by: duration) else {
      return submitRefusal(.timeOverflow)
    }
    return letTimePass(to: target)
  }

  /// Lets time pass up to an instant, and delivers everything that is due on the way.
  ///
  /// - Parameter instant: The instant; not in the past.
  /// - Returns: What became of it, as for a duration.
  @discardableResult
  public func advance(to instant: Instant) -> PagingAnswer {
    precondition(instant >= now, "Time does not run backwards: advance by zero or more.")
    return letTimePass(to: instant)
  }

  /// Lets time pass until nothing moves, or for as long as is allowed.
  ///
  /// - Parameter limit: How much time may pass at the most; not negative.
  /// - Returns: True if it came to rest.
  @discardableResult
  public func settle(within limit: Duration = .seconds(3600)) -> Bool {
    let end = now.advanced(by: limit) ?? (limit < .zero ? now : Instant(nanoseconds: .max))
    while let due = nextDeadline, due <= end {
      guard advance(to: max(due, now)).isApplied else { return false }
    }
    return nextDeadline == nil
  }

  /// The next instant at which something happens by itself, or nil if nothing will.
  public var nextDeadline: Instant? { pager.nextDue }

  /// Lets time pass up to an instant.
  ///
  /// - Parameter target: The instant; not in the past.
  /// - Returns: What became of it.
  private func letTimePass(to target: Instant) -> PagingAnswer {
    if turn.isActive { return submitRefusal(.timeStandsStill) }
    beginTurn()
    defer { endTurn() }
    while let due = pager.nextDue, due <= target {
      if due > now { turn.count = 0 }
      perform(.advance(to: max(due, now)))
      takeUpRequests()
      if turn.isStopped { return .refused(.tooManyRequests(limit: turn.limit)) }
    }
    return perform(.advance(to: target))
  }

  /// Declines a request that does not get as far as being taken.
  ///
  /// - Parameter refusal: Why.
  /// - Returns: The answer that says so; the delegate hears of it in its turn.
  private func submitRefusal(_ refusal: PagingRefusal) -> PagingAnswer {
    submit(.tell(refusal))
    return .refused(refusal)
  }
}

/// A pager around flows, or inside of one.
extension PagingController: PanResponder {
  /// True while a finger or time moves the pages.
  public var isInMotion: Bool { pager.isInMotion }

  /// Tells whether a finger goes along the pages and a page is there.
  ///
  /// - Parameter translation: Where the finger has come, in points.
  /// - Returns: True if the pages can follow it.
  public func canFollow(_ translation: PanVector) -> Bool {
    pager.canFollow(translation, source: Source(controller: self))
  }

  /// Takes a sample.
  ///
  /// - Parameter pan: The sample.
  public func follow(_ pan: Pan) { self.pan(pan) }

  /// Who may be given a finger on the pages, the innermost first: what is in the selected page,
  /// then the controller.
  ///
  /// They go into a ``PanRouter`` when the finger comes down.
  public var panResponders: [any PanResponder] {
    let page = pager.settled.flatMap { shelf.page($0) }
    return (page?.panResponders ?? []) + [self]
  }
}
