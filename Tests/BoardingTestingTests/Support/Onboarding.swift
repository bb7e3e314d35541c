import BoardingAsync
import BoardingTesting
import Testing

/// A navigation controller in a simulation, with a log of what is decided.
final class Onboarding {
  /// The simulation whose time it follows.
  let simulation = Simulation()
  /// The controller.
  let controller = BoardingNavigationController()
  /// What was decided, with the milliseconds.
  let log = Log()

  /// Puts screens up.
  ///
  /// - Parameter screens: Makes the screens, root first, for a clock.
  init(_ screens: (ManualClock) -> [any Screen]) {
    controller.setScreens(screens(simulation.clock), .instant)
    controller.addObserver { [log] event, controller in
      let time = event.instant.nanoseconds / 1_000_000
      switch event.kind {
      case .pending(let input, let screen):
        let name = controller.screen(for: screen)?.name ?? "?"
        log.write("\(time) \(input) waits for \(name)")
      case .refused(let refusal): log.write("\(time) \(refusal.input) \(refusal.reason)")
      case .committed: log.write("\(time) \(controller.screens.map(\.name))")
      case .eligibilityChanged(let direction, let reason):
        log.write("\(time) \(direction) \(reason.map { "\($0)" } ?? "eligible")")
      case .transitionBegan, .interactionUpdated, .interactionChanged, .transitionGrabbed,
        .gestureEnded, .willEnterStack, .didEnterStack, .willLeaveStack, .didLeaveStack,
        .willAppear, .didAppear, .willDisappear, .didDisappear, .willShow, .didShow, .cancelled,
        .flowFinished, .screenChanged, .transitionEnded, .stopped:
        break
      }
    }
    simulation.attach(controller)
    controller.awaitAnswers(on: simulation.executor)
  }

  /// Does something with the controller, lets time pass, and takes the log.
  ///
  /// - Parameters:
  ///   - milliseconds: How much time passes.
  ///   - body: What to do.
  /// - Returns: What was decided.
  func after(_ milliseconds: Int, _ body: (BoardingNavigationController) -> Void) -> [String] {
    let count = log.lines.count
    simulation.perform { body(controller) }
    simulation.advance(by: .milliseconds(milliseconds))
    return Array(log.lines[count...])
  }
}

/// A screen with a name.
class PlainScreen: Screen {
  /// The name.
  let name: String

  /// Makes a screen.
  ///
  /// - Parameter name: The name.
  init(_ name: String) {
    self.name = name
  }
}

/// A screen that finds out after some time where it leads.
final class SearchingScreen: PlainScreen, AsyncNextProvider, AsyncPreviousProvider {
  /// The clock on which it waits.
  let clock: any Clock<Duration>
  /// How long it waits.
  var delay = Duration.milliseconds(100)
  /// Where it leads.
  var next: (any Screen)?
  /// Where the way back leads.
  var previous: (any Screen)?
  /// How many searches were cancelled.
  var cancelledCount = 0

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - clock: The clock on which it waits.
  init(_ name: String, on clock: any Clock<Duration>) {
    self.clock = clock
    super.init(name)
  }

  func findNextScreen() async -> (any Screen)? {
    await think()
    return next
  }

  func findPreviousScreen() async -> (any Screen)? {
    await think()
    return previous
  }

  /// Waits.
  private func think() async {
    do {
      try await clock.sleep(for: delay)
    } catch {
      cancelledCount += 1
    }
  }
}

/// A screen that finds out after some time whether it may be left or entered.
final class ThinkingScreen: PlainScreen, AsyncLeaveGuard, AsyncEnterGuard {
  /// The clock on which it waits.
  let clock: any Clock<Duration>
  /// The words that it gives, in order; then it allows everything.
  var words: [ScreenPermission] = []
  /// How many questions were cancelled.
  var cancelledCount = 0

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - clock: The clock on which it waits.
  init(_ name: String, on clock: any Clock<Duration>) {
    self.clock = clock
    super.init(name)
  }

  func decideLeaving(for destination: (any Screen)?) async -> ScreenPermission {
    await think()
  }

  func decideEntering(from source: (any Screen)?) async -> ScreenPermission {
    await think()
  }

  /// Waits for 100 ms.
  ///
  /// - Returns: The next word.
  private func think() async -> ScreenPermission {
    do {
      try await clock.sleep(for: .milliseconds(100))
    } catch {
      cancelledCount += 1
    }
    return words.isEmpty ? .allow : words.removeFirst()
  }
}
