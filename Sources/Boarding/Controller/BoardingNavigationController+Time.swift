extension BoardingNavigationController {
  /// Lets time pass, and delivers everything that is due on the way.
  ///
  /// It stops at every due instant, so that a callback sees the time at which it was due and what
  /// it starts begins there. Two advances give the same events as one of their sum. Inside a
  /// callback time stands still: the call is refused with `wrongPhase`.
  ///
  /// - Parameter duration: How much time passes; not negative.
  /// - Returns: Applied, also where callbacks went on for ever and `eventLimit` stopped the call:
  ///   an event says so, and time stands at that instant; or refused if time would overflow or
  ///   inside a callback.
  @discardableResult
  public func advance(by duration: Duration) -> CommandAnswer {
    precondition(duration >= .zero, "Time does not run backwards: advance by zero or more.")
    if turn.isActive { return decline(.advance, .wrongPhase) }
    guard let span = duration.wholeNanoseconds, span < .max,
      let target = now.advanced(byNanoseconds: span)
    else { return decline(.advance, .timeOverflow) }
    return letTimePass(to: target)
  }

  /// Lets time pass up to an instant.
  ///
  /// - Parameter target: The instant; not in the past.
  /// - Returns: Applied, or refused by the engine.
  private func letTimePass(to target: Instant) -> CommandAnswer {
    beginTurn()
    var refusal: Refusal.Reason?
    while refusal == nil, let due = nextDeadline, due <= target, !turn.isStopped {
      refusal = pass(until: max(due, now))
      takeUpRequests()
      callTimers()
      takeUpRequests()
      reportEligibility()
    }
    if refusal == nil, !turn.isStopped { refusal = pass(until: target) }
    endTurn()
    return refusal.map { .refused($0) } ?? .applied(removed: [])
  }

  /// Lets time pass up to an instant, and delivers everything that is due on the way.
  ///
  /// - Parameter instant: The instant; not in the past.
  /// - Returns: Applied, or refused inside a callback.
  @discardableResult
  public func advance(to instant: Instant) -> CommandAnswer {
    precondition(instant >= now, "Time does not run backwards: advance by zero or more.")
    if turn.isActive { return decline(.advance, .wrongPhase) }
    if instant.nanoseconds - now.nanoseconds == .max { return decline(.advance, .timeOverflow) }
    return letTimePass(to: instant)
  }

  /// Lets time pass until nothing runs, nothing waits and no timer is left, or for as long as is
  /// allowed.
  ///
  /// - Parameter limit: How much time may pass at the most, so that timers that make timers come
  ///   to an end; not negative. What does not fit 64 bits of nanoseconds is all time that is left.
  /// - Returns: True if it came to rest; false also while somebody drives a transition.
  @discardableResult
  public func settle(within limit: Duration = .seconds(3600)) -> Bool {
    let end = now.advanced(by: limit) ?? (limit < .zero ? now : Instant(nanoseconds: .max))
    while let deadline = nextDeadline, deadline <= end, !turn.isActive {
      guard advance(to: max(deadline, now)).isApplied, !turn.isStopped else { return false }
    }
    return nextDeadline == nil && machine.state.transition == nil
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
  /// - Returns: Why the engine refuses it, or nil if it does not.
  private func pass(until instant: Instant) -> Refusal.Reason? {
    if instant > now { turn.count = 0 }
    let span = instant.nanoseconds - now.nanoseconds
    let answer = commandAnswer(to: feed(.advance(nanoseconds: span)))
    followTime()
    return answer.refusal
  }

  /// Calls the timers that are due now; what they ask for comes after all of them.
  func callTimers() {
    while !turn.isStopped, let callback = timers.popDue(at: now) {
      countTowardsLimit(1)
      callback(self)
      deliverDeclined()
    }
  }
}
