import Boarding
import BoardingMotion
import Testing

/// Pins the rest of a swipe after its verdict: how long, how fast and along which way.
struct RunningTransitionTailTests {
  private static let spring = Spring(duration: 0.4, bounce: 0.2)

  /// A flow in a container that is 400 points wide, whose transitions a spring moves.
  private func springy(_ rules: SwipeRules = .boardingPass) -> Flow {
    .swiped("AB", rules) { draft in
      if let animation = TransitionAnimation(spring: Self.spring) {
        draft.options.animation = animation
      }
    }
  }

  /// Milliseconds until the spring settles from a velocity in its own units.
  private func settling(_ velocity: Double) -> Double {
    (Self.spring.settlingDuration(velocity: velocity) ?? 0) * 1e3
  }

  /// How fast the transition of a run moves, in progress per second.
  private func velocity(_ run: Run) -> Double {
    run.machine.state.transition?.velocity(at: run.machine.state.now) ?? 0
  }

  @Test func `a spring takes over the velocity of the finger and lasts until it settles`() {
    var run = Run("A", in: springy())
    run.hand(all: [.began(), .moved(-20), .ended(-240, velocity: -800)])
    #expect(run.stack == "[A,B]")
    #expect(abs(velocity(run) - 2) < 1e-9)
    #expect(abs((run.millisecondsLeft ?? 0) - settling(2 / 0.4)) < 1e-5)
    #expect(run.progress == 0.6)
  }

  @Test func `a spring back takes over a velocity that still leads on`() {
    var run = Run("A", in: springy())
    run.hand(all: [.began(), .moved(-20), .ended(-80, velocity: -200)])
    #expect(run.stack == "[A]")
    #expect(abs(velocity(run) - 0.5) < 1e-9)
    #expect(abs((run.millisecondsLeft ?? 0) - settling(0.5 / -0.2)) < 1e-5)
    run.pass(10)
    #expect((run.progress ?? 0) > 0.2)
    run.pass(3000)
    #expect(run.machine.state.isIdle)
  }

  @Test func `without a velocity a spring lasts as long as ever`() {
    var run = Run("A", in: springy())
    run.hand(all: [.began(), .moved(-20), .ended(-240, velocity: 0)])
    #expect(abs((run.millisecondsLeft ?? 0) - settling(0)) < 1e-5)
    #expect(velocity(run) == 0)
  }

  @Test func `a completion with the finger down hands its velocity over as well`() {
    for moves: [Input] in [
      [.moved(-280, velocity: -800)], [.moved(-20), .moved(-280, velocity: -800)],
    ] {
      var run = Run("A", in: springy())
      run.hand(all: [.began()] + moves)
      #expect(run.stack == "[A,B]")
      #expect(abs(velocity(run) - 2) < 1e-9)
    }
  }

  @Test func `a speed of completion runs the spring faster with the same velocity on screen`() {
    var run = Run("A", in: springy(SwipeRules(completionSpeed: 2)))
    run.hand(all: [.began(), .moved(-20), .ended(-240, velocity: -800)])
    #expect(abs(velocity(run) - 2) < 1e-9)
    #expect(abs((run.millisecondsLeft ?? 0) - settling(1 / 0.4) / 2) < 1e-5)
  }

  @Test func `a spring may overshoot`() {
    var run = Run("A", in: springy())
    run.hand(all: [.began(), .moved(-20), .ended(-240, velocity: -4000)])
    var largest = 0.0
    while let progress = run.progress {
      largest = max(largest, progress)
      run.pass(1)
    }
    #expect(largest > 1)
  }

  @Test func `at the end a spring takes no time however fast the finger is`() {
    var run = Run("A", in: springy(SwipeRules(completionProgress: nil)))
    run.hand(all: [.began(), .moved(-20), .ended(-400, velocity: -4000)])
    #expect(run.machine.state.isIdle)
    #expect(run.stack == "[A,B]")
  }

  @Test func `a curve knows no velocity and starts anew from where the finger was`() {
    var run = Run(
      "A",
      in: .swiped("AB") { draft in
        draft.options.animation = TransitionAnimation(curve: .easeInOut)
      }
    )
    run.hand(all: [.began(), .moved(-20), .ended(-240, velocity: -800)])
    #expect(run.progress == 0.6)
    #expect(run.millisecondsLeft == 160)
    run.pass(80)
    let halfway = 0.6 + 0.4 * TimingCurve.easeInOut.value(at: 0.5)
    #expect(abs((run.progress ?? 0) - halfway) < 1e-12)
  }

  @Test func `what is shown follows the finger, or the curve by policy`() {
    let curve = TimingCurve.easeInOut
    for scrubs in [false, true] {
      var run = Run(
        "A",
        in: .swiped("AB", SwipeRules(scrubsCurve: scrubs)) { draft in
          draft.options.animation = TransitionAnimation(curve: curve)
        }
      )
      run.hand(all: [.began(), .moved(-100)])
      run.expect(.moved(-80), "applied", "updated 0.2")
      let shown = scrubs ? curve.value(at: 0.2) : 0.2
      #expect(run.progress == shown)
      run.hand(.ended(-80, velocity: 0))
      // The way back begins where the screens are and lasts as long as the finger's share.
      #expect(run.progress == shown)
      #expect(run.millisecondsLeft == 80)
    }
  }

  @Test func `scrubbing changes what is shown and never the verdict`() {
    var run = Run(
      "A",
      in: .swiped("AB", SwipeRules(scrubsCurve: true)) { draft in
        draft.options.animation = TransitionAnimation(curve: .easeIn)
      }
    )
    run.hand(all: [.began(), .moved(-20)])
    run.expect(.ended(-204), "applied", "updated 0.51 · gesture ended · verdict finish")
    #expect((run.progress ?? 1) < 0.5)
  }

  @Test func `a transition by hand scrubs the curve alike`() {
    var run = Run(
      "A",
      in: .swiped("AB", SwipeRules(scrubsCurve: true)) { draft in
        draft.options.animation = TransitionAnimation(curve: .easeIn)
      }
    )
    run.hand(all: [.push("B", .interactive), .update(0.5)])
    #expect(run.progress == TimingCurve.easeIn.value(at: 0.5))
  }
}
