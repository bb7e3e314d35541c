import Boarding
import Testing

/// Pins what a flow keeps of the screens that may be against a change.
struct FlowGuardTests {
  @Test func `reasons are numbered once each, those of the screens first`() throws {
    var draft = FlowDraft(name: "Guarded")
    draft.guardReasons = ["Unsaved", "Spare"]
    draft.screens = [
      .init(name: "one", leave: .refuse(reason: "Busy"), enter: .refuse(reason: "Unsaved")),
      .init(name: "two", allowsGestures: false, leave: .wait, enter: .refuse(reason: nil)),
      .init(name: "three", leave: .refuse(reason: "Busy")),
    ]
    let flow = try draft.makeFlow()
    let number = { GuardReason(rawValue: $0) }
    #expect(flow.guardReasons == ["Busy", "Unsaved", "Spare"])
    #expect(
      flow.screens.map(\.leaveAnswer) == [.refuse(number(0)), .wait, .refuse(number(0))]
    )
    #expect(
      flow.screens.map(\.enterAnswer) == [.refuse(number(1)), .refuse(.unspecified), .allow]
    )
    #expect(flow.screens.map(\.allowsGestures) == [true, false, true])
    #expect(flow.text(of: number(0)) == "Busy")
    for strange in [GuardReason.unspecified, number(3), number(1 << 31)] {
      #expect(flow.text(of: strange) == nil)
    }
  }

  @Test func `a setting takes the place of a declared answer until it is taken back`() {
    var run = Run("AB", in: .swiped { $0.screens[1].leave = .refuse(reason: nil) })
    run.hand(all: [.guarding("B", .leave, .wait), .guarding("A", .enter, .refuse())])
    #expect(run.machine.state.settings.guardAnswers.map { letter($0.screen) } == ["A", "B"])
    run.expect(.pop(), "pending", "pending pop B")
    run.hand(all: [.guarding("B", .leave, .allow)])
    run.expectRefusal(of: .popToRoot(), .guarded, "A")
    run.hand(all: [.guarding("A", .enter, nil), .guarding("B", .leave, nil)])
    #expect(run.machine.state.settings.guardAnswers == [])
    run.expectRefusal(of: .popToRoot(), .guarded, "B")
  }
}
