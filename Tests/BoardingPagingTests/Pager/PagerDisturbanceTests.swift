import Boarding
import BoardingPaging
import Testing

/// What comes at the wrong moment, or makes no sense, leaves menu and pages in agreement.
@Suite struct PagerDisturbanceTests {
  /// Tells whether menu and pages rest at the same page and take the next tap at once.
  ///
  /// - Parameters:
  ///   - run: The pager.
  ///   - page: The page.
  /// - Returns: True if they do.
  private func rests(_ run: PagerRun, at page: PageID?) -> Bool {
    run.pager.settled == page && run.pager.target == page
      && run.pager.content.window.selected == page && run.pager.nextDue == nil
      && run.pager.content.progress(at: run.pager.now) == 0
  }

  @Test func `pages that leave the screen and return on their way are there`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.handle(.tap(1))
    run.wait(100)
    for change in PagingContent.Appearance.allCases.suffix(2) + [.willAppear, .didAppear] {
      run.handle(.appearance(change, animated: false))
    }
    run.wait(1_000)
    #expect(rests(run, at: 1))
    #expect(run.handle(.tap(2)) == .applied)

    var dragged = try PagerRun([0, 1, 2], showing: 0)
    dragged.handle(.pan(.began(start: nil)))
    dragged.handle(.pan(.moved(PanSample(translation: PanVector(x: -100)))))
    dragged.handle(.appearance(.willDisappear, animated: false))
    dragged.handle(.appearance(.willAppear, animated: false))
    dragged.handle(.appearance(.didAppear, animated: false))
    #expect(rests(dragged, at: 0))
  }

  @Test func `an appearance that is told twice is heard once`() throws {
    var run = try PagerRun([0, 1], showing: 0)
    for change in [PagingContent.Appearance.willAppear, .didAppear] {
      run.handle(.appearance(change, animated: false))
    }
    #expect(run.events == [])
    for change in [PagingContent.Appearance.willDisappear, .willDisappear, .didDisappear] {
      run.handle(.appearance(change, animated: false))
    }
    run.handle(.appearance(.didDisappear, animated: false))
    #expect(
      run.events.map(\.kind) == [
        .page(.beginAppearance(0, appearing: false, animated: false)), .page(.endAppearance(0)),
      ]
    )
  }

  @Test func `a page that is deleted on the way to it gives way to the one that was shown`() throws
  {
    var run = try PagerRun([0, 1, 2], showing: 1)
    run.handle(.select(2, animated: true))
    run.wait(100)
    run.source = FixedPages(uniquing: [0, 1])
    run.handle(.orderChanged)
    #expect(rests(run, at: 1))
    #expect(run.pager.content.window.pages == [0, 1])
  }

  @Test func `a menu that is loaded anew leaves a page that is gone`() throws {
    var run = try PagerRun([0, 1, 2], showing: 2)
    run.source = FixedPages(uniquing: [0, 1])
    run.handle(.reloadMenu)
    #expect(rests(run, at: 1))
  }

  @Test func `a narrow menu from right to left stays where it is`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 60, height: 40)
    var run = try PagerRun([0, 1], showing: 0, options: options, direction: .rightToLeft)
    let before = run.pager.presentation(at: run.pager.now)
    run.handle(.tap(1))
    run.wait(150)
    let half = run.pager.presentation(at: run.pager.now)
    #expect(half.menuOffset == before.menuOffset)
    #expect(half.items.map(\.frame) == before.items.map(\.frame))
  }

  @Test func `a finger whose end makes no sense is lifted all the same`() throws {
    let absurd = PanSample(translation: PanVector(x: -90), velocity: PanVector(x: .nan))
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.handle(.pan(.began(start: nil)))
    run.handle(.pan(.moved(PanSample(translation: PanVector(x: -90)))))
    #expect(run.handle(.pan(.ended(absurd))) == .refused(.pages(.invalidNumber)))
    run.wait(1_000)
    #expect(rests(run, at: 0))
    #expect(run.handle(.pan(.began(start: nil))) == .applied)

    run.handle(.menuPan(.began(start: nil)))
    run.handle(.menuPan(.moved(PanSample(translation: PanVector(x: -30)))))
    #expect(run.handle(.menuPan(.ended(absurd))) == .refused(.pages(.invalidNumber)))
    run.wait(1_000)
    #expect(run.handle(.menuPan(.began(start: nil))) == .applied)
  }

  @Test func `a refused tap does not take a waiting one's word`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.handle(.tap(1))
    run.handle(.tap(2))
    #expect(run.handle(.tap(9)) == .refused(.menu(.pageIsNotHere(9))))
    run.wait(2_000)
    let taps = run.takeStory().filter { kind in
      if case .didSelect = kind { true } else { false }
    }
    #expect(taps == [.didSelect(1), .didSelect(2)])
  }

  @Test func `what is refused does not end a movement`() throws {
    var options = PagingOptions()
    options.menuItemSpacing = .nan
    let absurd: [PagerInput] = [
      .resize(Plane.Size(width: .nan, height: 500), safeArea: .zero),
      .resize(Plane.Size(width: 320, height: .infinity), safeArea: .zero),
      .resize(Plane.Size(width: 320, height: .nan), safeArea: .zero), .options(options),
      .menuOffset(2e9), .measured(0, width: .nan), .measured(7, width: 10, labelWidth: -1),
    ]
    for input in absurd {
      var run = try PagerRun([0, 1, 2], showing: 0)
      run.handle(.tap(1))
      run.wait(100)
      let before = run.pager
      run.events = []
      guard case .refused(let refusal) = run.handle(input) else {
        Issue.record("\(input) is taken")
        continue
      }
      #expect(run.events.map(\.kind) == [.refused(refusal)])
      #expect(run.pager == before)
    }
  }

  @Test func `interaction that is turned off lets a finger go`() throws {
    var run = try PagerRun([0, 1, 2], showing: 0)
    run.handle(.pan(.began(start: nil)))
    run.handle(.pan(.moved(PanSample(translation: PanVector(x: -90)))))
    run.handle(.menuPan(.began(start: nil)))
    run.handle(.menuPan(.moved(PanSample(translation: PanVector(x: -30)))))
    var options = PagingOptions()
    options.contentInteraction = .none
    options.menuInteraction = .none
    run.handle(.options(options))
    run.handle(.pan(.ended(PanSample(translation: PanVector(x: -90)))))
    run.handle(.menuPan(.ended(PanSample(translation: PanVector(x: -30)))))
    run.handle(.options(PagingOptions()))
    #expect(rests(run, at: 0))
    #expect(!run.pager.menu.isDragging)
    #expect(run.handle(.pan(.began(start: nil))) == .applied)
    #expect(run.handle(.menuPan(.began(start: nil))) == .applied)
  }

  @Test func `a throw that takes no time ends`() throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 100, height: 40)
    var motion = PagingMotion()
    motion.decelerationRate = 0.5
    motion.spring = Spring(duration: 0.02)
    var run = try PagerRun(
      (0..<9).map(PageID.init(rawValue:)),
      showing: 4,
      options: options,
      motion: motion
    )
    run.handle(.menuPan(.began(start: nil)))
    run.handle(.menuPan(.moved(PanSample(translation: PanVector(x: -50)))))
    let release = PanSample(translation: PanVector(x: -50), velocity: PanVector(x: -12))
    run.handle(.menuPan(.ended(release)))
    run.wait(1_000)
    #expect(run.pager.nextDue == nil)
  }

  @Test func `a page that was kept goes when it is deleted`() throws {
    var pager = try Pager<MenuLayout>(
      options: PagingOptions(),
      size: Plane.Size(width: 320, height: 568),
      loading: PageLoading(keptPages: 2)
    )
    var events: [PagerEvent] = []
    let all = FixedPages(uniquing: [0, 1, 2, 3, 4])
    for page in [PageID(0), 2, 4] {
      pager.handle(.select(page, animated: false), source: all, into: &events)
    }
    #expect(pager.content.window.keptPages == [0, 2])
    events = []
    pager.handle(.orderChanged, source: FixedPages(uniquing: [2, 3, 4]), into: &events)
    #expect(pager.content.window.keptPages == [2])
    #expect(events.map(\.kind).contains(.page(.remove(0))))
  }
}
