import Boarding
import BoardingPaging
import Testing

/// The menu where it does otherwise than the reference.
@Suite struct PagingMenuTests {
  /// Makes a menu of items 100 points wide in a view of 300 points.
  ///
  /// - Parameters:
  ///   - page: The page that is selected.
  ///   - source: What knows the order of pages.
  ///   - change: What is changed in the options.
  /// - Returns: The menu.
  /// - Throws: The fault of options that make no sense.
  private func menu<Source: PagingSource>(
    at page: PageID,
    of source: Source,
    _ change: (inout PagingOptions) -> Void = { _ in }
  ) throws -> PagingMenu<MenuLayout> {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    change(&options)
    let viewport = MenuViewport(size: Plane.Size(width: 300, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: options, viewport: viewport)
    var calls: [PagingMenuCall] = []
    menu.select(page, source: source, into: &calls)
    return menu
  }

  @Test func `a selection while the content moves is applied afterwards`() throws {
    let pages = CountedPages(20)
    var menu = try menu(at: 3, of: pages)
    var calls: [PagingMenuCall] = []
    menu.select(4, animated: true, source: pages, into: &calls)
    menu.select(9, animated: true, source: pages, into: &calls)
    menu.select(12, source: pages, into: &calls)
    #expect(calls == [.selectContent(4, direction: .forward(sibling: true), animated: true)])
    calls = []
    menu.contentScrolled(progress: 1, source: pages, into: &calls)
    menu.contentFinishedScrolling(source: pages, into: &calls)
    #expect(menu.state == .selected(12))
    #expect(menu.pending == nil)
    #expect(
      calls.filter { if case .selectContent = $0 { true } else { false } }
        == [.selectContent(12, direction: .none, animated: false)]
    )
  }

  @Test func `a selection that waits is applied as well when the movement fails`() throws {
    let pages = CountedPages(20)
    var menu = try menu(at: 3, of: pages)
    var calls: [PagingMenuCall] = []
    menu.contentScrolled(progress: 0.5, source: pages, into: &calls)
    menu.select(9, source: pages, into: &calls)
    menu.contentScrolled(progress: -0.1, source: pages, into: &calls)
    #expect(menu.state == .selected(3))
    menu.contentScrolled(progress: 0, source: pages, into: &calls)
    #expect(menu.state == .selected(9))
  }

  @Test func `by policy a selection while the content moves is taken up at once`() throws {
    let pages = CountedPages(20)
    var menu = try menu(at: 3, of: pages)
    menu.selectionPolicy = .atOnce
    var calls: [PagingMenuCall] = []
    menu.select(4, animated: true, source: pages, into: &calls)
    menu.select(2, animated: true, source: pages, into: &calls)
    menu.select(2, animated: true, source: pages, into: &calls)
    menu.select(3, animated: true, source: pages, into: &calls)
    #expect(
      calls == [
        .selectContent(4, direction: .forward(sibling: true), animated: true),
        .selectContent(2, direction: .reverse(sibling: true), animated: true),
        .selectContent(3, direction: .none, animated: true),
      ]
    )
    #expect(menu.state == .selected(3))
  }

  @Test func `pages that stay put bring the menu back`() throws {
    let pages = CountedPages(20)
    var menu = try menu(at: 3, of: pages)
    let offset = menu.contentOffset
    var calls: [PagingMenuCall] = []
    menu.select(4, animated: true, source: pages, into: &calls)
    menu.contentScrolled(progress: 0.3, source: pages, into: &calls)
    menu.contentStayed(source: pages, into: &calls)
    #expect(menu.state == .selected(3))
    #expect(menu.contentOffset == offset)
    calls = []
    menu.select(5, animated: true, source: pages, into: &calls)
    #expect(calls == [.selectContent(5, direction: .forward(sibling: false), animated: true)])
  }

  @Test func `a reload keeps the selected page by its identity`() throws {
    let pages = try FixedPages([10, 11, 12, 13])
    var menu = try menu(at: 12, of: pages)
    var calls: [PagingMenuCall] = []
    menu.reloadData(source: try FixedPages([12, 13, 10]), into: &calls)
    #expect(menu.state == .selected(12))
    #expect(menu.items == [12, 13, 10])
    menu.reloadData(source: try FixedPages([13, 10]), into: &calls)
    #expect(menu.state == .selected(13))
    calls = []
    menu.reloadData(source: try FixedPages([]), into: &calls)
    #expect(menu.state == .empty)
    #expect(menu.items == [])
    #expect(calls == [.reloadItems, .removeContent])
  }

  @Test func `an endless menu is reloaded around the selected page`() throws {
    var menu = try menu(at: 40, of: EndlessPages())
    let items = menu.items
    var calls: [PagingMenuCall] = []
    menu.reloadData(source: EndlessPages(), into: &calls)
    #expect(menu.items == items)
    #expect(
      calls == [
        .reloadItems, .removeContent, .selectContent(40, direction: .none, animated: false),
      ]
    )
  }

  @Test func `what is out of range is refused with the reason`() throws {
    let pages = CountedPages(4)
    var menu = try menu(at: 0, of: pages)
    let old = menu
    var calls: [PagingMenuCall] = []
    menu.select(4, source: pages, into: &calls)
    menu.select(at: 9, source: pages, into: &calls)
    menu.contentScrolled(progress: .nan, source: pages, into: &calls)
    menu.menuScrolled(to: .infinity, source: pages, into: &calls)
    #expect(menu == old)
    #expect(
      calls == [
        .refused(.pageIsNotHere(4)), .refused(.indexIsOutOfRange(9)),
        .refused(.numberIsNotFinite), .refused(.numberIsNotFinite),
      ]
    )
  }

  @Test func `what is selected before there are items waits for them`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    let viewport = MenuViewport(size: Plane.Size(width: 300, height: 40))
    let empty = try PagingMenu<MenuLayout>(options: options, viewport: viewport)
    var calls: [PagingMenuCall] = []
    var menu = empty
    menu.select(2, source: CountedPages(0), into: &calls)
    #expect(calls == [])
    menu.reloadData(around: 0, source: CountedPages(4), into: &calls)
    #expect(menu.state == .selected(2))
    menu = empty
    menu.select(7, source: CountedPages(0), into: &calls)
    menu.reloadData(around: 1, source: CountedPages(4), into: &calls)
    #expect(menu.state == .selected(1))
    menu = empty
    menu.select(at: 7, source: CountedPages(0), into: &calls)
    menu.reloadData(around: 0, source: CountedPages(4), into: &calls)
    #expect(menu.state == .selected(3))
    #expect(menu.pending == nil)
  }

  @Test func `items that are inserted and deleted do not move what is visible`() throws {
    var menu = try menu(at: 5, of: try FixedPages([1, 2, 3, 4, 5, 6, 7, 8, 9]))
    let place = try #require(menu.frame(of: 5)).origin.x - menu.contentOffset
    var calls: [PagingMenuCall] = []
    menu.orderChanged(source: try FixedPages([1, 2, 12, 3, 5, 6, 8, 9, 10, 11]), into: &calls)
    #expect(menu.items == [2, 12, 3, 5, 6, 8, 9])
    #expect(try #require(menu.frame(of: 5)).origin.x - menu.contentOffset == place)
    calls = []
    menu.orderChanged(source: try FixedPages([1, 2, 12, 3, 6, 8, 9]), into: &calls)
    #expect(
      calls == [
        .reloadItems, .selectContent(6, direction: .none, animated: false),
        .setContentOffset(300, animated: false),
      ]
    )
    menu.select(3, animated: true, source: try FixedPages([3, 6]), into: &calls)
    menu.orderChanged(source: try FixedPages([6]), into: &calls)
    #expect(menu.state == .selected(6))
  }

  @Test func `a sample asks nobody, and a far jump asks only for what it loads`() throws {
    let pages = CountingPages(pages: CountedPages(1_000_000))
    var menu = try menu(at: 4, of: pages)
    var calls: [PagingMenuCall] = []
    menu.contentScrolled(progress: 0.1, source: pages, into: &calls)
    pages.count = 0
    menu.contentScrolled(progress: 0.2, source: pages, into: &calls)
    #expect(pages.count == 0)
    menu.contentScrolled(progress: 0, source: pages, into: &calls)
    menu.select(900_000, animated: true, source: pages, into: &calls)
    #expect(menu.items.count == 14)
    #expect(pages.count < 40)
  }

  @Test func `the menu moves along itself also above pages that move vertically`() throws {
    let pages = CountedPages(20)
    var flat = try menu(at: 9, of: pages)
    var high = try menu(at: 9, of: pages) { $0.contentNavigationOrientation = .vertical }
    var calls: [PagingMenuCall] = []
    flat.contentScrolled(progress: 0.5, source: pages, into: &calls)
    high.contentScrolled(progress: 0.5, source: pages, into: &calls)
    #expect(high.state == flat.state)
    #expect(high.contentOffset == flat.contentOffset)
  }

  @Test func `the indicator is as wide as the label of its item`() throws {
    var menu = try menu(at: 1, of: CountedPages(3)) { $0.indicatorWidth = .label }
    var calls: [PagingMenuCall] = []
    #expect(menu.indicator?.frame.size.width == 60)
    menu.itemMeasured(1, width: 100, labelWidth: 44, into: &calls)
    #expect(menu.indicator?.frame.size.width == 44)
    menu.updateItem(1, into: &calls)
    #expect(menu.indicator?.frame.size.width == 60)
    #expect(calls == [.reloadItems, .reloadItems])
  }

  @Test func `items that do not advance are refused`() throws {
    var menu = try menu(at: 0, of: EndlessPages()) { $0.menuItemSpacing = 10 }
    let old = menu
    var options = menu.options
    options.menuItemSpacing = -100
    var calls: [PagingMenuCall] = []
    menu.setOptions(options, source: EndlessPages(), into: &calls)
    #expect(menu == old)
    #expect(
      calls == [
        .refused(.fault(PagingFault(at: .itemSpacing, found: "0.0", expected: .advance)))
      ]
    )
  }

  @Test func `widths are asked once, and again after a change of size`() throws {
    let sizing = CountingSizing()
    let pages = CountedPages(6)
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    let size = Plane.Size(width: 300, height: 40)
    var menu = try PagingMenu<MenuLayout>(options: options, viewport: MenuViewport(size: size))
    var calls: [PagingMenuCall] = []
    menu.select(0, source: pages, sizing: sizing, into: &calls)
    let first = sizing.count
    menu.select(2, source: pages, sizing: sizing, into: &calls)
    menu.contentScrolled(progress: 0.4, source: pages, sizing: sizing, into: &calls)
    #expect(sizing.count == first)
    #expect(menu.frame(of: 0)?.size.width == 50)
    sizing.width = 60
    let wide = MenuViewport(size: Plane.Size(width: 400, height: 40))
    menu.transitionSize(to: wide, source: pages, sizing: sizing, into: &calls)
    #expect(menu.state == .selected(2))
    #expect(menu.frame(of: 0)?.size.width == 60)
    menu.sizingChanged(source: pages, sizing: UsualSizing(), into: &calls)
    #expect(menu.frame(of: 0)?.size.width == 100)
  }

  @Test func `without items there is neither content nor indicator`() throws {
    var menu = try menu(at: 0, of: CountedPages(3)) {
      $0.menuInsets = Plane.Insets(left: 5, right: 7)
    }
    var calls: [PagingMenuCall] = []
    menu.removeAll(into: &calls)
    #expect(menu.contentWidth == 12)
    #expect(menu.indicator == nil)
  }

  @Test func `a swipe on the menu selects the neighbour`() throws {
    let pages = CountedPages(3)
    var menu = try menu(at: 0, of: pages) { $0.menuInteraction = .swipe }
    var calls: [PagingMenuCall] = []
    menu.menuSwiped(isForward: false, source: pages, into: &calls)
    menu.menuSwiped(isForward: true, source: pages, into: &calls)
    #expect(calls == [.selectContent(1, direction: .forward(sibling: true), animated: true)])
  }

  @Test func `measured items move the others`() throws {
    let pages = CountedPages(3)
    var menu = try menu(at: 0, of: pages) {
      $0.menuItemSize = .selfSizing(estimatedWidth: 100, height: 40)
    }
    var calls: [PagingMenuCall] = []
    menu.itemMeasured(0, width: 70, into: &calls)
    menu.itemMeasured(0, width: 70, into: &calls)
    menu.itemMeasured(1, width: -1, into: &calls)
    #expect(menu.frame(of: 1)?.origin.x == 70)
    let fault = PagingFault(at: .width, found: "-1.0", expected: .length)
    #expect(calls == [.reloadItems, .refused(.fault(fault))])
  }

  @Test func `settled, current and target are told apart`() {
    let state = PagingState.scrolling(
      1,
      upcoming: 2,
      progress: 0.5,
      initialContentOffset: 0,
      distance: 0
    )
    #expect([state.settled, state.current, state.target] == [1, 1, 2])
    let later = PagingState.scrolling(
      1,
      upcoming: 0,
      progress: -0.51,
      initialContentOffset: 0,
      distance: 0
    )
    #expect([later.settled, later.current, later.target] == [1, 0, 0])
    let edge = PagingState.scrolling(
      1,
      upcoming: nil,
      progress: 0.9,
      initialContentOffset: 0,
      distance: 0
    )
    #expect([edge.settled, edge.current, edge.target] == [1, 1, 1])
    #expect(PagingState.empty.target == nil)
  }

  @Test func `refusals read as sentences`() {
    let fault = PagingFault(at: .itemSpacing, found: "-4.0", expected: .advance)
    let refusals: [PagingMenuRefusal] = [
      .numberIsNotFinite, .pageIsNotHere(4), .indexIsOutOfRange(9), .fault(fault),
    ]
    #expect(
      refusals.map(\.description) == [
        "The number is not finite.", "There is no page 4.", "No loaded item has the index 9.",
        fault.description,
      ]
    )
  }
}

/// Widths that count how often they are asked.
private final class CountingSizing: PagingSizing {
  /// How often a width was asked.
  private(set) var count = 0
  /// The width of every item, in points.
  var width: Double = 50

  func width(of page: PageID, isSelected: Bool) -> Double? {
    count += 1
    return isSelected ? width + 20 : width
  }
}

/// Pages that count how often they are asked.
private final class CountingPages: PagingSource {
  /// The pages.
  private let pages: CountedPages
  /// How often somebody asked.
  var count = 0

  /// Makes the pages.
  ///
  /// - Parameter pages: The pages.
  init(pages: CountedPages) {
    self.pages = pages
  }

  func page(before page: PageID) -> PageID? {
    count += 1
    return pages.page(before: page)
  }

  func page(after page: PageID) -> PageID? {
    count += 1
    return pages.page(after: page)
  }

  func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    count += 1
    return pages.isBefore(page, other)
  }

  func contains(_ page: PageID) -> Bool { pages.contains(page) }
}
