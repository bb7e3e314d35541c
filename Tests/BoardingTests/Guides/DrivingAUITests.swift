import Boarding
import Testing

/// The shorter examples of the guide to driving a real UI, in its order.
struct DrivingAUITests {
  final class Page: Screen {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  /// Makes a flow of two screens whose finger has come half way to the second one.
  private func makeDrivenFlow() -> BoardingNavigationController {
    let flow = BoardingNavigationController(
      screensToPresent: [Page("Welcome"), Page("Account")],
      settings: Settings(containerWidth: 400)
    )
    flow.start()
    flow.pan(.began(start: PanVector(x: 380)))
    flow.pan(.moved(PanSample(translation: PanVector(x: -200))))
    return flow
  }

  @Test func `any instant of a transition can be drawn without letting time pass`() {
    let flow = BoardingNavigationController(screensToPresent: [Page("Welcome"), Page("Account")])
    flow.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(100), curve: .linear)
    }
    flow.start()
    flow.pushToNext()
    let frames = [0, 40, 100, 500].map { (milliseconds: Int64) in
      let instant = Instant(nanoseconds: milliseconds * 1_000_000)
      return flow.presentation(at: instant).screens.map(\.position.offset)
    }
    #expect(frames == [[0, 390], [-156, 234], [-390, 0], [-390, 0]])
    #expect(flow.now == .zero)
  }

  @Test func `a change of size keeps the progress under the finger`() {
    let flow = makeDrivenFlow()
    #expect(flow.transitionProgress == 0.5)
    flow.containerWidth = 800
    #expect(flow.transitionProgress == 0.5)
    #expect(flow.presentation.screens.map(\.position.offset) == [-400, 400])
    flow.pan(.moved(PanSample(translation: PanVector(x: -280))))
    #expect(flow.transitionProgress == 0.6)
  }

  @Test func `going to the background ends what runs`() {
    let flow = makeDrivenFlow()
    flow.containerChanged(.suspend)
    #expect(flow.transitionProgress == nil)
    #expect(flow.gesturePhase == .absorbed)
    flow.pan(.cancelled(PanSample(translation: PanVector(x: -200))))
    #expect(flow.gesturePhase == .none)
    #expect(flow.screens.map(\.name) == ["Welcome"])
  }

  @Test func `less motion leaves the finger in charge and takes the rest away`() {
    let flow = makeDrivenFlow()
    flow.reducesMotion = true
    #expect(flow.transitionProgress == 0.5)
    flow.pan(.ended(PanSample(translation: PanVector(x: -240))))
    #expect(flow.transitionProgress == nil)
    #expect(flow.screens.map(\.name) == ["Welcome", "Account"])
  }

  @Test func `the accessibility focus follows what was decided`() {
    let flow = makeDrivenFlow()
    var focused: [String] = []
    flow.addObserver { event, flow in
      if case .screenChanged(let focus) = event.kind {
        focused.append(flow.screen(for: focus)?.name ?? "gone")
      }
    }
    flow.pan(.ended(PanSample(translation: PanVector(x: -40))))
    flow.settle()
    #expect(focused == [])
    flow.pushToNext(.instant)
    #expect(focused == ["Account"])
  }

  @Test func `from right to left a finger that goes right leads on`() {
    let flow = BoardingNavigationController(
      screensToPresent: [Page("Welcome"), Page("Account")],
      settings: Settings(containerWidth: 400, layoutDirection: .rightToLeft)
    )
    flow.start()
    flow.pan(.began(start: PanVector(x: 20)))
    flow.pan(.moved(PanSample(translation: PanVector(x: 100))))
    #expect(flow.transitionProgress == 0.25)
    #expect(flow.presentation.screens.map(\.position.offset) == [100, -300])
  }
}
