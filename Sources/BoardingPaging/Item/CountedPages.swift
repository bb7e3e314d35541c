/// The pages 0, 1, 2 and so on, as many as a count says.
public struct CountedPages: PagingSource, Hashable, Sendable {
  /// The number of pages, not below 0.
  public let count: Int

  /// Makes a source of so many pages.
  ///
  /// - Parameter count: The number of pages; below 0 counts as 0.
  public init(_ count: Int) {
    self.count = max(0, count)
  }

  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for the first one and for a page that is not here.
  public func page(before page: PageID) -> PageID? {
    guard contains(page), page.rawValue > 0 else { return nil }
    return PageID(rawValue: page.rawValue - 1)
  }

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for the last one and for a page that is not here.
  public func page(after page: PageID) -> PageID? {
    guard contains(page), page.rawValue < count - 1 else { return nil }
    return PageID(rawValue: page.rawValue + 1)
  }

  /// Tells whether a page stands somewhere in front of another one.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - other: Another page.
  /// - Returns: True if the number of `page` is smaller, whether the pages are here or not.
  public func isBefore(_ page: PageID, _ other: PageID) -> Bool { page.rawValue < other.rawValue }

  /// Tells whether a page is here.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if its number is one of 0..<``count``.
  public func contains(_ page: PageID) -> Bool { page.rawValue >= 0 && page.rawValue < count }
}
