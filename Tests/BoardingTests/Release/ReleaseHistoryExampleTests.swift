import Boarding
import Testing

struct ReleaseHistoryExampleTests {
  @Test func `missed releases come with the oldest first`() {
    let history = ReleaseHistory(version: AppVersion(2, 1, 3), seen: [AppVersion(1, 9)])
    let news = history.news(among: [AppVersion(2, 1), AppVersion(2), AppVersion(1, 8)])
    assert(news == [AppVersion(2), AppVersion(2, 1)])
    #expect(news.map(\.text) == ["2.0.0", "2.1.0"])
  }

  @Test func `a run is shown other news from now on`() throws {
    var draft = FlowDraft(name: "News")
    draft.screens = [.init(name: "home"), .init(name: "tabs", newIn: AppVersion(2))]
    draft.history = ReleaseHistory(version: AppVersion(2), isFreshInstall: true)
    let flow = try draft.makeFlow()
    var machine = Machine(flow: flow)
    var events: [Event] = []
    let history = ReleaseHistory(version: AppVersion(2))
    for setting in flow.settings(for: history) { machine.handle(.setting(setting), into: &events) }
    #expect(!machine.isSkipped(ScreenID(rawValue: 1)))
  }
}
