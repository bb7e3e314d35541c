import Boarding

/// A screen that prints its calls.
private final class PrintingScreen: Screen {
  /// The name by which the run speaks of the screen.
  let name: String

  /// Makes a screen.
  ///
  /// - Parameter name: The name by which the run speaks of the screen.
  init(_ name: String) {
    self.name = name
  }

  /// Runs an animation alongside.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    print("  \(name) will appear, animated: \(coordinator?.isAnimated ?? false)")
    navigationController.perform(
      coordinatedAnimations: { [name] _, _ in { print("  alongside \(name)") } },
      completion: { [name] _, _ in { print("  completed \(name)") } },
      cancellation: { [name] _ in print("  cancelled \(name)") }
    )
  }
}

extension Client {
  /// Drives a controller with three screen objects and prints what it reports.
  static func driveController() {
    let screens = ["first", "second", "third"].map { PrintingScreen($0) }
    let controller = BoardingNavigationController(screensToPresent: [screens[0]])
    controller.addObserver { event, controller in
      let line = describe(event) { id in
        "\(controller.screen(for: id)?.name ?? "gone")#\(id.rawValue)"
      }
      print("  \(line)")
    }
    let steps: [(BoardingNavigationController) -> CommandAnswer] = [
      { $0.start() },
      { $0.push(screens[1]) },
      { $0.advance(by: .milliseconds(400)) },
      { $0.push(screens[2], .instant, from: screens[1]) },
      { $0.push(screens[1], .instant) },
      { $0.pop(.interactive) },
      { $0.updateInteraction(progress: 0.25) },
      { $0.cancelInteraction() },
      { $0.advance(by: .seconds(1)) },
      { $0.pop(to: screens[0]) },
      { $0.advance(by: .seconds(1)) },
      { $0.push(screens[2], .instant) },
      { $0.finishFlow() },
    ]
    for (index, step) in steps.enumerated() {
      let answer = step(controller)
      let refusal = answer.refusal.map { "refused for reason \($0.rawValue)" } ?? "taken"
      let removed = answer.removed.map { $0.name }.joined(separator: " ")
      print("controller \(index) \(refusal), removed: \(removed)")
    }
    print("controller stack \(controller.screens.map { $0.name }.joined(separator: " > "))")
  }
}
