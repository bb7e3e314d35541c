import Boarding
import Testing

final class AccountScreen: @MainActor Screen {
  var isVisible = false

  func didAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    isVisible = true
  }
}

final class ConsentScreen: @MainActor Screen, @MainActor BoardingInformation {
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    AccountScreen()
  }
}

nonisolated final class PlainScreen: Screen {}

nonisolated final class AppFlow: BoardingNavigationController {
  var title = ""
}

final class AppModel {
  let flow = AppFlow(screensToPresent: [ConsentScreen(), PlainScreen()])
  private(set) var shown: [String] = []

  init() {
    flow.addCommittedObserver { [weak self] event, flow in
      if case .committed(let passage) = event.kind {
        self?.shown.append(flow.screen(for: passage.destination)?.name ?? "")
      }
    }
    flow.start()
  }
}

/// The guides' words on the main actor, in a module that is on it by default.
struct MainActorTests {
  @Test func `screens and owner on the main actor drive a controller`() {
    let model = AppModel()
    model.flow.pushToNext()
    model.flow.settle()
    #expect(model.shown == ["ConsentScreen", "AccountScreen"])
    #expect((model.flow.topScreen as? AccountScreen)?.isVisible == true)
  }
}
