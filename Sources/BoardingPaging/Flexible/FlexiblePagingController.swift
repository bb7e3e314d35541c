public import Boarding

/// Pages whose items arrive in pieces while a person turns the pages.
///
/// A piece is asked for when the selected page comes near the last loaded one. What arrives takes
/// its place beside the page that is shown, which stays. All inputs go through this controller.
///
/// ```swift
/// let flexible = try FlexiblePagingController()
/// flexible.dataSource = names
/// flexible.start()
/// names.answer(in: flexible)
/// flexible.currentIndex = 2
/// #expect(flexible.item(at: 2)?.title == "Name 3")
/// ```
public final class FlexiblePagingController {
  /// The pages and the menu: for frames, a delegate and options.
  ///
  /// Inputs go through the flexible controller, which loads what they lead to.
  public let pagingController: PagingController
  /// What is loaded.
  public internal(set) var loader: PieceLoader
  /// Called with the index of the selected page when that is another page or another index.
  public var didPageSelected: ((Int) -> Void)?
  /// Called with everything that happens in loading.
  public var onLoading: ((FlexiblePagingController, PieceLoader.Event) -> Void)?
  /// Hears of requests that were not answered at once, and of those that are wanted no more.
  package var listener: ((FlexiblePagingController, PieceLoader.Event) -> Void)?
  /// What the pages get items and page objects from.
  let supply = FlexibleSupply()
  /// What is being done.
  var turn = Turn()

  /// Makes an empty controller.
  ///
  /// - Parameters:
  ///   - loading: How items are loaded.
  ///   - hasMenu: True if there is a menu with the items, false if pages take all room.
  ///   - options: The options of pages and menu.
  ///   - size: The size of the whole, in points.
  ///   - layoutDirection: Which way its language is read.
  ///   - motion: How pages move.
  /// - Throws: `PagingFault` for an option or a size that cannot be laid out.
  public init(
    loading: LoadingOptions = .standard,
    hasMenu: Bool = false,
    options: PagingOptions = PagingOptions(),
    size: Plane.Size = Plane.Size(width: 390, height: 844),
    layoutDirection: LayoutDirection = .leftToRight,
    motion: PagingMotion = PagingMotion()
  ) throws(PagingFault) {
    var options = options
    if !hasMenu { options.hasMenu = false }
    loader = PieceLoader(options: loading)
    pagingController = try PagingController(
      options: options,
      size: size,
      layoutDirection: layoutDirection,
      motion: motion
    )
    pagingController.take(supply)
  }

  /// What loads pieces and makes pages, held weakly where the language can.
  public var dataSource: (any FlexiblePagingDataSource)? {
    get { supply.source.object }
    set { supply.source.object = newValue }
  }

  /// How many items a piece is expected to have.
  ///
  /// Another number counts from the next request on; items that are there stay. See
  /// ``PieceLoader/setNumberOfItemsPerPage(_:into:)``.
  public var numberOfItemsPerPage: Int {
    get { loader.options.numberOfItemsPerPage }
    set { submit(.itemsPerPage(newValue)) }
  }

  /// The number of items, those included that are known and not loaded yet.
  public var count: Int { loader.count }

  /// The time.
  public var now: Instant { pagingController.now }

  /// The index of the selected page; setting it moves there at once, as ``select(index:animated:)``.
  public var currentIndex: Int {
    get { pagingController.pager.settled.flatMap { loader.place(of: $0) } ?? loader.currentIndex }
    set { select(index: newValue) }
  }

  /// Returns a loaded item.
  ///
  /// - Parameter index: The index; any number.
  /// - Returns: The item; nil if none is loaded there.
  public func item(at index: Int) -> (any PagingItem)? {
    loader.page(at: index).map { supply.item($0, in: pagingController) }
  }
}
