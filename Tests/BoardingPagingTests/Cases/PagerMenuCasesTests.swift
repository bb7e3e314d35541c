import Boarding
import BoardingPaging
import Testing

/// Public bug reports about menus above pages, each as a test of what is right.
@Suite struct PagerMenuCasesTests {
  /// Makes options with items of one size.
  ///
  /// - Parameter size: The size of the items.
  /// - Returns: The options.
  private func options(_ size: PagingMenuItemSize) -> PagingOptions {
    var options = PagingOptions()
    options.menuItemSize = size
    options.indicatorOptions = .visible(height: 4, zIndex: 1)
    return options
  }

  /// Returns from where to where the items reach.
  ///
  /// - Parameter run: The pager.
  /// - Returns: The left edge and the width of each item, in points.
  private func spans(_ run: PagerRun) -> [[Double]] {
    run.there.items.map { [$0.frame.origin.x, $0.frame.size.width] }
  }

  // Parchment#258 / PR#307: with one page the indicator was inset on one side only.
  @Test func `a lone indicator is inset on both sides (Parchment 258)`() throws {
    var options = options(.sizeToFit(minWidth: 100, height: 40))
    options.indicatorOptions = PagingOptions().indicatorOptions
    let run = try PagerRun([0], showing: 0, options: options)
    #expect(run.there.indicator?.frame == Plane.Rectangle(x: 8, y: 36, width: 304, height: 4))
  }

  // Parchment PR#8: insets made the content wider than the menu.
  @Test func `items that fit leave room for the insets (Parchment PR 8)`() throws {
    var options = options(.sizeToFit(minWidth: 100, height: 40))
    options.menuInsets = Plane.Insets(left: 20, right: 20)
    var run = try PagerRun([0, 1], showing: 0, options: options)
    #expect(spans(run) == [[20, 140], [160, 140]])
    #expect(run.pager.menu.contentWidth == 320)
    run.handle(.menuPan(.began(start: nil)))
    run.handle(.menuPan(.ended(PanSample(translation: PanVector(x: -80)))))
    run.wait(3_000)
    #expect(run.there.menuOffset == 0)
  }

  // Parchment#512: few items, centred twice, were not in the middle.
  @Test func `the selected item of few is in the middle (Parchment 512)`() throws {
    var options = options(.fixed(width: 60, height: 40))
    options.menuHorizontalAlignment = .center
    options.selectedScrollPosition = .center
    var run = try PagerRun([0, 1, 2], showing: 0, options: options)
    for page in [PageID(0), 1, 2, 0] {
      run.handle(.tap(page))
      run.wait(1_000)
      let item = try #require(run.there.items.first { $0.page == page })
      #expect(item.frame == Plane.Rectangle(x: 130, y: 0, width: 60, height: 40))
      #expect(run.there.indicator?.frame == Plane.Rectangle(x: 130, y: 36, width: 60, height: 4))
    }
  }

  // react-native-tab-view#266, #353, #366: with widths of their own the indicator lay on the
  // neighbour, or was as wide as the bar divided by the tabs.
  @Test func `the indicator lies on the selected item (react-native-tab-view 266)`() throws {
    let options = options(.selfSizing(estimatedWidth: 100, height: 40))
    var run = try PagerRun([0, 1, 2, 3], showing: 0, options: options)
    for (page, width) in [(PageID(0), 130.0), (1, 71), (2, 204), (3, 90)] {
      run.handle(.measured(page, width: width))
    }
    for page in [PageID(1), 2, 3, 0, 1] {
      run.handle(.tap(page))
      run.wait(1_000)
      let item = try #require(run.there.items.first { $0.page == page })
      let indicator = try #require(run.there.indicator)
      #expect(indicator.frame.origin.x == item.frame.origin.x)
      #expect(indicator.frame.size.width == item.frame.size.width)
    }
  }

  // Tabman#443 / PR#505: from right to left the indicator began under the last item.
  @Test func `from right to left the indicator begins at the right (Tabman 443)`() throws {
    let options = options(.sizeToFit(minWidth: 60, height: 40))
    let run = try PagerRun([0, 1, 2, 3], showing: 0, options: options, direction: .rightToLeft)
    #expect(run.there.indicator?.frame == Plane.Rectangle(x: 240, y: 36, width: 80, height: 4))
    #expect(run.there.items.first { $0.page == 0 }?.frame.origin.x == 240)
  }

  // Parchment#375, #411 / PR#444: widths that depend on the bounds were kept after a rotation.
  @Test func `widths are asked for again after a rotation (Parchment 375)`() throws {
    var events: [PagerEvent] = []
    var pager = try Pager<MenuLayout>(
      options: options(.fixed(width: 50, height: 40)),
      size: Plane.Size(width: 320, height: 568)
    )
    let source = CountedPages(3)
    let upright = HalfOfTheBounds(bounds: 320)
    pager.handle(.select(0, animated: false), source: source, sizing: upright, into: &events)
    #expect(pager.presentation(at: pager.now).items.map(\.frame.size.width) == [160, 160])
    let turned = Plane.Size(width: 568, height: 320)
    let across = HalfOfTheBounds(bounds: 568)
    let resize = PagerInput.resize(turned, safeArea: .zero)
    pager.handle(resize, source: source, sizing: across, into: &events)
    #expect(pager.presentation(at: pager.now).items.map(\.frame.size.width) == [284, 284])
  }

  // Parchment PR#127: a safe area above and below clipped the menu.
  @Test func `only the sides of a safe area move the menu (Parchment PR 127)`() throws {
    var run = try PagerRun(
      [0, 1],
      showing: 0,
      options: options(.sizeToFit(minWidth: 60, height: 40))
    )
    let safeArea = Plane.Insets(top: 44, left: 10, bottom: 34, right: 30)
    run.handle(.resize(Plane.Size(width: 320, height: 568), safeArea: safeArea))
    #expect(run.there.menuFrame == Plane.Rectangle(x: 0, y: 0, width: 320, height: 40))
    #expect(
      run.there.items.map(\.frame) == [
        Plane.Rectangle(x: 10, y: 0, width: 140, height: 40),
        Plane.Rectangle(x: 150, y: 0, width: 140, height: 40),
      ]
    )
  }

  // Parchment#652: a tap on a sibling for which the pages have no page left the menu scrolling for
  // good.
  @Test func `a tap on a page that is gone leaves the menu free (Parchment 652)`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.source = FixedPages(uniquing: [0])
    #expect(run.handle(.tap(1)) == .refused(.menu(.pageIsNotHere(1))))
    #expect(run.pager.menu.state == .selected(0))
    run.source = FixedPages(uniquing: [0, 1, 2])
    run.handle(.tap(1))
    run.source = FixedPages(uniquing: [0])
    run.wait(1_000)
    run.source = FixedPages(uniquing: [0, 1, 2])
    run.handle(.tap(2))
    run.wait(1_000)
    #expect(run.pager.menu.state == .selected(2))
    #expect(run.pager.content.window.selected == 2)
  }

  // flutter#110970: without an animation a second tap did nothing.
  @Test func `two taps that take no time end at the second (flutter 110970)`() throws {
    var motion = PagingMotion()
    motion.travelDuration = .zero
    var run = try PagerRun([0, 1, 2], showing: 1, motion: motion)
    run.handle(.tap(2))
    #expect(run.pager.settled == 2)
    run.handle(.tap(0))
    #expect(run.pager.settled == 0)
    #expect(run.there.pages.map(\.page) == [0])
    #expect(
      run.takeStory() == [
        .didSelect(2), .didSelect(0),
      ]
    )
  }

  // XLPagerTabStrip#356: of three quick taps the last callback named the first one.
  @Test func `the last of three taps is told last (XLPagerTabStrip 356)`() throws {
    for policy in PagingSelectionPolicy.allCases {
      var run = try PagerRun([0, 1, 2], showing: 0)
      run.pager.selectionPolicy = policy
      for page in [PageID(1), 2, 0] {
        run.handle(.tap(page))
        run.wait(50)
      }
      run.wait(3_000)
      #expect(run.pager.settled == 0)
      let story = run.takeStory()
      let last = story.last { kind in if case .didSelect = kind { true } else { false } }
      #expect(last == .didSelect(0))
      #expect(run.there.pages.map(\.page) == [0])
      #expect(run.there.items.map(\.progress) == [1, 0, 0])
    }
  }

  // XLPagerTabStrip#388, #544: after a reload with more pages the old widths were read.
  @Test func `more pages have more items, and again is nothing (XLPagerTabStrip 388)`() throws {
    var run = try PagerRun(
      (0..<6).map(PageID.init(rawValue:)),
      showing: 2,
      options: options(.fixed(width: 30, height: 40))
    )
    run.source = FixedPages(uniquing: (0..<8).map(PageID.init(rawValue:)))
    run.handle(.reload(around: nil))
    let first = run.pager
    #expect(run.there.items.map(\.page) == run.source.pages)
    run.handle(.reload(around: nil))
    #expect(run.pager == first)
    #expect(run.pager.settled == 2)
  }

  // Parchment#189 / PR#201: after a reload with new titles old and new cells stood together, or the
  // pages were not refreshed.
  @Test func `new titles replace the old ones, pages are shown once (Parchment 189)`() throws {
    var run = try PagerRun([0, 1, 2], showing: 1)
    run.handle(.reload(around: nil))
    #expect(run.pager.menu.items == [0, 1, 2])
    let calls: [PageWindow.Call] = run.events.compactMap { event in
      switch event.kind {
      case .page(.add(let page)): .add(page)
      case .page(.remove(let page)): .remove(page)
      default: nil
      }
    }
    #expect(calls == [.remove(1), .remove(0), .remove(2), .add(0), .add(1), .add(2)])
    #expect(run.events.filter { $0.kind == .menuReloaded }.count == 1)
  }

  // accompanist#808, PR#783; flutter PR#30884; MDC#616: the current index stayed when its page moved,
  // and was out of range when pages went.
  @Test func `the selected page moves with its data (accompanist 808)`() throws {
    var run = try PagerRun([10, 11, 12], showing: 11)
    run.source = FixedPages(uniquing: [11, 10, 12])
    run.handle(.orderChanged)
    #expect(run.pager.settled == 11)
    #expect(run.there.items.first { $0.progress == 1 }?.page == 11)
    #expect(run.pager.menu.items == [11, 10, 12])
    #expect(run.pager.content.window.pages == [11, 10])
    run.handle(.select(12, animated: false))
    run.source = FixedPages(uniquing: [11, 10])
    run.handle(.orderChanged)
    #expect(run.pager.settled == 10)
    #expect(run.pager.content.window.pages == [11, 10])
  }
}

/// Items half as wide as the menu.
private struct HalfOfTheBounds: PagingSizing {
  /// The width of the menu, in points.
  let bounds: Double

  /// Returns half of the width.
  func width(of page: PageID, isSelected: Bool) -> Double? { bounds / 2 }
}
