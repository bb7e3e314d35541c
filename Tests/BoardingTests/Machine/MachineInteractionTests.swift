import Boarding
import BoardingMotion
import Testing

struct MachineInteractionTests {
  /// A run in which B is being popped from [A,B] by hand, brought to a quarter.
  private func driven(_ settings: Settings = Settings()) -> Run {
    var run = Run("AB", in: .declared(series: "ABC", settings: settings))
    run.hand(.pop(.interactive))
    run.hand(.update(0.25))
    run.log = []
    return run
  }

  @Test(arguments: [
    (0.5, 0.5), (0, 0), (1, 1), (-3, 0), (7, 1), (1e300, 1), (-0.0, 0), (1e-300, 1e-300),
  ])
  func `a progress is clamped to the way`(progress: Double, expected: Double) {
    var run = driven()
    run.expect(.update(progress), "applied", "updated \(expected)")
    #expect(run.machine.state.transition?.progress(at: run.machine.state.now) == expected)
  }

  @Test func `nothing happens by itself while somebody drives`() {
    var run = driven()
    #expect(run.machine.state.deadline == nil)
    run.expect(.wait(1_000_000), "left 0 ms", "", stack: "[A,B]")
    #expect(run.machine.state.transition?.isInteractive == true)
  }

  @Test(arguments: [
    // Finishing takes (1 − p) × duration ÷ speed, cancelling p × duration ÷ speed.
    (Int64(400_000_000), 0.25, 1.0, Int64(300_000_000), Int64(100_000_000)),
    (400_000_000, 0.25, 2, 150_000_000, 50_000_000),
    (400_000_000, 0.25, 0.5, 600_000_000, 200_000_000),
    (400_000_000, 0, 1, 400_000_000, 0),
    (400_000_000, 1, 1, 0, 400_000_000),
    // To the nearest nanosecond, ties to even.
    (1, 0.5, 1, 0, 0), (3, 0.5, 1, 2, 2), (5, 0.5, 1, 2, 2), (7, 0.5, 1, 4, 4),
    (3, 0.75, 1, 1, 2), (5, 0.25, 1, 4, 1), (4, 0.5, 3, 1, 1), (5, 0.5, 3, 1, 1),
    (9_007_199_254_740_993, 0, 1, 9_007_199_254_740_992, 0),
    // What does not fit becomes the longest time that does.
    (.max, 0.5, 0.25, .max, .max), (1, 0.5, .leastNonzeroMagnitude, .max, .max),
    (400_000_000, 0.5, .greatestFiniteMagnitude, 0, 0),
  ])
  func `a tail takes its part of the duration`(
    duration: Int64,
    progress: Double,
    speed: Double,
    finish: Int64,
    cancel: Int64
  ) {
    for (verdict, expected) in [(Input.finish(speed), finish), (.cancel(speed), cancel)] {
      var run = Run("A", in: .open())
      run.hand(.push("B", .interactive))
      let animation = TransitionAnimation(duration: .nanoseconds(duration), curve: .linear)
      run.hand(.reply(.animation(animation)))
      run.hand(.update(progress))
      run.hand(verdict)
      let end = run.machine.state.deadline ?? .zero
      #expect(end == Instant(nanoseconds: expected), "\(text(verdict))")
      #expect(run.machine.state.isIdle == (expected == 0))
    }
  }

  @Test func `a tail follows the curve from where it was let go`() {
    let curve = TimingCurve.easeInOut
    let flow = Flow.declared { draft in
      draft.options.animation = TransitionAnimation(duration: .milliseconds(400), curve: curve)
    }
    for (verdict, target, tail) in [(Input.finish(), 1.0, 240.0), (.cancel(), 0, 160)] {
      var run = Run("AB", in: flow)
      run.hand(.pop(.interactive))
      run.hand(.update(0.4))
      run.hand(verdict)
      for milliseconds in [0, 40, 80, 120] {
        let progress = run.machine.state.transition?.progress(at: run.machine.state.now)
        let share = curve.value(at: Double(milliseconds) / tail)
        #expect(abs((progress ?? -1) - (0.4 + (target - 0.4) * share)) < 1e-12)
        run.pass(40)
      }
    }
  }

  @Test func `a transition without duration can be driven all the same`() {
    var run = Run("A", in: .open())
    run.hand(.push("B", .interactive))
    run.expect(.animate(milliseconds: 0), "applied", Calls.pushByHand("A", "B"), stack: "[A]")
    run.hand(.update(0.5))
    run.expect(.finish(), "applied", "verdict finish", Calls.pushEnds("A", "B"), stack: "[A,B]")
  }

  @Test(arguments: [Input.push("C"), .set("AC"), .replace(by: "C"), .popToRoot(), .pop()])
  func `a second beginning is refused, and the first goes on`(input: Input) {
    var run = driven()
    run.expectRefusal(of: input.byHand, .wrongPhase)
    run.expect(.update(0.5), "applied", "updated 0.5")
  }

  @Test(arguments: BusyPolicy.allCases)
  func `a command cancels what is driven, commits at once and waits for the tail`(
    policy: BusyPolicy
  ) {
    var run = driven(Settings(movePolicy: policy, commandPolicy: policy))
    run.expect(
      .push("C"),
      "queued",
      Calls.turnsBack(from: "A", to: "B"),
      stack: "[A,B,C]"
    )
    run.expectRefusal(of: .update(0.5), .wrongPhase)
    run.expectRefusal(of: .finish(), .wrongPhase)
    run.expect(
      .wait(100),
      "left 0 ms",
      Calls.popWentBack("B", "A"),
      Calls.pushBegins("B", "C")
    )
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "C"), stack: "[A,B,C]")
    run.expectCommitted("100 cancelled pop B>A", "500 push B>C")
  }

  @Test(arguments: BusyPolicy.allCases)
  func `a command at the very start of what is driven begins at once behind it`(
    policy: BusyPolicy
  ) {
    var run = Run("AB", Settings(commandPolicy: policy))
    run.hand(.pop(.interactive))
    run.expect(
      .pop(),
      "queued [B]",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A"),
      Calls.popBegins("B", "A"),
      stack: "[A]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"))
  }

  @Test func `a command that is refused leaves what is driven alone`() {
    var run = driven()
    run.expectRefusal(of: .push("A"), .alreadyOnStack, "A")
    run.expectRefusal(of: .pop(to: "C"), .notOnStack, "C")
    run.expect(.finish(), "applied [B]", "verdict finish", stack: "[A]")
  }

  @Test func `a move while somebody drives is refused, waits, or ends the drive, by policy`() {
    var run = driven(Settings(movePolicy: .refuse))
    run.expectRefusal(of: .next(), .transitionInProgress)
    run = driven(Settings(movePolicy: .queue))
    run.expect(.next(), "queued", "", stack: "[A,B]")
    run.expect(.cancel(), "applied", Calls.turnsBack(from: "A", to: "B"))
    run.expect(
      .wait(100),
      "left 0 ms",
      Calls.popWentBack("B", "A"),
      Calls.pushBegins("B", "C"),
      stack: "[A,B,C]"
    )
    run = driven(Settings(movePolicy: .finish))
    run.expect(
      .next(),
      "applied",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A"),
      Calls.pushBegins("B", "C"),
      stack: "[A,B,C]"
    )
  }

  @Test func `a move that waits while the drive is finished is stale`() {
    var run = driven(Settings(movePolicy: .queue))
    run.hand(.next())
    run.expect(.finish(), "applied [B]", "verdict finish", stack: "[A]")
    run.expect(.wait(300), "left 0 ms", Calls.popEnds("B", "A"), "refused next staleSource B")
    #expect(run.machine.state.isIdle)
  }

  @Test(arguments: [(Input.finish(), "[A]", "[A,C]", 300), (.cancel(), "[A,B]", "[A,B,C]", 100)])
  func `a command during a tail waits, is refused, or ends it, by policy`(
    verdict: Input,
    stack: String,
    result: String,
    tail: Int64
  ) {
    let isCancelled = verdict == .cancel()
    let ends = isCancelled ? Calls.popWentBack("B", "A") : Calls.popEnds("B", "A")
    let begins = Calls.pushBegins(isCancelled ? "B" : "A", "C")
    var run = driven()
    run.hand(verdict)
    run.expect(.push("C"), "queued", "", stack: result)
    run.expect(.wait(tail), "left 0 ms", ends, begins)
    run = driven(Settings(commandPolicy: .refuse))
    run.hand(verdict)
    run.expectRefusal(of: .push("C"), .transitionInProgress)
    #expect(run.stack == stack)
    run = driven(Settings(commandPolicy: .finish))
    run.hand(verdict)
    run.expect(.push("C"), "applied", ends, begins, stack: result)
    // Driven itself, it ends the tail first by the same policy, and is refused by the others.
    run = driven(Settings(commandPolicy: .finish))
    run.hand(verdict)
    run.expect(
      .push("C", .interactive),
      "applied",
      ends,
      Calls.pushByHand(isCancelled ? "B" : "A", "C"),
      stack: stack
    )
    run = driven()
    run.hand(verdict)
    run.expectRefusal(of: .push("C", .interactive), .transitionInProgress)
  }

  @Test func `a driven move asks for its target once and waits for the answer`() {
    var run = Run("A", in: .open())
    run.expect(.next(.interactive), "asks", "")
    run.expectRefusal(of: .update(0.5), .wrongPhase)
    run.expect(.answer(to: "B"), "applied", "")
    run.expect(.animate(), "applied", Calls.pushByHand("A", "B"), stack: "[A]")
    run.hand(.update(0.5))
    run.expect(.finish(), "applied", "verdict finish", stack: "[A,B]")
    run.hand(.wait(200))
    run.expect(.previous(.interactive), "asks", "")
    run.expect(.answer(to: nil), "refused noTarget", "refused previous noTarget B")
    run.expect(.push("C", .instant), "applied", Calls.pushAtOnce("B", "C"))
  }

  @Test func `reduced motion leaves the drive alone and ends its tail at once`() {
    var run = driven(Settings(reducesMotion: true))
    run.expect(.update(0.5), "applied", "updated 0.5")
    run.expect(.finish(), "applied [B]", "verdict finish", Calls.popEnds("B", "A"), stack: "[A]")
    run = driven(Settings(reducesMotion: true))
    run.expect(
      .cancel(),
      "applied",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A"),
      stack: "[A,B]"
    )
    run = driven(Settings(reducesMotion: true, reducedMotionStyle: .crossFade))
    run.expect(.finish(), "applied [B]", "verdict finish")
    run.expect(.wait(300), "left 0 ms", Calls.popEnds("B", "A"))
  }

  @Test func `reduced motion that is turned on ends a tail, and not what somebody drives`() {
    var run = driven()
    run.expect(.setting(.reduceMotion(true)), "applied", "")
    run.expect(.setting(.reduceMotion(false)), "applied", "")
    run.hand(.cancel())
    run.expect(.setting(.reduceMotion(true)), "applied", Calls.popWentBack("B", "A"))
    #expect(run.machine.state.isIdle)
  }

  @Test func `places that were given out for a cancelled change are not given out again`() {
    var run = Run("A")
    run.hand(.push("B", .interactive))
    let planned = run.machine.state.transition?.change.after.topEntry
    run.hand(.cancel())
    run.hand(.push("B", .instant))
    #expect(planned != nil)
    #expect(run.machine.state.stack.topEntry != planned)
  }
}
