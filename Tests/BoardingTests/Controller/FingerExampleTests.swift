import Boarding
import BoardingMotion
import Testing

/// The examples of the documentation of fingers, presentations and values.
struct FingerExampleTests {
  private final class PlainScreen: Screen {}

  /// A controller at the first of two screens.
  private func startedController() -> BoardingNavigationController {
    let controller = BoardingNavigationController(screensToPresent: [PlainScreen(), PlainScreen()])
    controller.start()
    return controller
  }

  @Test func `samples of a finger are handed in at their time`() {
    let onboarding = startedController()
    onboarding.pan(.began(start: PanVector(x: 380)))
    onboarding.pan(.moved(PanSample(translation: PanVector(x: -120))))
    onboarding.advance(by: .milliseconds(16))
    onboarding.pan(.ended(PanSample(translation: PanVector(x: -260))))
    #expect(onboarding.screens.count == 2)
  }

  @Test func `what is to be drawn is asked for at any time`() {
    var drawn: [Double] = []
    func draw(_ screen: any Screen, at offset: Double, opacity: Double) {
      drawn += [offset, opacity]
    }
    let onboarding = startedController()
    onboarding.pushToNext()
    onboarding.advance(by: .milliseconds(200))
    for visible in onboarding.presentation.screens {
      let position = visible.position
      draw(visible.screen, at: position.offset, opacity: position.opacity)
    }
    #expect(drawn == [-195, 1, 195, 1])
  }

  @Test func `values have timings of their own`() throws {
    let container = startedController()
    let opacity = try container.values.added(0.0)
    container.pushToNext(.interactive)
    container.perform(coordinatedAnimations: { container, _ in
      {
        if let late = ValueTiming(delay: 0.5, duration: 0.5) {
          container.animateValues(late) { container.values.set(1, for: opacity) }
        }
      }
    })
    container.updateInteraction(progress: 0.75)
    #expect(container.presentedValues.value(of: opacity) == 0.5)
  }
}
