extension BoardingNavigationController {
  /// Delivers what has happened: to screens, delegate and observers, in order.
  ///
  /// The events stand outside the controller meanwhile, and so do the screens that they name:
  /// callbacks may ask anything of the controller, and what they decline comes last.
  ///
  /// - Parameter events: What has happened, in order; empty afterwards.
  func deliver(_ events: inout [Event]) {
    var delivery = Delivery(of: self)
    var place = 0
    var counted = 0
    var hasDepartures = false
    while place < events.count {
      let event = events[place]
      place += 1
      if case .didLeaveStack = event.kind { hasDepartures = true }
      deliver(event, &delivery)
      if place == events.count {
        countTowardsLimit(place - counted)
        counted = place
        addDeclined(to: &events)
      }
    }
    if hasDepartures { letGo(after: events) }
    events.removeAll(keepingCapacity: true)
  }

  /// Lets go of the screens that have had their last call.
  ///
  /// - Parameter events: What was delivered.
  private func letGo(after events: [Event]) {
    for event in events {
      if case .didLeaveStack(let id) = event.kind { _ = table.remove(id) }
    }
  }

  /// Delivers one event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - delivery: What is known of the screens, the transition and the observers.
  private func deliver(_ event: Event, _ delivery: inout Delivery) {
    switch event.kind {
    case .transitionBegan(let passage, let motion):
      delivery.coordinator = makeCoordinator(of: passage, motion)
      _ = exchange(&transitionCoordinator, with: delivery.coordinator)
    case .interactionChanged(let isCancelled):
      _ = results.endDrive(isCancelled: isCancelled)
      delivery.coordinator?.endInteraction(isCancelled: isCancelled, in: self)
    case .willEnterStack(let id):
      table.enter(id)
      if !results.isEmpty { results.arm(id) }
      delivery.screen(id, of: self)?.willEnterStack(of: self)
    case .didEnterStack(let id):
      delivery.screen(id, of: self)?.didEnterStack(of: self)
    case .willLeaveStack(let id):
      delivery.screen(id, of: self)?.willLeaveStack(of: self)
    case .didLeaveStack(let id):
      delivery.screen(id, of: self)?.didLeaveStack(of: self)
    case .willAppear(let id):
      delivery.screen(id, of: self)?.willAppear(in: self, with: delivery.coordinator)
    case .didAppear(let id):
      delivery.screen(id, of: self)?.didAppear(in: self, with: delivery.coordinator)
    case .willDisappear(let id):
      delivery.screen(id, of: self)?.willDisappear(in: self, with: delivery.coordinator)
    case .didDisappear(let id):
      delivery.screen(id, of: self)?.didDisappear(in: self, with: delivery.coordinator)
    case .willShow(let id):
      notifyDelegate(willShow: id)
    case .didShow(let id):
      notifyDelegate(didShow: id)
    case .committed(let passage):
      noteStep(passage.destination)
    case .refused(let refusal):
      if refusal.input == .previous, let screen = refusal.screen {
        _ = results.takeBack(from: screen)
      }
    case .interactionUpdated, .cancelled, .flowFinished, .screenChanged, .transitionEnded,
      .stopped:
      break
    }
    for entry in delivery.observers where !entry.isRemoved { entry.observer(event, self) }
    follow(event.kind, &delivery)
  }

  /// Runs what comes after the observers have heard an event.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - delivery: What is known of the screens, the transition and the observers.
  private func follow(_ kind: Event.Kind, _ delivery: inout Delivery) {
    switch kind {
    case .willShow:
      delivery.coordinator?.runAnimations(in: self)
    case .didLeaveStack(let id):
      if !results.isEmpty { results.depart(id) }
    case .committed(let passage):
      if passage.operation == .none { deliverResults(to: passage.destination, from: nil) }
    case .transitionEnded(let passage, let isCancelled):
      delivery.coordinator?.runCompletions(in: self)
      delivery.coordinator = nil
      _ = exchange(&transitionCoordinator, with: nil)
      if isCancelled {
        deliverResults(to: passage.source, from: nil)
      } else {
        deliverResults(to: passage.destination, from: passage.source)
      }
    case .transitionBegan, .interactionUpdated, .interactionChanged, .willEnterStack,
      .didEnterStack, .willLeaveStack, .willAppear, .didAppear, .willDisappear, .didDisappear,
      .didShow, .cancelled, .flowFinished, .screenChanged, .refused, .stopped:
      break
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
    return TransitionCoordinator(
      from: source,
      to: destination,
      operation: passage.operation,
      motion: motion,
      animation: motion == .instant ? nil : machine.state.transition?.animation
    )
  }

  /// Tells the delegate that a screen is about to be shown.
  ///
  /// - Parameter id: The identity of the screen.
  private func notifyDelegate(willShow id: ScreenID) {
    guard let delegate, let screen = table[id] else { return }
    let isAnimated = transitionCoordinator?.isAnimated ?? false
    delegate.navigationController(self, willShow: screen, isAnimated: isAnimated)
  }

  /// Tells the delegate that a screen is shown.
  ///
  /// - Parameter id: The identity of the screen.
  private func notifyDelegate(didShow id: ScreenID) {
    guard let delegate, let screen = table[id] else { return }
    let isAnimated = transitionCoordinator?.isAnimated ?? false
    delegate.navigationController(self, didShow: screen, isAnimated: isAnimated)
  }
}

/// What a batch of events needs again and again: reading it off the controller each time would
/// cost more than the events.
private struct Delivery {
  /// The coordinator of the transition in flight.
  var coordinator: TransitionCoordinator?
  /// Who hears the events, in the order of registration.
  let observers: [EventObservers.Entry]
  /// The screen found last.
  private var last: (id: ScreenID, screen: (any Screen)?) = (.absent, nil)
  /// The screen found before that: a transition names two of them many times.
  private var other: (id: ScreenID, screen: (any Screen)?) = (.absent, nil)

  /// Begins a batch.
  ///
  /// - Parameter controller: The controller that delivers.
  init(of controller: BoardingNavigationController) {
    coordinator = controller.transitionCoordinator
    observers = controller.observers.entries
  }

  /// Finds the screen behind an identity.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - controller: The controller that knows all screens.
  /// - Returns: The screen, or nil if it is gone.
  mutating func screen(
    _ id: ScreenID,
    of controller: BoardingNavigationController
  ) -> (any Screen)? {
    if last.id == id { return last.screen }
    swap(&last, &other)
    if last.id == id { return last.screen }
    last = (id, controller.table[id])
    return last.screen
  }
}
