import Boarding
import Testing

struct MachineFlowEndTests {
  @Test(arguments: FlowEnd.allCases)
  func `at rest the flow ends at once`(end: FlowEnd) {
    var run = Run("AB")
    run.expect(.finishFlow(end, from: "B"), "applied", "flow \(end.name)", stack: "[A,B]")
    #expect(run.machine.state.phase == .ended(end))
    #expect(run.machine.state.isEnding)
    #expect(run.machine.state.isIdle)
    run.expectRefusal(of: .finishFlow(), .wrongPhase)
    run.expect(.wait(100), "left 0 ms", "")
    run.expect(.setting(.containerWidth(100)), "applied", "")
    run.expectCommitted("0 flow \(end.name)")
  }

  @Test func `the ends have words`() {
    #expect(FlowEnd.allCases.map(\.name) == ["completed", "skipped"])
  }

  @Test func `the flow ends after what runs and what waits`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.expect(.push("D"), "queued", stack: "[A,B,D]")
    run.expect(.finishFlow(), "queued", "")
    #expect(run.machine.state.isEnding)
    run.expectRefusal(of: .pop(), .wrongPhase)
    run.expectRefusal(of: .next(), .wrongPhase)
    run.expectRefusal(of: .finishFlow(.skipped), .wrongPhase)
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "B"), Calls.pushBegins("B", "D"))
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "D"), "flow completed")
    run.expectCommitted("400 push A>B", "800 push B>D", "800 flow completed")
  }

  @Test func `a move that waited before the end is taken up before it`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.next())
    run.expect(.next(), "queued")
    run.expect(.finishFlow(), "queued")
    run.pass(400)
    #expect(run.machine.state.transition?.change.destination == screen("C"))
    run.pass(400)
    run.expectCommitted("400 push A>B", "800 push B>C", "800 flow completed")
  }

  @Test func `by policy the end is refused, or finishes what runs and what waits`() {
    var run = Run("A", Settings(commandPolicy: .refuse))
    run.hand(.push("B"))
    run.expectRefusal(of: .finishFlow(), .transitionInProgress)
    run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.hand(.setting(.commandPolicy(.finish)))
    run.expect(
      .finishFlow(.skipped),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushAtOnce("B", "C"),
      "flow skipped"
    )
  }

  @Test(arguments: BusyPolicy.allCases)
  func `what somebody drives is cancelled, and the flow ends after its tail`(policy: BusyPolicy) {
    var run = Run("AB", Settings(commandPolicy: policy))
    run.hand(.pop(.interactive))
    run.hand(.update(0.5))
    run.expect(.finishFlow(), "queued", Calls.turnsBack(from: "A", to: "B"))
    run.expect(.wait(200), "left 0 ms", Calls.popWentBack("B", "A"), "flow completed")
    run.expectCommitted("200 cancelled pop B>A", "200 flow completed")
  }

  @Test func `a whole new stack begins the flow again, and it can end again`() {
    var run = Run("AB")
    run.hand(.finishFlow())
    run.expect(.set("AC", .instant), "applied [B]", Calls.replaceAtOnceAsPush("B", "C"))
    #expect(run.machine.state.phase == .resting)
    run.expect(.push("D", .instant), "applied", Calls.pushAtOnce("C", "D"))
    run.expect(.finishFlow(.skipped), "applied", "flow skipped")
  }

  @Test func `a set below the top begins the flow again`() {
    var run = Run("AB")
    run.hand(.finishFlow())
    run.expect(
      .set("CB"),
      "applied [A]",
      "C.willEnterStack · C.didEnterStack · A.willLeaveStack · A.didLeaveStack",
      "committed none B>B",
      stack: "[C,B]"
    )
    #expect(run.machine.state.phase == .resting)
  }

  @Test func `a set that waits behind the end begins the flow again after it`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.finishFlow())
    run.expect(.set("C"), "queued [B,A]", stack: "[C]")
    #expect(!run.machine.state.isEnding)
    run.expect(.push("D"), "queued", stack: "[C,D]")
    run.pass(1200)
    run.expectCommitted("400 push A>B", "400 flow completed", "800 push B>C", "1200 push C>D")
    #expect(run.machine.state.phase == .resting)
  }

  // The move lets the set go first because that keeps the top; the end must not stay behind.
  @Test func `the end stays in front of the set behind it, whatever moves wait`() {
    var run = Run("A", in: .declared(series: "ABC", settings: Settings(movePolicy: .queue)))
    run.hand(.push("B"))
    run.expect(.next(), "queued")
    run.expect(.finishFlow(), "queued")
    run.expect(.set("DB"), "queued [A]", stack: "[D,B]")
    run.pass(800)
    run.expectCommitted(
      "400 push A>B",
      "400 flow completed",
      "400 none B>B",
      "800 push B>C"
    )
    #expect(run.machine.state.phase == .resting)
  }

  @Test func `a driven set begins the flow again only when it is finished`() {
    var run = Run("A")
    run.hand(.finishFlow(.skipped))
    run.expect(.set("AB", .interactive), "applied", Calls.pushByHand("A", "B"), stack: "[A]")
    run.expectRefusal(of: .push("C"), .wrongPhase)
    run.expectRefusal(of: .next(), .wrongPhase)
    run.expectRefusal(of: .finishFlow(), .wrongPhase)
    run.hand(.update(0.5))
    run.hand(.cancel())
    run.expectRefusal(of: .push("C"), .wrongPhase)
    run.expect(.wait(200), "left 0 ms", Calls.pushWentBack("A", "B"))
    #expect(run.machine.state.phase == .ended(.skipped))
    run.hand(.set("AB", .interactive))
    run.hand(.finish())
    #expect(!run.machine.state.isEnding)
    run.expect(.push("C"), "queued", stack: "[A,B,C]")
    run.pass(800)
    run.expectCommitted(
      "0 flow skipped",
      "200 cancelled push A>B",
      "600 push A>B",
      "1000 push B>C"
    )
  }

  @Test func `skip pushes the last screen, or pops to it`() {
    var run = Run("AB")
    run.expect(.skip(to: "D"), "applied", Calls.pushBegins("B", "D"), stack: "[A,B,D]")
    run.pass(400)
    run.expectRefusal(of: .skip(to: "D"), .alreadyThere, "D")
    run.expect(.push("E", .instant), "applied", Calls.pushAtOnce("D", "E"))
    run.expect(.skip(to: "D"), "applied [E]", Calls.popBegins("E", "D"), stack: "[A,B,D]")
  }
}

extension Calls {
  /// A replacement that takes no time and is shown as a push.
  fileprivate static func replaceAtOnceAsPush(_ source: String, _ destination: String) -> String {
    replaceBegins(source, destination, as: "push", atOnce: true) + " · "
      + replaceEnds(source, destination, as: "push")
  }
}
