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

/// A screen that asks a person before it is left, and shows how far it is.
final class DraftScreen: @MainActor Screen {
  private(set) var wasAsked = false
  private(set) var refusals: [String] = []

  func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    wasAsked = true
    return .wait
  }

  func moveRefused(
    _ refusal: MoveRefusal,
    in navigationController: BoardingNavigationController
  ) {
    refusals.append(refusal.reason ?? "")
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

  @Test func `a finger, a late word and values work on the main actor`() {
    let draft = DraftScreen()
    let flow = AppFlow(screensToPresent: [PlainScreen(), draft])
    flow.start()
    flow.pushToNext(.instant)
    var titles: [String] = []
    flow.registerCoordinatedAnimations(
      for: .operation(.pop),
      { container, isAnimated in
        { titles.append("\((container as? AppFlow)?.title ?? "?") \(isAnimated)") }
      }
    )
    flow.title = "flow"
    flow.pan(.began(start: nil))
    flow.pan(.moved(PanSample(translation: PanVector(x: 100))))
    flow.pan(.ended(PanSample(translation: PanVector(x: 100))))
    #expect(draft.wasAsked && flow.pendingScreen === draft)
    flow.answerPending(.refuse(reason: "unsaved"), from: draft)
    #expect(draft.refusals == ["unsaved"])
    flow.pop()
    flow.answerPending(.allow, from: draft)
    flow.settle()
    #expect(titles == ["flow true"])
    #expect(flow.screens.count == 1)
    #expect(flow.eligibility(.forward).isEnabled)
  }
}
