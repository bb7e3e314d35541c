/// What is selected in a menu, and what is on its way to be.
public enum PagingState: Hashable, Sendable {
  /// Nothing is selected.
  case empty
  /// A page is selected and at rest.
  case selected(PageID)
  /// The content moves away from a page: to which one, nil past an edge; how far, in pages, above 0
  /// towards the pages behind; at which content offset of the menu this began, and how far the menu
  /// moves on the whole, both in points.
  case scrolling(
    PageID,
    upcoming: PageID?,
    progress: Double,
    initialContentOffset: Double,
    distance: Double
  )

  /// The page at which the content was at rest last; nil while nothing is selected.
  public var settled: PageID? {
    switch self {
    case .empty: nil
    case .selected(let page), .scrolling(let page, _, _, _, _): page
    }
  }

  /// The page that looks selected: the upcoming one from the middle of the way on.
  public var current: PageID? {
    switch self {
    case .empty: nil
    case .selected(let page): page
    case .scrolling(let page, let upcoming, let progress, _, _):
      progress > 0.5 || progress < -0.5 ? upcoming ?? page : page
    }
  }

  /// The page that will be selected when the movement ends.
  public var target: PageID? {
    switch self {
    case .empty: nil
    case .selected(let page): page
    case .scrolling(let page, let upcoming, _, _, _): upcoming ?? page
    }
  }

  /// How far the content is, in pages, above 0 towards the pages behind; 0 at rest.
  public var progress: Double {
    switch self {
    case .empty, .selected: 0
    case .scrolling(_, _, let progress, _, _): progress
    }
  }
}
