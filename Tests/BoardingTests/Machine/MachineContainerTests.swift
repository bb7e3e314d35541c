import Boarding
import Testing

struct MachineContainerTests {
  @Test func `at rest the top disappears and appears with its container`() {
    var run = Run("AB")
    run.expect(.container(.disappear), "applied", "B.willDisappear · B.didDisappear")
    #expect(!run.machine.state.isContainerVisible)
    run.expectRefusal(of: .container(.disappear), .alreadyThere)
    run.expect(.container(.suspend), "applied", "")
    run.expect(
      .container(.appear),
      "applied",
      "B.willAppear · B.didAppear · screenChanged(B)"
    )
    run.expectRefusal(of: .container(.appear), .alreadyThere)
    run.expect(.container(.suspend), "applied", "")
  }

  @Test func `while it is hidden changes take no time and send no appearance calls`() {
    var run = Run("A", in: .declared(series: "ABC"))
    run.hand(.container(.disappear))
    run.expect(
      .next(),
      "applied",
      "began push A>B at once · B.willEnterStack · willShow(B)",
      "B.didEnterStack · didShow(B) · committed push A>B · ended push A>B",
      stack: "[A,B]"
    )
    run.expect(
      .replace(by: "C"),
      "applied [B]",
      "began replace B>C at once · B.willLeaveStack · C.willEnterStack · willShow(C)",
      "B.didLeaveStack · C.didEnterStack · didShow(C) · committed replace B>C · ended replace B>C",
      stack: "[A,C]"
    )
    #expect(run.machine.state.now == .zero)
    run.expect(.container(.appear), "applied", "C.willAppear · C.didAppear · screenChanged(C)")
  }

  @Test func `before the first screen there is nobody to call`() {
    var run = Run(beforeFirstScreenOf: .declared())
    run.expect(.container(.disappear), "applied", "")
    run.expect(
      .set("AB"),
      "applied",
      "A.willEnterStack · A.didEnterStack · B.willEnterStack · B.didEnterStack · committed none B"
    )
    run.expect(.container(.appear), "applied", "B.willAppear · B.didAppear · screenChanged(B)")
  }

  @Test(arguments: ContainerChange.allCases.filter { $0 != .appear })
  func `what somebody drives is cancelled at once`(change: ContainerChange) {
    var run = Run("AB")
    run.hand(.pop(.interactive))
    run.hand(.update(0.5))
    run.expect(
      .container(change),
      "applied",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A") + gone("B", change),
      stack: "[A,B]"
    )
    #expect(run.machine.state.isIdle)
    run.expectRefusal(of: .update(0.5), .wrongPhase)
  }

  @Test(arguments: ContainerChange.allCases.filter { $0 != .appear })
  func `a transition and a tail are over at once`(change: ContainerChange) {
    var run = Run("AB")
    run.hand(.pop())
    run.pass(100)
    run.expect(.container(change), "applied", Calls.popEnds("B", "A") + gone("A", change))
    run = Run("AB")
    run.hand(.pop(.interactive))
    run.hand(.finish())
    run.expect(.container(change), "applied", Calls.popEnds("B", "A") + gone("A", change))
    run = Run("AB")
    run.hand(.pop(.interactive))
    run.hand(.update(0.5))
    run.hand(.cancel())
    run.expect(.container(change), "applied", Calls.popWentBack("B", "A") + gone("B", change))
  }

  @Test func `what waits is shown without appearance calls behind a hidden container`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.hand(.finishFlow())
    run.expect(
      .container(.disappear),
      "applied",
      Calls.pushEnds("A", "B"),
      "B.willDisappear · B.didDisappear",
      "began push B>C at once · C.willEnterStack · willShow(C)",
      "C.didEnterStack · didShow(C) · committed push B>C · ended push B>C",
      "flow completed",
      stack: "[A,B,C]"
    )
    run.expect(.container(.appear), "applied", "C.willAppear · C.didAppear · screenChanged(C)")
  }

  @Test func `what waits begins when a suspended transition is over`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    run.expect(
      .container(.suspend),
      "applied",
      Calls.pushEnds("A", "B"),
      Calls.pushBegins("B", "C")
    )
  }

  @Test func `a flow that has ended comes and goes with its container`() {
    var run = Run("A")
    run.hand(.finishFlow())
    run.expect(.container(.disappear), "applied", "A.willDisappear · A.didDisappear")
    run.expect(.container(.appear), "applied", "A.willAppear · A.didAppear · screenChanged(A)")
    #expect(run.machine.state.phase == .ended(.completed))
  }

  /// The calls of a top that disappears with its container.
  private func gone(_ top: String, _ change: ContainerChange) -> String {
    change == .disappear ? " · \(top).willDisappear · \(top).didDisappear" : ""
  }
}
