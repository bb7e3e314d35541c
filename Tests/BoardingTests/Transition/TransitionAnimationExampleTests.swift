import Boarding
import Testing

struct TransitionAnimationExampleTests {
  @Test func `an animation has a duration and a curve`() {
    let quick = TransitionAnimation(duration: .milliseconds(200), curve: .easeOut)

    #expect(quick.duration == .milliseconds(200))
    #expect(quick.style == .slide)
  }
}
