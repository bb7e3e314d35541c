import Boarding
import BoardingPaging
import Testing

/// The examples of the documentation comments.
@Suite struct PagingControllerExampleTests {
  @Test func `an item has an identity`() {
    final class Chapter: PagingItem {
      let number: Int
      init(number: Int) { self.number = number }
      var identifier: PageID { PageID(rawValue: number) }
      var title: String { "Chapter \(number)" }
    }
    #expect(Chapter(number: 2).isBefore(Chapter(number: 3)))
    #expect(!Chapter(number: 3).isBefore(Chapter(number: 3)))
    #expect(Chapter(number: 2).kind == .title)
  }

  @Test func `titled pages are pages and a menu`() throws {
    final class TitledPage: PagingPage {
      let title: String
      init(_ title: String) { self.title = title }
    }
    let pages = try PagingController(pages: [TitledPage("News"), TitledPage("Map")])
    pages.select(index: 1, animated: true)
    pages.settle()
    #expect(pages.settledItem?.title == "Map")
  }

  @Test func `a flow is a page`() {
    let screens = [HelpScreen()]
    let flow = BoardingNavigationController(screensToPresent: screens)
    let help = FlowPage(title: "Help", flow: flow)
    #expect(help.title == "Help")
    #expect(help.panResponders.count == 1)
  }
}
