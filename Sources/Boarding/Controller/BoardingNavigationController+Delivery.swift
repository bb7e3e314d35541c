extension BoardingNavigationController {
  /// Delivers what has happened: to screens, delegate and observers, in order.
  func deliver() {
    while turn.delivered < turn.events.count {
      let event = turn.events[turn.delivered]
      turn.delivered += 1
      countTowardsLimit()
      deliver(event)
    }
    turn.events.removeAll(keepingCapacity: true)
    turn.delivered = 0
    for id in turn.departed { table.remove(id) }
    turn.departed.removeAll(keepingCapacity: true)
  }

  /// Delivers one event.
  ///
  /// - Parameter event: The event.
  private func deliver(_ event: Event) {
    let coordinator = transitionCoordinator
    switch event.kind {
    case .transitionBegan(let passage, let isAnimated):
      transitionCoordinator = makeCoordinator(of: passage, isAnimated: isAnimated)
      notifyObservers(of: event)
    case .willEnterStack(let id):
      table.enter(id)
      table[id]?.willEnterStack(of: self)
      notifyObservers(of: event)
    case .didEnterStack(let id):
      table[id]?.didEnterStack(of: self)
      notifyObservers(of: event)
    case .willLeaveStack(let id):
      table[id]?.willLeaveStack(of: self)
      notifyObservers(of: event)
    case .didLeaveStack(let id):
      table[id]?.didLeaveStack(of: self)
      notifyObservers(of: event)
      turn.departed.append(id)
    case .willAppear(let id):
      table[id]?.willAppear(in: self, with: coordinator)
      notifyObservers(of: event)
    case .didAppear(let id):
      table[id]?.didAppear(in: self, with: coordinator)
      notifyObservers(of: event)
    case .willDisappear(let id):
      table[id]?.willDisappear(in: self, with: coordinator)
      notifyObservers(of: event)
    case .didDisappear(let id):
      table[id]?.didDisappear(in: self, with: coordinator)
      notifyObservers(of: event)
    case .willShow(let id):
      notifyDelegate(willShow: id)
      notifyObservers(of: event)
      coordinator?.runAnimations(in: self)
    case .didShow(let id):
      notifyDelegate(didShow: id)
      notifyObservers(of: event)
    case .transitionEnded:
      notifyObservers(of: event)
      coordinator?.runCompletions(in: self)
      transitionCoordinator = nil
    case .committed, .screenChanged, .refused, .stopped:
      notifyObservers(of: event)
    }
  }

  /// Makes the coordinator of a transition.
  ///
  /// - Parameters:
  ///   - passage: The way from one screen to another.
  ///   - isAnimated: Whether the transition takes time.
  /// - Returns: The coordinator, or nil if a screen is gone.
  private func makeCoordinator(
    of passage: Event.Passage,
    isAnimated: Bool
  ) -> TransitionCoordinator? {
    guard let source = passage.source.flatMap({ table[$0] }),
      let destination = table[passage.destination]
    else { return nil }
    return TransitionCoordinator(
      from: source,
      to: destination,
      operation: passage.operation,
      animation: isAnimated ? machine.state.transition?.animation : nil
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

  /// Calls the observers, in the order of registration.
  ///
  /// - Parameter event: The event.
  private func notifyObservers(of event: Event) {
    if observers.isEmpty { return }
    var last: EventObserverID?
    while let (id, observer) = observers.next(after: last) {
      last = id
      observer(event, self)
    }
  }
}
