import Boarding
import Testing

// The calls of the documentation comments, as they stand there.

private final class Page: Screen {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

struct GestureExampleTests {
  @Test func `a finger drives the controller to the next screen`() {
    let onboarding = BoardingNavigationController(screensToPresent: [Page("first"), Page("second")])
    onboarding.start()
    onboarding.pan(.began(start: PanVector(x: 380)))
    onboarding.pan(.moved(PanSample(translation: PanVector(x: -120))))
    onboarding.advance(by: .milliseconds(16))
    onboarding.pan(.ended(PanSample(translation: PanVector(x: -260))))
    #expect(onboarding.screens.map(\.name) == ["first", "second"])
    #expect(onboarding.transitionProgress == 260.0 / 390)
  }

  @Test func `what is to be drawn can be read at every instant`() {
    var drawn: [String] = []
    func draw(_ screen: any Screen, at offset: Double, opacity: Double) {
      drawn.append("\(screen.name) at \(offset), \(opacity)")
    }
    let onboarding = BoardingNavigationController(screensToPresent: [Page("first"), Page("second")])
    onboarding.start()
    onboarding.pan(.began(start: nil))
    onboarding.pan(.moved(PanSample(translation: PanVector(x: -39))))
    for visible in onboarding.presentation.screens {
      let position = visible.position
      draw(visible.screen, at: position.offset, opacity: position.opacity)
    }
    #expect(drawn == ["first at -39.0, 1.0", "second at 351.0, 1.0"])
  }

  @Test func `a value moves with a timing of its own`() throws {
    let container = BoardingNavigationController(screensToPresent: [Page("first"), Page("second")])
    let added = container.values.add(0.0)
    let opacity = try #require(added)
    container.start()
    container.registerCoordinatedAnimations(for: .operation(.push)) { container, _ in
      {
        if let late = ValueTiming(delay: 0.5, duration: 0.5) {
          container.animateValues(late) { container.values.set(1, for: opacity) }
        }
      }
    }
    container.pan(.began(start: nil))
    container.pan(.moved(PanSample(translation: PanVector(x: -0.5 * 390))))
    #expect(container.presentedValues.value(of: opacity) == 0)
    container.pan(.moved(PanSample(translation: PanVector(x: -0.625 * 390))))
    #expect(container.presentedValues.value(of: opacity) == 0.25)
    #expect(container.values.model(of: opacity) == 1)
  }
}
