import Boarding
import Testing

/// Public bug reports about screens that do not let go, each as a test of what is right.
struct GuardCasesTests {
  // flutter/flutter#138624: a swipe back from a screen that cannot be popped told nobody, though
  // the button did.
  @Test func `a refused pop is told on both paths (flutter/flutter#138624)`() {
    let flow = Flow.swiped { $0.screens[1].leave = .refuse(reason: "Unsaved") }
    var run = Run("AB", in: flow)
    run.expectRefusal(of: .previous(), .guarded, "B")
    run.expectRefusal(of: .pop(), .guarded, "B")
    run.hand(.began())
    run.expect(.moved(100), "refused guarded", "refused swipeBackward guarded B")
    run.expect(.ended(300), "absorbed", "gesture ended", stack: "[A,B]")
  }

  // ionic-team/ionic-framework#10415 (similar: #14105): the guard of B took its time; after the
  // swipe back a late yes did nothing.
  @Test func `a late yes performs the swipe as a command (ionic-framework#10415)`() {
    var run = Run("AB", in: .swiped { $0.screens[1].leave = .wait })
    run.hand(.began())
    run.expect(.moved(100), "pending", "pending swipeBackward B", stack: "[A,B]")
    run.expect(.ended(300), "absorbed", "gesture ended")
    run.pass(3000)
    run.expect(.allow, "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
    run.expectCommitted("3400 pop B>A")
  }

  // react-navigation#10961: a listener vetoed the removal and the swipe went back all the same.
  @Test func `a veto keeps the screen under a swipe (react-navigation#10961)`() {
    var run = Run("AB", in: .swiped { $0.screens[1].leave = .refuse(reason: nil) })
    run.hand(all: [.began(), .moved(100), .moved(390), .ended(400, velocity: 9000)])
    run.pass(1000)
    #expect(run.stack == "[A,B]")
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
    run.expectCommitted()
  }
}
