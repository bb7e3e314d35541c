import Boarding
import Testing

struct MachineMovesTests {
  @Test func `next follows the series and ends with it`() {
    var run = Run("A", in: .declared(series: "ACB"))
    run.expect(.next(), "applied", Calls.pushBegins("A", "C"), stack: "[A,C]")
    run.pass(400)
    run.expect(.next(), "applied", Calls.pushBegins("C", "B"), stack: "[A,C,B]")
    run.pass(400)
    run.expectRefusal(of: .next(), .noTarget, "B")
  }

  @Test func `a screen outside the series leads nowhere`() {
    var run = Run("AD", in: .declared(series: "ABC"))
    run.expectRefusal(of: .next(), .noTarget, "D")
    run.expectRefusal(of: .previous(), .noTarget, "D")
  }

  @Test func `a screen that says where it leads speaks for both directions`() {
    let flow = Flow.declared(series: "ABCD") { draft in
      draft.screens[1].next = .screen("E")
      draft.screens[2].previous = FlowDraft.Link.none
    }
    var run = Run("AB", in: flow)
    // B's word: next is E, and previous has its default, the screen below.
    run.expect(.next(.instant), "applied", Calls.pushAtOnce("B", "E"), stack: "[A,B,E]")
    run = Run("DB", in: flow)
    run.expect(.previous(.instant), "applied [B]", Calls.popAtOnce("B", "D"), stack: "[D]")
    // C's word: no previous, and next has its default, which is none.
    run = Run("ABC", in: flow)
    run.expectRefusal(of: .next(), .noTarget, "C")
    run.expectRefusal(of: .previous(), .noTarget, "C")
  }

  @Test func `a choice leads along its label and nowhere without it`() {
    let flow = Flow.declared { draft in
      draft.screens[0].choices = [.init("skip", to: "D"), .init("help", to: "E")]
      draft.screens[1].choices = [.init("help", to: "F")]
    }
    var run = Run("AB", in: flow)
    run.expectRefusal(of: .choose(0), .noTarget, "B")
    run.expectRefusal(of: .choose(2), .noTarget, "B")
    run.expectRefusal(of: .choose(-1), .noTarget, "B")
    run.expect(.choose(1, .instant), "applied", Calls.pushAtOnce("B", "F"), stack: "[A,B,F]")
  }

  @Test func `previous leads nowhere from the root`() {
    var run = Run("A", in: .declared(series: "ABC"))
    run.expectRefusal(of: .previous(), .atRoot, "A")
    run.expectRefusal(of: .previous(), .atRoot, "A")
    #expect(run.stack == "[A]")
  }

  @Test func `previous from the root to a screen that is not on the stack takes its place`() {
    var run = Run("B", in: .declared(series: "AB"))
    run.expect(
      .previous(),
      "applied [B]",
      Calls.replaceBegins("B", "A", as: "pop"),
      stack: "[A]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.replaceEnds("B", "A", as: "pop"))
  }

  @Test func `a move whose target is the top is refused`() {
    let flow = Flow.declared { draft in
      draft.screens[1].next = .screen("B")
      draft.screens[1].previous = .screen("B")
    }
    var run = Run("AB", in: flow)
    run.expectRefusal(of: .next(), .alreadyOnStack, "B")
    run.expectRefusal(of: .previous(), .alreadyThere, "B")
  }

  @Test func `a move during a transition is refused by default`() {
    var run = Run("A", in: .declared(series: "ABC"))
    run.hand(.push("B"))
    run.expectRefusal(of: .next(), .transitionInProgress)
    run.expectRefusal(of: .previous(), .transitionInProgress)
    run.expectRefusal(of: .choose(0), .transitionInProgress)
  }

  @Test func `a queued move finds its target when it is taken up`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.expect(.next(), "queued", stack: "[A,B]")
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      Calls.pushBegins("B", "C"),
      stack: "[A,B,C]"
    )
  }

  @Test func `a queued move without a source is stale once the top it was given on is gone`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.expect(.next(), "queued")
    run.expect(.next(), "queued")
    run.hand(.wait(400))
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("B", "C"),
      "refused next staleSource B",
      stack: "[A,B,C]"
    )
  }

  @Test func `a queued move that leads nowhere is refused when it is taken up`() {
    var run = Run("A", in: .declared(series: "AB", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.expect(.next(), "queued")
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      "refused next noTarget B",
      stack: "[A,B]"
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `a queued move is taken up after changes that the stack has made already`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.expect(.next(), "queued")
    run.expect(.set("DB"), "queued [A]", stack: "[D,B]")
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      "D.willEnterStack · D.didEnterStack · A.willLeaveStack · A.didLeaveStack",
      "committed none B>B",
      Calls.pushBegins("B", "C"),
      stack: "[D,B,C]"
    )
  }

  @Test func `queued moves keep their order around changes that go first`() {
    let flow = Flow.declared(settings: Settings(movePolicy: .queue)) { draft in
      draft.screens[1].choices = [.init("one", to: "C"), .init("two", to: "D")]
    }
    var run = Run("A", in: flow)
    run.hand(.push("B"))
    run.hand(.choose(0))
    run.hand(.set("EB"))
    run.hand(.choose(1))
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      "E.willEnterStack · E.didEnterStack · A.willLeaveStack · A.didLeaveStack",
      "committed none B>B",
      Calls.pushBegins("B", "C"),
      stack: "[E,B,C]"
    )
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("B", "C"),
      "refused choice staleSource B"
    )
  }

  @Test func `the policy finish ends what runs, then the move is taken up`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .finish)))
    run.hand(.next())
    run.pass(100)
    run.expect(
      .next(),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushBegins("B", "C"),
      stack: "[A,B,C]"
    )
    run.expect(
      .previous(.instant),
      "applied [C]",
      Calls.pushEnds("B", "C"),
      Calls.popAtOnce("C", "B"),
      stack: "[A,B]"
    )
  }

  @Test func `the policy finish also ends changes that wait`() {
    var run = Run("A", in: .declared(series: "ABCD", settings: Settings(movePolicy: .finish)))
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.expect(
      .next(),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushAtOnce("B", "C"),
      Calls.pushBegins("C", "D"),
      stack: "[A,B,C,D]"
    )
  }

  @Test func `the policy finish takes up moves that wait first, which makes the new one stale`() {
    var run = Run("A", in: .declared(series: "ABCD", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.hand(.next())
    run.hand(.setting(.movePolicy(.finish)))
    run.expect(
      .next(),
      "refused staleSource",
      Calls.pushEnds("A", "B"),
      Calls.pushAtOnce("B", "C"),
      "refused next staleSource B",
      stack: "[A,B,C]"
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `the policy finish keeps waiting moves in front of a new one, whatever waits between`()
  {
    let flow = Flow.declared(settings: Settings(movePolicy: .queue)) { draft in
      draft.screens[1].choices = [.init("one", to: "C"), .init("two", to: "D")]
    }
    var run = Run("A", in: flow)
    run.hand(.push("B"))
    run.hand(.choose(0))
    run.hand(.set("EB"))
    run.hand(.setting(.movePolicy(.finish)))
    run.expect(
      .choose(1),
      "refused staleSource",
      Calls.pushEnds("A", "B"),
      "E.willEnterStack · E.didEnterStack · A.willLeaveStack · A.didLeaveStack",
      "committed none B>B",
      Calls.pushAtOnce("B", "C"),
      "refused choice staleSource B",
      stack: "[E,B,C]"
    )
  }

  @Test func `a command under the policy finish makes waiting moves instant, also behind it`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.hand(.next())
    run.hand(.setting(.commandPolicy(.finish)))
    run.expect(
      .set("DB"),
      "applied [A]",
      Calls.pushEnds("A", "B"),
      "D.willEnterStack · D.didEnterStack · A.willLeaveStack · A.didLeaveStack",
      "committed none B>B",
      Calls.pushAtOnce("B", "C"),
      stack: "[D,B,C]"
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `a command that changes the top makes waiting moves stale`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.hand(.next())
    run.hand(.push("D"))
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      "refused next staleSource B",
      Calls.pushBegins("B", "D"),
      stack: "[A,B,D]"
    )
  }

  @Test func `a queued move is stale where its screen has left and come back`() {
    var run = Run("A", Settings(movePolicy: .queue))
    run.hand(.push("B"))
    run.expect(.next(), "queued", "")
    run.hand(.pop())
    run.hand(.push("B"))
    let events = run.log.count
    run.pass(400)
    #expect(text(Array(run.log[events...])).contains("refused next staleSource B"))
    run.pass(2000)
    #expect(run.stack == "[A,B]")
  }
}
