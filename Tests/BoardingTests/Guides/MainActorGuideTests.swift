import Boarding
import Testing

@MainActor final class SpelledScreen: @MainActor Screen {
  var isVisible = false

  func didAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    isVisible = true
  }
}

@MainActor final class InferredScreen: Screen, BoardingInformation {
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    SpelledScreen()
  }
}

/// The guide's words on the main actor, in a module that is not on it by default.
struct MainActorGuideTests {
  @Test @MainActor func `conformances on the main actor are spelled or inferred`() {
    let flow = BoardingNavigationController(screensToPresent: [InferredScreen()])
    flow.start()
    flow.pushToNext()
    flow.settle()
    #expect((flow.topScreen as? SpelledScreen)?.isVisible == true)
  }
}
