extension BoardingNavigationController {
  /// What belongs to one call from outside: its events, and what callbacks ask for meanwhile.
  struct Turn {
    /// True while the call is going on; commands are then deferred.
    var isActive = false
    /// Room for what happens, kept from one input to the next.
    var events: [Event] = []
    /// What was declined without reaching the engine and is not delivered yet.
    var declined: [Event] = []
    /// What callbacks asked for, in order; nil where it was taken up.
    var requests: [ScreenRequest?] = []
    /// How many of the requests have been taken up.
    var taken = 0
    /// The number of events, timers and completions of this instant so far.
    var count = 0
    /// True once there were more than the limit.
    var isStopped = false
    /// True while a log is replayed; what callbacks ask for is dropped then, the log has it.
    var isReplay = false
  }

  /// Takes a request now, or defers it inside a callback.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  func submit(_ request: ScreenRequest) -> CommandAnswer {
    if turn.isActive {
      if turn.isReplay || turn.isStopped { return .deferred }
      turn.requests.append(request.isUserMove ? request.naming(topScreen) : request)
      return .deferred
    }
    beginTurn()
    let answer = take(request)
    takeUpRequests()
    endTurn()
    return answer
  }

  /// Declines a request that does not get as far as the engine.
  ///
  /// Once the call is stopped it does so without an event, which would go on for ever.
  ///
  /// - Parameters:
  ///   - kind: What was asked for.
  ///   - reason: Why it is declined.
  /// - Returns: The answer that says so.
  func decline(_ kind: Input.Kind, _ reason: Refusal.Reason) -> CommandAnswer {
    if turn.isReplay || (turn.isActive && turn.isStopped) { return .refused(reason) }
    turn.declined.append(Event(at: now, .refused(Refusal(kind, reason))))
    if !turn.isActive {
      beginTurn()
      deliverDeclined()
      takeUpRequests()
      endTurn()
    }
    return .refused(reason)
  }

  /// Begins a call from outside.
  func beginTurn() {
    turn.isActive = true
    turn.count = 0
    turn.isStopped = false
  }

  /// Ends a call from outside.
  func endTurn() {
    turn.isActive = false
  }

  /// Takes up what callbacks asked for, and what that leads to, in order.
  func takeUpRequests() {
    while let request = nextRequest() {
      if !turn.isStopped { _ = take(request) }
    }
  }

  /// Moves the next request out, so that what it keeps dies outside of the turn.
  ///
  /// - Returns: The request, or nil if there is no other.
  private func nextRequest() -> ScreenRequest? {
    guard turn.taken < turn.requests.count else { return nil }
    let request = exchange(&turn.requests[turn.taken], with: nil)
    turn.taken += 1
    if turn.taken == turn.requests.count {
      turn.requests.removeAll(keepingCapacity: true)
      turn.taken = 0
    }
    return request
  }

  /// Counts what callbacks could keep up for ever, and stops beyond the limit.
  ///
  /// - Parameter count: How many events, timers or completions there were.
  /// - Returns: True if the call may go on.
  @discardableResult
  func countTowardsLimit(_ count: Int) -> Bool {
    turn.count += count
    if turn.count > eventLimit, !turn.isStopped {
      turn.isStopped = true
      if turn.isReplay { return false }
      turn.declined.append(Event(at: now, .stopped(limit: eventLimit)))
    }
    return !turn.isStopped
  }

  /// Moves what was declined behind what has happened.
  ///
  /// - Parameter events: What has happened, in order.
  func addDeclined(to events: inout [Event]) {
    if turn.declined.isEmpty { return }
    if recordedLog != nil { recordDeclined(turn.declined) }
    events += turn.declined
    turn.declined.removeAll(keepingCapacity: true)
  }

  /// Delivers what was declined without reaching the engine.
  func deliverDeclined() {
    var events: [Event] = []
    addDeclined(to: &events)
    if !events.isEmpty { deliver(&events) }
  }
}
