import Boarding
import BoardingMotion
import Testing

/// Pins how a swipe ends, and how fast the rest of it runs.
struct MachineSwipeVerdictTests {
  /// Swipes on from A to a translation, and lets the finger go there.
  ///
  /// - Parameters:
  ///   - translation: How far, in points towards the destination.
  ///   - velocity: How fast the finger moves there, in points per second.
  ///   - rules: How the swipe is judged.
  /// - Returns: The stack as decided.
  private func stack(
    after translation: Double,
    velocity: Double = 0,
    _ rules: SwipeRules = SwipeRules(completionProgress: nil)
  ) -> String {
    var run = Run("A", in: .swiped("AB", rules))
    run.hand(all: [.began(), .moved(-1, velocity: 0)])
    run.hand(.ended(-translation, velocity: -velocity))
    return run.stack
  }

  @Test func `half the way is not enough and more than half is`() {
    #expect(stack(after: 200) == "[A]")
    #expect(stack(after: 200.0001) == "[A,B]")
    #expect(stack(after: 201, velocity: -100_000) == "[A,B]")
  }

  @Test func `the progress a second on must be beyond three quarters`() {
    #expect(stack(after: 100, velocity: 200) == "[A]")
    #expect(stack(after: 100, velocity: 201) == "[A,B]")
    #expect(stack(after: 199, velocity: -400) == "[A]")
  }

  @Test func `the last sample counts`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-40)])
    run.expect(
      .ended(-280, velocity: -4),
      "applied",
      "updated 0.7 · gesture ended · verdict finish",
      stack: "[A,B]"
    )
    run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-240)])
    run.expect(
      .ended(120, velocity: 0),
      "applied",
      "updated 0.0 · gesture ended",
      Calls.turnsBack(from: "B", to: "A"),
      Calls.pushWentBack("A", "B"),
      stack: "[A]"
    )
  }

  @Test func `without a velocity that of the last 100 ms counts`() {
    // 80 points in 100 ms: 2 widths per second.
    var run = Run("A", in: .swiped("AB", SwipeRules(completionProgress: nil)))
    run.hand(all: [.began(), .moved(-20), .wait(50), .moved(-60), .wait(50)])
    run.expect(.ended(-100), "applied", "updated 0.25 · gesture ended · verdict finish")
    // The same way, then held still for longer than that.
    run = Run("A", in: .swiped("AB", SwipeRules(completionProgress: nil)))
    run.hand(all: [.began(), .moved(-20), .wait(50), .moved(-60), .wait(50), .moved(-100)])
    run.hand(.wait(101))
    run.expect(
      .ended(-100),
      "applied",
      "updated 0.25 · gesture ended",
      Calls.turnsBack(from: "B", to: "A")
    )
    // No time between: no velocity.
    run = Run("A", in: .swiped("AB", SwipeRules(completionProgress: nil)))
    run.hand(all: [.began(), .moved(-20), .moved(-150)])
    run.expect(
      .ended(-190),
      "applied",
      "updated 0.475 · gesture ended",
      Calls.turnsBack(from: "B", to: "A")
    )
  }

  @Test func `beyond two thirds it completes with the finger down, once`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-264)])
    #expect(run.gesture == .driving)
    run.expect(.moved(-280), "applied", "updated 0.7 · verdict finish", stack: "[A,B]")
    #expect(run.gesture == .absorbed)
    run.expect(.moved(0), "absorbed", "")
    run.expect(.ended(0, velocity: 9000), "absorbed", "gesture ended", stack: "[A,B]")
    run.expect(.wait(120), "left 0 ms", Calls.pushEnds("A", "B"))
  }

  @Test func `one movement from the start beyond two thirds completes`() {
    var run = Run("AB", in: .swiped())
    run.hand(.began())
    run.expect(
      .moved(300),
      "applied [B]",
      Calls.popByHand("B", "A"),
      "updated 0.75 · verdict finish",
      stack: "[A]"
    )
    run.expect(.ended(300), "absorbed", "gesture ended")
  }

  @Test func `a touch that the system takes away cancels wherever it is`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-240)])
    run.expect(
      .taken(-380, velocity: -9000),
      "applied",
      "updated 0.95 · gesture ended",
      Calls.turnsBack(from: "B", to: "A"),
      stack: "[A]"
    )
  }

  @Test func `by policy it is judged like a release`() {
    let rules = SwipeRules(systemCancel: .followsRelease)
    for (translation, stack) in [(-240.0, "[A,B]"), (-160, "[A]")] {
      var run = Run("A", in: .swiped("AB", rules))
      run.hand(all: [.began(), .moved(-20), .taken(translation, velocity: 0)])
      #expect(run.stack == stack)
    }
    var run = Run("A", in: .swiped("AB", rules))
    run.hand(all: [.began(), .taken(-240, velocity: 0)])
    #expect(run.stack == "[A,B]")
  }

  @Test func `a flick back at 0.51 finishes by one preset and cancels by the other`() {
    #expect(stack(after: 204, velocity: -2000, .boardingPass) == "[A,B]")
    #expect(stack(after: 204, velocity: -2000, .projecting) == "[A]")
  }

  @Test func `the projecting preset takes the end nearer to the resting point`() {
    #expect(stack(after: 200, velocity: 0, .projecting) == "[A]")
    #expect(stack(after: 201, velocity: 0, .projecting) == "[A,B]")
    // 0.25 + 0.499 v: beyond the middle from 0.502 widths per second on.
    #expect(stack(after: 100, velocity: 200, .projecting) == "[A]")
    #expect(stack(after: 100, velocity: 201, .projecting) == "[A,B]")
  }

  @Test func `the rest runs for its share of the duration and by the speed of the rules`() {
    for (translation, speed, milliseconds) in [
      (-240.0, 1.0, 160.0), (-240, 2, 80), (-160, 1, 160), (-160, 4, 40), (-100, 1, 100),
    ] {
      var run = Run("A", in: .swiped("AB", SwipeRules(completionSpeed: speed)))
      run.hand(all: [.began(), .moved(-20), .ended(translation, velocity: 0)])
      #expect(run.millisecondsLeft == milliseconds)
    }
  }

  @Test func `at the very ends the rest takes no time and all calls come in order`() {
    var run = Run("A", in: .swiped("AB", SwipeRules(completionProgress: nil)))
    run.hand(all: [.began(), .moved(-20)])
    run.expect(
      .ended(-500),
      "applied",
      "updated 1.0 · gesture ended · verdict finish",
      Calls.pushEnds("A", "B"),
      stack: "[A,B]"
    )
    run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-20)])
    run.expect(
      .ended(0),
      "applied",
      "updated 0.0 · gesture ended",
      Calls.turnsBack(from: "B", to: "A"),
      Calls.pushWentBack("A", "B"),
      stack: "[A]"
    )
  }

  @Test func `the end of a gesture comes before the handlers of its verdict`() {
    for (release, verdict) in [
      (Input.ended(-240), "finish"), (.ended(-160), "cancel"), (.taken(-240), "cancel"),
    ] {
      var run = Run("A", in: .swiped())
      run.hand(all: [.began(), .moved(-20)])
      run.log = []
      run.hand(release)
      let kinds = run.log.map { text($0.kind) }
      #expect(kinds.dropFirst().first == "gesture ended")
      #expect(kinds.dropFirst(2).first == "verdict \(verdict)")
    }
  }
}
