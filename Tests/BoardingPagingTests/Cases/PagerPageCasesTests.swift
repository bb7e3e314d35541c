import Boarding
import BoardingPaging
import Testing

/// Public bug reports about pages side by side, each as a test of what is right.
@Suite struct PagerPageCasesTests {
  /// Returns what pages were told in the events since the last time.
  ///
  /// - Parameter run: The pager.
  /// - Returns: The calls about their appearance, in order.
  private func appearances(_ run: inout PagerRun) -> [PageWindow.Call] {
    defer { run.events = [] }
    return run.events.compactMap { event in
      guard case .page(let call) = event.kind else { return nil }
      switch call {
      case .beginAppearance, .endAppearance: return call
      default: return nil
      }
    }
  }

  /// Covers a pager, or uncovers it.
  ///
  /// - Parameters:
  ///   - run: The pager.
  ///   - isCovered: True to cover it.
  private func cover(_ run: inout PagerRun, _ isCovered: Bool) {
    run.handle(.appearance(isCovered ? .willDisappear : .willAppear, animated: true))
    run.wait(200)
    run.handle(.appearance(isCovered ? .didDisappear : .didAppear, animated: true))
  }

  // Parchment#447, #435: selected before it appeared, another page was shown, and pages were asked
  // for again and again.
  @Test func `a page selected before the appearance is shown, each asked once (Parchment 447)`()
    throws
  {
    let source = CountedPages(3)
    var pager = try Pager<MenuLayout>(
      options: PagingOptions(),
      size: Plane.Size(width: 320, height: 568)
    )
    var events: [PagerEvent] = []
    pager.handle(.select(1, animated: false), source: source, into: &events)
    pager.handle(.appearance(.willAppear, animated: false), source: source, into: &events)
    pager.handle(.appearance(.didAppear, animated: false), source: source, into: &events)
    #expect(pager.settled == 1)
    #expect(pager.presentation(at: pager.now).pages.map(\.page) == [1])
    let calls: [PageWindow.Call] = events.compactMap { event in
      guard case .page(let call) = event.kind else { return nil }
      if case .layoutViews = call { return nil }
      return call
    }
    #expect(
      calls == [
        .add(0), .add(1), .add(2), .beginAppearance(1, appearing: true, animated: false),
        .endAppearance(1),
      ]
    )
  }

  // Parchment PR#371: another page was selected while the pager was covered; menu and page parted.
  @Test func `a page selected under cover is shown at once (Parchment PR 371)`() throws {
    for animated in [false, true] {
      var run = try PagerRun([0, 1, 2, 3], showing: 0)
      cover(&run, true)
      run.handle(.select(2, animated: animated))
      #expect(run.pager.settled == 2)
      cover(&run, false)
      #expect(run.there.pages.map(\.page) == [2])
      #expect(run.there.items.first { $0.progress == 1 }?.page == 2)
      #expect(run.pager.content.window.selected == 2)
    }
  }

  // Pageboy PR#175: a page that was begun and cancelled was jumped to after the pager was covered.
  @Test func `a cancelled page stays away when covered (Pageboy PR 175)`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.swipe(-60)
    run.wait(2_000)
    cover(&run, true)
    cover(&run, false)
    #expect(run.pager.settled == 0)
    #expect(run.there.pages.map(\.page) == [0])
    #expect(run.there.progress == 0)
  }

  // Parchment PR#468, PR#669: a fast flick with a bounce let the pages behind and in front appear.
  @Test func `a flick that bounces appears once (Parchment PR 468)`() throws {
    var motion = PagingMotion()
    motion.spring = Spring(duration: 0.5, bounce: 0.4)
    var run = try PagerRun([0, 1, 2], showing: 0, motion: motion)
    run.swipe(-150, velocity: -4_000)
    run.wait(3_000)
    let progresses: [Bool] = run.events.compactMap { event in
      guard case .isScrolling(let from, let to, let progress) = event.kind else { return nil }
      return from == 0 ? to == 1 && progress > 0 : from == 1
    }
    #expect(progresses.allSatisfy { $0 })
    #expect(
      appearances(&run) == [
        .beginAppearance(1, appearing: true, animated: true),
        .beginAppearance(0, appearing: false, animated: true), .endAppearance(0), .endAppearance(1),
      ]
    )
    #expect(run.pager.settled == 1)
  }

  // Parchment#356 / PR#373, #220 / PR#306: begin and end did not balance; back on its tab the pager
  // told its page nothing, or twice.
  @Test func `a pager that comes back tells its page once (Parchment 356)`() throws {
    var run = try PagerRun([0, 1, 2], showing: 1)
    cover(&run, true)
    cover(&run, false)
    #expect(
      appearances(&run) == [
        .beginAppearance(1, appearing: false, animated: true), .endAppearance(1),
        .beginAppearance(1, appearing: true, animated: true), .endAppearance(1),
      ]
    )
  }

  // react-native-pager-view#445, #454 / PR#455: every page on the way to a far one was told.
  @Test func `a far page is told once (react-native-pager-view 445)`() throws {
    var run = try PagerRun((0..<90).map(PageID.init(rawValue:)), showing: 0)
    run.handle(.select(80, animated: true))
    run.wait(1_000)
    let story = run.takeStory()
    #expect(story.filter { if case .didScroll = $0 { true } else { false } }.count == 1)
    #expect(story.contains(.didScroll(from: 0, to: 80, successful: true)))
    #expect(run.pager.content.window.pages == [79, 80, 81])
  }

  // MDC#3128, react-navigation#11088, #9966: a finger in the middle of an animation left the pager
  // between two pages, or dead.
  @Test func `caught anywhere it rests on a page and works on (MDC 3128)`() throws {
    for milliseconds in stride(from: Int64(10), to: 600, by: 45) {
      for x in [-200.0, -20, 0, 20, 200] {
        var run = try PagerRun([0, 1, 2, 3], showing: 1)
        run.handle(.tap(2))
        run.wait(milliseconds)
        run.swipe(x)
        run.wait(3_000)
        #expect(run.there.progress == 0)
        #expect(run.there.pages.map(\.page) == [run.pager.settled])
        run.handle(.tap(0))
        run.wait(1_000)
        #expect(run.there.pages.map(\.page) == [0])
      }
    }
  }

  // flutter PR#65015 (#88956): a size of zero and back lost the page.
  @Test func `a size of zero and back keeps the page (flutter PR 65015)`() throws {
    var run = try PagerRun([0, 1, 2, 3], showing: 2)
    let before = run.there
    run.handle(.resize(Plane.Size(width: 0, height: 0), safeArea: .zero))
    #expect(run.pager.settled == 2)
    run.handle(.resize(Plane.Size(width: 320, height: 568), safeArea: .zero))
    #expect(run.there == before)
  }

  // MDC-android#1865: where selections jump, a swipe did not settle.
  @Test func `a swipe settles where selections jump (MDC-android 1865)`() throws {
    var motion = PagingMotion()
    motion.travelDuration = .zero
    var run = try PagerRun([0, 1, 2], showing: 0, motion: motion)
    run.swipe(-200)
    #expect(run.there.progress == 0.625)
    #expect(run.pager.settled == 0)
    run.wait(60)
    #expect(run.there.progress > 0.625 && run.there.progress < 1)
    run.wait(2_000)
    #expect(run.pager.settled == 1)
    #expect(run.there.progress == 0)
  }

  // Parchment#609 / PR#680, #575: turned while covered, pages kept their width and the next one was
  // seen.
  @Test func `pages turned under cover have the new width (Parchment 609)`() throws {
    var run = try PagerRun([0, 1, 2], showing: 1)
    cover(&run, true)
    run.handle(.resize(Plane.Size(width: 568, height: 320), safeArea: .zero))
    cover(&run, false)
    #expect(run.pager.content.length == 568)
    #expect(run.pager.content.offset == 568)
    let frame = Plane.Rectangle(x: 0, y: 40, width: 568, height: 280)
    #expect(run.there.pages.map(\.page) == [1])
    #expect(run.there.pages.map(\.frame) == [frame])
  }

  // Pageboy#209: a page put into an empty pager was not shown.
  @Test func `a page put into an empty pager is shown (Pageboy 209)`() throws {
    for input in [PagerInput.select(5, animated: true), .reload(around: 5)] {
      var run = try PagerRun([])
      run.source = FixedPages(uniquing: [5])
      #expect(run.handle(input) == .applied)
      #expect(run.pager.settled == 5)
      #expect(run.there.pages.map(\.page) == [5])
      #expect(run.there.items.map(\.page) == [5])
    }
    var waiting = try PagerRun([])
    #expect(waiting.handle(.select(5, animated: true)) == .queued)
    waiting.source = FixedPages(uniquing: [5])
    waiting.handle(.orderChanged)
    #expect(waiting.there.pages.map(\.page) == [5])
  }

  // Parchment#84, PR#63: a scroll that was broken off was told as done.
  @Test func `a scroll that is broken off has not succeeded (Parchment 84)`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.swipe(-80)
    run.wait(2_000)
    #expect(
      run.takeStory() == [
        .isScrolling(from: 0, to: 1, progress: 0.125), .willScroll(from: 0, to: 1),
        .isScrolling(from: 0, to: 1, progress: 0.25), .isScrolling(from: 0, to: 1, progress: 0),
        .didScroll(from: 0, to: 1, successful: false),
      ]
    )
    #expect(run.pager.settled == 0)
  }

  // THSegmentedPager#17: a tap while the pages bounced back was an assertion.
  @Test func `a tap while the pages bounce back is queued or turns (THSegmentedPager 17)`() throws {
    for policy in PagingSelectionPolicy.allCases {
      var run = try PagerRun([0, 1, 2, 3], showing: 1)
      run.pager.selectionPolicy = policy
      run.swipe(-70)
      run.wait(50)
      #expect(run.pager.isInMotion)
      #expect(run.handle(.tap(3)) == (policy == .atOnce ? .applied : .queued))
      run.wait(3_000)
      #expect(run.pager.settled == 3)
      #expect(run.there.pages.map(\.page) == [3])
      let last = run.takeStory().last { if case .didScroll = $0 { true } else { false } }
      #expect(last == .didScroll(from: 1, to: 3, successful: true))
    }
  }
}
