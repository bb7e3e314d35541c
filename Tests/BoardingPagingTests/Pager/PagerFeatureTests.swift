import Boarding
import BoardingPaging
import Testing

/// What users of pagers ask for beyond swipes and taps.
@Suite struct PagerFeatureTests {
  /// Makes options with items of one size and an indicator without insets.
  ///
  /// - Parameter size: The size of the items.
  /// - Returns: The options.
  private func options(_ size: PagingMenuItemSize) -> PagingOptions {
    var options = PagingOptions()
    options.menuItemSize = size
    options.indicatorOptions = .visible(height: 4, zIndex: 1)
    return options
  }

  /// Neighbours arrive with the finger, and go again.
  @Test func `neighbours need not stand ready`() throws {
    let loading = PageLoading(preloadsNeighbours: false)
    var run = try PagerRun([0, 1, 2, 3], showing: 1, loading: loading)
    #expect(run.pager.content.window.pages == [1])
    run.swipe(-240)
    #expect(run.pager.content.window.pages == [1, 2])
    run.wait(1_000)
    #expect(run.pager.settled == 2)
    #expect(run.pager.content.window.pages == [2])
    run.swipe(60)
    #expect(run.pager.content.window.pages == [1, 2])
    run.wait(1_000)
    #expect(run.pager.content.window.pages == [2])
    #expect(run.there.pages.map(\.page) == [2])
    run.handle(.tap(0))
    run.wait(1_000)
    #expect(run.there.pages.map(\.page) == [0])
    run.swipe(100)
    run.wait(1_000)
    #expect(run.pager.settled == 0)
  }

  /// Pages that were seen stay, as many as the limit says.
  @Test func `visited pages stay alive`() throws {
    let pages = (0..<9).map(PageID.init(rawValue:))
    var run = try PagerRun(pages, showing: 0, loading: PageLoading(keptPages: 2))
    for page in [PageID(3), 6, 8] {
      run.handle(.select(page, animated: true))
      run.wait(1_000)
    }
    #expect(run.pager.content.window.pages == [7, 8])
    #expect(run.pager.content.window.keptPages == [3, 6])
    _ = run.takePageCalls()
    run.handle(.select(3, animated: false))
    #expect(run.takePageCalls().filter { $0 == .add(3) } == [])
  }

  /// Only the page and its item are told, whatever moves meanwhile.
  @Test func `one item is updated where it is`() throws {
    var run = try PagerRun([0, 1, 2, 3], showing: 1)
    run.handle(.tap(2))
    run.wait(100)
    let before = run.there
    run.events = []
    #expect(run.handle(.update(2)) == .applied)
    #expect(run.there == before)
    #expect(run.events.map(\.kind) == [.menuReloaded, .page(.reload(2))])
    #expect(run.handle(.update(9)) == .refused(.menu(.pageIsNotHere(9))))
    run.wait(1_000)
    #expect(run.pager.settled == 2)
  }

  /// What stays visible does not move when a page is put in or taken out.
  @Test func `single pages are inserted and deleted`() throws {
    let options = options(.fixed(width: 100, height: 40))
    var run = try PagerRun((10..<20).map(PageID.init(rawValue:)), showing: 15, options: options)
    let before = run.there
    run.source = FixedPages(uniquing: [10, 11, 99, 12, 13, 14, 15, 16, 17, 18, 19])
    run.handle(.orderChanged)
    #expect(run.there.items == before.items)
    #expect(run.pager.menu.items.contains(99))
    #expect(run.takePageCalls() == [])
    run.source = FixedPages(uniquing: [10, 11, 12, 13, 14, 15, 98, 16, 17, 18, 19])
    run.handle(.orderChanged)
    #expect(run.pager.content.window.pages == [14, 15, 98])
    #expect(run.there.items.map(\.page) == [13, 14, 15, 98, 16])
    #expect(run.takePageCalls() == [.remove(16), .add(98)])
    run.source = FixedPages(uniquing: [10, 11, 12, 13, 14, 98, 16])
    run.handle(.orderChanged)
    #expect(run.pager.settled == 98)
    #expect(run.pager.content.window.pages == [14, 98, 16])
  }

  /// Items share the room that few of them leave, and scroll where many do not fit.
  @Test func `few items fill the menu, many scroll`() throws {
    var options = options(.selfSizing(estimatedWidth: 50, height: 40))
    options.menuItemsFill = true
    options.menuItemMinimumWidth = 70
    var few = try PagerRun([0, 1, 2], showing: 0, options: options)
    few.handle(.measured(0, width: 90))
    few.handle(.measured(1, width: 30))
    few.handle(.measured(2, width: 100))
    #expect(few.there.items.map(\.frame.size.width) == [110, 90, 120])
    #expect(few.pager.menu.contentWidth == 320)
    let many = try PagerRun([0, 1, 2, 3, 4, 5], showing: 0, options: options)
    #expect(many.pager.menu.contentWidth == 420)
    #expect(many.there.items.map(\.frame.size.width) == [70, 70, 70, 70, 70])
  }

  /// The indicator lies under the text, and tweens from one text to the next.
  @Test func `the indicator is as wide as its text`() throws {
    var options = options(.fixed(width: 100, height: 40))
    options.indicatorWidth = .label
    var motion = PagingMotion()
    motion.travelCurve = .linear
    var run = try PagerRun([0, 1, 2], showing: 0, options: options, motion: motion)
    run.handle(.measured(0, width: 100, labelWidth: 40))
    run.handle(.measured(1, width: 100, labelWidth: 80))
    #expect(run.there.indicator?.frame == Plane.Rectangle(x: 30, y: 36, width: 40, height: 4))
    run.handle(.tap(1))
    run.wait(150)
    let half = try #require(run.there.indicator)
    #expect((half.frame.origin.x - 70).magnitude < 1e-6)
    #expect((half.frame.size.width - 60).magnitude < 1e-6)
    run.wait(150)
    #expect(run.there.indicator?.frame == Plane.Rectangle(x: 110, y: 36, width: 80, height: 4))
  }

  /// On the way to a far page nobody sees those between.
  @Test func `a tap jumps over the pages between`() throws {
    var run = try PagerRun((0..<20).map(PageID.init(rawValue:)), showing: 2)
    run.handle(.tap(15))
    var seen: Set<PageID> = []
    for _ in 0..<40 {
      run.wait(10)
      seen.formUnion(run.there.pages.map(\.page))
    }
    #expect(seen == [2, 15])
    let added = run.takePageCalls().filter { if case .add = $0 { true } else { false } }
    #expect(added == [.add(15), .add(16), .add(14)])
  }

  /// On the way to an item at the edge of what is loaded the menu shows no gap.
  @Test(arguments: PagingMenuTransition.allCases)
  func `an endless menu is full on every way`(transition: PagingMenuTransition) throws {
    var options = options(.fixed(width: 100, height: 40))
    options.menuTransition = transition
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for isForward in [true, false] {
        var run = try SourcedPagerRun(
          source: EndlessPages(),
          showing: 50,
          options: options,
          direction: direction
        )
        for _ in 0..<5 {
          let items = run.pager.menu.items
          run.handle(.tap(isForward ? items[items.count - 1] : items[0]))
          for _ in 0..<80 {
            run.wait(10)
            let frames = run.there.items.map(\.frame)
            let start = try #require(frames.map(\.origin.x).min())
            let end = try #require(frames.map { $0.origin.x + $0.size.width }.max())
            try #require(start <= 1e-6 && end >= 320 - 1e-6, "from \(start) to \(end)")
          }
        }
      }
    }
  }

  /// A menu that is thrown against its end comes back, and follows the pages again.
  @Test func `a menu that is pulled past its end comes back`() throws {
    let options = options(.fixed(width: 100, height: 40))
    var run = try PagerRun([0, 1, 2, 3, 4], showing: 0, options: options)
    run.handle(.menuPan(.began(start: nil)))
    run.handle(.menuPan(.ended(PanSample(translation: PanVector(x: 90), velocity: .zero))))
    #expect(run.there.menuOffset < -20)
    run.events = []
    run.wait(2_000)
    #expect(run.there.menuOffset == 0)
    #expect(run.events.map(\.kind) == [.menuOffset(0, animated: false)])
    #expect(run.pager.nextDue == nil)
    run.swipe(-240)
    run.wait(2_000)
    run.swipe(-240)
    run.wait(2_000)
    #expect(run.there.menuOffset == 90)
  }

  /// A way takes as long as it is told.
  @Test func `the speed of a transition can be chosen`() throws {
    for milliseconds in [Int64(100), 300, 900] {
      var motion = PagingMotion()
      motion.travelDuration = .milliseconds(milliseconds)
      motion.travelCurve = .linear
      var run = try PagerRun([0, 1, 2], showing: 0, motion: motion)
      run.handle(.tap(1))
      run.wait(milliseconds / 2)
      #expect((run.there.progress - 0.5).magnitude < 1e-9)
      run.wait(milliseconds / 2 - 1)
      #expect(run.pager.settled == 0)
      run.wait(1)
      #expect(run.pager.settled == 1)
    }
  }

  /// A badge is drawn with its item and moves nothing.
  @Test func `items have badges`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    let frames = run.there.items.map(\.frame)
    run.events = []
    #expect(run.handle(.badgeValue(1, "3")) == .applied)
    #expect(run.there.items.map(\.badgeValue) == [nil, "3", nil])
    #expect(run.there.items.map(\.frame) == frames)
    #expect(run.events.map(\.kind) == [.menuReloaded])
    run.handle(.reload(around: nil))
    #expect(run.there.items.map(\.badgeValue) == [nil, "3", nil])
    run.handle(.badgeValue(1, nil))
    #expect(run.there.items.map(\.badgeValue) == [nil, nil, nil])
    #expect(run.handle(.badgeValue(7, "1")) == .refused(.menu(.pageIsNotHere(7))))
  }
}
