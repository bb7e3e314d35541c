public import Boarding

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension BoardingNavigationController {
  /// Waits from now on for screens that take their time: asynchronous providers and guards.
  ///
  /// Their answers come back on the actor on which this is called, such as the main actor. What is
  /// no longer wanted is cancelled; an answer that comes all the same is refused, with an event.
  ///
  /// - Parameter isolation: The actor on which the controller lives.
  /// - Returns: The observer that does it, so that it can be removed.
  @discardableResult
  public func awaitAnswers(isolation: isolated (any Actor)? = #isolation) -> EventObserverID {
    observe(with: AnswerWaiter(.here(isolation)))
  }

  /// Waits from now on for screens that take their time, without an actor.
  ///
  /// - Parameter executor: What runs jobs one at a time, on the thread on which the controller lives,
  ///   such as the executor of a simulation.
  /// - Returns: The observer that does it, so that it can be removed.
  @discardableResult
  public func awaitAnswers(on executor: any TaskExecutor) -> EventObserverID {
    observe(with: AnswerWaiter(.executor(executor)))
  }

  /// Lets a waiter hear every event.
  ///
  /// - Parameter waiter: The waiter, which lives as long as the controller or until it is removed.
  /// - Returns: The observer.
  private func observe(with waiter: AnswerWaiter) -> EventObserverID {
    hasLaterWord = { screen, side in
      switch side {
      case .leave: screen is any AsyncLeaveGuard
      case .enter: screen is any AsyncEnterGuard
      }
    }
    return addObserver { event, controller in waiter.hear(event.kind, in: controller) }
  }
}

/// Waits for the screen that thinks about a move.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class AnswerWaiter {
  /// Where answers come back.
  private let place: TaskPlace
  /// The screen that is waited for, with the task that does it.
  private var current: (screen: any Screen, task: Task<Void, Never>)?

  /// Makes a waiter.
  ///
  /// - Parameter place: Where answers come back.
  init(_ place: TaskPlace) {
    self.place = place
  }

  deinit {
    current?.task.cancel()
  }

  /// Begins to wait, or stops, where an event says so.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - controller: Where it did.
  func hear(_ event: Event.Kind, in controller: BoardingNavigationController) {
    if let current, current.screen !== controller.pendingScreen {
      current.task.cancel()
      self.current = nil
    }
    if case .pending = event { wait(in: controller) }
  }

  /// Begins to wait for the screen that thinks about a move.
  ///
  /// - Parameter controller: The controller.
  private func wait(in controller: BoardingNavigationController) {
    guard let move = controller.pendingMove, let answer = Self.question(of: move) else { return }
    current?.task.cancel()
    let screen = move.screen
    let task = place.start { [weak self, weak controller] in
      let hand = await answer()
      guard let controller else { return }
      if Task.isCancelled {
        // Nobody waits for it any more; a second *wait* is refused, which reports it.
        controller.answerPending(.wait, from: screen)
        return
      }
      self?.current = nil
      hand(controller)
      // A screen that was found may have to think in its turn.
      if let self, current == nil, let next = controller.pendingScreen, next !== screen {
        wait(in: controller)
      }
    }
    current = (screen, task)
  }

  /// Hands an answer to a controller.
  private typealias Hand = (BoardingNavigationController) -> Void

  /// Finds out what a screen has to be asked.
  ///
  /// - Parameter move: The move about which it thinks.
  /// - Returns: Asks it, or nil if it answers by itself.
  private static func question(of move: PendingMove) -> (() async -> Hand)? {
    let screen = move.screen
    switch move.side {
    case .leave:
      guard let asked = screen as? any AsyncLeaveGuard else { return nil }
      return {
        let word = await asked.decideLeaving(for: move.destination)
        return { give(word, from: screen, to: $0) }
      }
    case .enter:
      if let awaited = screen as? AwaitedScreen {
        return {
          let found = await awaited.find()
          return { give(found, for: awaited, to: $0) }
        }
      }
      guard let asked = screen as? any AsyncEnterGuard else { return nil }
      return {
        let word = await asked.decideEntering(from: move.source)
        return { give(word, from: screen, to: $0) }
      }
    }
  }

  /// Hands the word of a guard to the controller.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - screen: Who gives it.
  ///   - controller: The controller, which refuses it if it does not wait for the screen.
  private static func give(
    _ word: ScreenPermission,
    from screen: any Screen,
    to controller: BoardingNavigationController
  ) {
    switch word {
    case .allow, .refuse: controller.answerPending(word, from: screen)
    case .wait: break
    }
  }

  /// Hands the screen that a provider found to the controller.
  ///
  /// - Parameters:
  ///   - found: The screen, or nil if there is none.
  ///   - awaited: The screen that stood for it.
  ///   - controller: The controller, which refuses it if it does not wait for that screen.
  private static func give(
    _ found: (any Screen)?,
    for awaited: AwaitedScreen,
    to controller: BoardingNavigationController
  ) {
    guard let found, controller.pendingScreen === awaited else {
      controller.answerPending(.refuse(), from: awaited)
      return
    }
    switch awaited.role {
    case .previous where controller.screens.contains { $0 === found }:
      // A way back to a screen that is there already is another change: what was pending gives way.
      controller.pop(to: found)
    case .next, .previous:
      if controller.answerPending(leadingTo: found).refusal == nil { return }
      controller.answerPending(.refuse(), from: awaited)
    }
  }
}
