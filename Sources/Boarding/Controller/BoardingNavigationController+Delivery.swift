extension BoardingNavigationController {
  /// Delivers what has happened: to screens, delegate and observers, in order.
  ///
  /// The events stand outside the controller meanwhile, and the screens that they name stay in the
  /// table to the end: callbacks may ask anything of the controller, and what they decline comes
  /// last.
  ///
  /// - Parameter events: What has happened, in order; empty afterwards.
  func deliver(_ events: inout [Event]) {
    if events.isEmpty { return }
    var delivery = Delivery(coordinator: coordinator, observers: observers.entries)
    var begin = 0
    while begin < events.count {
      let end = events.count
      for place in begin..<end { deliver(events[place], &delivery) }
      countTowardsLimit(end - begin)
      addDeclined(to: &events)
      begin = end
    }
    if let departed = delivery.departed { letGo(departed, after: events) }
    events.removeAll(keepingCapacity: true)
  }

  /// Lets go of the screens that have had their last call.
  ///
  /// Those that a caught transition has taken back stay until it is over: it may be caught again and
  /// go on.
  ///
  /// - Parameters:
  ///   - departed: The only one of them, or absent for several.
  ///   - events: What was delivered.
  private func letGo(_ departed: ScreenID, after events: [Event]) {
    let planned = machine.state.transition?.change.after
    if departed != .absent, planned == nil { return removeScreen(departed) }
    var gone: [ScreenID] = []
    for event in events {
      guard case .didLeaveStack(let id) = event.kind else { continue }
      if let planned, planned.contains(id) { renewScreen(id) } else { gone.append(id) }
    }
    removeScreens(gone)
  }

  /// Delivers one event: to the screen or the delegate, then to the observers.
  ///
  /// What comes after the observers is done here too. It has one caller, and is inlined because it
  /// runs for every event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - delivery: What is known of the transition and the observers.
  @inline(__always)
  private func deliver(_ event: Event, _ delivery: inout Delivery) {
    switch event.kind {
    case .transitionBegan(let passage, let motion):
      beginTransition(passage, motion, &delivery)
    case .interactionUpdated(let progress):
      delivery.coordinator?.update(to: progress)
    case .transitionGrabbed(let progress):
      beginDrive(delivery, at: progress)
    case .interactionChanged(let isCancelled):
      endDrive(delivery, isCancelled: isCancelled)
    case .willEnterStack(let id):
      noteEntrance(of: id)
      table[id]?.willEnterStack(of: self)
    case .didEnterStack(let id):
      table[id]?.didEnterStack(of: self)
    case .willLeaveStack(let id):
      table[id]?.willLeaveStack(of: self)
    case .didLeaveStack(let id):
      delivery.departed = delivery.departed == nil ? id : .absent
      table[id]?.didLeaveStack(of: self)
      notifyObservers(of: event, delivery)
      if let results, !results.isEmpty { results.depart(id) }
      return
    case .willAppear(let id):
      table[id]?.willAppear(in: self, with: delivery.coordinator)
    case .didAppear(let id):
      table[id]?.didAppear(in: self, with: delivery.coordinator)
    case .willDisappear(let id):
      table[id]?.willDisappear(in: self, with: delivery.coordinator)
    case .didDisappear(let id):
      delivery.coordinator?.arrive()
      table[id]?.didDisappear(in: self, with: delivery.coordinator)
    case .willShow(let id):
      notifyDelegate(willShow: id)
      notifyObservers(of: event, delivery)
      delivery.coordinator?.runAnimations(in: self)
      return
    case .didShow(let id):
      delivery.coordinator?.arrive()
      notifyDelegate(didShow: id)
    case .committed(let passage):
      noteStep(passage.destination)
      notifyObservers(of: event, delivery)
      if passage.operation == .none { deliverResults(to: passage.destination, from: nil) }
      return
    case .transitionEnded(let passage, let isCancelled):
      notifyObservers(of: event, delivery)
      endTransition(passage, isCancelled: isCancelled, &delivery)
      return
    case .refused(let refusal):
      takeBackResult(of: refusal)
      tellRefusal(refusal)
    case .pending(.previous, screen: _):
      if let results, let top = machine.state.stack.top { results.letFirstWait(from: top) }
    case .cancelled, .gestureEnded, .flowFinished, .screenChanged, .pending, .eligibilityChanged,
      .stopped:
      break
    }
    notifyObservers(of: event, delivery)
  }

  /// Tells the observers of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - delivery: What is known of the observers.
  private func notifyObservers(of event: Event, _ delivery: Delivery) {
    for entry in delivery.observers where !entry.isRemoved { entry.observer(event, self) }
  }

  /// Forgets what a screen would have handed over by a way back that was declined at its turn.
  ///
  /// What came with a move that was superseded is forgotten when its input is over.
  ///
  /// - Parameter refusal: What was declined.
  private func takeBackResult(of refusal: Refusal) {
    guard let results, !results.isEmpty, refusal.input == .previous, refusal.reason != .superseded
    else { return }
    let isOfTop = refusal.reason == .guarded || refusal.reason == .alreadyPending
    let giver = isOfTop ? machine.state.stack.top : refusal.screen
    if let giver { _ = results.takeBackFirst(from: giver) }
  }

  /// Notes that a screen is told that it enters the stack.
  ///
  /// - Parameter id: The identity of the screen.
  private func noteEntrance(of id: ScreenID) {
    enterScreen(id)
    if let results, !results.isEmpty { results.arm(id) }
  }

  /// Makes the coordinator of a transition, and registers with it what was registered in advance.
  ///
  /// - Parameters:
  ///   - passage: The way of the transition.
  ///   - motion: How it is shown.
  ///   - delivery: What is known of the transition.
  private func beginTransition(
    _ passage: Event.Passage,
    _ motion: Motion,
    _ delivery: inout Delivery
  ) {
    delivery.coordinator = makeCoordinator(of: passage, motion)
    _ = exchange(&coordinator, with: delivery.coordinator)
    valueKeeper.store.beginTransition()
    if let coordinator = delivery.coordinator { registerInAdvance(with: coordinator) }
  }

  /// Tells who is concerned that a finger has caught the transition.
  ///
  /// - Parameters:
  ///   - delivery: What is known of the transition.
  ///   - progress: Where it was caught.
  private func beginDrive(_ delivery: Delivery, at progress: Double) {
    if let source = delivery.coordinator?.passage.source { results?.beginDrive(of: source) }
    delivery.coordinator?.beginInteraction(at: progress, in: self)
  }

  /// Tells who is concerned of the verdict on an interactive transition.
  ///
  /// - Parameters:
  ///   - delivery: What is known of the transition.
  ///   - isCancelled: Whether the verdict is to go back.
  private func endDrive(_ delivery: Delivery, isCancelled: Bool) {
    if let results, !results.isEmpty {
      let source = isCancelled ? nil : delivery.coordinator?.passage.source
      _ = results.endDrive(of: source.flatMap { machine.state.stack.contains($0) ? nil : $0 })
    }
    delivery.coordinator?.completionVelocity = machine.verdictVelocity
    delivery.coordinator?.endInteraction(isCancelled: isCancelled, in: self)
  }

  /// Runs the completions of a transition, lets its coordinator go and delivers results.
  ///
  /// - Parameters:
  ///   - passage: The way from one screen to another.
  ///   - isCancelled: Whether the transition went back.
  ///   - delivery: What is known of the transition.
  private func endTransition(
    _ passage: Event.Passage,
    isCancelled: Bool,
    _ delivery: inout Delivery
  ) {
    delivery.coordinator?.arrive()
    valueKeeper.store.endTransition(isCancelled: isCancelled)
    delivery.coordinator?.runCompletions(in: self)
    delivery.coordinator = nil
    _ = exchange(&coordinator, with: nil)
    if isCancelled {
      deliverResults(to: passage.source, from: nil)
    } else {
      deliverResults(to: passage.destination, from: passage.source)
    }
  }

  /// Makes the coordinator of a transition.
  ///
  /// - Parameters:
  ///   - passage: The way from one screen to another.
  ///   - motion: How the transition is shown.
  /// - Returns: The coordinator, or nil if a screen is gone.
  private func makeCoordinator(
    of passage: Event.Passage,
    _ motion: Motion
  ) -> TransitionCoordinator? {
    guard let source = passage.source.flatMap({ table[$0] }),
      let destination = table[passage.destination]
    else { return nil }
    let animation = motion == .instant ? nil : machine.state.transition?.animation
    let isScrubbed = motion == .interactive && machine.state.settings.swipeRules.scrubsCurve
    return TransitionCoordinator(
      from: source,
      to: destination,
      passage: passage,
      motion: motion,
      animation: animation,
      scrubbing: isScrubbed ? animation?.curve : nil,
      keeper: valueKeeper
    )
  }

  /// Tells the delegate that a screen is about to be shown.
  ///
  /// - Parameter id: The identity of the screen.
  private func notifyDelegate(willShow id: ScreenID) {
    guard let delegate, let screen = table[id] else { return }
    let isAnimated = coordinator?.isAnimated ?? false
    delegate.navigationController(self, willShow: screen, isAnimated: isAnimated)
  }

  /// Tells the delegate that a screen is shown.
  ///
  /// - Parameter id: The identity of the screen.
  private func notifyDelegate(didShow id: ScreenID) {
    guard let delegate, let screen = table[id] else { return }
    let isAnimated = coordinator?.isAnimated ?? false
    delegate.navigationController(self, didShow: screen, isAnimated: isAnimated)
  }
}

/// What a batch of events needs from beginning to end.
private struct Delivery {
  /// The coordinator of the transition in flight.
  var coordinator: TransitionCoordinator?
  /// Who hears the events, in the order of registration.
  let observers: [EventObservers.Entry]
  /// The screen that has had its last call; absent for several, nil for none.
  var departed: ScreenID?
}
