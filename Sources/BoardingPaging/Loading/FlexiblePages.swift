/// The items that are loaded, in order: a source of pages that grows and shrinks in pieces.
///
/// ```swift
/// let pages = FlexiblePages([10, 11, 15])
/// #expect(pages.page(after: 11) == 15)
/// #expect(pages.index(of: 15) == 2)
/// ```
///
/// As long as the numbers of the items rise, an item is found by a binary search and costs no
/// memory but its own; otherwise a table of places is kept.
public struct FlexiblePages: Sendable {
  /// The items.
  var items = Deck<PageID>()
  /// What the items came in; as many items altogether.
  var pieces = Deck<Piece>()
  /// Where each item stands, counted from where the first piece began; nil while numbers rise.
  var places: [PageID: Int]?
  /// Where the first item stands, counted from where the first piece began.
  var origin = 0

  /// What a number of items came in.
  struct Piece: Hashable, Sendable {
    /// What asks for the piece.
    let target: LoadTarget
    /// How many items of it were taken.
    let count: Int
  }

  /// Makes a source without items.
  public init() {}

  /// Makes a source of one piece; of items that are there twice the first place counts.
  ///
  /// - Parameter pages: The items, in order.
  /// - Complexity: O(n), where n is the number of items.
  public init(_ pages: [PageID]) {
    append(freshItems(of: pages).items, by: .start)
  }

  /// Makes a source of one piece.
  ///
  /// - Parameter pages: The items, in order, each of them once.
  /// - Complexity: O(n), where n is the number of items.
  init(unique pages: [PageID]) {
    append(pages, by: .start)
  }

  /// The number of items.
  public var count: Int { items.count }

  /// True if there is no item.
  public var isEmpty: Bool { items.isEmpty }

  /// The number of pieces that the items came in.
  public var pieceCount: Int { pieces.count }

  /// The first item; nil if there is none.
  public var first: PageID? { items.first }

  /// The last item; nil if there is none.
  public var last: PageID? { items.last }

  /// All items, in order.
  ///
  /// - Complexity: O(n), where n is the number of items.
  public var pages: [PageID] { (0..<count).map { items[$0] } }

  /// Returns the item at a place.
  ///
  /// - Parameter index: The place, from 0.
  /// - Returns: The item; nil if there is none.
  public func page(at index: Int) -> PageID? {
    index >= 0 && index < items.count ? items[index] : nil
  }

  /// Returns where an item stands.
  ///
  /// - Parameter page: An item.
  /// - Returns: Its place, from 0; nil if it is not here.
  /// - Complexity: O(log n), where n is the number of items.
  public func index(of page: PageID) -> Int? {
    if let places { return places[page].map { $0 - origin } }
    var (lower, upper) = (0, items.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if items[middle].rawValue < page.rawValue { lower = middle + 1 } else { upper = middle }
    }
    return lower < items.count && items[lower] == page ? lower : nil
  }

  /// Begins a table of places, because the numbers do not rise any more.
  ///
  /// - Returns: The table.
  /// - Complexity: O(n), where n is the number of items.
  func newPlaces() -> [PageID: Int] {
    var places: [PageID: Int] = [:]
    places.reserveCapacity(items.count)
    for index in 0..<items.count { places[items[index]] = origin + index }
    return places
  }
}

extension FlexiblePages: PagingSource {
  /// Returns the item in front of an item.
  ///
  /// - Parameter page: An item.
  /// - Returns: The item in front of it; nil for the first one and for one that is not here.
  /// - Complexity: O(log n), where n is the number of items.
  public func page(before page: PageID) -> PageID? {
    index(of: page).flatMap { self.page(at: $0 - 1) }
  }

  /// Returns the item behind an item.
  ///
  /// - Parameter page: An item.
  /// - Returns: The item behind it; nil for the last one and for one that is not here.
  /// - Complexity: O(log n), where n is the number of items.
  public func page(after page: PageID) -> PageID? {
    index(of: page).flatMap { self.page(at: $0 + 1) }
  }

  /// Tells whether an item stands somewhere in front of another one.
  ///
  /// - Parameters:
  ///   - page: An item.
  ///   - other: Another item.
  /// - Returns: True if both are here and `page` stands in front.
  /// - Complexity: O(log n), where n is the number of items.
  public func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    guard let first = index(of: page), let second = index(of: other) else { return false }
    return first < second
  }

  /// Tells whether an item is here.
  ///
  /// - Parameter page: An item.
  /// - Returns: True if it is.
  /// - Complexity: O(log n), where n is the number of items.
  public func contains(_ page: PageID) -> Bool { index(of: page) != nil }
}

extension FlexiblePages: Hashable {
  /// Tells whether two sources have the same items from the same pieces.
  ///
  /// - Parameters:
  ///   - left: A source.
  ///   - right: Another source.
  /// - Returns: True if items and pieces are equal.
  /// - Complexity: O(n), where n is the number of items.
  public static func == (left: FlexiblePages, right: FlexiblePages) -> Bool {
    left.items == right.items && left.pieces == right.pieces
  }

  /// Hashes items and pieces.
  ///
  /// - Parameter hasher: What they go into.
  /// - Complexity: O(n), where n is the number of items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(items)
    hasher.combine(pieces)
  }
}
