import Boarding
import BoardingMotion
import Testing

/// The examples of the documentation of logs.
struct ReplayExampleTests {
  @Test func `a log of a machine is replayed`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [.init(name: "welcome"), .init(name: "features")]
    draft.series = ["welcome", "features"]
    let flow = try draft.makeFlow()
    var machine = Machine(flow: flow)
    var (events, replayed) = ([Event](), [Event]())
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    machine = Machine(flow: flow)
    events = []

    var log = InputLog()
    machine.handle(.move(UserMove(.next)), recordingIn: &log, into: &events)
    machine.handle(.advance(by: .milliseconds(400)), recordingIn: &log, into: &events)

    var again = Machine(flow: flow)
    again.replay(log, into: &replayed)
    #expect(replayed == events)
    #expect(again.state == machine.state)
  }

  @Test func `a log of a controller is replayed with screens made anew`() throws {
    let onboarding = BoardingNavigationController(screensToPresent: [FirstScreen()])
    onboarding.startRecording()
    onboarding.start()
    let log = onboarding.stopRecording()
    try replay(#require(log))
  }

  private func replay(_ log: InputLog) throws {
    let again = BoardingNavigationController()
    try again.replay(log) { name in
      name == "FirstScreen" ? FirstScreen() : nil
    }
    #expect(again.screens.map(\.name) == ["FirstScreen"])
  }
}

private final class FirstScreen: Screen {}
