import Boarding
import BoardingMotion
import Testing

/// Pins that a finger is not lost while the machine has to learn something.
struct MachineSwipeQuestionsTests {
  /// A run of an open flow that asks for everything, at rest.
  private func open(_ letters: String) -> Run {
    var run = Run(beforeFirstScreenOf: .openSwiped(asksPermission: true))
    run.hand(all: [.set(letters), .allow])
    run.log = []
    return run
  }

  /// Replies that take a swipe from A to B through.
  private static let replies: [Input] = [.answer(to: "B"), .allow, .animate()]

  @Test(arguments: 0...3)
  func `a release while something is asked is kept and judged at the start`(asked: Int) {
    var run = open("A")
    run.hand(.began())
    run.expect(.moved(-20), "asks", "")
    for reply in Self.replies.prefix(asked) { run.hand(reply) }
    if asked == 3 {
      #expect(text(run.log) == Calls.pushByHand("A", "B") + " · updated 0.05")
      run.expect(.ended(-240), "applied", "updated 0.6 · gesture ended · verdict finish")
      return
    }
    #expect(run.gesture == .deciding)
    run.expect(.ended(-240), "applied", "", stack: "[A]")
    for reply in Self.replies.dropFirst(asked).dropLast() {
      // Permission begins the transition, whose animation is asked for then.
      run.expect(reply, reply == .allow ? "applied" : "asks", "")
    }
    run.expect(
      .animate(),
      "applied",
      Calls.pushByHand("A", "B"),
      "updated 0.6 · gesture ended · verdict finish",
      stack: "[A,B]"
    )
    #expect(run.gesture == .none)
    run.expect(.wait(160), "left 0 ms", Calls.pushEnds("A", "B"))
  }

  @Test func `a kept release cancels where it says so`() {
    var run = open("AB")
    run.hand(all: [.began(), .moved(20), .taken(380, velocity: 9000)])
    run.hand(all: [.answer(to: "A"), .allow])
    run.expect(
      .animate(),
      "applied",
      Calls.popByHand("B", "A"),
      "updated 0.95 · gesture ended",
      Calls.turnsBack(from: "A", to: "B"),
      stack: "[A,B]"
    )
  }

  @Test func `movements while something is asked count at the start, two thirds included`() {
    var run = open("A")
    run.hand(all: [.began(), .moved(-20)])
    run.expect(.moved(-100), "applied", "")
    run.expect(.moved(-280, velocity: -800), "applied", "")
    run.hand(all: [.answer(to: "B"), .allow])
    run.expect(
      .animate(),
      "applied",
      Calls.pushByHand("A", "B"),
      "updated 0.7 · verdict finish",
      stack: "[A,B]"
    )
    run.expect(.ended(-280), "absorbed", "gesture ended")
  }

  @Test func `a swipe that leads nowhere after all ends its gesture then`() {
    var run = open("A")
    run.hand(all: [.began(), .moved(-20), .ended(-240)])
    run.expect(
      .answer(to: nil),
      "refused noTarget",
      "refused swipeForward noTarget A · gesture ended",
      stack: "[A]"
    )
    #expect(run.gesture == .none)
    #expect(run.machine.state.isIdle)
  }

  @Test func `a swipe that is not allowed ends its gesture then`() {
    var run = open("AB")
    run.hand(all: [.began(), .moved(20), .ended(240), .answer(to: "A")])
    run.expect(
      .forbid("B"),
      "refused guarded",
      "refused swipeBackward guarded B · gesture ended",
      stack: "[A,B]"
    )
    run.hand(all: [.began(), .moved(20), .ended(240), .answer(to: "A")])
    run.expect(
      .reply(.permission(.waits(for: screen("B")))),
      "pending",
      "pending swipeBackward B · gesture ended"
    )
  }

  @Test func `a second touch and time are refused while something is asked`() {
    var run = open("A")
    run.hand(all: [.began(), .moved(-20)])
    run.expectRefusal(of: .began(), .wrongPhase)
    run.expectRefusal(of: .wait(1), .wrongPhase)
    run.hand(.ended(-240))
    run.expectRefusal(of: .moved(-300), .wrongPhase)
    run.expectRefusal(of: .began(), .wrongPhase)
  }

  @Test func `a finger moves on while a command in its swipe is asked about`() {
    var run = open("A")
    run.hand(all: [.began(), .moved(-20)] + Self.replies)
    run.expect(.push("C"), "asks", "")
    run.expect(.moved(-100), "applied", "")
    run.expect(.forbid("C"), "refused guarded", "refused push guarded C")
    run.expect(.moved(-200), "applied", "updated 0.5")
    run.hand(.push("C"))
    run.expect(.ended(-240), "applied", "")
    run.expect(
      .forbid("C"),
      "refused guarded",
      "refused push guarded C · updated 0.6 · gesture ended · verdict finish",
      stack: "[A,B]"
    )
    #expect(run.gesture == .none)
  }

  @Test func `a release while a command is asked about that cancels the swipe only ends`() {
    var run = open("A")
    run.hand(all: [.began(), .moved(-100)] + Self.replies)
    run.hand(.push("C"))
    run.expect(.ended(-240), "applied", "")
    run.expect(
      .allow,
      "queued",
      Calls.turnsBack(from: "B", to: "A"),
      "gesture ended",
      stack: "[A,C]"
    )
    #expect(run.gesture == .none)
  }

  @Test func `a finger beyond the origin does not talk over an open question`() {
    var run = Run(
      beforeFirstScreenOf: .openSwiped(asksPermission: true, SwipeRules(isReversible: true))
    )
    run.hand(all: [.set("A"), .allow, .began(), .moved(-100)] + Self.replies)
    run.hand(.push("C"))
    let question = run.machine.question
    run.expect(.moved(200), "applied", "")
    #expect(run.machine.question == question)
    run.expect(.forbid("C"), "refused guarded", "refused push guarded C")
    run.expect(.moved(200), "asks", "updated 0.0")
    run.expect(.answer(to: nil), "refused atRoot", "refused swipeBackward atRoot A")
    #expect(run.gesture == .driving)
  }

  @Test func `an absorbed or undecided finger that is lifted meanwhile ends after the answer`() {
    var run = open("A")
    run.hand(all: [.began(), .push("C")])
    run.expect(.ended(0), "applied", "")
    run.expect(.allow, "applied", "", stack: "[A,C]")
    run.expect(.animate(), "applied", Calls.pushBegins("A", "C"), "gesture ended")
    #expect(run.gesture == .none)
    run.pass(400)
    run.hand(all: [.began(), .moved(-20), .answer(to: nil)])
    #expect(run.gesture == .absorbed)
    run.hand(.push("D"))
    run.expect(.ended(-20), "absorbed", "")
    run.expect(.forbid("D"), "refused guarded", "refused push guarded D · gesture ended")
    run.expect(.began(), "applied", "")
  }
}
