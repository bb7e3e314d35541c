import Boarding
import Testing

struct TransitionAnimationTests {
  @Test func `without any wish a transition is a slide of 400 ms`() {
    #expect(TransitionAnimation.standard == TransitionAnimation())
    #expect(TransitionAnimation.standard.duration == .milliseconds(400))
    #expect(TransitionAnimation.standard.durationNanoseconds == 400_000_000)
    #expect(TransitionAnimation.standard.style == .slide)
    #expect(TransitionAnimation.standard.curve == .easeInOut)
  }

  @Test func `no time is a duration`() {
    #expect(TransitionAnimation(duration: .zero).durationNanoseconds == 0)
  }

  @Test func `a duration that does not fit becomes the longest that does`() {
    #expect(TransitionAnimation(duration: .seconds(1 << 40)).durationNanoseconds == .max)
  }

  @Test func `parts of a nanosecond round to the nearest, ties to even`() {
    let half = Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)
    #expect(TransitionAnimation(duration: half).durationNanoseconds == 0)
    #expect(TransitionAnimation(duration: half * 3).durationNanoseconds == 2)
  }

  @Test func `less than no time is a programmer error`() async {
    await #expect(processExitsWith: .failure) {
      _ = TransitionAnimation(duration: .nanoseconds(-1))
    }
  }
}
