/// Which way a move goes along the order of pages.
public enum PagingDirection: Hashable, Sendable {
  /// To a page behind; `sibling` is true if it is the next one.
  case forward(sibling: Bool)
  /// To a page in front; `sibling` is true if it is the previous one.
  case reverse(sibling: Bool)
  /// To the same page.
  case none
}
