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
    /// How many events, timers and completions one instant may have.
    var limit = 1_000_000
  }

  /// Takes a request now, or defers it inside a callback.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  func submit(_ request: ScreenRequest) -> CommandAnswer {
    if turn.isActive {
      deferRequest(request)
      return .deferred
    }
    beginRequest()
    let answer = take(request)
    endRequest(isFingerMovement: false)
    return answer
  }

  /// Begins a call from outside that asks for something.
  func beginRequest() {
    beginTurn()
    if !guardReasons.isEmpty, recorder == nil { guardReasons = [] }
  }

  /// Ends a call from outside that asked for something, with what callbacks asked for.
  ///
  /// - Parameter isFingerMovement: True for a sample of a finger that goes on: nothing is reported
  ///   of what else it could do.
  func endRequest(isFingerMovement: Bool) {
    takeUpRequests()
    if !isFingerMovement { reportEligibility() }
    endTurn()
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
    noteDeclined(.refused(Refusal(kind, reason)))
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
  ///
  /// - Returns: True if they asked for anything.
  @discardableResult
  func takeUpRequests() -> Bool {
    var isAsked = false
    while true {
      if let request = nextRequest() {
        isAsked = true
        if !turn.isStopped { _ = take(request) }
      } else if turn.declined.isEmpty {
        return isAsked
      } else {
        // What results and dying screens asked for in vain is told before time goes on.
        deliverDeclined()
      }
    }
  }

  /// Moves the next request out, so that what it keeps dies outside of the turn.
  ///
  /// - Returns: The request, or nil if there is no other.
  private func nextRequest() -> ScreenRequest? {
    guard turn.taken < turn.requests.count else { return nil }
    var requests = exchange(&turn.requests, with: [])
    let request = exchange(&requests[turn.taken], with: nil)
    turn.taken += 1
    if turn.taken == requests.count {
      requests.removeAll(keepingCapacity: true)
      turn.taken = 0
    }
    turn.requests = requests
    return request
  }

  /// Lets a request wait until the callbacks have returned.
  ///
  /// It stands by itself because it copies the request, which one from outside can do without.
  ///
  /// - Parameter request: What is asked for.
  @inline(never)
  private func deferRequest(_ request: ScreenRequest) {
    if turn.isReplay || turn.isStopped { return }
    let request = request.isUserMove ? request.naming(topScreen) : request
    var requests = exchange(&turn.requests, with: [])
    requests.append(request)
    turn.requests = requests
  }

  /// Notes what was declined without reaching the engine, to be delivered.
  ///
  /// - Parameter kind: What is to be told.
  private func noteDeclined(_ kind: Event.Kind) {
    var declined = exchange(&turn.declined, with: [])
    declined.append(Event(at: now, kind))
    turn.declined = declined
  }

  /// Counts what callbacks could keep up for ever, and stops beyond the limit.
  ///
  /// - Parameter count: How many events, timers or completions there were.
  /// - Returns: True if the call may go on.
  @discardableResult
  func countTowardsLimit(_ count: Int) -> Bool {
    turn.count += count
    if turn.count > turn.limit, !turn.isStopped {
      turn.isStopped = true
      if turn.isReplay { return false }
      noteDeclined(.stopped(limit: turn.limit))
    }
    return !turn.isStopped
  }

  /// Moves what was declined behind what has happened.
  ///
  /// - Parameter events: What has happened, in order.
  func addDeclined(to events: inout [Event]) {
    if turn.declined.isEmpty { return }
    let declined = exchange(&turn.declined, with: [])
    if recorder != nil { recordDeclined(declined) }
    events += declined
  }

  /// Delivers what was declined without reaching the engine.
  func deliverDeclined() {
    if turn.declined.isEmpty { return }
    var events: [Event] = []
    addDeclined(to: &events)
    deliver(&events)
  }
}
