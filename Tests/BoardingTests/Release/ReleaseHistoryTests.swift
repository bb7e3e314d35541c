import Boarding
import Testing

struct ReleaseHistoryTests {
  /// What is shown of some releases, all of them as texts.
  private func news(
    _ version: String,
    seen: String = "",
    fresh: Bool = false,
    of announced: String
  ) -> String {
    let versions = { (text: String) in
      text.split(separator: " ").compactMap { AppVersion(String($0)) }
    }
    let history = ReleaseHistory(
      version: versions(version)[0],
      seen: versions(seen),
      isFreshInstall: fresh
    )
    return history.news(among: versions(announced)).map(\.text).joined(separator: " ")
  }

  @Test func `where nothing was seen it is the release itself, or else its minor one`() {
    #expect(news("2.1.3", of: "2.1.0 2.1.3 2.0.0") == "2.1.3")
    #expect(news("2.1.3", of: "2.0.0 2.1.0 2.1.1") == "2.1.0")
    #expect(news("2.1.3", of: "2.0.0 2.1.4 2.1.2") == "")
  }

  @Test func `nothing is new on a fresh install`() {
    #expect(news("2.1.3", fresh: true, of: "2.1.3 2.1.0") == "")
    #expect(news("2.1.3", seen: "1.0.0", fresh: true, of: "2.1.3 2.1.0") == "")
  }

  @Test func `several that were missed come with the oldest first, each once`() {
    #expect(news("2.10.0", seen: "1.9.0", of: "2.10 2.9 2 1.9 1.8 2.9 3") == "2.0.0 2.9.0 2.10.0")
  }

  @Test func `what was seen, and what is older or not there yet, is not shown`() {
    #expect(news("2.1.3", seen: "2.1.3", of: "2.1.0 2.1.3") == "")
    #expect(news("2.1.3", seen: "2.1.0", of: "2.0.0 2.1.0") == "")
    #expect(news("2.1.3", seen: "1.9.0 2.1.0", of: "2.0.0 2.1.2") == "2.1.2")
    #expect(news("2.1.3", seen: "2.2.0", of: "2.1.3 2.2.0") == "")
  }

  @Test func `what is shown is remembered, so that it is not shown again`() {
    var history = ReleaseHistory(version: AppVersion(2, 1, 3), seen: [AppVersion(2)])
    history.seen = history.seenAfterwards
    #expect(history.seen == [AppVersion(2), AppVersion(2, 1, 3)])
    #expect(history.news(among: [AppVersion(2, 1), AppVersion(2, 1, 3)]) == [])
  }

  @Test func `screens that are new in a release are skipped unless they are news`() throws {
    var draft = FlowDraft(name: "News")
    draft.screens = [
      .init(name: "home"), .init(name: "paste", newIn: AppVersion(2, 1)),
      .init(name: "tabs", newIn: AppVersion(2)), .init(name: "old", newIn: AppVersion(1, 9)),
    ]
    draft.series = ["home", "paste", "tabs", "old"]
    #expect(
      throws: FlowFaults((1...3).map { FlowFault(at: .screen($0), .noVersion) })
    ) { try draft.makeFlow() }
    draft.history = ReleaseHistory(version: AppVersion(2, 1, 3), seen: [AppVersion(1, 9)])
    let flow = try draft.makeFlow()
    #expect(flow.series.map { flow.screens[$0.rawValue].name } == ["home", "old", "tabs", "paste"])
    var machine = Machine(flow: flow)
    var events: [Event] = []
    machine.handle(.command(.start(flow.root ?? .absent)), into: &events)
    for _ in 0..<4 { machine.handle(.move(UserMove(.next, motion: .instant)), into: &events) }
    #expect(machine.state.stack.rootFirst.map(\.rawValue) == [0, 2, 1])
    let fact = try #require(flow.fact(named: FlowDraft.newsFact(of: AppVersion(1, 9))))
    machine.handle(.setting(.fact(fact, 1)), into: &events)
    #expect(!machine.isSkipped(ScreenID(rawValue: 3)))
  }
}
