import Boarding
import BoardingPaging
import Testing

/// Pages and a menu that move together.
@Suite struct PagerTests {
  /// The example of the type.
  @Test func `a tap travels to a page`() throws {
    let source = CountedPages(3)
    var pager = try Pager<MenuLayout>(
      options: PagingOptions(),
      size: Plane.Size(width: 390, height: 600)
    )
    var events: [PagerEvent] = []
    pager.handle(.select(0, animated: false), source: source, into: &events)
    pager.handle(.tap(2), source: source, into: &events)
    pager.handle(.advance(to: Instant(nanoseconds: 300_000_000)), source: source, into: &events)
    #expect(pager.settled == 2)
  }

  /// What a delegate hears of a swipe, in order.
  @Test func `a swipe tells where it leads`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.swipe(-240)
    #expect(run.pager.settled == 0)
    #expect(run.pager.current == 1)
    #expect(run.pager.target == 1)
    run.wait(1_000)
    #expect(
      run.takeStory() == [
        .isScrolling(from: 0, to: 1, progress: 0.375), .willScroll(from: 0, to: 1),
        .isScrolling(from: 0, to: 1, progress: 0.75), .isScrolling(from: 0, to: 1, progress: 1),
        .didScroll(from: 0, to: 1, successful: true),
      ]
    )
    #expect(run.pager.settled == 1)
    #expect(run.pager.content.window.pages == [0, 1, 2])
  }

  /// A cancelled swipe leaves everything as it was.
  @Test func `a cancelled swipe changes nothing`() throws {
    for page in [PageID(0), 1, 2, 5] {
      var run = try PagerRun([0, 1, 2, 3, 4, 5], showing: page)
      let before = run.pager.presentation(at: run.pager.now)
      for distance in [-100.0, 90] {
        run.swipe(distance)
        run.wait(1_500)
        #expect(run.pager.presentation(at: run.pager.now) == before)
      }
      #expect(run.pager.settled == page)
    }
  }

  /// While pages travel, indicator, items and menu are functions of the time.
  @Test func `the menu moves along with the pages`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    options.indicatorOptions = .visible(height: 4, zIndex: 1)
    var motion = PagingMotion()
    motion.travelCurve = .linear
    var run = try PagerRun(
      [0, 1, 2, 3, 4, 5],
      showing: 2,
      options: options,
      motion: motion
    )
    #expect(run.pager.presentation(at: run.pager.now).menuOffset == 90)
    run.handle(.tap(3))
    let half = Instant(nanoseconds: 150_000_000)
    let there = run.pager.presentation(at: half)
    #expect((there.menuOffset - 140).magnitude < 1e-6)
    #expect((there.progress - 0.5).magnitude < 1e-9)
    let indicator = try #require(there.indicator)
    #expect((indicator.frame.origin.x - 110).magnitude < 1e-6)
    #expect(indicator.frame.size.width == 100)
    #expect(there.items.filter { $0.progress > 0 }.map(\.page) == [2, 3])
    #expect(there.pages.map(\.page) == [2, 3])
    #expect((there.pages[0].frame.origin.x + 160).magnitude < 1e-6)
    #expect(there.menuFrame == Plane.Rectangle(x: 0, y: 0, width: 320, height: 40))
    #expect(there.contentFrame == Plane.Rectangle(x: 0, y: 40, width: 320, height: 528))
    run.wait(300)
    let end = run.pager.presentation(at: run.pager.now)
    #expect(end.menuOffset == 190)
    #expect(end.indicator?.frame.origin.x == 110)
    #expect(end.items.filter { $0.progress > 0 }.map(\.page) == [3])
  }

  /// A tap while the pages move waits its turn, or turns at once, by policy.
  @Test func `a tap while the pages move waits or turns`() throws {
    var waiting = try PagerRun([0, 1, 2, 3], showing: 0)
    waiting.handle(.tap(1))
    waiting.wait(100)
    #expect(waiting.handle(.tap(3)) == .queued)
    waiting.wait(2_000)
    #expect(
      waiting.takeStory() == [
        .didSelect(1), .willScroll(from: 0, to: 1), .isScrolling(from: 0, to: 1, progress: 1),
        .didScroll(from: 0, to: 1, successful: true), .didSelect(3),
        .willScroll(from: 1, to: 3), .isScrolling(from: 1, to: 3, progress: 1),
        .didScroll(from: 1, to: 3, successful: true),
        .isScrolling(from: 3, to: nil, progress: 0),
      ]
    )
    #expect(waiting.pager.settled == 3)

    var turning = try PagerRun([0, 1, 2, 3], showing: 0)
    turning.pager.selectionPolicy = .atOnce
    turning.handle(.tap(1))
    turning.wait(100)
    #expect(turning.handle(.tap(3)) == .applied)
    turning.wait(2_000)
    #expect(turning.pager.settled == 3)
    let finished = turning.takeStory().filter { kind in
      if case .didScroll = kind { true } else { false }
    }
    #expect(
      finished == [
        .didScroll(from: 0, to: 1, successful: false), .didScroll(from: 0, to: 3, successful: true),
      ]
    )
  }

  /// A page that is not there yet is remembered.
  @Test func `a page that has not arrived is selected when it does`() throws {
    var run = try PagerRun([])
    #expect(run.handle(.select(4, animated: false)) == .queued)
    #expect(run.pager.settled == nil)
    run.source = FixedPages(uniquing: [3, 4, 5])
    run.handle(.orderChanged)
    #expect(run.pager.settled == 4)
    #expect(run.handle(.select(9, animated: false)) == .refused(.menu(.pageIsNotHere(9))))
    #expect(run.pager.settled == 4)
  }

  /// Data that changes keeps the selected page, wherever it is then.
  @Test func `the selected page stays selected when the data changes`() throws {
    var run = try PagerRun([0, 1, 2], showing: 1)
    run.source = FixedPages(uniquing: [1, 0, 2])
    run.handle(.orderChanged)
    #expect(run.pager.settled == 1)
    #expect(run.pager.content.window.pages == [1, 0])
    run.source = FixedPages(uniquing: [0, 2])
    run.handle(.orderChanged)
    #expect(run.pager.settled == run.pager.content.window.selected)
    #expect(run.pager.settled == 0)
    run.source = FixedPages(uniquing: [])
    run.handle(.orderChanged)
    #expect(run.pager.settled == nil)
    #expect(run.pager.content.window.selected == nil)
  }

  /// An advance may be cut anywhere, with a menu in motion as well.
  @Test func `an advance of a pager can be cut anywhere`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 90, height: 40)
    options.menuTransition = .animateAfter
    var whole = try PagerRun((0..<30).map(PageID.init(rawValue:)), showing: 12, options: options)
    whole.swipe(-100, velocity: -900)
    whole.handle(.menuPan(.began(start: nil)))
    whole.handle(.menuPan(.moved(PanSample(translation: PanVector(x: -60)))))
    let release = PanSample(translation: PanVector(x: -80), velocity: PanVector(x: -700))
    whole.handle(.menuPan(.ended(release)))
    for cut in stride(from: Int64(1), to: 2_500, by: 211) {
      var one = whole
      var other = whole
      one.wait(2_500)
      other.wait(cut)
      other.wait(2_500 - cut)
      #expect(one.events == other.events)
      #expect(one.pager == other.pager)
    }
  }

  /// A mirrored run gives mirrored frames.
  @Test func `a mirrored run gives mirrored frames`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    let pages = (0..<7).map(PageID.init(rawValue:))
    var plain = try PagerRun(pages, showing: 2, options: options)
    var mirror = try PagerRun(pages, showing: 2, options: options, direction: .rightToLeft)
    for (distance, velocity) in [(-120.0, -300.0), (200, 500), (60, 0), (-310, -100)] {
      plain.swipe(distance, velocity: velocity)
      mirror.swipe(-distance, velocity: -velocity)
      for _ in 0..<6 {
        plain.wait(120)
        mirror.wait(120)
        let one = plain.pager.presentation(at: plain.pager.now)
        let other = mirror.pager.presentation(at: mirror.pager.now)
        #expect(mirrored(one.indicator) == rounded(other.indicator?.frame))
        #expect(one.pages.map { mirrored($0.frame) } == other.pages.map { rounded($0.frame) })
        #expect(one.items.map { mirrored($0.frame) } == other.items.map { rounded($0.frame) })
      }
      #expect(plain.pager.settled == mirror.pager.settled)
    }
  }

  /// Returns the frame of a decoration as a mirror shows it.
  ///
  /// - Parameter decoration: The decoration.
  /// - Returns: Its frame, rounded.
  private func mirrored(_ decoration: MenuLayout.Decoration?) -> [Int]? {
    decoration.map { mirrored($0.frame) }
  }

  /// Returns a frame as a mirror shows it.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: Left edge and width in millionths of a point.
  private func mirrored(_ frame: Plane.Rectangle) -> [Int] {
    var frame = frame
    frame.origin.x = 320 - frame.origin.x - frame.size.width
    return rounded(frame) ?? []
  }

  /// Returns a frame in whole numbers.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: Left edge and width in millionths of a point.
  private func rounded(_ frame: Plane.Rectangle?) -> [Int]? {
    frame.map {
      [Int(($0.origin.x * 1e6).rounded()), Int(($0.size.width * 1e6).rounded())]
    }
  }
}
