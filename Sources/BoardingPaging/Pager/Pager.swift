public import Boarding

/// Pages side by side under a menu that moves with them.
///
/// It is a value: inputs go in, events come out, and what is to be drawn at an instant is a function
/// of its state. Pages and their order come from a source, and the widths of items from a sizing,
/// which are handed in with each input.
///
/// ```swift
/// let source = CountedPages(3)
/// var pager = try Pager<MenuLayout>(
///   options: PagingOptions(),
///   size: Plane.Size(width: 390, height: 600)
/// )
/// var events: [PagerEvent] = []
/// pager.handle(.select(0, animated: false), source: source, into: &events)
/// pager.handle(.tap(2), source: source, into: &events)
/// pager.handle(.advance(to: Instant(nanoseconds: 300_000_000)), source: source, into: &events)
/// #expect(pager.settled == 2)
/// ```
public struct Pager<Layout: MenuGeometry>: Hashable, Sendable {
  /// The pages.
  public internal(set) var content: PagingContent
  /// The menu.
  public internal(set) var menu: PagingMenu<Layout>
  /// What moves the menu by itself: a finger, its throw, a way to a selected item.
  public internal(set) var menuScroller = Scroller()
  /// The size of the whole, in points.
  public internal(set) var size: Plane.Size
  /// What the badges of items say, by their pages.
  public internal(set) var badgeValues: [PageID: String] = [:]
  /// True while something is over it that was not there before; false as well for one that never
  /// heard of an appearance.
  var isCovered = false
  /// The page that was tapped while the pages moved.
  var tapped: PageID?
  /// The finger on the menu; a list of at most one.
  var menuFingers: [PagingContent.Finger] = []

  /// Makes an empty pager.
  ///
  /// - Parameters:
  ///   - options: Its options.
  ///   - size: The size of the whole, in points.
  ///   - safeArea: What the screen's edges cover, in points.
  ///   - layoutDirection: Which way its language is read.
  ///   - loading: Which pages stand ready beside the selected one.
  ///   - motion: How pages move.
  /// - Throws: `PagingFault` for an option or a size that cannot be laid out.
  public init(
    options: PagingOptions,
    size: Plane.Size,
    safeArea: Plane.Insets = .zero,
    layoutDirection: LayoutDirection = .leftToRight,
    loading: PageLoading = PageLoading(),
    motion: PagingMotion = PagingMotion()
  ) throws(PagingFault) {
    let viewport = MenuViewport(
      size: Plane.Size(width: size.width, height: options.menuHeight),
      safeArea: safeArea,
      layoutDirection: layoutDirection
    )
    if let fault = PagingFault.length(size.height, at: .viewSize) { throw fault }
    menu = try PagingMenu(options: options, viewport: viewport)
    content = PagingContent(length: 0, loading: loading, motion: motion)
    self.size = size
    content.axis = Self.axis(of: options, layoutDirection: layoutDirection)
    content.length = PagingContent.valid(contentLength)
  }

  /// Its time.
  public var now: Instant { content.now }

  /// The page at which the pages rested last.
  public var settled: PageID? { menu.state.settled }

  /// The page that is nearest, which changes half way.
  public var current: PageID? {
    switch menu.state {
    case .empty: nil
    case .selected(let page): page
    case .scrolling(let page, let upcoming, _, _, _):
      content.progress(at: now).magnitude > 0.5 ? upcoming ?? page : page
    }
  }

  /// The page to which the movement leads, or at which the pages rest.
  public var target: PageID? { menu.state.target }

  /// How pages move.
  public var motion: PagingMotion {
    get { content.motion }
    set { content.motion = newValue }
  }

  /// What a selection does while the pages move.
  public var selectionPolicy: PagingSelectionPolicy {
    get { menu.selectionPolicy }
    set { menu.selectionPolicy = newValue }
  }

  /// When something happens by itself, or nil if nothing will.
  public var nextDue: Instant? {
    guard let end = menuScroller.end else { return content.nextDue }
    return content.nextDue.map { min($0, end) } ?? end
  }

  /// The length of a page along the way that they move, in points.
  var contentLength: Double {
    switch menu.options.contentNavigationOrientation {
    case .horizontal: size.width
    case .vertical: size.height - menu.options.menuHeight
    }
  }

  /// Returns which way pages follow each other.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - layoutDirection: Which way the language is read.
  /// - Returns: The axis.
  static func axis(
    of options: PagingOptions,
    layoutDirection: LayoutDirection
  ) -> PagingContent.Axis {
    switch (options.contentNavigationOrientation, layoutDirection) {
    case (.vertical, _): .vertical
    case (.horizontal, .leftToRight): .horizontal
    case (.horizontal, .rightToLeft): .mirrored
    }
  }
}
