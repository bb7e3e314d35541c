/// The pages that stand side by side at a moment: the selected one and its two neighbours.
///
/// It decides which pages are added and removed, in which order they are laid out, which of them
/// appear and disappear, and what a movement of the content means. A page is known by its identity
/// and never stands in two places; every appearance that begins ends, also when the view that holds
/// the pages appears or disappears in the middle of a movement.
///
/// ```swift
/// var window = PageWindow()
/// var calls: [PageWindow.Call] = []
/// window.select(1, source: CountedPages(3), into: &calls)
/// window.didScroll(progress: 1, source: CountedPages(3), into: &calls)
/// ```
public struct PageWindow: Hashable, Sendable {
  /// The page in front of the selected one; nil if there is none.
  public internal(set) var previous: PageID?
  /// The page that is selected; nil if the window is empty.
  public internal(set) var selected: PageID?
  /// The page behind the selected one; nil if there is none.
  public internal(set) var next: PageID?
  /// Whether the view that holds the pages is on screen.
  public internal(set) var container = Container.hidden
  /// Which pages are there beside the selected one.
  public let loading: PageLoading
  /// What the content's movement is about.
  var travel = Travel.rest
  /// Which neighbours are asked for anew when the movement ends.
  var renewal = Renewal.none
  /// The pages that are not wholly off screen, and how far they are.
  var appearances: [Appearance] = []
  /// The pages that stay added although they left their place, the one that left first in front.
  var kept: [PageID] = []
  /// The pages that stay added once they leave their place, because they were selected once.
  var visited: Set<PageID> = []

  /// Makes an empty window whose container is not on screen.
  ///
  /// - Parameter loading: Which pages are there beside the selected one.
  public init(loading: PageLoading = PageLoading()) {
    self.loading = loading
  }

  /// Which of the places are taken.
  public var state: State {
    guard selected != nil else { return .empty }
    switch (previous, next) {
    case (nil, nil): return .single
    case (nil, .some): return .first
    case (.some, nil): return .last
    case (.some, .some): return .center
    }
  }

  /// The pages in the order in which they stand.
  public var pages: [PageID] {
    var pages: [PageID] = []
    if let previous { pages.append(previous) }
    if let selected { pages.append(selected) }
    if let next { pages.append(next) }
    return pages
  }

  /// The pages that stay added although they stand in no place, the one that left first in front.
  public var keptPages: [PageID] { kept }

  /// The page that will be selected when the movement ends, the selected one at rest.
  public var target: PageID? {
    switch travel {
    case .moving(.forward): return next ?? selected
    case .moving(.reverse): return previous ?? selected
    case .moving(.none), .arrived, .rest: return selected
    }
  }

  /// Tells whether a page stands in one of the places.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if it does.
  func holds(_ page: PageID) -> Bool {
    page == previous || page == selected || page == next
  }
}
