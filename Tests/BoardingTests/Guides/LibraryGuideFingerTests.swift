import Boarding
import Testing

/// The examples of the library guide on fingers and guards, in its order.
struct LibraryGuideFingerTests {
  class Page: Screen {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private func makeFlow() -> BoardingNavigationController {
    let flow = BoardingNavigationController(
      screensToPresent: [Page("Welcome"), Page("Account"), Page("Done")],
      settings: Settings(containerWidth: 400)
    )
    flow.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(400), curve: .linear)
    }
    flow.start()
    return flow
  }

  @Test func `a finger drives a transition from its touch to its verdict`() {
    let flow = makeFlow()
    flow.pan(.began(start: PanVector(x: 380, y: 300)))
    flow.advance(by: .milliseconds(16))
    flow.pan(.moved(PanSample(translation: PanVector(x: -100))))
    #expect(flow.gesturePhase == .driving)
    #expect(flow.transitionProgress == 0.25)
    #expect(flow.screens.map(\.name) == ["Welcome"])

    flow.advance(by: .milliseconds(300))
    flow.pan(.ended(PanSample(translation: PanVector(x: -220))))
    #expect(flow.screens.map(\.name) == ["Welcome", "Account"])
    flow.settle()
  }

  @Test func `velocity counts both ways`() {
    let flow = makeFlow()
    flow.pan(.began(start: nil))
    flow.pan(.moved(PanSample(translation: PanVector(x: -40))))
    flow.pan(.ended(PanSample(translation: PanVector(x: -40), velocity: PanVector(x: -900))))
    flow.settle()
    #expect(flow.topScreen?.name == "Account")

    flow.swipeRules = .projecting
    flow.pan(.began(start: nil))
    flow.pan(.moved(PanSample(translation: PanVector(x: -240))))
    flow.pan(.ended(PanSample(translation: PanVector(x: -240), velocity: PanVector(x: 900))))
    flow.settle()
    #expect(flow.topScreen?.name == "Account")
  }

  @Test func `rules are values`() {
    let flow = makeFlow()
    var rules = SwipeRules(slop: 10, isHorizontalOnly: true)
    rules.edgeWidth = 24
    rules.rubberBand = 0.55
    flow.swipeRules = rules
    #expect(flow.swipeRules == rules)
    flow.swipeRules.edgeWidth = -1
    #expect(flow.swipeRules.edgeWidth == 24)
  }

  @Test func `only an edge begins a swipe where the rules say so`() {
    let flow = makeFlow()
    flow.swipeRules.edgeWidth = 24
    flow.pan(.began(start: PanVector(x: 200)))
    #expect(flow.pan(.moved(PanSample(translation: PanVector(x: -50)))).refusal == .outsideEdge)
    flow.pan(.ended(PanSample(translation: PanVector(x: -50))))

    flow.pan(.began(start: PanVector(x: 390)))
    #expect(flow.pan(.moved(PanSample(translation: PanVector(x: -50)))).isApplied)
  }

  @Test func `the last screen gives way like a rubber band`() {
    let flow = makeFlow()
    flow.swipeRules.rubberBand = 0.55
    flow.pan(.began(start: nil))
    #expect(flow.pan(.moved(PanSample(translation: PanVector(x: 100)))).refusal == .atRoot)
    #expect(flow.gesturePhase == .pulling)
    #expect(flow.presentation.screens.map { Int($0.position.offset) } == [48])
    flow.pan(.ended(PanSample(translation: PanVector(x: 100))))
    flow.settle()
    #expect(flow.presentation.screens.map(\.position.offset) == [0])
  }

  @Test func `a finger that touches while something runs`() {
    let flow = makeFlow()
    flow.swipePolicy = .grab
    flow.pushToNext()
    flow.advance(by: .milliseconds(200))
    flow.pan(.began(start: nil))
    #expect(flow.gesturePhase == .driving)
    #expect(flow.transitionProgress == 0.5)
    #expect(flow.screens.map(\.name) == ["Welcome"])

    flow.pan(.moved(PanSample(translation: PanVector(x: 100))))
    #expect(flow.transitionProgress == 0.25)
    flow.pan(.ended(PanSample(translation: PanVector(x: 100), velocity: PanVector(x: 300))))
    flow.settle()
    #expect(flow.screens.map(\.name) == ["Welcome"])
  }

  final class Form: Screen {
    var isSaved = true
    var hint: String?

    func mayLeave(
      for destination: (any Screen)?,
      in navigationController: BoardingNavigationController
    ) -> ScreenPermission {
      isSaved ? .allow : .refuse(reason: "Save your changes first.")
    }

    func moveRefused(
      _ refusal: MoveRefusal,
      in navigationController: BoardingNavigationController
    ) {
      hint = refusal.reason
    }
  }

  @Test func `a guard refuses with a reason, whatever the path`() {
    let form = Form()
    let flow = BoardingNavigationController(screensToPresent: [Page("Welcome"), form, Page("Done")])
    flow.start()
    flow.pushToNext(.instant)
    form.isSaved = false
    #expect(flow.popToPrevious().refusal == .guarded)
    #expect(form.hint == "Save your changes first.")
    #expect(flow.pop().refusal == .guarded)
    flow.pan(.began(start: nil))
    #expect(flow.pan(.moved(PanSample(translation: PanVector(x: 50)))).refusal == .guarded)
    flow.pan(.ended(PanSample(translation: PanVector(x: 50))))
    #expect(flow.pushToNext(.instant).isApplied)
  }

  /// A screen for a name that has to be looked up somewhere else first.
  final class Account: Screen {
    func mayEnter(
      from source: (any Screen)?,
      in navigationController: BoardingNavigationController
    ) -> ScreenPermission {
      .wait
    }

    func nameIsFree(_ isFree: Bool, in navigationController: BoardingNavigationController) {
      navigationController.answerPending(
        isFree ? .allow : .refuse(reason: "This name is taken."),
        from: self
      )
    }
  }

  @Test func `a guard may think about it`() {
    let account = Account()
    let flow = BoardingNavigationController(screensToPresent: [Page("Name"), account])
    flow.start()
    if case .pending = flow.pushToNext() {} else { Issue.record("it waits") }
    #expect(flow.pendingScreen === account)
    #expect(flow.pushToNext().refusal == .alreadyPending)
    flow.advance(by: .seconds(2))
    account.nameIsFree(true, in: flow)
    #expect(flow.screens.map(\.name) == ["Name", "Account"])
    flow.settle()
    #expect(flow.pendingScreen == nil)
  }

  /// A button that greys out where there is nothing to go on to.
  final class NextButton {
    private(set) var isEnabled = false

    init(_ flow: BoardingNavigationController) {
      flow.addObserver { [self] event, _ in
        if case .eligibilityChanged(.forward, let reason) = event.kind { isEnabled = reason == nil }
      }
      flow.reportsEligibility = true
      isEnabled = flow.eligibility(.forward).isEnabled
    }
  }

  @Test func `a button greys out where no swipe would lead on`() {
    let flow = makeFlow()
    #expect(flow.eligibility(.forward).reason == nil)
    #expect(flow.eligibility(.backward).reason == .atRoot)
    let button = NextButton(flow)
    #expect(button.isEnabled)
    flow.pushToNext()
    #expect(!button.isEnabled)
    flow.settle()
    #expect(button.isEnabled)
    flow.pushToNext(.instant)
    #expect(!button.isEnabled)
    #expect(flow.eligibility(.forward).reason == .noTarget)
  }

  @Test func `gestures are for fingers and forward only is for all moves of a person`() {
    let flow = makeFlow()
    flow.pushToNext(.instant)
    flow.allowsGestures = false
    #expect(flow.eligibility(.forward).reason == .gesturesOff)
    #expect(flow.pushToNext(.instant).isApplied)
    flow.isForwardOnly = true
    #expect(flow.popToPrevious().refusal == .forwardOnly)
    #expect(flow.pop(.instant).isApplied)
  }
}
