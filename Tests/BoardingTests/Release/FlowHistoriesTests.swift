import Boarding
import Testing

struct FlowHistoriesTests {
  /// The histories of a flow with screens that are new in some releases.
  private func histories(_ version: String, of releases: String) throws -> [String] {
    var draft = FlowDraft(name: "News")
    draft.screens = releases.split(separator: " ").map {
      .init(name: "s" + $0, newIn: AppVersion(String($0)))
    }
    draft.screens.append(.init(name: "home"))
    draft.history = AppVersion(version).map { ReleaseHistory(version: $0) }
    let flow = try draft.makeFlow()
    return flow.histories.map { (history) in
      let facts = flow.settings(for: history).map { (setting) in
        guard case .fact(let fact, let value) = setting else { return "?" }
        return (flow.facts[fact.rawValue].release?.text ?? "?") + (value == 1 ? " new" : " seen")
      }
      let seen = history.isFreshInstall ? "fresh" : history.seen.map(\.text).joined()
      return (seen.isEmpty ? "unknown" : seen) + ": " + facts.joined(separator: ", ")
    }
  }

  @Test func `people have missed nothing, or all releases from one on`() throws {
    #expect(
      try histories("2.1.0", of: "2.1.0 1.9.0 2.0.0") == [
        "fresh: 1.9.0 seen, 2.0.0 seen, 2.1.0 seen", "2.0.0: 1.9.0 seen, 2.0.0 seen, 2.1.0 new",
        "1.9.0: 1.9.0 seen, 2.0.0 new, 2.1.0 new", "0.0.0: 1.9.0 new, 2.0.0 new, 2.1.0 new",
      ]
    )
  }

  @Test func `of whom nobody knows anything, only the minor release may be new`() throws {
    #expect(
      try histories("2.1.3", of: "2.1.0 2.1.2") == [
        "fresh: 2.1.0 seen, 2.1.2 seen", "2.1.0: 2.1.0 seen, 2.1.2 new",
        "0.0.0: 2.1.0 new, 2.1.2 new", "unknown: 2.1.0 new, 2.1.2 seen",
      ]
    )
  }

  @Test func `a release that is not there yet is new to nobody`() throws {
    #expect(
      try histories("2.0.0", of: "2.0.0 3.0.0") == [
        "fresh: 2.0.0 seen, 3.0.0 seen", "0.0.0: 2.0.0 new, 3.0.0 seen",
      ]
    )
  }

  @Test func `without news there are no histories`() throws {
    #expect(try histories("2.0.0", of: "") == [])
    #expect(Flow(openNamed: "Open").histories == [])
  }
}
