import Boarding

extension FlexiblePagingController {
  /// Where pages stand, and what is loaded.
  package struct Rest {
    /// What the loader consists of; where it is, is where the pages are.
    package let parts: PieceLoader.Parts
    /// What a selection does while the pages move.
    package let selectionPolicy: PagingSelectionPolicy
    /// What badges say, by loaded pages.
    package let badges: [(page: PageID, text: String)]

    /// Makes a place to go to.
    ///
    /// - Parameters:
    ///   - parts: What the loader consists of.
    ///   - selectionPolicy: What a selection does while the pages move.
    ///   - badges: What badges say, by loaded pages.
    package init(
      _ parts: PieceLoader.Parts,
      selectionPolicy: PagingSelectionPolicy,
      badges: [(page: PageID, text: String)]
    ) {
      self.parts = parts
      self.selectionPolicy = selectionPolicy
      self.badges = badges
    }
  }

  /// The selected page that the loader knows; another one than that of the pages while they have not
  /// told it yet.
  package var followedPage: PageID? { turn.follower.followed }

  /// Goes to where other pages stood; inside of a call it is done afterwards.
  ///
  /// - Parameter rest: Where they stood.
  /// - Returns: What became of it; refused inside a call of pages that were told something past this
  ///   controller.
  package func restore(_ rest: Rest) -> PagingAnswer {
    if pagingController.turn.isActive && !turn.isActive { return .refused(.pagesAreInACall) }
    return submit(.restore(rest))
  }

  /// Takes everything away, and shows what was loaded elsewhere as what is loaded first.
  ///
  /// - Parameter rest: Where other pages stood.
  func takeRestoration(of rest: Rest) {
    load { (loader, events) in
      for direction in LoadDirection.allCases { loader.cancel(direction, into: &events) }
    }
    var parts = rest.parts
    parts.now = now
    // No request has the number of one that was sent here before, so that its answer is stale.
    parts.lastNumber = max(parts.lastNumber, loader.lastNumber)
    loader = PieceLoader(parts, options: loader.options)
    pagingController.handle(.removeAll)
    supply.places = PagePlaces()
    pagingController.order = supply.places
    pagingController.selectionPolicy = rest.selectionPolicy
    turn.follower = PieceFollower(needsPages: true)
    (turn.told, turn.toldIndex) = (nil, 0)
    updatePages()
    for badge in rest.badges { pagingController.handle(.badgeValue(badge.page, badge.text)) }
    load { $0.resume(into: &$1) }
  }
}
