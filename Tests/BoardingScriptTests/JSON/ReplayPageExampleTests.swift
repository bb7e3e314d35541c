import Boarding
import BoardingScript
import Testing

/// The examples of the page about replays, one after the other.
struct ReplayPageExampleTests {
  @Test func `the examples of the page compile in order and run`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [.init(name: "welcome"), .init(name: "features")]
    draft.series = ["welcome", "features"]
    let flow = try draft.makeFlow()

    var machine = Machine(flow: flow)
    var events: [Event] = []
    var log = InputLog()
    machine.handle(.command(.start(ScreenID(rawValue: 0))), recordingIn: &log, into: &events)
    machine.handle(.move(UserMove(.next)), recordingIn: &log, into: &events)
    machine.handle(.advance(by: .milliseconds(400)), recordingIn: &log, into: &events)

    var again = Machine(flow: flow)
    var replayed: [Event] = []
    again.replay(log, into: &replayed)

    #expect(replayed == events)
    #expect(again.state == machine.state)

    final class FirstScreen: Screen {}

    let onboarding = BoardingNavigationController(screensToPresent: [FirstScreen()])
    onboarding.startRecording()
    onboarding.start()
    let recorded = onboarding.stopRecording() ?? InputLog()

    let repeated = BoardingNavigationController()
    try repeated.replay(recorded) { name in
      name == "FirstScreen" ? FirstScreen() : nil
    }

    #expect(repeated.screens.map(\.name) == ["FirstScreen"])

    let text = log.json
    let same = try InputLog(json: text)

    #expect(same == log)
  }
}
