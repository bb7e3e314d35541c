/// Pages in a ring: behind the last one comes the first one again.
///
/// A menu shows each item once. If there is room for all of them, they stand in the order of the
/// list; otherwise the menu turns as the ring does.
///
/// ```swift
/// let days = CircularPages([1, 2, 3, 4, 5, 6, 7])
/// let sunday = days.page(before: 1)
/// ```
public struct CircularPages: PagingSource, Hashable, Sendable {
  /// The pages as a list.
  private let list: FixedPages

  /// Makes a ring of pages.
  ///
  /// - Parameter pages: The pages in their order; one that is there again counts once.
  /// - Complexity: O(n), where n is the number of pages.
  public init(_ pages: [PageID]) {
    list = FixedPages(uniquing: pages)
  }

  /// The pages, in their order; none stands here twice.
  public var pages: [PageID] { list.pages }

  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for one that is alone and for one that is not here.
  public func page(before page: PageID) -> PageID? {
    guard list.count > 1, contains(page) else { return nil }
    return list.page(before: page) ?? pages.last
  }

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for one that is alone and for one that is not here.
  public func page(after page: PageID) -> PageID? {
    guard list.count > 1, contains(page) else { return nil }
    return list.page(after: page) ?? pages.first
  }

  /// Tells whether a page stands in front of another one in the list.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - other: Another page.
  /// - Returns: True if both are here and `page` stands in front.
  public func isBefore(_ page: PageID, _ other: PageID) -> Bool { list.isBefore(page, other) }

  /// Tells whether a page is here.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if it is one of the pages.
  public func contains(_ page: PageID) -> Bool { list.contains(page) }
}
