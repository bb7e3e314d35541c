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
}
