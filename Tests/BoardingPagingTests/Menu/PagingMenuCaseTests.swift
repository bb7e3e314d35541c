import Boarding
import BoardingPaging
import Testing

/// Reports about other libraries, each as a case: what they got wrong is right here.
@Suite struct PagingMenuCaseTests {
  /// Makes a menu that shows a page.
  ///
  /// - Parameters:
  ///   - page: The page that is selected.
  ///   - source: What knows the order of pages.
  /// - Returns: The menu.
  /// - Throws: The fault of options that make no sense.
  private func menu<Source: PagingSource>(
    at page: PageID,
    of source: Source
  ) throws -> PagingMenu<MenuLayout> {
    let viewport = MenuViewport(size: Plane.Size(width: 320, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: PagingOptions(), viewport: viewport)
    var calls: [PagingMenuCall] = []
    menu.select(page, source: source, into: &calls)
    return menu
  }

  @Test func `a tap on a sibling without a page leaves the menu free, as in Parchment 652`() throws
  {
    let pages = CountedPages(4)
    var menu = try menu(at: 1, of: pages)
    var calls: [PagingMenuCall] = []
    menu.select(2, animated: true, source: pages, into: &calls)
    menu.contentStayed(source: pages, into: &calls)
    #expect(menu.state == .selected(1))
    menu.select(3, source: pages, into: &calls)
    #expect(menu.state == .selected(3))
  }

  @Test func `two taps without an animation end at the second, as in flutter 110970`() throws {
    let pages = CountedPages(3)
    var menu = try menu(at: 1, of: pages)
    var calls: [PagingMenuCall] = []
    menu.select(2, source: pages, into: &calls)
    menu.select(0, source: pages, into: &calls)
    #expect(menu.state == .selected(0))
  }

  @Test func `the last of three taps counts, as in XLPagerTabStrip 356`() throws {
    let pages = CountedPages(4)
    var menu = try menu(at: 3, of: pages)
    var calls: [PagingMenuCall] = []
    for page in [1, 2, 0] as [PageID] {
      menu.select(page, animated: true, source: pages, into: &calls)
    }
    menu.contentFinishedScrolling(source: pages, into: &calls)
    #expect(menu.state.target == 0)
    menu.contentFinishedScrolling(source: pages, into: &calls)
    #expect(menu.state == .selected(0))
  }

  @Test func `a covered menu comes back with its page, as in Parchment 371`() throws {
    let pages = CountedPages(9)
    var menu = try menu(at: 0, of: pages)
    var calls: [PagingMenuCall] = []
    menu.isAttached = false
    menu.select(7, animated: true, source: pages, into: &calls)
    #expect(calls == [])
    menu.isAttached = true
    menu.viewAppeared(source: pages, into: &calls)
    #expect(menu.state == .selected(7))
    #expect(
      calls == [
        .reloadItems, .selectContent(7, direction: .none, animated: false),
        .setContentOffset(515, animated: false),
      ]
    )
  }

  @Test func `widths follow the bounds, as in Parchment 375`() throws {
    let pages = CountedPages(4)
    let viewport = MenuViewport(size: Plane.Size(width: 320, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: PagingOptions(), viewport: viewport)
    var calls: [PagingMenuCall] = []
    menu.select(0, source: pages, sizing: HalfSizing(bounds: 320), into: &calls)
    #expect(menu.frame(of: 1)?.size.width == 160)
    let turned = MenuViewport(size: Plane.Size(width: 500, height: 40))
    menu.transitionSize(to: turned, source: pages, sizing: HalfSizing(bounds: 500), into: &calls)
    #expect(menu.frame(of: 1)?.size.width == 250)
  }

  @Test func `renamed items are loaded once, as in Parchment 189`() throws {
    let pages = CountedPages(3)
    var menu = try menu(at: 1, of: pages)
    var calls: [PagingMenuCall] = []
    menu.reloadData(source: pages, into: &calls)
    #expect(menu.items == [0, 1, 2])
    #expect(
      calls == [.reloadItems, .removeContent, .selectContent(1, direction: .none, animated: false)]
    )
  }

  @Test func `more items have more widths, and again is nothing, as in XLPagerTabStrip 388`() throws
  {
    var menu = try menu(at: 5, of: CountedPages(6))
    var calls: [PagingMenuCall] = []
    menu.reloadData(source: CountedPages(8), into: &calls)
    #expect(menu.layout.count == menu.items.count)
    let once = menu
    menu.reloadData(source: CountedPages(8), into: &calls)
    #expect(menu == once)
  }

  @Test func `the selected item is the same at another place, as in accompanist 808`() throws {
    var menu = try menu(at: 11, of: try FixedPages([10, 11, 12]))
    var calls: [PagingMenuCall] = []
    menu.orderChanged(source: try FixedPages([11, 10, 12]), into: &calls)
    #expect(menu.state == .selected(11))
    #expect(menu.items.first == 11)
    #expect(menu.indicator?.frame.origin.x == menu.frame(of: 11).map { $0.origin.x + 8 })
  }

  @Test func `fewer items leave the nearest one selected, as in accompanist 783`() throws {
    var menu = try menu(at: 7, of: CountedPages(8))
    var calls: [PagingMenuCall] = []
    menu.orderChanged(source: CountedPages(6), into: &calls)
    #expect(menu.state == .selected(5))
  }

  @Test func `a view without a size and back shows the same page, as in flutter 65015`() throws {
    let pages = CountedPages(9)
    var menu = try menu(at: 4, of: pages)
    let old = menu
    var calls: [PagingMenuCall] = []
    menu.transitionSize(to: MenuViewport(size: .zero), source: pages, into: &calls)
    #expect(menu.state == .selected(4))
    menu.transitionSize(to: old.viewport, source: pages, into: &calls)
    #expect(menu.state == old.state)
    #expect(menu.items == old.items)
    #expect(menu.contentOffset == old.contentOffset)
  }
}

/// Items half as wide as the view.
private struct HalfSizing: PagingSizing {
  /// The width of the view, in points.
  let bounds: Double

  func width(of page: PageID, isSelected: Bool) -> Double? { bounds / 2 }
}
