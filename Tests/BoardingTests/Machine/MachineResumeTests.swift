import Boarding
import Testing

/// Pins how a run begins where another one was left.
struct MachineResumeTests {
  private let flow = Flow.switched("ABCD", series: "ABCD", "ABCD")

  private func run(off: Int...) -> Run {
    var run = Run(beforeFirstScreenOf: flow)
    for fact in off { run.hand(.fact(fact, 1)) }
    return run
  }

  @Test func `the screens that were left are there again`() {
    var run = run()
    run.hand(.resume("ABC"))
    #expect(run.stack == "[A,B,C]")
    run.hand(.previous(.instant))
    #expect(run.stack == "[A,B]")
  }

  @Test func `what was visited stays, and a last screen that is skipped now gives way`() {
    var run = run(off: 0, 2)
    run.hand(.resume("ABC"))
    #expect(run.stack == "[A,B,D]")
    #expect(run.machine.stepIndex == 2)
    #expect(run.machine.stepCount == 3)
  }

  @Test func `where nothing further on is left, one is where one was before`() {
    var below = run(off: 2, 3)
    below.hand(.resume("ABC"))
    #expect(below.stack == "[A,B]")
    var first = run(off: 2, 3)
    first.hand(.resume("C"))
    #expect(first.stack == "[A]")
    var nothing = run(off: 0, 1, 2, 3)
    nothing.expectRefusal(of: .resume("C"), .noTarget)
  }

  @Test func `a last screen that leads on to one below it is left out`() {
    let flow = Flow.switched("ABC", series: "", "C") { draft in
      draft.screens[2].next = .screen("A")
    }
    var run = Run(beforeFirstScreenOf: flow)
    run.hand(.fact(0, 1))
    run.hand(.resume("ABC"))
    #expect(run.stack == "[A,B]")
  }

  @Test func `without any screen it is an ordinary start`() {
    var run = run(off: 0)
    run.hand(.resume(""))
    #expect(run.stack == "[B]")
    var open = Run(beforeFirstScreenOf: .open())
    open.expectRefusal(of: .resume(""), .noTarget)
    open.hand(.resume("CA"))
    #expect(open.stack == "[C,A]")
  }

  @Test func `what cannot be resumed is refused`() {
    var run = run()
    run.expectRefusal(of: .resume("AZ"), .unknownScreen, "Z")
    run.expectRefusal(of: .resume("AA"), .alreadyOnStack, "A")
    run.hand(.resume("A"))
    run.expectRefusal(of: .resume("AB"), .wrongPhase)
  }
}
