public import Boarding

/// Pages side by side under a menu, as objects: pages, items, a data source, a delegate.
///
/// It has no views, no timer and no queue of its own. Fingers and time are handed in, every call is
/// delivered before the method returns that led to it, and `presentation(at:)` says what is to be
/// drawn. What is asked inside such a call is deferred: it is taken up, in order, when all calls
/// have been delivered.
///
/// ```swift
/// let pages = try PagingController(pages: [TitledPage("News"), TitledPage("Map")])
/// pages.select(index: 1, animated: true)
/// pages.settle()
/// ```
///
/// The controller is not Sendable and belongs to whoever made it. Its menu has the usual layout;
/// for one of your own take the value, `Pager`, which is generic over the layout.
///
/// - SeeAlso: Parchment's `PagingViewController`.
open class PagingController {
  /// The whole as a value: positions, state and times, with identities instead of objects.
  public internal(set) final var pager: Pager<MenuLayout>
  /// Which cell draws which type of items.
  public final var cellKinds = PagingCellKinds()
  /// The order of pages whose number is known.
  final var order = PagePlaces()
  /// Where the pages come from.
  final var origin = Origin.nowhere
  /// The items of titled pages, in their order.
  final var titledItems: [TitledPageItem] = []
  /// The indices at which a data source gave the items of `order`.
  final var sourceIndices: [Int] = []
  /// The known items by identity.
  final var items: [PageID: any PagingItem] = [:]
  /// The identities of items that were deleted from a source that gives them one after the other.
  final var deleted: Set<PageID> = []
  /// The page objects.
  final var shelf = PageShelf()
  /// Who is asked and who is told.
  final var delegates = WeakDelegates()
  /// Where items and pages come from while items arrive in pieces.
  final var supply: FlexibleSupply?
  /// What hears every event.
  final var listener: ((PagingController, PagerEvent) -> Void)?
  /// The call that is going on.
  final var turn = Turn()
  /// What is selected as soon as there are pages.
  final var awaited: Wish?
  /// The number of the next titled page.
  final var nextNumber = 0

  /// Where pages come from.
  enum Origin: Hashable {
    /// There is no source.
    case nowhere
    /// Pages were handed in, each with its title.
    case titled
    /// A data source has a number of pages.
    case counted
    /// A data source gives pages one after the other.
    case infinite
    /// Pages whose items arrive in pieces.
    case pieces
  }

  /// What is selected as soon as there are pages.
  enum Wish {
    /// The page at an index, or the last one.
    case index(Int)
    /// The page of an item.
    case item(any PagingItem)
  }

  /// Makes a controller without pages, on screen.
  ///
  /// - Parameters:
  ///   - options: How pages and menu look and behave.
  ///   - size: The size of the whole, in points.
  ///   - safeArea: What the screen's edges cover, in points.
  ///   - layoutDirection: Which way the language is read.
  ///   - loading: Which pages stand ready beside the selected one.
  ///   - motion: How pages move.
  /// - Throws: ``PagingFault`` for an option or a size that cannot be laid out.
  public init(
    options: PagingOptions = PagingOptions(),
    size: Plane.Size = Plane.Size(width: 390, height: 844),
    safeArea: Plane.Insets = .zero,
    layoutDirection: LayoutDirection = .leftToRight,
    loading: PageLoading = PageLoading(),
    motion: PagingMotion = PagingMotion()
  ) throws(PagingFault) {
    pager = try Pager(
      options: options,
      size: size,
      safeArea: safeArea,
      layoutDirection: layoutDirection,
      loading: loading,
      motion: motion
    )
    var events: [PagerEvent] = []
    for appearance in [PagingContent.Appearance.willAppear, .didAppear] {
      let input = PagerInput.appearance(appearance, animated: false)
      pager.handle(input, source: order, into: &events)
    }
  }

  /// Makes a controller of titled pages that shows the first one.
  ///
  /// - Parameters:
  ///   - pages: The pages, in their order.
  ///   - options: How pages and menu look and behave.
  ///   - size: The size of the whole, in points.
  ///   - safeArea: What the screen's edges cover, in points.
  ///   - layoutDirection: Which way the language is read.
  ///   - loading: Which pages stand ready beside the selected one.
  ///   - motion: How pages move.
  /// - Throws: ``PagingFault`` for an option or a size that cannot be laid out.
  public convenience init(
    pages: [any PagingPage],
    options: PagingOptions = PagingOptions(),
    size: Plane.Size = Plane.Size(width: 390, height: 844),
    safeArea: Plane.Insets = .zero,
    layoutDirection: LayoutDirection = .leftToRight,
    loading: PageLoading = PageLoading(),
    motion: PagingMotion = PagingMotion()
  ) throws(PagingFault) {
    try self.init(
      options: options,
      size: size,
      safeArea: safeArea,
      layoutDirection: layoutDirection,
      loading: loading,
      motion: motion
    )
    setPages(pages)
  }
}
