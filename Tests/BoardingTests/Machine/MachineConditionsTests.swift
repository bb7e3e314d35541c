import Boarding
import Testing

/// Pins where a flow leads whose screens and links look at facts.
struct MachineConditionsTests {
  @Test func `next goes to the first screen further on that is not skipped`() {
    var run = Run("A", in: .switched("ABCD", series: "ABCD", "BC"))
    run.hand(.fact(0, 1))
    run.hand(.fact(1, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,D]")
  }

  @Test func `next has no target where everything further on is skipped`() {
    var run = Run("A", in: .switched("ABC", series: "ABC", "BC"))
    run.hand(.fact(0, 1))
    run.hand(.fact(1, 1))
    run.expectRefusal(of: .next(), .noTarget, "A")
    #expect(run.machine.eligibility(.forward) == .disabled(.noTarget))
    run.hand(.fact(1, 0))
    #expect(run.machine.eligibility(.forward) == .enabled(screen("C")))
  }

  @Test func `the first screen is the first of the series that is not skipped`() {
    var run = Run(beforeFirstScreenOf: .switched("ABC", series: "ABC", "AB"))
    run.hand(.fact(0, 1))
    run.hand(.fact(1, 1))
    run.hand(.start("A"))
    #expect(run.stack == "[C]")
    var empty = Run(beforeFirstScreenOf: .switched("A", series: "A", "A"))
    empty.hand(.fact(0, 1))
    empty.expectRefusal(of: .start("A"), .noTarget)
  }

  @Test func `a fact that changes leaves the stack, and what runs, as they are`() {
    var run = Run("A", in: .switched("ABC", series: "ABC", "AB"))
    run.hand(.next())
    run.pass(100)
    run.expect(.fact(1, 1), "applied", "", stack: "[A,B]")
    run.expect(.fact(0, 1), "applied", "", stack: "[A,B]")
    run.pass(300)
    #expect(run.stack == "[A,B]")
    #expect(run.machine.isSkipped(screen("A")))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,B,C]")
  }

  @Test func `back goes over what was visited in reverse, and never to what was skipped`() {
    var run = Run("A", in: .switched("ABCDE", series: "ABCDE", "BCD"))
    run.hand(.fact(0, 1))
    run.hand(.next(.instant))
    run.hand(.fact(2, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,C,E]")
    run.hand(.fact(0, 0))
    run.hand(.fact(1, 1))
    run.hand(.previous(.instant))
    #expect(run.stack == "[A,C]")
    run.hand(.previous(.instant))
    #expect(run.stack == "[A]")
    run.expectRefusal(of: .previous(), .atRoot, "A")
  }

  @Test func `back at the root of a series goes to the nearest one before that is not skipped`() {
    var run = Run("D", in: .switched("ABCD", series: "ABCD", "BC"))
    run.hand(.fact(1, 1))
    run.hand(.previous(.instant))
    #expect(run.stack == "[B]")
    run.hand(.fact(0, 1))
    run.hand(.previous(.instant))
    #expect(run.stack == "[A]")
  }

  @Test func `a previous link to a skipped screen that was not visited leads to the one below`() {
    let flow = Flow.switched("ABC", series: "", "B") { draft in
      draft.screens[2].previous = .screen("B")
    }
    var run = Run("AC", in: flow)
    run.hand(.fact(0, 1))
    run.hand(.previous(.instant))
    #expect(run.stack == "[A]")
    var visited = Run("BAC", in: flow)
    visited.hand(.fact(0, 1))
    visited.hand(.previous(.instant))
    #expect(visited.stack == "[B]")
  }

  @Test func `the first of several conditional links that is there counts, then the other one`() {
    let flow = Flow.declared("ABCD", series: "") { draft in
      draft.facts = [.init("plan", ["free", "pro", "team"])]
      draft.screens[0].branches = [
        .init(to: .screen("B"), when: .fact("plan", is: "pro")),
        .init(to: .screen("C"), when: .fact("plan", isNot: "free")),
      ]
      draft.screens[0].next = .screen("D")
    }
    for (plan, target) in ["[A,D]", "[A,B]", "[A,C]"].enumerated() {
      var run = Run("A", in: flow)
      run.hand(.fact(0, plan))
      run.hand(.next(.instant))
      #expect(run.stack == target)
    }
  }

  @Test func `where no conditional link is there and no other is named, the series goes on`() {
    let flow = Flow.declared("ABC", series: "AB") { draft in
      draft.facts = [.init("plan", ["free", "pro"])]
      draft.screens[0].branches = [.init(to: .screen("C"), when: .fact("plan", is: "pro"))]
      draft.screens[1].branches = [.init(to: .none, when: .fact("plan", is: "pro"))]
    }
    var run = Run("A", in: flow)
    run.hand(.next(.instant))
    #expect(run.stack == "[A,B]")
    run.hand(.previous(.instant))
    run.hand(.fact(0, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,C]")
    var other = Run("B", in: flow)
    other.hand(.fact(0, 1))
    other.expectRefusal(of: .next(), .noTarget, "B")
  }

  @Test func `a choice whose condition does not hold is not there; the next of its label counts`() {
    let flow = Flow.declared("ABC", series: "A") { draft in
      draft.facts = [.init("plan", ["free", "pro"])]
      draft.screens[0].choices = [
        .init("buy", to: "B", when: .fact("plan", is: "free")),
        .init("go", to: "B", when: .fact("plan", is: "free")),
        .init("go", to: "C"),
      ]
    }
    var run = Run("A", in: flow)
    run.hand(.fact(0, 1))
    run.expectRefusal(of: .choose(0), .noTarget, "A")
    run.hand(.choose(1, .instant))
    #expect(run.stack == "[A,C]")
    run.hand(.pop(.instant))
    run.hand(.fact(0, 0))
    run.hand(.choose(1, .instant))
    #expect(run.stack == "[A,B]")
  }

  @Test func `a skipped screen leads on where its own link leads, or else on in the series`() {
    let flow = Flow.switched("ABCD", series: "ABC", "BC") { draft in
      draft.screens[0].choices = [.init("c", to: "C")]
      draft.screens[1].previous = FlowDraft.Link.none
      draft.screens[2].next = .screen("D")
    }
    var run = Run("A", in: flow)
    run.hand(.fact(0, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,C]")
    run.hand(.pop(.instant))
    run.hand(.fact(1, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,D]")
    run.hand(.pop(.instant))
    run.hand(.choose(0, .instant))
    #expect(run.stack == "[A,D]")
  }

  @Test func `skipped screens that lead to one another lead nowhere`() {
    let flow = Flow.switched("ABC", series: "", "BC") { draft in
      draft.screens[0].next = .screen("B")
      draft.screens[1].next = .screen("C")
      draft.screens[2].next = .screen("B")
    }
    var run = Run("A", in: flow)
    run.hand(.fact(0, 1))
    run.hand(.fact(1, 1))
    run.expectRefusal(of: .next(), .noTarget, "A")
  }

  @Test func `a command shows a screen whatever its condition says`() {
    var run = Run("A", in: .switched("AB", series: "AB", "B"))
    run.hand(.fact(0, 1))
    run.hand(.push("B", .instant))
    #expect(run.stack == "[A,B]")
  }

  @Test func `skip goes to the last screen that is not skipped, or to the visited one`() {
    var run = Run("A", in: .switched("ABC", series: "ABC", "BC"))
    run.hand(.fact(1, 1))
    run.hand(.skip(to: "C", .instant))
    #expect(run.stack == "[A,B]")
    run.expectRefusal(of: .skip(to: "C"), .alreadyThere, "B")
    run.hand(.fact(0, 1))
    run.hand(.skip(to: "C", .instant))
    #expect(run.stack == "[A]")
    var visited = Run("ACB", in: .switched("ABC", series: "ABC", "C"))
    visited.hand(.fact(0, 1))
    visited.hand(.skip(to: "C", .instant))
    #expect(visited.stack == "[A,C]")
    var alone = Run("A", in: .switched("AB", series: "", "AB"))
    alone.hand(.fact(1, 1))
    alone.expectRefusal(of: .skip(to: "B"), .alreadyThere, "A")
    var nowhere = Run("A", in: .switched("AB", series: "A", "B"))
    nowhere.hand(.fact(0, 1))
    nowhere.expectRefusal(of: .skip(to: "B"), .noTarget)
  }

  @Test func `forward only holds for skipped screens too`() {
    let settings = Settings(isForwardOnly: true)
    var run = Run("A", in: .switched("ABC", series: "ABC", "B", settings: settings))
    run.hand(.fact(0, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,C]")
    run.expectRefusal(of: .previous(), .forwardOnly, "C")
    run.hand(.skip(to: "C"))
    #expect(run.stack == "[A,C]")
  }

  @Test func `a move that waits looks at the facts when its turn comes`() {
    let settings = Settings(movePolicy: .queue)
    var run = Run("A", in: .switched("ABCD", series: "ABCD", "C", settings: settings))
    run.hand(.next())
    run.hand(.next())
    run.hand(.fact(0, 1))
    run.pass(800)
    #expect(run.stack == "[A,B,D]")
  }

  @Test func `a state of a machine with other facts does no harm`() {
    var other = Machine(flow: .switched("AB", series: "AB", "B"))
    other.state = Run("A").machine.state
    var events: [Event] = []
    #expect(other.value(of: FactID(rawValue: 0)) == 0)
    #expect(!other.isSkipped(screen("B")))
    other.handle(.fact(0, 1), into: &events)
    #expect(other.isSkipped(screen("B")))
    #expect(events == [])
  }

  @Test func `a fact or a value that is not declared is refused`() {
    var run = Run("A", in: .switched("AB", series: "AB", "B"))
    for place in [Int.min, -1, 2, .max] {
      run.expectRefusal(of: .fact(0, place), .unknownFact)
      run.expectRefusal(of: .fact(place, 0), .unknownFact)
    }
  }
}
