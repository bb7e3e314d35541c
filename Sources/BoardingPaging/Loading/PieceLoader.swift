/// Decides which piece of items is loaded next, and what becomes of those that are there.
///
/// It is told where one is among the items, what came of its requests, and what time it is. It says
/// which pieces it wants: whoever owns it loads them and hands in the answers, in any order and at
/// any time. An answer that is no longer wanted is refused and changes nothing.
///
/// ```swift
/// var loader = PieceLoader()
/// var events: [PieceLoader.Event] = []
/// loader.start(into: &events)
/// if case .requested(let request) = events[0] {
///   loader.answer(request, with: .piece(LoadedPiece([1, 2, 3], nextKey: 1)), into: &events)
/// }
/// #expect(loader.count == 3)
/// #expect(loader.phase(of: .append).request?.target == .key(1))
/// ```
///
/// Items are places from 0 to below ``count``. Where `hasPlaceholders` is set, items that are known
/// to be there count as well, in front of the loaded ones and behind them.
public struct PieceLoader: Hashable, Sendable {
  /// How items are loaded.
  public internal(set) var options: LoadingOptions
  /// The items that are loaded.
  public internal(set) var pages = FlexiblePages()
  /// How many places in front of the loaded items are known.
  public internal(set) var itemsBefore = 0
  /// How many places behind the loaded items are known.
  public internal(set) var itemsAfter = 0
  /// Where one is among the items, from 0; 0 also if there is none.
  public internal(set) var currentIndex = 0
  /// How often the items were asked for anew; answers of an earlier generation are stale.
  public internal(set) var generation = 0
  /// Its time.
  public internal(set) var now: Instant = .zero
  /// How loading anew stands.
  var refreshPhase = LoadPhase.idle
  /// How the end in front stands.
  var front = End()
  /// How the end behind stands.
  var back = End()
  /// The number of the last request; 0 before the first one.
  var lastNumber = 0
  /// Where one wants to be once there are items; nil while there are some.
  var anchor: Anchor?
  /// What is loaded anew piece by piece; nil if nothing is.
  var refetch: Refetch?
  /// What was on its way when the loader was kept.
  var owed = Owed()
  /// The places that one can move to without anything to decide.
  var quiet = 0..<0

  /// Makes a loader without items that has asked for none.
  ///
  /// - Parameter options: How items are loaded.
  public init(options: LoadingOptions = .standard) {
    self.options = options
  }

  /// One end of the items.
  struct End: Hashable, Sendable {
    /// How loading at this end stands.
    var phase = LoadPhase.idle
    /// What is loaded next; nil if there is no more.
    var target: LoadTarget?
    /// How many pieces in a row brought nothing new.
    var emptyPieces = 0

    /// True if something can be asked for.
    var canLoad: Bool { target != nil && phase.isIdle }
  }

  /// Where one wants to be.
  struct Anchor: Hashable, Sendable {
    /// The item; nil if it is not known.
    var page: PageID?
    /// The place.
    var index: Int
  }

  /// What is loaded anew piece by piece.
  struct Refetch: Hashable, Sendable {
    /// What is there so far.
    var pages = FlexiblePages()
    /// How many pieces are still to come.
    var remaining: Int
    /// How many items are in front of the first piece; nil if that is not known.
    var itemsBefore: Int?
    /// The key of the piece in front of the first one; nil if there is none.
    var previousKey: PieceKey?
    /// How many items were left out so far.
    var duplicates = 0
  }

  /// The number of places, those of items that are not loaded included.
  public var count: Int { itemsBefore + pages.count + itemsAfter }

  /// The item where one is; nil if it is not loaded.
  public var currentPage: PageID? { page(at: currentIndex) }

  /// The places of the items that are loaded.
  public var loadedIndices: Range<Int> { itemsBefore..<(itemsBefore + pages.count) }

  /// Returns the item at a place.
  ///
  /// - Parameter index: The place, from 0.
  /// - Returns: The item; nil if there is none or if it is not loaded.
  public func page(at index: Int) -> PageID? {
    loadedIndices.contains(index) ? pages.page(at: index - itemsBefore) : nil
  }

  /// Returns where an item stands.
  ///
  /// - Parameter page: An item.
  /// - Returns: Its place, from 0; nil if it is not loaded.
  /// - Complexity: O(log n), where n is the number of items.
  public func index(of page: PageID) -> Int? {
    pages.index(of: page).map { $0 + itemsBefore }
  }

  /// Returns how loading in a direction stands.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The phase.
  public func phase(of direction: LoadDirection) -> LoadPhase {
    switch direction {
    case .refresh: refreshPhase
    case .append: back.phase
    case .prepend: front.phase
    }
  }

  /// The requests that are on their way: the one for a refresh, behind, in front.
  public var pendingRequests: [LoadRequest] {
    LoadDirection.allCases.compactMap { phase(of: $0).request }
  }

  /// When the next try is sent by itself; nil if none waits.
  public var nextDue: Instant? {
    var due: Instant?
    for direction in LoadDirection.allCases {
      if case .waiting(_, let until) = phase(of: direction) { due = min(due ?? until, until) }
    }
    return due
  }
}
