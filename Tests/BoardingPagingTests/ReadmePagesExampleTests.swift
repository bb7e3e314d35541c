import Boarding
import BoardingPaging
import Testing

final class NewsPage: PagingPage {
  let title: String
  init(_ title: String) { self.title = title }
}

struct ReadmePagesExampleTests {
  @Test func `a finger moves pages and menu`() throws {
    var output: [String] = []
    func print(_ line: String) { output.append(line) }

    let news = try PagingController(
      pages: [NewsPage("Today"), NewsPage("Week"), NewsPage("Saved")],
      size: Plane.Size(width: 300, height: 600)
    )
    news.pan(.began(start: nil))
    news.pan(.moved(PanSample(translation: PanVector(x: -75))))
    for seen in news.presentation.items {
      print("\(seen.item.title) at \(Int(seen.frame.origin.x)): \(Int(seen.progress * 100)) %")
    }
    news.pan(.ended(PanSample(translation: PanVector(x: -200))))
    news.settle()
    print("now \(news.settledItem?.title ?? "nowhere")")

    #expect(
      output == ["Today at -18: 75 %", "Week at 131: 25 %", "Saved at 281: 0 %", "now Week"]
    )
  }
}
