/// What a loader and the pages that show its items still have to tell each other.
///
/// Whoever owns both asks it what is to be done next, and does it.
package struct PieceFollower: Hashable, Sendable {
  /// True if the pages do not know yet what is loaded.
  package private(set) var needsPages = false
  /// True if all items were loaded anew meanwhile.
  private var isRenewed = false
  /// The selected page that the loader knows.
  package private(set) var followed: PageID?
  /// True if other items are loaded since the loader was told of the selected page.
  private var hasNews = false
  /// True if somebody wants to be elsewhere than at the selected page.
  private var hasWish = false
  /// True if the loader stands elsewhere only because the selected page is gone.
  private var isLost = false

  /// What the pages have to take over.
  package struct Update: Hashable, Sendable {
    /// True if all items were loaded anew, so that what pages show may be another thing.
    package let isRenewed: Bool
    /// The item that is selected before the others are there; nil if one is selected already.
    package let first: PageID?
    /// True if the pages move until they take it over.
    package let wasMoving: Bool
  }

  /// Makes the follower of pages that are empty.
  ///
  /// - Parameter needsPages: True if the loader has items.
  package init(needsPages: Bool = false) {
    self.needsPages = needsPages
    isRenewed = needsPages
  }

  /// Notes what happened in loading.
  ///
  /// - Parameter event: What happened.
  package mutating func note(_ event: PieceLoader.Event) {
    switch event {
    case .appended, .prepended, .dropped:
      needsPages = true
      hasNews = true
    case .replaced, .cleared:
      needsPages = true
      hasNews = true
      isRenewed = true
    case .requested, .cancelled, .waiting, .failed, .refetched, .indexChanged, .completed,
      .refused:
      return
    }
  }

  /// Notes that the loader is told to be elsewhere than at the selected page.
  package mutating func noteWish() {
    hasWish = true
    isLost = false
  }

  /// Finds out where the loader has to move to, and takes for granted that it does.
  ///
  /// While pages move they keep a selected page that is gone, and it may come back before they are at
  /// rest. The loader, which stands elsewhere meanwhile, comes back to it.
  ///
  /// - Parameters:
  ///   - settled: The selected page.
  ///   - loader: The loader.
  /// - Returns: The place; nil if the loader knows it.
  /// - Complexity: O(log n), where n is the number of items, if another page is selected or other
  ///   items are loaded.
  package mutating func place(of settled: PageID?, in loader: PieceLoader) -> Int? {
    if settled != followed {
      followed = settled
      (hasNews, hasWish, isLost) = (false, false, false)
      return settled.flatMap { loader.place(of: $0) }
    }
    guard hasNews else { return nil }
    hasNews = false
    let place = settled.flatMap { loader.place(of: $0) }
    if place == nil {
      isLost = !hasWish
      return nil
    }
    defer { isLost = false }
    return isLost ? place : nil
  }

  /// Notes that pages have other identities.
  ///
  /// - Parameter names: The identities.
  mutating func rename(_ names: PageNames) {
    followed = followed.map { names[$0] }
  }

  /// Finds out what the pages have to take over, and takes for granted that they do.
  ///
  /// - Parameters:
  ///   - current: The page where the loader is; nil if there is none.
  ///   - settled: The selected page.
  ///   - isMoving: True if the pages move.
  /// - Returns: What there is; nil if they know everything.
  package mutating func takeUpdate(
    current: PageID?,
    settled: PageID?,
    isMoving: Bool
  ) -> Update? {
    guard needsPages else { return nil }
    needsPages = false
    defer { isRenewed = false }
    let first = settled == nil ? current : nil
    return Update(isRenewed: isRenewed, first: first, wasMoving: isMoving)
  }

  /// Finds out which page has to be selected once the pages have taken something over.
  ///
  /// - Parameters:
  ///   - update: What they have taken over.
  ///   - current: The page where the loader is; nil if there is none.
  ///   - settled: The page that is selected now.
  /// - Returns: The page; nil if the right one is selected, or if the loader does not know yet where
  ///   a movement has come to its end.
  package func correction(
    after update: Update,
    current: PageID?,
    settled: PageID?
  ) -> PageID? {
    update.wasMoving || current == settled ? nil : current
  }

  /// Notes that the pages have taken something over, and that the loader knows where they are.
  ///
  /// - Parameters:
  ///   - update: What they have taken over.
  ///   - settled: The page that is selected now.
  package mutating func finish(_ update: Update, settled: PageID?) {
    if update.wasMoving { return }
    followed = settled
    (hasNews, hasWish, isLost) = (false, false, false)
  }
}
