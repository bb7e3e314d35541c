import Boarding
import BoardingMotion
import Testing

/// What an open flow asks, and what becomes of the answers.
struct MachineQuestionsTests {
  @Test func `a move asks where it leads, then how the change is shown`() {
    var run = Run("A", in: .open())
    run.expect(.next(), "asks", stack: "[A]")
    #expect(run.machine.question == .target(UserMove(.next)))
    run.expect(.answer(to: "B"), "applied", stack: "[A,B]")
    guard case .animation(let change)? = run.machine.question else {
      Issue.record("the machine should ask for an animation")
      return
    }
    #expect(text(change.before) == "[A]")
    #expect(text(change.after) == "[A,B]")
    #expect(change.operation == .push)
    run.expect(.animate(milliseconds: 200), "applied", Calls.pushBegins("A", "B"))
    #expect(run.machine.question == nil)
    run.expect(.wait(200), "left 0 ms", Calls.pushEnds("A", "B"))
  }

  @Test func `a command asks how it is shown and has committed already`() {
    var run = Run("A", in: .open())
    run.expect(.push("B"), "applied", stack: "[A,B]")
    run.expect(.animate(), "applied", Calls.pushBegins("A", "B"))
    run.expect(.pop(), "queued [B]", stack: "[A]")
    run.expect(.wait(500), "left 100 ms", Calls.pushEnds("A", "B"))
    run.expect(.wait(100), "refused wrongPhase", "refused advance wrongPhase")
    run.expect(.animate(milliseconds: 50), "applied", Calls.popBegins("B", "A"))
    run.expect(.wait(100), "left 50 ms", Calls.popEnds("B", "A"))
  }

  @Test func `an instant change asks for no animation`() {
    var run = Run("A", in: .open())
    run.expect(.push("B", .instant), "applied", Calls.pushAtOnce("A", "B"))
    run.expect(.previous(.instant), "asks")
    run.expect(.answer(to: "A"), "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
  }

  @Test func `a set below the top and the first screen ask nothing`() {
    var run = Run(beforeFirstScreenOf: .open())
    run.hand(.set("AB"))
    #expect(run.machine.question == nil)
    run.hand(.set("CB"))
    #expect(run.machine.question == nil)
    #expect(run.machine.state.isIdle)
  }

  @Test func `with reduced motion nobody is asked for an animation`() {
    var run = Run("A", in: .open(settings: Settings(reducesMotion: true)))
    run.expect(.push("B"), "applied", Calls.pushAtOnce("A", "B"))
    #expect(run.machine.question == nil)
  }

  @Test func `an animation of no time counts as not animated`() {
    var run = Run("A", in: .open())
    run.hand(.push("B"))
    run.expect(.animate(milliseconds: 0), "applied", Calls.pushAtOnce("A", "B"))
    #expect(run.machine.state.isIdle)
  }

  @Test func `the answer nowhere refuses the move`() {
    var run = Run("A", in: .open())
    run.hand(.next())
    run.expect(.answer(to: nil), "refused noTarget", "refused next noTarget A", stack: "[A]")
    run.hand(.choose(7))
    run.expect(.answer(to: nil), "refused noTarget", "refused choice noTarget A")
    run.hand(.previous())
    run.expect(.answer(to: nil), "refused atRoot", "refused previous atRoot A")
    #expect(run.machine.state.isIdle)
  }

  @Test func `previous above the root that leads nowhere has no target`() {
    var run = Run("AB", in: .open())
    run.hand(.previous())
    run.expect(.answer(to: nil), "refused noTarget", "refused previous noTarget B")
  }

  @Test func `an answer that is on the stack refuses the move`() {
    var run = Run("AB", in: .open())
    run.hand(.next())
    run.expect(
      .answer(to: "A"),
      "refused alreadyOnStack",
      "refused next alreadyOnStack A",
      stack: "[A,B]"
    )
    run.hand(.previous())
    run.expect(.answer(to: "B"), "refused alreadyThere", "refused previous alreadyThere B")
    #expect(run.machine.state.isIdle)
  }

  @Test func `previous that is not on the stack is placed below the top`() {
    var run = Run("AB", in: .open())
    run.hand(.previous(.instant))
    run.expect(
      .answer(to: "C"),
      "applied [B]",
      Calls.replaceBegins("B", "C", as: "pop", atOnce: true),
      Calls.replaceEnds("B", "C", as: "pop"),
      stack: "[A,C]"
    )
  }

  @Test func `a wrong reply leaves the question open`() {
    var run = Run("A", in: .open())
    run.hand(.next())
    run.expectRefusal(of: .animate(), .wrongPhase)
    run.expectRefusal(of: .reply(.target(.absent)), .unknownScreen, "-")
    run.expect(.answer(to: "B"), "applied")
    run.expectRefusal(of: .answer(to: "C"), .wrongPhase)
    run.expect(.animate(), "applied", Calls.pushBegins("A", "B"))
  }

  @Test func `a queued move asks when it is taken up`() {
    var run = Run("A", in: .open(settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.hand(.animate())
    run.expect(.next(), "queued")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "B"))
    #expect(run.machine.question == .target(UserMove(.next, source: screen("B"))))
    run.expect(.answer(to: "C"), "applied", stack: "[A,B,C]")
  }

  @Test func `the answer to a reply is about the last move that it lets be taken up`() {
    var run = Run("A", in: .open(settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.hand(.animate())
    run.hand(.next(.instant))
    run.hand(.next())
    run.hand(.wait(400))
    run.expect(
      .answer(to: "C"),
      "refused staleSource",
      Calls.pushAtOnce("B", "C"),
      "refused next staleSource B",
      stack: "[A,B,C]"
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `a move that is refused by its answer lets the next one ask`() {
    var run = Run("A", in: .open(settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.hand(.animate())
    run.hand(.next())
    run.hand(.previous(.instant))
    run.hand(.wait(400))
    run.expect(.answer(to: nil), "asks", "refused next noTarget B")
    #expect(
      run.machine.question
        == .target(UserMove(.previous, motion: .instant, source: screen("B")))
    )
    run.expect(.answer(to: "A"), "applied [B]", Calls.popAtOnce("B", "A"))
  }

  @Test func `the policy finish asks for a move that waits before the new one`() {
    var run = Run("A", in: .open(settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.hand(.animate())
    run.hand(.next())
    run.hand(.setting(.movePolicy(.finish)))
    run.expect(.previous(), "asks", Calls.pushEnds("A", "B"))
    #expect(
      run.machine.question == .target(UserMove(.next, motion: .instant, source: screen("B")))
    )
    run.expect(.answer(to: nil), "asks", "refused next noTarget B")
    #expect(run.machine.question == .target(UserMove(.previous, source: screen("B"))))
    run.expect(.answer(to: "A"), "applied [B]", stack: "[A]")
    run.expect(.animate(), "applied", Calls.popBegins("B", "A"))
  }

  @Test func `a declared flow never asks`() {
    var run = Run("A", in: .declared(series: "AB"))
    run.hand(.next())
    #expect(run.machine.question == nil)
    #expect(run.machine.state.transition?.animation == .linear)
  }
}
