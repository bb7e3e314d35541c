public import BoardingPaging

extension Snapshot {
  /// Keeps where the pages of a controller come to rest, and what is loaded.
  ///
  /// ```swift
  /// let text = Snapshot(feed).json
  /// let restoration = again.restore(try Snapshot(json: text))
  /// ```
  ///
  /// - Parameter controller: The controller.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(_ controller: FlexiblePagingController) {
    self.init(
      controller.pagingController.pager,
      controller.loader,
      followed: controller.followedPage
    )
  }
}

extension FlexiblePagingController {
  /// Goes to where the pages of another controller stood, with everything that was loaded there.
  ///
  /// What this controller had is taken away first: requests that are on their way are cancelled, and
  /// pages disappear. Then the items are there as if they had been loaded first: items and pages are
  /// asked of the data source by their identities, the selected page appears, and what was on its way
  /// is asked for again. Set the data source before. Time goes on from where this controller is.
  ///
  /// Inside a call of the controller it is done when all calls are delivered; what is returned tells
  /// of it beforehand.
  ///
  /// - Parameters:
  ///   - snapshot: Where the other controller stood; navigation in it is of no account.
  ///   - policy: What becomes of a selected page that is not among the items: the page behind it, or
  ///     else that in front of it, is selected; only that in front of it; or none.
  /// - Returns: What was left out. If everything begins anew, nothing has changed.
  /// - Complexity: O(*n*), where *n* is the number of items.
  @discardableResult
  public func restore(_ snapshot: Snapshot, gone policy: GonePolicy = .drop) -> Restoration {
    var restoration = Restoration()
    if snapshot.paging == nil && snapshot.loading == nil {
      restoration.isUnfit = true
      return restoration
    }
    var loading = snapshot.loading ?? LoadingSnapshot(PieceLoader.Parts())
    let paging = loading.follow(
      snapshot.paging ?? PagingSnapshot(),
      options: loader.options,
      gone: policy,
      noting: &restoration
    )
    if restoration.startsOver { return restoration }
    let items = Set(loading.items)
    var badges: [(page: PageID, text: String)] = []
    for badge in paging.badges {
      if items.contains(badge.page) {
        badges.append((badge.page, badge.text))
      } else {
        restoration.drop(.badge, badge.page.description)
      }
    }
    let rest = Rest(loading.parts, selectionPolicy: paging.selectionPolicy, badges: badges)
    restoration.pagingRefusal = restore(rest).refusal
    return restoration
  }
}
