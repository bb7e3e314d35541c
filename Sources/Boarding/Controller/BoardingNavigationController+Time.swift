extension BoardingNavigationController {
  /// Lets time pass, and delivers everything that is due on the way.
  ///
  /// It stops at every due instant, so that a callback sees the time at which it was due and what
  /// it starts begins there. Two advances give the same events as one of their sum. Inside a
  /// callback time stands still: the call is refused with `wrongPhase`.
  ///
  /// - Parameter duration: How much time passes; not negative.
  /// - Returns: Applied, or refused if time would overflow or inside a callback.
  @discardableResult
  public func advance(by duration: Duration) -> CommandAnswer {
    precondition(duration >= .zero, "Time does not run backwards: advance by zero or more.")
    if turn.isActive { return decline(.advance, .wrongPhase) }
    guard let target = now.advanced(by: duration) else {
      return decline(.advance, .timeOverflow)
    }
    beginTurn()
    while let due = nextDeadline, due <= target, !turn.isStopped {
      pass(until: due)
      takeUpRequests()
      callTimers()
    }
    if !turn.isStopped { pass(until: target) }
    endTurn()
    return .applied(removed: [])
  }

  /// The next instant at which something happens by itself, or nil if nothing will.
  public var nextDeadline: Instant? {
    switch (machine.state.deadline, timers.deadline) {
    case (nil, nil): nil
    case (let deadline?, nil): deadline
    case (nil, let deadline?): deadline
    case (let first?, let second?): min(first, second)
    }
  }

  /// Moves the engine to an instant.
  ///
  /// - Parameter instant: The instant, not beyond the next due one.
  private func pass(until instant: Instant) {
    _ = feed(.advance(nanoseconds: instant.nanoseconds - now.nanoseconds))
  }

  /// Calls the timers that are due now, each with what it asks for.
  private func callTimers() {
    while !turn.isStopped, let callback = timers.popDue(at: now) {
      countTowardsLimit()
      callback(self)
      deliver()
      takeUpRequests()
    }
  }
}
