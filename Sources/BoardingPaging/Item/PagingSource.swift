/// What knows the order of pages: the page before and the page after each one.
///
/// A source is asked for one neighbour at a time, so it may be without an end. It is passed to what
/// needs it, as a clock is, and is part of no state. Its answers may change between two questions;
/// answers that lead in a circle or backwards make nothing hang.
public protocol PagingSource {
  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for the first one and for a page that is not here.
  func page(before page: PageID) -> PageID?

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for the last one and for a page that is not here.
  func page(after page: PageID) -> PageID?

  /// Tells whether a page stands somewhere in front of another one.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - other: Another page.
  /// - Returns: True if `page` stands in front; false for one and the same page.
  func isBefore(_ page: PageID, _ other: PageID) -> Bool

  /// Tells whether a page is here.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if the source has the page.
  func contains(_ page: PageID) -> Bool
}
