/// What a swipe would come to.
extension BoardingNavigationController {
  /// Tells what a swipe in a direction would come to now, wherever the finger comes down.
  ///
  /// Providers and guards are asked afresh, and their answers are thrown away; what they ask of the
  /// controller meanwhile is deferred. Inside a callback it tells what the stack as decided would
  /// allow. While a log is replayed nobody is asked, and the reason is `wrongPhase`.
  ///
  /// - Parameter direction: A direction along the flow.
  /// - Returns: The target, or the reason why there would be no swipe.
  public func eligibility(_ direction: Direction) -> SwipeEligibility {
    if turn.isReplay { return .disabled(.wrongPhase) }
    if turn.isActive { return probe(direction) }
    beginTurn()
    let eligibility = probe(direction)
    deliverDeclined()
    takeUpRequests()
    endTurn()
    return eligibility
  }

  /// Asks what a swipe in a direction would come to.
  ///
  /// - Parameter direction: A direction along the flow.
  /// - Returns: The target, or the reason why there would be no swipe.
  private func probe(_ direction: Direction) -> SwipeEligibility {
    var trial = machine
    var eligibility = trial.tryOut(direction)
    var target: (any Screen)?
    while eligibility == nil, let question = trial.question {
      switch question {
      case .target(let move):
        target = topScreen.flatMap { self.target(of: move.kind, from: $0) }
        eligibility = trial.tryOut(.target(target.map { trialIdentity(of: $0, move.kind) }))
      case .permission(let request):
        eligibility = trial.tryOut(.permission(permission(for: request, tryingOut: target)))
      case .animation:
        eligibility = .disabled(.wrongPhase)
      }
    }
    if recorder != nil { recordProbe(direction) }
    switch eligibility {
    case .enabled:
      return target.map { .enabled($0) } ?? .disabled(.noTarget)
    case .disabled(let reason):
      return .disabled(reason)
    case nil:
      return .disabled(.wrongPhase)
    }
  }

  /// The identity that a screen has or would get.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - kind: The move that leads to it.
  /// - Returns: The identity.
  private func trialIdentity(of screen: any Screen, _ kind: UserMove.Kind) -> ScreenID {
    knownIdentity(of: screen, for: kind.inputKind) ?? table.nextIdentity
  }

  /// Reports what a swipe would come to where that has changed since it was reported last.
  ///
  /// It does so after the callbacks of an instant, and only if `reportsEligibility` is set.
  func reportEligibility() {
    if !isReportingEligibility || turn.isReplay { return }
    var goesOn = true
    while goesOn, countTowardsLimit(1) {
      goesOn = reportChangedEligibility()
      deliverDeclined()
      if takeUpRequests() { goesOn = true }
    }
    deliverDeclined()
    takeUpRequests()
  }

  /// Reports what has changed for both directions.
  ///
  /// - Returns: True if anything has.
  private func reportChangedEligibility() -> Bool {
    var hasChanged = false
    for direction in Direction.allCases {
      let reason = probe(direction).reason
      let change = Event.Kind.eligibilityChanged(direction, reason)
      if reportedEligibility[Int(direction.rawValue)] == change { continue }
      reportedEligibility[Int(direction.rawValue)] = change
      var events = [Event(at: now, change)]
      if recorder != nil { recordDeclined(events) }
      deliver(&events)
      hasChanged = true
    }
    return hasChanged
  }
}
