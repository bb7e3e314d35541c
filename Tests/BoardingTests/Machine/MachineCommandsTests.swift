import Boarding
import Testing

struct MachineCommandsTests {
  @Test func `commands commit before they return`() {
    var run = Run("A")
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"), stack: "[A,B]")
    run.expect(.push("C"), "queued", stack: "[A,B,C]")
    run.expect(.pop(), "queued [C]", stack: "[A,B]")
    run.expect(.replace(by: "D"), "queued [B]", stack: "[A,D]")
    run.expect(.set("EFG"), "queued [D,A]", stack: "[E,F,G]")
    run.expect(.pop(to: "E"), "queued [G,F]", stack: "[E]")
  }

  @Test func `a queued transition begins at the instant when the one before ends`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.expect(
      .wait(1000),
      "left 600 ms",
      Calls.pushEnds("A", "B"),
      Calls.pushBegins("B", "C")
    )
    run.expect(.wait(600), "left 200 ms", Calls.pushEnds("B", "C"))
    run.expect(.wait(200), "left 0 ms")
    run.expectCommitted("400 push A>B", "800 push B>C")
  }

  @Test func `each queued transition is run and none is merged`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.pop())
    run.hand(.push("B"))
    run.hand(.popToRoot())
    run.pass(2000)
    run.expectCommitted("400 push A>B", "800 pop B>A", "1200 push A>B", "1600 pop B>A")
  }

  @Test func `what waits and takes no time is shown together with the end before it`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C", .instant))
    run.hand(.set("DC"))
    run.hand(.pop())
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      Calls.pushAtOnce("B", "C"),
      "D.willEnterStack · D.didEnterStack",
      "B.willLeaveStack · A.willLeaveStack · B.didLeaveStack · A.didLeaveStack",
      "committed none C>C",
      Calls.popBegins("C", "D")
    )
  }

  @Test func `duplicates are looked for in the stack as decided`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.expectRefusal(of: .push("C"), .alreadyOnStack, "C")
    run.hand(.pop())
    run.expect(.push("C"), "queued", stack: "[A,B,C]")
  }

  @Test func `a screen that comes back has a place of its own`() {
    var run = Run("AB")
    let first = run.machine.state.stack
    run.hand(.pop(.instant))
    run.hand(.push("B", .instant))
    #expect(run.machine.state.stack.topEntry != first.topEntry)
    #expect(run.machine.state.stack.rootFirst == first.rootFirst)
    #expect(run.machine.state.stack != first)
  }

  @Test func `a screen that a set keeps keeps its place`() {
    var run = Run("ABC")
    let entry = run.machine.state.stack.topEntry
    run.hand(.set("DCAE", .instant))
    run.hand(.pop(to: "C", .instant))
    #expect(run.stack == "[D,C]")
    #expect(run.machine.state.stack.topEntry == entry)
  }

  @Test func `an empty set before the first screen changes nothing`() {
    var run = Run(beforeFirstScreenOf: .declared())
    let before = run.machine.state
    run.expectRefusal(of: .set(""), .alreadyThere)
    #expect(run.machine.state == before)
  }

  @Test func `the policy refuse declines a command while something runs`() {
    var run = Run("A", Settings(commandPolicy: .refuse))
    run.hand(.push("B"))
    run.expectRefusal(of: .push("C"), .transitionInProgress)
    run.expectRefusal(of: .pop(), .transitionInProgress)
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "B"))
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
  }

  @Test func `the policy finish ends what runs, then the command begins with its own motion`() {
    var run = Run("A", Settings(commandPolicy: .finish))
    run.hand(.push("B"))
    run.pass(100)
    run.expect(
      .push("C"),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushBegins("B", "C"),
      stack: "[A,B,C]"
    )
    run.expect(
      .pop(.instant),
      "applied [C]",
      Calls.pushEnds("B", "C"),
      Calls.popAtOnce("C", "B"),
      stack: "[A,B]"
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `the policy finish shows everything that waits in no time`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.hand(.pop())
    run.hand(.setting(.commandPolicy(.finish)))
    run.expect(
      .push("D"),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushAtOnce("B", "C"),
      Calls.popAtOnce("C", "B"),
      Calls.pushBegins("B", "D"),
      stack: "[A,B,D]"
    )
    run.expect(.wait(500), "left 100 ms", Calls.pushEnds("B", "D"))
  }

  @Test func `a refused command leaves what runs alone under the policy finish`() {
    var run = Run("A", Settings(commandPolicy: .finish))
    run.hand(.push("B"))
    run.expectRefusal(of: .push("A"), .alreadyOnStack, "A")
    #expect(run.machine.state.transition != nil)
  }
}
