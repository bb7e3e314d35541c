import Boarding
import Testing

struct MachineExampleTests {
  @Test func `a machine takes inputs and reports events`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [.init(name: "welcome"), .init(name: "features")]
    draft.series = ["welcome", "features"]
    let flow = try draft.makeFlow()

    var machine = Machine(flow: flow)
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    machine.handle(.move(UserMove(.next)), into: &events)
    machine.handle(.advance(by: .milliseconds(400)), into: &events)

    #expect(machine.state.isIdle)
    #expect(machine.state.stack.rootFirst.map(\.rawValue) == [0, 1])
    #expect(events.last?.instant == Instant(nanoseconds: 400_000_000))
  }

  @Test func `a state is a snapshot`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [.init(name: "welcome"), .init(name: "features")]
    draft.series = ["welcome", "features"]
    var machine = Machine(flow: try draft.makeFlow())
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)

    let before = machine.state
    machine.handle(.move(UserMove(.next)), into: &events)
    machine.handle(.advance(by: .milliseconds(200)), into: &events)
    #expect(machine.state != before)

    machine.state = before
    #expect(machine.state == before)
  }
}
