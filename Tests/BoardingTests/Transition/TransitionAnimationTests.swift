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

struct SpringTransitionTests {
  @Test func `a spring that never rests makes no transition`() {
    #expect(TransitionAnimation(spring: Spring(stiffness: 100, damping: 0)) == nil)
  }

  @Test func `a transition by a spring takes until the spring rests, and overshoots`() throws {
    let lively = try #require(
      TransitionAnimation(spring: Spring(duration: 0.4, bounce: 0.4), style: .slide)
    )
    let seconds = try #require(Spring(duration: 0.4, bounce: 0.4).settlingDuration())
    #expect(abs(Double(lively.durationNanoseconds) / 1e9 - seconds) < 1e-9)
    #expect(lively.curve == nil)
    var run = Run("A", in: Flow(openNamed: "springs"))
    run.hand(.push("B"))
    run.hand(.reply(.animation(lively)))
    let transition = try #require(run.machine.state.transition)
    var largest = 0.0
    for step in 0...100 {
      let instant = Instant(nanoseconds: lively.durationNanoseconds / 100 * Int64(step))
      largest = max(largest, transition.progress(at: instant))
    }
    #expect(largest > 1.01 && largest < 1.5)
    #expect(transition.progress(at: .zero) == 0)
    #expect(transition.end.map { transition.progress(at: $0) } == 1)
    run.pass(nanoseconds: lively.durationNanoseconds)
    #expect(run.machine.state.isIdle)
  }

  @Test func `the way back by a spring takes as long from everywhere`() throws {
    let lively = try #require(TransitionAnimation(spring: Spring(duration: 0.4)))
    for progress in [0.1, 0.5, 1] {
      var run = Run("A", in: Flow(openNamed: "springs"))
      run.hand(.push("B", .interactive))
      run.hand(.reply(.animation(lively)))
      run.hand(.interaction(.update(progress: progress)))
      run.hand(.interaction(.cancel(completionSpeed: 2)))
      let end = try #require(run.machine.state.transition?.end)
      #expect(abs(end.nanoseconds - lively.durationNanoseconds / 2) <= 1)
      run.pass(nanoseconds: lively.durationNanoseconds)
      #expect(run.stack == "[A]")
      #expect(run.machine.state.isIdle)
    }
  }
}
