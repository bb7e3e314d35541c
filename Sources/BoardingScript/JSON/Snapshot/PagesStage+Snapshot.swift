import BoardingPaging

extension PagesStage {
  /// Where the pages come to rest, and what is loaded.
  var snapshot: Snapshot {
    guard let feed else { return Snapshot(paging: PagingSnapshot(pager, source: stock)) }
    return Snapshot(pager, feed.loader, followed: feed.follower.followed)
  }

  /// Goes to where other pages stood, before the first input.
  ///
  /// The pages are on screen then. Nothing is told, and nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - snapshot: Where they stood, and what was loaded.
  ///   - policy: What becomes of a page that is gone.
  /// - Returns: What was left out. If everything begins anew, nothing has changed.
  mutating func restore(_ snapshot: Snapshot, gone policy: GonePolicy) -> Restoration {
    var restoration = Restoration()
    var stage = self
    let paging = snapshot.paging ?? PagingSnapshot()
    if let loading = snapshot.loading, let options = feed?.loader.options, loading.isCounted {
      stage.restore(loading, paging, options, gone: policy, noting: &restoration)
    } else {
      if let loading = snapshot.loading {
        restoration.drop(.source, PieceEventText.items(loading.items.count))
        restoration.startsOver = policy == .restart
      }
      if !restoration.startsOver { stage.select(paging, gone: policy, noting: &restoration) }
      stage.isRestored = stage.pager.settled != nil
    }
    if restoration.startsOver { return restoration }
    if stage.isRestored {
      for appearance in [PagingContent.Appearance.willAppear, .didAppear] {
        stage.tellSilently(.appearance(appearance, animated: false))
      }
    }
    self = stage
    return restoration
  }

  /// Takes over what was loaded, and selects the page where one was.
  ///
  /// - Parameters:
  ///   - loading: What was loaded.
  ///   - paging: Where the pages stood.
  ///   - options: How items are loaded.
  ///   - policy: What becomes of a page that is gone.
  ///   - restoration: Where that is noted.
  private mutating func restore(
    _ loading: LoadingSnapshot,
    _ paging: PagingSnapshot,
    _ options: LoadingOptions,
    gone policy: GonePolicy,
    noting restoration: inout Restoration
  ) {
    var (loading, paging) = (loading, paging)
    // More pieces than items may be there would never all come.
    if let count = loading.parts.owed.refresh?.pieceCount {
      loading.parts.owed.refresh?.pieceCount = min(count, ScriptLimits.items)
    }
    paging = loading.follow(paging, options: options, gone: policy, noting: &restoration)
    if restoration.startsOver { return }
    let loader = PieceLoader(restoring: loading, options: options)
    resume(with: loader)
    // The clocks of both go on from where that of the loader stood.
    tellSilently(.advance(to: loader.now))
    select(paging, gone: policy, noting: &restoration)
    isRestored = loader.generation > 0
  }

  /// Selects the page where other pages stood.
  ///
  /// - Parameters:
  ///   - paging: Where they stood.
  ///   - policy: What becomes of a page that is gone.
  ///   - restoration: Where that is noted.
  private mutating func select(
    _ paging: PagingSnapshot,
    gone policy: GonePolicy,
    noting restoration: inout Restoration
  ) {
    var events: [PagerEvent] = []
    let pages = pager.restore(paging, gone: policy, source: stock, sizing: stock, into: &events)
    restoration.dropped += pages.dropped
    restoration.startsOver = pages.startsOver
  }

  /// Tells the pages something that no log has.
  ///
  /// - Parameter input: What they are told.
  private mutating func tellSilently(_ input: PagerInput) {
    var events: [PagesEvent] = []
    _ = tell(input, into: &events)
  }
}

extension LoadingSnapshot {
  /// True if items and keys have numbers that the source of a script may give.
  fileprivate var isCounted: Bool {
    let failures = [parts.refreshFailure, parts.front.failure, parts.back.failure]
    let ends = [parts.front.next, parts.back.next, parts.owed.refresh?.target]
    return parts.items.allSatisfy { Self.isCounted($0.rawValue) }
      && parts.pieces.allSatisfy { Self.isCounted($0.target) }
      && ends.allSatisfy { $0.map { Self.isCounted($0) } ?? true }
      && failures.allSatisfy { (failed) in
        guard let failed else { return true }
        return Self.isCounted(failed.request.target) && Self.isCounted(failed.failure)
      }
  }

  /// Tells whether a number is one of those that a source may give.
  ///
  /// - Parameter number: The number, from 0.
  /// - Returns: True if it is.
  private static func isCounted(_ number: Int) -> Bool {
    number >= 0 && number <= PieceLoader.greatestCount
  }

  /// Tells whether the number of what is asked for is one of those.
  ///
  /// - Parameter target: What is asked for.
  /// - Returns: True if it is.
  private static func isCounted(_ target: LoadTarget) -> Bool {
    switch target {
    case .start: true
    case .key(let key): isCounted(key.rawValue)
    case .index(let index): isCounted(index)
    }
  }

  /// Tells whether the number that belongs to a failure is one of those.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: True if it is.
  private static func isCounted(_ failure: LoadFailure) -> Bool {
    switch failure {
    case .source: true
    case .repeatedKey(let key): isCounted(key.rawValue)
    case .duplicate(let page): isCounted(page.rawValue)
    case .impossibleCount, .nothingNew: true
    }
  }
}
