/// A page for each number, without an end on either side or on one.
public struct EndlessPages: PagingSource, Hashable, Sendable {
  /// The number of the first page; nil without a first one.
  public let minimum: Int?
  /// The number of the last page; nil without a last one.
  public let maximum: Int?

  /// Makes a source of a page for each number.
  ///
  /// - Parameters:
  ///   - minimum: The number of the first page; nil without a first one.
  ///   - maximum: The number of the last page; nil without a last one. Below `minimum` there is no
  ///     page at all.
  public init(minimum: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for the first one and for a page that is not here.
  public func page(before page: PageID) -> PageID? {
    guard contains(page), page.rawValue > (minimum ?? Int.min) else { return nil }
    return PageID(rawValue: page.rawValue - 1)
  }

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for the last one and for a page that is not here.
  public func page(after page: PageID) -> PageID? {
    guard contains(page), page.rawValue < (maximum ?? Int.max) else { return nil }
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
  /// - Returns: True if its number lies within the bounds.
  public func contains(_ page: PageID) -> Bool {
    page.rawValue >= (minimum ?? Int.min) && page.rawValue <= (maximum ?? Int.max)
  }
}
