public import BoardingPaging

/// Where pages stand, by their identities, when everything that moves is over.
///
/// ```swift
/// let snapshot = PagingSnapshot(pager)
/// let restoration = again.restore(snapshot, source: source, into: &events)
/// ```
public struct PagingSnapshot: Hashable, Sendable {
  /// The selected page; nil if none is.
  public internal(set) var page: PageID?
  /// The page in front of it; nil if there is none.
  public internal(set) var previous: PageID?
  /// The page behind it; nil if there is none.
  public internal(set) var next: PageID?
  /// What a selection does while the pages move.
  public internal(set) var selectionPolicy = PagingSelectionPolicy.afterwards
  /// What badges say, in the order of the numbers of their pages.
  public internal(set) var badges: [Badge] = []

  /// What the badge of a page says.
  public struct Badge: Hashable, Sendable {
    /// The page.
    public let page: PageID
    /// What it says.
    public let text: String
  }

  /// Keeps where a pager comes to rest.
  ///
  /// Pages beside the selected one are kept where they are loaded, to go there if it is gone. While a
  /// selection leads over several pages, that is the one where it began; with ``init(_:source:)`` it
  /// is the right one.
  ///
  /// - Parameter pager: The pager.
  /// - Complexity: O(*n* log *n*), where *n* is the number of badges.
  public init<Layout: MenuGeometry>(_ pager: Pager<Layout>) {
    page = pager.restingPage
    let window = pager.content.window
    if let page {
      if page == window.selected {
        (previous, next) = (window.previous, window.next)
      } else if page == window.next {
        previous = window.selected
      } else if page == window.previous {
        next = window.selected
      }
    }
    selectionPolicy = pager.selectionPolicy
    badges = pager.badgeValues.map { Badge(page: $0.key, text: $0.value) }
    badges.sort { $0.page.rawValue < $1.page.rawValue }
  }

  /// Keeps where a pager comes to rest among the pages of its source.
  ///
  /// - Parameters:
  ///   - pager: The pager.
  ///   - source: What knows the pages and their order.
  /// - Complexity: O(*n* log *n*), where *n* is the number of badges, and what the source takes.
  public init<Layout: MenuGeometry, Source: PagingSource>(_ pager: Pager<Layout>, source: Source) {
    self.init(pager)
    guard let page, page != pager.content.window.selected else { return }
    previous = source.page(before: page)
    next = source.page(after: page)
  }

  /// Keeps where the pages of a controller come to rest.
  ///
  /// A data source without an end is asked for the neighbours of a page that has not arrived yet.
  ///
  /// - Parameter controller: The controller.
  /// - Complexity: O(*n* log *n*), where *n* is the number of badges.
  public init(_ controller: PagingController) {
    self.init(controller.pager, source: PagingController.Source(controller: controller))
  }

  /// Makes a snapshot of no pages.
  init() {}

  /// Finds the page to go to.
  ///
  /// - Parameters:
  ///   - policy: What becomes of a page that is gone.
  ///   - restoration: Where that is noted.
  ///   - isThere: Tells whether there is a page.
  /// - Returns: The page, or nil for none.
  func destination(
    gone policy: GonePolicy,
    of restoration: inout Restoration,
    _ isThere: (PageID) -> Bool
  ) -> PageID? {
    guard let page else { return nil }
    if isThere(page) { return page }
    restoration.drop(.page, page.description)
    let neighbours: [PageID?] =
      switch policy {
      case .drop: [next, previous]
      case .stop: [previous]
      case .restart: []
      }
    let found = neighbours.compactMap { $0 }.first(where: isThere)
    restoration.startsOver = found == nil
    return found
  }
}

extension Pager {
  /// Goes to where other pages stood.
  ///
  /// - Parameters:
  ///   - snapshot: Where they stood.
  ///   - policy: What becomes of a selected page that is gone: the page behind it, or else that in
  ///     front of it, is selected; only that in front of it; or none.
  ///   - source: What knows the pages and their order.
  ///   - sizing: What knows the widths of items, beyond the options.
  ///   - events: Where events are appended.
  /// - Returns: What was left out. If everything begins anew, nothing has been selected.
  public mutating func restore<Source: PagingSource, Sizing: PagingSizing>(
    _ snapshot: PagingSnapshot,
    gone policy: GonePolicy = .drop,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into events: inout [PagerEvent]
  ) -> Restoration {
    var restoration = Restoration()
    let page = snapshot.destination(gone: policy, of: &restoration) { source.contains($0) }
    if restoration.startsOver { return restoration }
    selectionPolicy = snapshot.selectionPolicy
    if let page, page != settled || isInMotion {
      handle(.select(page, animated: false), source: source, sizing: sizing, into: &events)
    }
    for badge in snapshot.badges {
      if source.contains(badge.page) {
        let input = PagerInput.badgeValue(badge.page, badge.text)
        handle(input, source: source, sizing: sizing, into: &events)
      } else {
        restoration.drop(.badge, badge.page.description)
      }
    }
    return restoration
  }
}

extension PagingController {
  /// Goes to where the pages of another controller stood.
  ///
  /// - Parameters:
  ///   - snapshot: Where they stood.
  ///   - policy: What becomes of a selected page that is gone; see
  ///     `Pager.restore(_:gone:source:sizing:into:)`.
  ///   - makeItem: Makes an item of this identity where the data source has no end and cannot be
  ///     asked for it; nil for none.
  /// - Returns: What was left out. If everything begins anew, nothing has been selected.
  @discardableResult
  public func restore(
    _ snapshot: PagingSnapshot,
    gone policy: GonePolicy = .drop,
    makeItem: (PageID) -> (any PagingItem)? = { _ in nil }
  ) -> Restoration {
    var restoration = Restoration()
    var made: (any PagingItem)?
    let page = snapshot.destination(gone: policy, of: &restoration) { page in
      if holds(page) { return true }
      made = makeItem(page)
      return made != nil
    }
    if restoration.startsOver { return restoration }
    selectionPolicy = snapshot.selectionPolicy
    if let made {
      select(pagingItem: made)
    } else if let page {
      handle(.select(page, animated: false))
    }
    for badge in snapshot.badges {
      if holds(badge.page) {
        handle(.badgeValue(badge.page, badge.text))
      } else {
        restoration.drop(.badge, badge.page.description)
      }
    }
    return restoration
  }
}
