import Boarding
import BoardingPaging
import Testing

/// Pages in a ring.
@Suite struct CircularPagesTests {
  /// The example of the type.
  @Test func `behind the last page comes the first`() {
    let days = CircularPages([1, 2, 3, 4, 5, 6, 7])
    let sunday = days.page(before: 1)
    #expect(sunday == 7)
    #expect(days.page(after: 7) == 1)
    #expect(days.page(after: 3) == 4)
    #expect(days.isBefore(1, 7))
    #expect(!days.isBefore(7, 1))
  }

  /// One page is its own ring and has no neighbours; a page counts once.
  @Test func `small rings have no strange neighbours`() {
    #expect(CircularPages([]).page(after: 0) == nil)
    let lone = CircularPages([4, 4])
    #expect(lone.pages == [4])
    #expect(lone.contains(4))
    #expect(lone.page(before: 4) == nil)
    #expect(lone.page(after: 4) == nil)
    let pair = CircularPages([4, 2])
    #expect(pair.page(before: 4) == 2)
    #expect(pair.page(after: 4) == 2)
    #expect(pair.page(after: 9) == nil)
    #expect(pair.page(before: 9) == nil)
  }

  /// Makes a pager over a ring.
  ///
  /// - Parameters:
  ///   - count: The number of pages, from 0.
  ///   - page: The page that is shown.
  /// - Returns: The pager; its items are 80 points wide.
  /// - Throws: The fault of options that cannot be laid out.
  private func ring(of count: Int, at page: PageID) throws -> SourcedPagerRun<CircularPages> {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 80, height: 40)
    let source = CircularPages((0..<count).map(PageID.init(rawValue:)))
    return try SourcedPagerRun(source: source, showing: page, options: options)
  }

  /// Swipes go round and round, forwards and back.
  @Test func `swipes go round a ring`() throws {
    for count in [3, 4, 7, 12, 40] {
      var run = try ring(of: count, at: 0)
      for step in 1...(2 * count) {
        run.swipe(-200)
        run.wait(1_000)
        #expect(run.pager.settled?.rawValue == step % count)
        #expect(run.there.pages.map(\.page) == [run.pager.settled])
        #expect(run.there.items.first { $0.progress == 1 }?.page == run.pager.settled)
      }
      for step in 1...count {
        run.swipe(200)
        run.wait(1_000)
        #expect(run.pager.settled?.rawValue == (2 * count - step) % count)
      }
      #expect(Set(run.pager.menu.items).count == run.pager.menu.items.count)
    }
  }

  /// A ring that the menu has room for stands as a list.
  @Test func `a small ring stands in its order`() throws {
    var run = try ring(of: 5, at: 3)
    #expect(run.pager.menu.items == [0, 1, 2, 3, 4])
    #expect(!run.pager.menu.hasItemsBefore && !run.pager.menu.hasItemsAfter)
    #expect(run.pager.content.window.pages == [2, 3, 4])
    run.handle(.tap(4))
    run.wait(1_000)
    #expect(run.pager.menu.items == [0, 1, 2, 3, 4])
    #expect(run.pager.content.window.pages == [3, 4, 0])
    run.swipe(-200)
    run.wait(1_000)
    #expect(run.pager.settled == 0)
    #expect(run.there.menuOffset == 0)
    #expect(run.there.items.map(\.page) == [0, 1, 2, 3])
  }

  /// A ring that is wider than what is loaded turns in the menu as well.
  @Test func `a great ring turns`() throws {
    var run = try ring(of: 40, at: 0)
    #expect(run.there.items.map(\.page) == [38, 39, 0, 1, 2])
    run.handle(.tap(39))
    run.wait(150)
    #expect(run.there.progress < 0)
    run.wait(1_000)
    #expect(run.there.items.map(\.page) == [37, 38, 39, 0, 1])
    run.handle(.menuPan(.began(start: nil)))
    for step in 1...60 {
      let sample = PanSample(translation: PanVector(x: -80 * Double(step)))
      run.handle(.menuPan(.moved(sample)))
    }
    #expect(run.there.items.map(\.page) == [17, 18, 19, 20, 21])
    #expect(run.pager.settled == 39)
  }

  /// A ring of two goes on and on; no page stands twice.
  @Test func `two pages make a ring`() throws {
    var run = try ring(of: 2, at: 0)
    for page in [PageID(1), 0, 1, 0] {
      run.swipe(-200)
      run.wait(1_000)
      #expect(run.pager.settled == page)
      #expect(run.pager.content.window.pages.count == 2)
    }
    #expect(run.pager.menu.items == [0, 1])
  }
}
