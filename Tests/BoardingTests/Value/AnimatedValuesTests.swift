import Boarding
import Testing

struct AnimatedValuesTests {
  @Test func `a view shows the values of its container, whoever keeps it`() throws {
    let container = BoardingNavigationController()
    let values = container.values
    let bar = try values.added(0.0)
    container.values.set(0.25, for: bar)
    #expect(values.model(of: bar) == 0.25)
    #expect(container.presentedValues.value(of: bar) == 0.25)
    #expect(values.add(Double.nan) == nil)
    #expect(!values.set(.infinity, for: bar))
    #expect(values.model(of: bar) == 0.25)
  }

  @Test func `values rest without a transition and follow the one that runs`() throws {
    let stage = TalkingStage("A", series: "AB")
    let values = stage.controller.values
    let bar = try values.added(0.0)
    let jump = try values.added(0.0)
    #expect(!values.isInTransition)
    stage.controller.pushToNext(.interactive)
    #expect(values.isInTransition)
    stage.controller.animateValues {
      values.set(8, for: bar)
      values.performWithoutAnimation { values.set(4, for: jump) }
    }
    #expect([values.isAnimating(bar), values.isAnimating(jump)] == [true, false])
    #expect([0, 0.25, 1].map { values.presentation(of: bar, at: $0) } == [0, 2, 8])
    #expect([0, 0.25, 1].map { values.presentation(of: jump, at: $0) } == [4, 4, 4])
    #expect(values.velocity(of: bar, at: 0.5) == AnimationVector(8))
    stage.controller.cancelInteraction()
    #expect(!values.isInTransition)
    #expect([values.model(of: bar), values.model(of: jump)] == [0, 4])
  }

  @Test func `keyframes move a value on its way, and refuse what is out of order`() throws {
    let stage = TalkingStage("A", series: "AB")
    let values = stage.controller.values
    let bar = try values.added(0.0)
    let frames = [
      Keyframe(relativeStart: 0, relativeDuration: 0.5, value: 2.0),
      Keyframe(relativeStart: 0.5, relativeDuration: 0.5, value: 0.0),
    ]
    stage.controller.pushToNext(.interactive)
    stage.controller.animateValues {
      #expect(values.setKeyframes(frames, for: bar))
      #expect(!values.setKeyframes(frames.reversed(), for: bar))
    }
    #expect([0, 0.25, 0.5, 0.75].map { values.presentation(of: bar, at: $0) } == [0, 1, 2, 1])
  }
}
