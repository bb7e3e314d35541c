extension BoardingNavigationController {
  /// What belongs to one call from outside: its events, and what callbacks ask for meanwhile.
  struct Turn {
    /// True while the call is going on; commands are then deferred.
    var isActive = false
    /// What has happened, in order.
    var events: [Event] = []
    /// How many of the events have been delivered.
    var delivered = 0
    /// What callbacks asked for and is not taken up yet, in order.
    var requests: [ScreenRequest] = []
    /// How many of the requests have been taken up.
    var taken = 0
    /// The identities that were given out for the request that is being taken up.
    var fresh: [ScreenID] = []
    /// The screens that have had their last call.
    var departed: [ScreenID] = []
    /// The number of events and timers so far.
    var count = 0
    /// True once there were more than the limit.
    var isStopped = false
  }

  /// Takes a request now, or defers it inside a callback.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  func submit(_ request: ScreenRequest) -> CommandAnswer {
    if turn.isActive {
      turn.requests.append(request)
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
  /// - Parameters:
  ///   - kind: What was asked for.
  ///   - reason: Why it is declined.
  /// - Returns: The answer that says so.
  func decline(_ kind: Input.Kind, _ reason: Refusal.Reason) -> CommandAnswer {
    turn.events.append(Event(at: now, .refused(Refusal(kind, reason))))
    if !turn.isActive {
      beginTurn()
      deliver()
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
    while turn.taken < turn.requests.count, !turn.isStopped {
      let request = turn.requests[turn.taken]
      turn.taken += 1
      _ = take(request)
    }
    turn.requests.removeAll(keepingCapacity: true)
    turn.taken = 0
  }

  /// Counts something that callbacks could keep up for ever, and stops at the limit.
  func countTowardsLimit() {
    turn.count += 1
    if turn.count == eventLimit &+ 1 {
      turn.isStopped = true
      turn.events.append(Event(at: now, .stopped(limit: eventLimit)))
    }
  }
}
