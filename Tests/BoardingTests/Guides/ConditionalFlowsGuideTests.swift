import Boarding
import Testing

/// Runs the example of the page about conditional flows.
struct ConditionalFlowsGuideTests {
  @Test func `a permission that is granted is skipped`() throws {
    var draft = FlowDraft(name: "Permissions")
    draft.facts = [.init("alerts", ["unknown", "granted"])]
    draft.screens = [
      .init(name: "hello"),
      .init(name: "ask", when: .fact("alerts", isNot: "granted")),
      .init(name: "done"),
    ]
    draft.series = ["hello", "ask", "done"]
    var machine = Machine(flow: try draft.makeFlow())
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    machine.handle(.setting(.fact(FactID(rawValue: 0), 1)), into: &events)
    machine.handle(.move(UserMove(.next, motion: .instant)), into: &events)

    #expect(machine.state.stack.rootFirst.map(\.rawValue) == [0, 2])
  }
}
