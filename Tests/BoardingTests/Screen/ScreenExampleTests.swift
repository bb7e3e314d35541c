import Boarding
import Testing

struct ScreenExampleTests {
  final class WelcomeScreen: Screen {
    func willAppear(
      in navigationController: BoardingNavigationController,
      with coordinator: TransitionCoordinator?
    ) {
      // Draw the screen.
    }
  }

  @Test func `any object can be a screen`() {
    let welcome = WelcomeScreen()
    let onboarding = BoardingNavigationController(screensToPresent: [welcome])
    onboarding.start()
    #expect(onboarding.topScreen === welcome)
  }
}
