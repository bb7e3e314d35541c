/// An item that shows a title.
public final class PagingTitleItem: PagingItem {
  /// The identity of the item and its page.
  public let identifier: PageID
  /// What the item shows.
  public let title: String

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - identifier: The identity of the item and its page.
  ///   - title: What the item shows.
  public init(_ identifier: PageID, title: String) {
    self.identifier = identifier
    self.title = title
  }
}

/// The item of a titled page, which shows what the title of the page is at the moment.
final class TitledPageItem: PagingItem {
  /// The identity of the item and its page.
  let identifier: PageID
  /// The page.
  let page: any PagingPage

  /// Makes the item of a page.
  ///
  /// - Parameters:
  ///   - identifier: The identity.
  ///   - page: The page.
  init(_ identifier: PageID, page: any PagingPage) {
    self.identifier = identifier
    self.page = page
  }

  /// The title of the page.
  var title: String { page.title }
}
