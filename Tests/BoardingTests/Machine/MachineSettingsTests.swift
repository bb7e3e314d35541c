import Boarding
import Testing

struct MachineSettingsTests {
  @Test func `settings change before the first screen, at rest and while something runs`() {
    var run = Run(beforeFirstScreenOf: .declared())
    run.expect(.setting(.containerWidth(100)), "applied")
    run.hand(.set("A"))
    run.expect(.setting(.layoutDirection(.rightToLeft)), "applied")
    run.hand(.push("B"))
    run.expect(.setting(.movePolicy(.queue)), "applied")
    run.expect(.setting(.commandPolicy(.refuse)), "applied")
    run.expect(.setting(.reduceMotion(false)), "applied")
    #expect(
      run.machine.state.settings
        == Settings(
          containerWidth: 100,
          layoutDirection: .rightToLeft,
          movePolicy: .queue,
          commandPolicy: .refuse
        )
    )
    #expect(run.machine.state.transition != nil)
  }

  @Test func `with reduced motion every change takes no time`() {
    var run = Run("A", Settings(reducesMotion: true))
    run.expect(.push("B"), "applied", Calls.pushAtOnce("A", "B"))
    run.expect(.pop(), "applied [B]", Calls.popAtOnce("B", "A"))
    #expect(run.machine.state.isIdle)
  }

  @Test func `reduced motion in mid-transition ends it and all that waits at once`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.hand(.next())
    run.pass(100)
    run.expect(
      .setting(.reduceMotion(true)),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushAtOnce("B", "C"),
      stack: "[A,B,C]"
    )
    #expect(run.machine.state.isIdle)
    run.expectCommitted("100 push A>B", "100 push B>C")
  }

  @Test func `reduced motion that ends in mid-transition of others leaves them alone`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.expect(.setting(.reduceMotion(false)), "applied")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "B"))
  }

  @Test func `a policy counts from the next input on`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.hand(.next())
    run.hand(.setting(.movePolicy(.refuse)))
    run.expectRefusal(of: .next(), .transitionInProgress)
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "B"), Calls.pushBegins("B", "C"))
  }

  @Test(arguments: BusyPolicy.allCases, BusyPolicy.allCases)
  func `each policy speaks for its own kind of input`(move: BusyPolicy, command: BusyPolicy) {
    let settings = Settings(movePolicy: move, commandPolicy: command)
    let flow = Flow.declared(series: "ABC", settings: settings)
    var moving = Run("A", in: flow)
    moving.hand(.push("B"))
    var commanding = moving
    switch move {
    case .refuse:
      moving.expectRefusal(of: .next(), .transitionInProgress)
    case .queue:
      moving.expect(.next(), "queued", stack: "[A,B]")
    case .finish:
      moving.expect(
        .next(),
        "applied",
        Calls.pushEnds("A", "B"),
        Calls.pushBegins("B", "C"),
        stack: "[A,B,C]"
      )
    }
    switch command {
    case .refuse:
      commanding.expectRefusal(of: .push("C"), .transitionInProgress)
    case .queue:
      commanding.expect(.push("C"), "queued", stack: "[A,B,C]")
    case .finish:
      commanding.expect(
        .push("C"),
        "applied",
        Calls.pushEnds("A", "B"),
        Calls.pushBegins("B", "C"),
        stack: "[A,B,C]"
      )
    }
  }

  @Test func `the defaults refuse moves, queue commands, and slide over 390 points`() {
    #expect(
      Settings()
        == Settings(
          containerWidth: 390,
          layoutDirection: .leftToRight,
          reducesMotion: false,
          movePolicy: .refuse,
          commandPolicy: .queue
        )
    )
    #expect(Machine(flow: .declared()).state.settings == Settings())
  }
}
