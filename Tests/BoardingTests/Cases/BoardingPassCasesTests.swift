import Boarding
import Testing

/// What BoardingPass itself gets wrong, each as a test of what is right.
struct BoardingPassCasesTests {
  // BoardingNavigationController.swift:164 asks for the screen after the top.
  @Test func `pop to previous goes to the screen before the top (BoardingPass)`() {
    var run = Run("AB", in: .declared(series: "ABC"))
    run.expect(.previous(), "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
  }

  // There is no screen after the last one, so that nothing happened.
  @Test func `pop to previous from the last screen goes back (BoardingPass)`() {
    var run = Run("AB", in: .declared(series: "AB"))
    run.expect(.previous(), "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
  }

  // It inserts a previous screen one place too low and loses what stood there.
  @Test func `a previous screen that is not on the stack costs nobody's place (BoardingPass)`() {
    var run = Run("DEC", in: .declared(series: "ABC"))
    run.expect(
      .previous(),
      "applied [C]",
      Calls.replaceBegins("C", "B", as: "pop"),
      stack: "[D,E,B]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.replaceEnds("C", "B", as: "pop"), stack: "[D,E,B]")
  }

  // A next screen that is on the stack already was pushed again, which traps in UIKit. There it
  // was swiped to.
  @Test func `a next screen that is on the stack is refused (BoardingPass)`() {
    let flow = Flow.declared(series: "ABC") { $0.screens[1].next = .screen("A") }
    var run = Run("AB", in: flow)
    run.expectRefusal(of: .next(), .alreadyOnStack, "A")
    #expect(run.stack == "[A,B]")
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
  }

  // An attempt to go on from the last screen left its mark on the next push. There it was a pan
  // that found no screen.
  @Test func `a move that leads nowhere leaves the next push alone (BoardingPass)`() {
    var run = Run("AB", in: .declared(series: "AB"))
    run.expectRefusal(of: .next(), .noTarget, "B")
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "C"), stack: "[A,B,C]")
  }

  // A pan that came back over its start kept the progress of before: 0.6, and the push finished.
  @Test func `a pan that comes back beyond its start is cancelled (BoardingPass)`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-240)])
    run.expect(.moved(120), "applied", "updated 0.0")
    run.expect(
      .ended(120, velocity: 0),
      "applied",
      "updated 0.0 · gesture ended",
      Calls.turnsBack(from: "B", to: "A"),
      Calls.pushWentBack("A", "B"),
      stack: "[A]"
    )
  }

  // It judged by the sample before the last one: 0.1, and the push was cancelled.
  @Test func `the last movement of a pan counts (BoardingPass)`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-40, velocity: -4)])
    run.expect(
      .moved(-280, velocity: -4),
      "applied",
      "updated 0.7 · verdict finish",
      stack: "[A,B]"
    )
    run.expect(.ended(-280, velocity: -4), "absorbed", "gesture ended")
    run.expect(.wait(120), "left 0 ms", Calls.pushEnds("A", "B"))
    var release = Run("A", in: .swiped())
    release.hand(all: [.began(), .moved(-40, velocity: -4)])
    release.expect(
      .ended(-280, velocity: -4),
      "applied",
      "updated 0.7 · gesture ended · verdict finish",
      stack: "[A,B]"
    )
  }

  // Without a screen after the last one a pan left its mark, and a push with the finger down was
  // driven by it and cancelled on release.
  @Test func `a push under a pan that leads nowhere is an ordinary one (BoardingPass)`() {
    var run = Run("AB", in: .swiped("AB"))
    run.hand(.began())
    run.expect(.moved(-100), "refused noTarget", "refused swipeForward noTarget B")
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
    run.expect(.ended(-10, velocity: 2000), "absorbed", "gesture ended")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "C"), stack: "[A,B,C]")
  }

  // A new pan before the tail of a finished one had ended pushed a second time inside the first.
  @Test func `a pan in the tail of a finished one is refused (BoardingPass)`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-20), .ended(-220), .wait(20)])
    run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
    run.hand(all: [.moved(-300), .ended(-400)])
    run.pass(1000)
    #expect(run.stack == "[A,B]")
    run.expectCommitted("180 push A>B")
  }

  // A new pan in the turn of a cancelled one took its direction from that.
  @Test func `a pan in the tail of a cancelled one is refused, then starts afresh (BoardingPass)`()
  {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .moved(-40), .ended(-160)])
    run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
    run.expect(.moved(100), "absorbed", "")
    run.expect(.ended(100), "absorbed", "gesture ended")
    run.hand(.wait(160))
    run.expect(.began(), "applied", "")
    run.expect(.moved(100), "applied", Calls.popByHand("B", "A"), "updated 0.25")
  }

  // The screen after the top was on the stack already and pushing it again trapped.
  @Test func `a swipe to a screen that is on the stack is refused (BoardingPass)`() {
    var run = Run("AB", in: .swiped { $0.screens[1].next = .screen("A") })
    run.hand(.began())
    run.expect(.moved(-100), "refused alreadyOnStack", "refused swipeForward alreadyOnStack A")
    run.expect(.ended(-400), "absorbed", "gesture ended", stack: "[A,B]")
    #expect(run.machine.state.isIdle)
  }

  // A hard flick back just beyond the middle finished.
  @Test func `a flick back beyond the middle goes by the preset (BoardingPass)`() {
    for (rules, stack) in [(SwipeRules.boardingPass, "[A,B]"), (.projecting, "[A]")] {
      var run = Run("A", in: .swiped("AB", rules))
      run.hand(all: [.began(), .moved(-100), .ended(-204, velocity: 4000)])
      #expect(run.stack == stack)
    }
  }
}
