import Boarding
import BoardingPaging
import Testing

/// Random inputs in random order, to menu and pages together.
@Suite struct PagerRandomTests {
  /// Whatever anybody does, menu and pages agree in the end, and nothing is left open.
  @Test(arguments: [UInt64](1...150)) func `menu and pages agree in the end`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 70, height: 40)
    options.menuTransition = Bool.random(using: &generator) ? .scrollAlongside : .animateAfter
    options.menuInteraction = [.scrolling, .swipe, .wheel, .none][Int(seed % 4)]
    var run = try PagerRun(
      (0..<8).map(PageID.init(rawValue:)),
      showing: 3,
      options: options,
      direction: Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    )
    run.pager.selectionPolicy = Bool.random(using: &generator) ? .afterwards : .atOnce
    var shown = PagingContentRandomTests.Shown(
      added: Set(run.pager.content.window.pages),
      visible: [3]
    )
    for step in 0..<300 {
      act(on: &run, using: &generator)
      check(run.events, with: &shown, seed: seed, step: step)
      run.events = []
      try #require(shown.added == Set(run.pager.content.window.pages), "seed \(seed), \(step)")
      #expect(isFinite(run.pager.presentation(at: run.pager.now)), "seed \(seed), step \(step)")
    }
    run.handle(.pan(.cancelled(PanSample(translation: .zero))))
    run.handle(.menuPan(.cancelled(PanSample(translation: .zero))))
    run.wait(60_000)
    run.wait(60_000)
    check(run.events, with: &shown, seed: seed, step: -1)
    #expect(run.pager.settled == run.pager.content.window.selected)
    #expect(run.pager.target == run.pager.settled)
    #expect(run.pager.current == run.pager.settled)
    #expect(run.pager.nextDue == nil)
    #expect(shown.open == [:])
    #expect(shown.visible == Set(run.pager.settled.map { [$0] } ?? []))
    if let page = run.pager.settled, run.pager.size.width > 0 {
      let there = run.pager.presentation(at: run.pager.now)
      #expect(there.pages.map(\.page) == [page])
      #expect(there.items.allSatisfy { $0.progress == ($0.page == page ? 1 : 0) })
    }
  }

  /// Follows the calls of pages.
  ///
  /// - Parameters:
  ///   - events: What happened.
  ///   - shown: What is on screen.
  ///   - seed: Where the numbers came from.
  ///   - step: Which step it was.
  private func check(
    _ events: [PagerEvent],
    with shown: inout PagingContentRandomTests.Shown,
    seed: UInt64,
    step: Int
  ) {
    for event in events {
      guard case .page(let call) = event.kind else { continue }
      if let fault = shown.follow(call) { Issue.record("seed \(seed), step \(step): \(fault)") }
    }
  }

  /// Tells whether everything that is drawn has a place.
  ///
  /// - Parameter presentation: What is drawn.
  /// - Returns: True if it has.
  private func isFinite(_ presentation: Pager<MenuLayout>.Presentation) -> Bool {
    presentation.menuOffset.isFinite && presentation.progress.isFinite
      && presentation.items.allSatisfy { $0.frame.origin.x.isFinite && $0.progress >= 0 }
      && presentation.pages.allSatisfy { $0.frame.origin.x.isFinite }
      && presentation.indicator?.frame.origin.x.isFinite != false
  }

  /// Does something.
  ///
  /// - Parameters:
  ///   - run: The pager.
  ///   - generator: Where the numbers come from.
  private func act(on run: inout PagerRun, using generator: inout SplitMix64) {
    let x = Double(Int.random(in: -400...400, using: &generator))
    let velocity = PanVector(x: Double(Int.random(in: -3_000...3_000, using: &generator)))
    let page = PageID(rawValue: Int.random(in: 0...9, using: &generator))
    let sample = PanSample(translation: PanVector(x: x, y: 3), velocity: velocity)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0, 1: run.handle(.pan(.began(start: nil)))
    case 2, 3, 4: run.handle(.pan(.moved(sample)))
    case 5: run.handle(.pan(.ended(sample)))
    case 6: run.handle(.pan(.cancelled(sample)))
    case 7: run.handle(.menuPan(.began(start: nil)))
    case 8: run.handle(.menuPan(.moved(sample)))
    case 9: run.handle(.menuPan(.ended(sample)))
    case 10: run.handle(.tap(page))
    case 11: run.handle(.select(page, animated: Bool.random(using: &generator)))
    case 12, 13, 14: run.wait(Int64.random(in: 0...500, using: &generator))
    case 15:
      let count = Int.random(in: 0...9, using: &generator)
      run.source = FixedPages(
        uniquing: (0..<9).map(PageID.init(rawValue:)).shuffled(using: &generator).prefix(count) + []
      )
      run.handle(.orderChanged)
    case 16: run.handle(.reload(around: Bool.random(using: &generator) ? page : nil))
    case 17:
      let width = Double(Int.random(in: 0...5, using: &generator)) * 160
      run.handle(.resize(Plane.Size(width: width, height: 568), safeArea: .zero))
    case 18: run.handle(.update(page))
    default: run.handle(.menuOffset(x))
    }
  }
}
