import Boarding
import BoardingMotion
import Testing

/// Pins what random gestures have found in the corners of the machine.
struct MachineGestureCornersTests {
  @Test func `a set that waits for the end of a flow gives that end back when it is caught`() {
    var run = Run("AB", Settings(containerWidth: 400, swipePolicy: .grab))
    run.hand(all: [.push("C"), .finishFlow(.skipped), .set("AD"), .wait(400), .wait(100)])
    #expect(run.machine.state.transition?.change.destination == screen("D"))
    run.hand(all: [.began(), .taken(0)])
    run.pass(1000)
    #expect(run.machine.state.phase == .ended(.skipped))
    #expect(run.stack == "[A,B,C]")
  }

  @Test func `the edge is where it was when the finger came down`() {
    let rules = SwipeRules(edgeWidth: 40)
    var run = Run("A", in: .swiped("ABC", rules))
    run.hand(all: [.began(at: 380), .setting(.containerWidth(800))])
    run.expect(.moved(-80), "applied", Calls.pushByHand("A", "B"), "updated 0.1")
  }

  @Test func `the same move is pending even if nobody would object any more`() {
    var run = Run("A", in: .swiped("ABC"))
    run.hand(all: [.guarding("B", .enter, .wait), .next(), .guarding("B", .enter, nil)])
    run.expectRefusal(of: .next(), .alreadyPending)
    run.expect(.push("B"), "applied", "refused next superseded B", Calls.pushBegins("A", "B"))
  }

  @Test func `a swipe that turns round lets a move that waits keep its time`() {
    let rules = SwipeRules(completionProgress: nil, isReversible: true)
    var run = Run("AB", in: .swiped("ABC", rules))
    run.hand(all: [.setting(.movePolicy(.queue)), .began(), .moved(-100), .next()])
    run.hand(all: [.moved(100), .taken(100), .wait(100)])
    #expect(run.machine.state.transition?.animation.durationNanoseconds == 400_000_000)
    #expect(run.machine.state.transition?.change.motion == .animated)
  }
}
