import Boarding
import Testing

/// Public bug reports about catching what runs, each as a test of what is right.
struct GrabCasesTests {
  // rive-android#340: reversed half way it jumped to B and played back from there.
  @Test func `what is reversed half way goes back from there (rive-android#340)`() {
    var run = Run("A", in: .swiped(policy: .grab))
    run.hand(all: [.push("B"), .wait(200)])
    #expect(run.machine.positions.map(\.offset) == [-200, 200])
    run.expect(.began(), "applied", "grabbed 0.5")
    #expect(run.machine.positions.map(\.offset) == [-200, 200])
    run.expect(
      .ended(0, velocity: 0),
      "applied",
      "updated 0.5 · gesture ended",
      Calls.turnsBack(from: "B", to: "A"),
      stack: "[A]"
    )
    #expect(run.machine.positions.map(\.offset) == [-200, 200])
    run.pass(100)
    #expect(run.machine.positions.map(\.offset) == [-100, 300])
    run.expect(.wait(100), "left 0 ms", Calls.pushWentBack("A", "B"), stack: "[A]")
    run.expectCommitted("400 cancelled push A>B")
  }

  // BoardingPass: a new pan before the tail of a finished one ended pushed a second time inside
  // the first.
  @Test func `by policy a new pan catches the tail of the one before (BoardingPass)`() {
    var run = Run("A", in: .swiped(policy: .grab))
    run.hand(all: [.began(), .moved(-20), .ended(-220), .wait(60)])
    run.expect(.began(), "applied", "grabbed 0.7", stack: "[A]")
    run.expect(.ended(0), "applied", "updated 0.7 · gesture ended · verdict finish", stack: "[A,B]")
    run.pass(1000)
    run.expectCommitted("180 push A>B")
  }
}
