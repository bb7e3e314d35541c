import Boarding
import Testing

final class WelcomeScreen: Screen {}

final class FeaturesScreen: Screen, BoardingInformation {
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    CompletedScreen()
  }

  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    navigationController.perform(coordinatedAnimations: { container, isAnimated in
      { (container as? WelcomeFlow)?.backgroundColor = "grey" }
    })
  }
}

final class CompletedScreen: Screen {}

final class WelcomeFlow: BoardingNavigationController {
  var backgroundColor = "white"
}

struct ReadmeExampleTests {
  @Test func `the library example runs`() {
    let flow = WelcomeFlow(screensToPresent: [WelcomeScreen(), FeaturesScreen()])
    flow.start()
    flow.pushToNext()
    flow.advance(by: .milliseconds(400))
    flow.pushToNext()
    #expect(flow.backgroundColor == "grey")
    #expect(flow.screens.map(\.name) == ["WelcomeScreen", "FeaturesScreen", "CompletedScreen"])
  }

  @Test func `a double tap pushes once`() {
    let welcome = WelcomeScreen()
    let flow = WelcomeFlow(screensToPresent: [welcome, FeaturesScreen()])
    flow.start()
    flow.pushToNext(from: welcome)
    flow.pushToNext(from: welcome)
    flow.advance(by: .seconds(1))
    #expect(flow.screens.map(\.name) == ["WelcomeScreen", "FeaturesScreen"])
  }
}
