import Boarding
import Testing

struct ReleaseHistoryExampleTests {
  @Test func `missed releases come with the oldest first`() {
    let history = ReleaseHistory(version: AppVersion(2, 1, 3), seen: [AppVersion(1, 9)])
    let news = history.news(among: [AppVersion(2, 1), AppVersion(2), AppVersion(1, 8)])
    assert(news == [AppVersion(2), AppVersion(2, 1)])
    #expect(news.map(\.text) == ["2.0.0", "2.1.0"])
  }
}
