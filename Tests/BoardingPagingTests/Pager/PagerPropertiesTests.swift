import Boarding
import BoardingMotion
import BoardingPaging
import Testing

/// What holds for pages and menu together, whatever is done to them.
@Suite struct PagerPropertiesTests {
  /// Makes a run with options at random.
  ///
  /// - Parameters:
  ///   - seed: What the options follow from.
  ///   - direction: Which way the language is read.
  ///   - transition: When the menu moves; nil for any.
  /// - Returns: A pager of nine pages that shows the fourth.
  /// - Throws: The fault of options that cannot be laid out.
  private func run(
    seed: Int,
    direction: LayoutDirection = .leftToRight,
    transition: PagingMenuTransition? = nil
  ) throws -> PagerRun {
    var menus = RandomMenus(seed: seed)
    var options = menus.options()
    options.menuTransition = menus.choice(PagingMenuTransition.allCases)
    if let transition { options.menuTransition = transition }
    options.menuInteraction = menus.choice([.scrolling, .swipe, .none])
    var run = try PagerRun(
      (0..<9).map(PageID.init(rawValue:)),
      showing: 3,
      options: options,
      direction: direction
    )
    run.pager.selectionPolicy = menus.choice(PagingSelectionPolicy.allCases)
    return run
  }

  /// Makes inputs at random.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - seed: What they follow from.
  /// - Returns: The inputs; an advance stands for so much time from then on.
  private func inputs(_ count: Int, seed: Int) -> [PagerInput] {
    var generator = SplitMix64(seed: UInt64(seed))
    return (0..<count).map { _ in
      let x = Double(Int.random(in: -300...300, using: &generator))
      let velocity = PanVector(x: Double(Int.random(in: -2_000...2_000, using: &generator)))
      let sample = PanSample(translation: PanVector(x: x, y: 2), velocity: velocity)
      let page = PageID(rawValue: Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<12, using: &generator) {
      case 0, 1: return .pan(.began(start: nil))
      case 2: return .pan(.moved(sample))
      case 3: return .pan(.ended(sample))
      case 4: return .menuPan(.began(start: nil))
      case 5: return .menuPan(.moved(sample))
      case 6: return .menuPan(.ended(sample))
      case 7: return .tap(page)
      case 8: return .select(page, animated: false)
      default:
        let span = Int64.random(in: 1...400_000_000, using: &generator)
        return .advance(to: Instant(nanoseconds: span))
      }
    }
  }

  /// Passes an input on.
  ///
  /// - Parameters:
  ///   - input: The input; an advance counts from now.
  ///   - run: The pager.
  private func pass<Source: PagingSource>(
    _ input: PagerInput,
    to run: inout SourcedPagerRun<Source>
  ) {
    if case .advance(let span) = input {
      let instant = run.pager.now.advanced(byNanoseconds: span.nanoseconds)
      run.handle(.advance(to: instant ?? run.pager.now))
    } else {
      run.handle(input)
    }
  }

  /// Over a whole swipe, its end included, nothing in the menu jumps; a menu that moves only after
  /// the pages changes its selection there at once, but not the places of its items.
  @Test(arguments: 1...40, PagingMenuTransition.allCases)
  func `the menu is continuous over a swipe`(seed: Int, transition: PagingMenuTransition) throws {
    var run = try run(seed: seed, transition: transition)
    var last = run.there
    let isAlongside = transition == .scrollAlongside
    /// Holds the greatest step of indicator and items against a limit.
    func check(_ limit: Double, _ what: String) throws {
      let there = run.there
      if isAlongside, let old = last.indicator?.frame, let new = there.indicator?.frame {
        let x = (old.origin.x - new.origin.x).magnitude
        let width = (old.size.width - new.size.width).magnitude
        try #require(max(x, width) < limit, "seed \(seed), \(what): \(old) then \(new)")
      }
      for item in there.items {
        guard let old = last.items.first(where: { $0.page == item.page }) else { continue }
        let step = (old.frame.origin.x - item.frame.origin.x).magnitude
        try #require(step < limit, "seed \(seed), \(what): \(old) then \(item)")
        try #require(!isAlongside || (old.progress - item.progress).magnitude < limit / 40)
      }
      last = there
    }
    let direction: Double = seed % 2 == 0 ? 1 : -1
    run.handle(.pan(.began(start: nil)))
    for x in 1...400 {
      run.handle(.pan(.moved(PanSample(translation: PanVector(x: Double(x) * direction)))))
      try check(2.5, "at \(x)")
    }
    run.handle(.pan(.ended(PanSample(translation: PanVector(x: 400 * direction), velocity: .zero))))
    try check(1e-6, "lifted")
    for step in 1...1_500 {
      run.wait(1)
      try check(6, "after \(step) ms")
    }
  }

  /// All items lie within the content, and no page stands twice.
  @Test(arguments: 1...40) func `content covers its items`(seed: Int) throws {
    var run = try run(seed: seed, direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
    for input in inputs(120, seed: seed) {
      pass(input, to: &run)
      let menu = run.pager.menu
      #expect(Set(menu.items).count == menu.items.count)
      let pages = run.pager.content.window.pages
      #expect(Set(pages).count == pages.count)
      for page in menu.items {
        let frame = try #require(menu.frame(of: page))
        let end = frame.origin.x + frame.size.width
        try #require(
          frame.origin.x >= -1e-6 && end <= menu.contentWidth + 1e-6,
          "seed \(seed): \(frame) in \(menu.contentWidth) after \(input)"
        )
      }
    }
  }

  /// In a ring as well no page stands twice, nothing hangs, and menu and pages agree in the end.
  @Test(arguments: [1, 2, 3, 4, 9], 1...8)
  func `random runs go round rings`(count: Int, seed: Int) throws {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: seed % 2 == 0 ? 50 : 110, height: 40)
    let source = CircularPages((0..<count).map(PageID.init(rawValue:)))
    var run = try SourcedPagerRun(source: source, showing: 0, options: options)
    for input in inputs(150, seed: seed) {
      pass(input, to: &run)
      let items = run.pager.menu.items
      try #require(Set(items).count == items.count, "\(items) after \(input)")
      let pages = run.pager.content.window.pages
      try #require(Set(pages).count == pages.count, "\(pages) after \(input)")
    }
    run.handle(.pan(.cancelled(PanSample(translation: .zero))))
    run.handle(.menuPan(.cancelled(PanSample(translation: .zero))))
    pass(.advance(to: Instant(nanoseconds: 9_000_000_000)), to: &run)
    #expect(run.pager.nextDue == nil)
    #expect(run.pager.settled == run.pager.content.window.selected)
    #expect(run.there.pages.map(\.page) == [run.pager.settled])
  }

  /// What a mirror shows of a run is the run from right to left.
  @Test(arguments: 1...40) func `right to left mirrors any run`(seed: Int) throws {
    var plain = try run(seed: seed)
    var mirror = try run(seed: seed, direction: .rightToLeft)
    for input in inputs(80, seed: seed) {
      pass(input, to: &plain)
      pass(flipped(input), to: &mirror)
      let (one, other) = (plain.there, mirror.there)
      try #require(plain.pager.menu.state.settled == mirror.pager.menu.state.settled)
      #expect(one.pages.map(\.page) == other.pages.map(\.page))
      #expect(one.progress == other.progress)
      for (left, right) in zip(one.pages, other.pages) {
        #expect((left.frame.origin.x + right.frame.origin.x).magnitude < 1e-6)
      }
      let right = Dictionary(uniqueKeysWithValues: other.items.map { ($0.page, $0) })
      for item in one.items {
        guard let twin = right[item.page] else { continue }
        let mirrored = 320 - twin.frame.origin.x - twin.frame.size.width
        try #require(
          (item.frame.origin.x - mirrored).magnitude < 1e-6,
          "seed \(seed): \(item.page) at \(item.frame.origin.x), mirrored \(mirrored), \(input)"
        )
        #expect(item.progress == twin.progress)
      }
      if let left = one.indicator?.frame, let right = other.indicator?.frame {
        let mirrored = 320 - right.origin.x - right.size.width
        try #require((left.origin.x - mirrored).magnitude < 1e-6, "seed \(seed), \(input)")
      }
    }
  }

  /// Returns an input as a mirror shows it.
  ///
  /// - Parameter input: The input.
  /// - Returns: The same with fingers that move the other way.
  private func flipped(_ input: PagerInput) -> PagerInput {
    func flipped(_ pan: Pan) -> Pan {
      func flipped(_ sample: PanSample) -> PanSample {
        let velocity = sample.velocity.map { PanVector(x: -$0.x, y: $0.y) }
        let translation = PanVector(x: -sample.translation.x, y: sample.translation.y)
        return PanSample(translation: translation, velocity: velocity)
      }
      return switch pan {
      case .began: pan
      case .moved(let sample): .moved(flipped(sample))
      case .ended(let sample): .ended(flipped(sample))
      case .cancelled(let sample): .cancelled(flipped(sample))
      }
    }
    return switch input {
    case .pan(let pan): .pan(flipped(pan))
    case .menuPan(let pan): .menuPan(flipped(pan))
    default: input
    }
  }

  /// A swipe that the system takes away, or that is let go early, leaves everything as it was.
  @Test(arguments: 1...60) func `a cancelled swipe is as if nothing had been`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var run = try run(seed: seed)
    let start = PageID(rawValue: Int.random(in: 0...8, using: &generator))
    run.handle(.select(start, animated: false))
    let before = run
    for _ in 0..<4 {
      run.handle(.pan(.began(start: nil)))
      for _ in 0..<6 {
        let x = Double(Int.random(in: -310...310, using: &generator))
        run.handle(.pan(.moved(PanSample(translation: PanVector(x: x)))))
        run.wait(Int64.random(in: 0...30, using: &generator))
      }
      let x = Double(Int.random(in: -150...150, using: &generator))
      let sample = PanSample(translation: PanVector(x: x), velocity: PanVector(x: -4_000))
      run.handle(.pan(.cancelled(sample)))
      run.wait(4_000)
      #expect(run.pager.settled == start)
      #expect(run.pager.content.window.pages == before.pager.content.window.pages)
      #expect(seen(run) == seen(before), "seed \(seed)")
    }
  }

  /// Writes down what is drawn, to a millionth of a point.
  ///
  /// - Parameter run: The pager.
  /// - Returns: Pages, items and indicator; the border reaches as far as items are loaded.
  private func seen(_ run: PagerRun) -> [String] {
    func text(_ frame: Plane.Rectangle) -> String {
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      return numbers.map { "\(($0 * 1e6).rounded() / 1e6 + 0)" }.joined(separator: " ")
    }
    let there = run.there
    return there.pages.map { "\($0.page): \(text($0.frame))" }
      + there.items.map { "\($0.page): \(text($0.frame)) \($0.progress)" }
      + [there.indicator.map { text($0.frame) } ?? ""]
  }

  /// Time may be cut anywhere, in any run.
  @Test(arguments: 1...40) func `any advance can be cut anywhere`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var whole = try run(seed: seed)
    var cut = whole
    for input in inputs(80, seed: seed) {
      if case .advance(let span) = input {
        let first = Int64.random(in: 0...span.nanoseconds, using: &generator)
        pass(input, to: &whole)
        pass(.advance(to: Instant(nanoseconds: first)), to: &cut)
        pass(.advance(to: Instant(nanoseconds: span.nanoseconds - first)), to: &cut)
      } else {
        pass(input, to: &whole)
        pass(input, to: &cut)
      }
      try #require(whole.pager == cut.pager, "seed \(seed), \(input)")
      try #require(whole.events == cut.events, "seed \(seed), \(input)")
    }
  }

  /// The same inputs give the same events, byte for byte.
  @Test(arguments: 1...20) func `a replay gives the same events`(seed: Int) throws {
    func text() throws -> String {
      var run = try run(seed: seed)
      for input in inputs(150, seed: seed) { pass(input, to: &run) }
      return run.events.map { "\($0.instant.nanoseconds) \($0.kind)" }.joined(separator: "\n")
    }
    let first = try text()
    #expect(try text() == first)
    #expect(!first.isEmpty)
  }
}
