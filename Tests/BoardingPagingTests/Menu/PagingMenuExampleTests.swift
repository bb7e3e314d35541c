import Boarding
import BoardingPaging
import Testing

@Suite struct PagingMenuExampleTests {
  @Test func `the menu moves along with the pages`() throws {
    let viewport = MenuViewport(size: Plane.Size(width: 320, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: PagingOptions(), viewport: viewport)
    var calls: [PagingMenuCall] = []
    menu.select(0, source: CountedPages(9), into: &calls)
    menu.contentScrolled(progress: 0.25, source: CountedPages(9), into: &calls)

    #expect(
      menu.state
        == .scrolling(
          0,
          upcoming: 1,
          progress: 0.25,
          initialContentOffset: 0,
          distance: 65
        )
    )
    #expect(
      calls == [
        .reloadItems,
        .selectContent(0, direction: .none, animated: false),
        .setContentOffset(0, animated: false),
        .setContentOffset(16.25, animated: false),
      ]
    )
  }
}
