/// Pages in the order of a list.
///
/// ```swift
/// let chapters = try FixedPages([30, 10, 20])
/// let next = chapters.page(after: 30)
/// ```
public struct FixedPages: PagingSource, Hashable, Sendable {
  /// The pages, in their order; none stands here twice.
  public let pages: [PageID]
  /// The place of each page in the list.
  private let places: [PageID: Int]

  /// Makes a source of pages that are all different.
  ///
  /// - Parameter pages: The pages, in their order.
  /// - Throws: ``PagingFault`` if a page stands in the list twice.
  /// - Complexity: O(n), where n is the number of pages.
  public init(_ pages: [PageID]) throws(PagingFault) {
    var places: [PageID: Int] = [:]
    places.reserveCapacity(pages.count)
    for (index, page) in pages.enumerated() {
      guard places.updateValue(index, forKey: page) == nil else {
        throw PagingFault(at: .page, index: index, found: page.description, expected: .once)
      }
    }
    self.pages = pages
    self.places = places
  }

  /// Makes a source of pages of which some may be there twice: the first place counts.
  ///
  /// - Parameter pages: The pages, in their order.
  /// - Complexity: O(n), where n is the number of pages.
  public init(uniquing pages: [PageID]) {
    var places: [PageID: Int] = [:]
    var kept: [PageID] = []
    kept.reserveCapacity(pages.count)
    for page in pages where places[page] == nil {
      places[page] = kept.count
      kept.append(page)
    }
    self.pages = kept
    self.places = places
  }

  /// The number of pages.
  public var count: Int { pages.count }

  /// Returns where a page stands.
  ///
  /// - Parameter page: A page.
  /// - Returns: Its place in the list, from 0; nil if it is not here.
  public func index(of page: PageID) -> Int? { places[page] }

  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for the first one and for a page that is not here.
  public func page(before page: PageID) -> PageID? {
    guard let index = places[page], index > 0 else { return nil }
    return pages[index - 1]
  }

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for the last one and for a page that is not here.
  public func page(after page: PageID) -> PageID? {
    guard let index = places[page], index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }

  /// Tells whether a page stands somewhere in front of another one.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - other: Another page.
  /// - Returns: True if both are here and `page` stands in front.
  public func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    guard let first = places[page], let second = places[other] else { return false }
    return first < second
  }

  /// Tells whether a page is here.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if it stands in the list.
  public func contains(_ page: PageID) -> Bool { places[page] != nil }

  /// Tells whether two sources have the same pages in the same order.
  ///
  /// - Parameters:
  ///   - left: A source.
  ///   - right: Another source.
  /// - Returns: True if the lists are equal.
  /// - Complexity: O(n), where n is the number of pages.
  public static func == (left: FixedPages, right: FixedPages) -> Bool { left.pages == right.pages }

  /// Hashes the list.
  ///
  /// - Parameter hasher: What the pages go into.
  /// - Complexity: O(n), where n is the number of pages.
  public func hash(into hasher: inout Hasher) { hasher.combine(pages) }
}
