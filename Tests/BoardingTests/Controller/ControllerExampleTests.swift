import Boarding
import Testing

// The types and calls of the documentation comments, as they stand there.

private final class FirstScreen: Screen {}

private final class SecondScreen: Screen {
  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    navigationController.perform(coordinatedAnimations: { container, _ in
      { (container as? WelcomeContainer)?.backgroundColor = "#555555" }
    })
  }
}

private final class ThirdScreen: Screen {
  final class CompletedScreen: Screen {}
}

private final class WelcomeContainer: BoardingNavigationController {
  var backgroundColor = "#ffffff"
}

extension ThirdScreen: BoardingInformation {
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    CompletedScreen()
  }
}

struct ControllerExampleTests {
  @Test func `a controller presents a series of screens`() {
    let onboarding = BoardingNavigationController(screensToPresent: [FirstScreen(), SecondScreen()])
    onboarding.start()
    onboarding.pushToNext()
    onboarding.advance(by: .milliseconds(400))

    #expect(onboarding.screens.map(\.name) == ["FirstScreen", "SecondScreen"])
    #expect(onboarding.transitionCoordinator == nil)
  }

  @Test func `a screen changes its container alongside a transition`() {
    let container = WelcomeContainer(screensToPresent: [FirstScreen(), SecondScreen()])
    container.start()
    #expect(container.backgroundColor == "#ffffff")
    container.pushToNext()
    #expect(container.backgroundColor == "#555555")
  }

  @Test func `a screen says itself which one comes next`() {
    let onboarding = BoardingNavigationController(screensToPresent: [ThirdScreen(), FirstScreen()])
    onboarding.start()
    onboarding.pushToNext(.instant)
    #expect(onboarding.topScreen?.name == "CompletedScreen")
  }

  @Test func `somebody drives a transition and lets it go back`() {
    let controller = BoardingNavigationController(screensToPresent: [FirstScreen()])
    let details = SecondScreen()
    controller.start()
    controller.push(details, .interactive)
    controller.updateInteraction(progress: 0.4)
    controller.cancelInteraction()
    controller.advance(by: .milliseconds(160))
    #expect(controller.topScreen?.name == "FirstScreen")
  }
}
