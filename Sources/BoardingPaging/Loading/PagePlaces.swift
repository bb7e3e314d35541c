/// The places of pages: loaded items, and in front and behind those that are known to be there.
struct PagePlaces: Hashable, Sendable {
  /// The items that are loaded.
  private(set) var pages = FlexiblePages()
  /// How many places are in front of them.
  private(set) var itemsBefore = 0
  /// How many places are behind them.
  private(set) var itemsAfter = 0

  /// Makes an order without places.
  init() {}

  /// Makes an order of pages all of which are there.
  ///
  /// - Parameter pages: The pages, each of them once.
  /// - Complexity: O(n), where n is the number of pages.
  init(_ pages: [PageID]) {
    self.pages = FlexiblePages(unique: pages)
  }

  /// Makes an order of what a loader has.
  ///
  /// - Parameter loader: The loader.
  init(_ loader: PieceLoader) {
    pages = loader.pages
    itemsBefore = loader.itemsBefore
    itemsAfter = loader.itemsAfter
  }

  /// The number of places.
  var count: Int { itemsBefore + pages.count + itemsAfter }

  /// Returns the page at a place.
  ///
  /// - Parameter index: The place, from 0.
  /// - Returns: The page, which may stand for an item that is not loaded; nil if there is no such
  ///   place.
  func page(at index: Int) -> PageID? {
    guard index >= 0, index < count else { return nil }
    return pages.page(at: index - itemsBefore) ?? .placeholder(at: index)
  }

  /// Returns where a page stands.
  ///
  /// - Parameter page: A page.
  /// - Returns: Its place, from 0; nil if it is not here.
  /// - Complexity: O(log n), where n is the number of items.
  func index(of page: PageID) -> Int? {
    if let index = pages.index(of: page) { return index + itemsBefore }
    guard let index = page.placeholderIndex else { return nil }
    let isLoaded = index >= itemsBefore && index < itemsBefore + pages.count
    return index < count && !isLoaded ? index : nil
  }
}

extension PagePlaces: PagingSource {
  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for the first one and for one that is not here.
  /// - Complexity: O(log n), where n is the number of items.
  func page(before page: PageID) -> PageID? { index(of: page).flatMap { self.page(at: $0 - 1) } }

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for the last one and for one that is not here.
  /// - Complexity: O(log n), where n is the number of items.
  func page(after page: PageID) -> PageID? { index(of: page).flatMap { self.page(at: $0 + 1) } }

  /// Tells whether a page stands somewhere in front of another one.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - other: Another page.
  /// - Returns: True if both are here and `page` stands in front.
  /// - Complexity: O(log n), where n is the number of items.
  func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    guard let first = index(of: page), let second = index(of: other) else { return false }
    return first < second
  }

  /// Tells whether a page is here.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if it is.
  /// - Complexity: O(log n), where n is the number of items.
  func contains(_ page: PageID) -> Bool { index(of: page) != nil }
}

extension PieceLoader {
  /// Returns where a page stands among all items.
  ///
  /// - Parameter page: A page, which may stand for an item that is not loaded.
  /// - Returns: Its place; nil if it is not loaded any more.
  /// - Complexity: O(log n), where n is the number of items.
  package func place(of page: PageID) -> Int? {
    page.placeholderIndex.map { max(0, min($0, count - 1)) } ?? index(of: page)
  }
}
