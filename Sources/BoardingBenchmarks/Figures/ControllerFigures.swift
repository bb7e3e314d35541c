import Boarding

extension Figure {
  /// The figures of the navigation controller, which owns screens and calls them.
  ///
  /// - Returns: The figures.
  static func controllerFigures() -> [Figure] {
    [
      Figure("instant push + pop by the controller", goal: Goal(ratio: 1.5)) {
        .timed(operations: 1, work: ControllerRun().pushAndPop, floor: ObjectRun().pushAndPop)
      }
    ]
  }
}

/// A screen that counts its calls, so that they cannot be left out.
private final class CountingScreen: Screen {
  /// The number of calls.
  var calls = 0

  /// Counts the call.
  ///
  /// - Parameter navigationController: The controller that calls.
  func willEnterStack(of navigationController: BoardingNavigationController) { calls += 1 }

  /// Counts the call.
  ///
  /// - Parameter navigationController: The controller that calls.
  func didEnterStack(of navigationController: BoardingNavigationController) { calls += 1 }

  /// Counts the call.
  ///
  /// - Parameter navigationController: The controller that calls.
  func willLeaveStack(of navigationController: BoardingNavigationController) { calls += 1 }

  /// Counts the call.
  ///
  /// - Parameter navigationController: The controller that calls.
  func didLeaveStack(of navigationController: BoardingNavigationController) { calls += 1 }

  /// Counts the call.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    calls += 1
  }

  /// Counts the call.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func didAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    calls += 1
  }

  /// Counts the call.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func willDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    calls += 1
  }

  /// Counts the call.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func didDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    calls += 1
  }
}

/// A controller with one screen.
private struct ControllerRun {
  /// The controller.
  let controller: BoardingNavigationController

  /// Puts up the first screen.
  init() {
    controller = BoardingNavigationController(screensToPresent: [CountingScreen()])
    controller.start()
  }

  /// Pushes a new screen and pops it, with all calls.
  ///
  /// - Parameter rounds: How many times.
  func pushAndPop(_ rounds: Int) {
    for _ in 0..<rounds {
      controller.push(CountingScreen(), .instant)
      controller.pop(.instant)
    }
  }
}

/// The floor of the controller: a new object in an array, as many calls and as many events.
private final class ObjectRun {
  /// A screen whose calls are closures.
  private final class ClosureScreen {
    /// What is called.
    let call: (Int) -> Void

    /// Makes a screen.
    ///
    /// - Parameter call: What is called.
    init(_ call: @escaping (Int) -> Void) {
      self.call = call
    }
  }

  /// A number that closures share.
  private final class Counter {
    /// The number of calls.
    var calls = 0
  }

  /// The screens.
  private var screens: [ClosureScreen]
  /// What the closures count in, so that their calls cannot be left out.
  private let counter = Counter()
  /// How many events a push and a pop write.
  private let eventCounts = StackRun(depth: 1).eventsPerPair
  /// How many calls each of both screens gets for a push, and as many for a pop.
  private let callsPerScreen = (below: 2, above: 4)

  /// Makes the first screen.
  init() {
    screens = [ClosureScreen { _ in }]
  }

  /// Pushes a new screen and pops it, with calls and events.
  ///
  /// - Parameter rounds: How many times.
  func pushAndPop(_ rounds: Int) {
    var events: [FloorEvent] = []
    events.reserveCapacity(64)
    for round in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      let screen = ClosureScreen { [counter] in counter.calls &+= $0 }
      screens.append(screen)
      write(eventCounts.push, round, 0, 1, into: &events)
      callBoth(screen)
      screens.removeLast()
      write(eventCounts.pop, round, 1, 0, into: &events)
      callBoth(screen)
    }
    consume(events)
  }

  /// Calls the screen below and the one on top.
  private func callBoth(_ top: ClosureScreen) {
    for _ in 0..<callsPerScreen.below { screens[0].call(1) }
    for _ in 0..<callsPerScreen.above { top.call(1) }
  }
}
