import Boarding
import Testing

struct TransitionAnimationExampleTests {
  @Test func `an animation has a duration and a curve`() {
    let quick = TransitionAnimation(duration: .milliseconds(200), curve: .easeOut)
    let lively = TransitionAnimation(spring: Spring(duration: 0.4, bounce: 0.2))
    #expect(lively?.curve == nil)
    #expect(quick.duration == .milliseconds(200))
    #expect(quick.style == .slide)
  }
}
