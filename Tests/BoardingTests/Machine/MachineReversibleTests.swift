import Boarding
import BoardingMotion
import Testing

/// Pins what a finger does that goes back beyond where it started.
struct MachineReversibleTests {
  private static let reversible = SwipeRules(isReversible: true)

  @Test func `by default the progress stays zero and the swipe keeps its direction`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(200), "applied", "updated 0.0")
    run.expect(
      .ended(300),
      "applied",
      "updated 0.0 · gesture ended",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C")
    )
  }

  @Test func `by policy the opposite swipe starts at the origin`() {
    var run = Run("AB", in: .swiped("ABC", Self.reversible))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(0), "applied", "updated 0.0")
    run.expect(
      .moved(100),
      "applied",
      "updated 0.0",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C"),
      Calls.popByHand("B", "A"),
      "updated 0.25"
    )
    run.expect(
      .moved(-40),
      "applied",
      "updated 0.0",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A"),
      Calls.pushByHand("B", "C"),
      "updated 0.1"
    )
    run.expect(.ended(-240), "applied", "updated 0.6 · gesture ended · verdict finish")
    run.pass(400)
    run.expectCommitted("0 cancelled push B>C", "0 cancelled pop B>A", "160 push B>C")
  }

  @Test func `where its rules do not allow it the swipe goes on, and it is tried once`() {
    var run = Run("A", in: .swiped("ABC", Self.reversible))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(40), "refused atRoot", "updated 0.0 · refused swipeBackward atRoot A")
    run.expect(.moved(80), "applied", "updated 0.0")
    run.expect(.moved(-100), "applied", "updated 0.25")
    run.expect(.moved(80), "applied", "updated 0.0")
    #expect(run.gesture == .driving)
    run.expect(.ended(-240), "applied", "updated 0.6 · gesture ended · verdict finish")
  }

  @Test func `a screen that must not be left keeps the swipe where it is`() {
    var run = Run("AB", in: .swiped("ABC", Self.reversible) { $0.screens[1].leave = .wait })
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(40), "pending", "updated 0.0 · pending swipeBackward B")
    run.expect(.moved(-100), "applied", "updated 0.25")
    run.expect(
      .ended(-240),
      "applied",
      "updated 0.6 · gesture ended · verdict finish · refused swipeBackward superseded B"
    )
  }

  @Test func `it may be the release that goes beyond the origin`() {
    var run = Run("AB", in: .swiped("ABC", Self.reversible))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(
      .ended(300),
      "applied [B]",
      "updated 0.0",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C"),
      Calls.popByHand("B", "A"),
      "updated 0.75 · gesture ended · verdict finish",
      stack: "[A]"
    )
  }

  @Test func `an opposite swipe that has to ask keeps the release until it knows`() {
    var run = Run("AB", in: .openSwiped(Self.reversible))
    run.hand(all: [.began(), .moved(-100), .answer(to: "C"), .animate()])
    #expect(run.progress == 0.25)
    run.expect(.moved(100), "asks", "updated 0.0")
    #expect(run.gesture == .deciding)
    run.expect(.ended(240), "applied", "")
    run.expect(
      .answer(to: "A"),
      "applied",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C")
    )
    run.expect(
      .animate(),
      "applied [B]",
      Calls.popByHand("B", "A"),
      "updated 0.6 · gesture ended · verdict finish",
      stack: "[A]"
    )
  }

  @Test func `an opposite swipe that leads nowhere after all judges the first one`() {
    var run = Run("AB", in: .openSwiped(Self.reversible))
    run.hand(all: [.began(), .moved(-100), .answer(to: "C"), .animate(), .moved(100)])
    run.expect(.ended(100), "applied", "")
    run.expect(
      .answer(to: nil),
      "applied",
      "refused swipeBackward noTarget B · gesture ended",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C")
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `another layout direction does not turn the finger round at the origin either`() {
    var run = Run("AB", in: .swiped("ABC", Self.reversible))
    run.hand(all: [.began(), .moved(-100), .setting(.layoutDirection(.rightToLeft))])
    run.expect(
      .moved(100),
      "applied",
      "updated 0.0",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C"),
      Calls.popByHand("B", "A"),
      "updated 0.25"
    )
  }

  @Test func `a caught transition may be taken beyond its origin`() {
    var run = Run("AB", in: .swiped("ABC", Self.reversible, policy: .grab))
    run.hand(all: [.push("C"), .wait(100)])
    run.expect(.began(), "applied", "grabbed 0.25")
    run.expect(
      .moved(200),
      "applied",
      "updated 0.0",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C"),
      Calls.popByHand("B", "A"),
      "updated 0.25"
    )
    run.expect(.ended(340), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
  }
}
