import Boarding
import BoardingPaging

/// A pager over the pages of a list.
typealias PagerRun = SourcedPagerRun<FixedPages>

/// A pager with a source, whose events are written down.
struct SourcedPagerRun<Source: PagingSource> {
  /// The pager.
  var pager: Pager<MenuLayout>
  /// What knows the pages.
  var source: Source
  /// What happened.
  var events: [PagerEvent] = []

  /// Makes a pager that is on screen.
  ///
  /// - Parameters:
  ///   - source: What knows the pages.
  ///   - page: The page that is shown, or nil for none.
  ///   - options: Its options.
  ///   - loading: Which pages stand ready.
  ///   - motion: How pages move.
  ///   - direction: Which way the language is read.
  /// - Throws: The fault of options that cannot be laid out.
  init(
    source: Source,
    showing page: PageID? = nil,
    options: PagingOptions = PagingOptions(),
    loading: PageLoading = PageLoading(),
    motion: PagingMotion = PagingMotion(),
    direction: LayoutDirection = .leftToRight
  ) throws {
    pager = try Pager(
      options: options,
      size: Plane.Size(width: 320, height: 568),
      layoutDirection: direction,
      loading: loading,
      motion: motion
    )
    self.source = source
    if let page { handle(.select(page, animated: false)) }
    handle(.appearance(.willAppear, animated: false))
    handle(.appearance(.didAppear, animated: false))
    events = []
  }

  /// What is to be drawn now.
  var there: Pager<MenuLayout>.Presentation { pager.presentation(at: pager.now) }

  /// Passes an input on.
  ///
  /// - Parameter input: The input.
  /// - Returns: What became of it.
  @discardableResult
  mutating func handle(_ input: PagerInput) -> PagerAnswer {
    pager.handle(input, source: source, into: &events)
  }

  /// Lets time pass.
  ///
  /// - Parameter milliseconds: How long.
  mutating func wait(_ milliseconds: Int64) {
    let instant = pager.now.advanced(byNanoseconds: milliseconds * 1_000_000)
    handle(.advance(to: instant ?? pager.now))
  }

  /// Swipes: a finger drags and is lifted.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - velocity: How fast it is lifted, in points per second.
  mutating func swipe(_ x: Double, velocity: Double = 0) {
    handle(.pan(.began(start: nil)))
    handle(.pan(.moved(PanSample(translation: PanVector(x: x / 2)))))
    let velocity = PanVector(x: velocity)
    handle(.pan(.ended(PanSample(translation: PanVector(x: x), velocity: velocity))))
  }

  /// Takes what happened since the last time, without the calls of pages and of the menu.
  ///
  /// - Returns: What happened, in order.
  mutating func takeStory() -> [PagerEvent.Kind] {
    defer { events = [] }
    return events.map(\.kind).filter { kind in
      switch kind {
      case .page, .menuReloaded, .menuOffset, .scrollContent: false
      case .isScrolling, .willScroll, .didScroll, .didSelect, .refused: true
      }
    }
  }

  /// Takes the calls of pages since the last time, without their layouts.
  ///
  /// - Returns: The calls, in order.
  mutating func takePageCalls() -> [PageWindow.Call] {
    defer { events = [] }
    return events.compactMap { event in
      guard case .page(let call) = event.kind else { return nil }
      if case .layoutViews = call { return nil }
      return call
    }
  }
}

extension SourcedPagerRun<FixedPages> {
  /// Makes a pager over the pages of a list that is on screen.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - page: The page that is shown, or nil for none.
  ///   - options: Its options.
  ///   - loading: Which pages stand ready.
  ///   - motion: How pages move.
  ///   - direction: Which way the language is read.
  /// - Throws: The fault of options that cannot be laid out.
  init(
    _ pages: [PageID],
    showing page: PageID? = nil,
    options: PagingOptions = PagingOptions(),
    loading: PageLoading = PageLoading(),
    motion: PagingMotion = PagingMotion(),
    direction: LayoutDirection = .leftToRight
  ) throws {
    try self.init(
      source: FixedPages(uniquing: pages),
      showing: page,
      options: options,
      loading: loading,
      motion: motion,
      direction: direction
    )
  }
}
