import Boarding
import BoardingPaging

extension PagesStage {
  /// When something happens by itself; nil if nothing will.
  var nextDue: Instant? {
    guard let due = feed?.run.nextDue.map({ max($0, pager.now) }) else { return pager.nextDue }
    return pager.nextDue.map { min($0, due) } ?? due
  }

  /// Takes over what was loaded before, and shows it.
  ///
  /// - Parameter loader: What was loaded, with nothing on its way.
  mutating func resume(with loader: PieceLoader) {
    guard let source = feed?.run.source else { return }
    feed = PieceFeed(LoadingRun(restoring: loader, source: source))
    stock.take(loader.pages)
  }

  /// Asks again for what was on its way when the items were kept.
  ///
  /// - Parameter events: Where events are appended.
  mutating func askAgain(into events: inout [PagesEvent]) {
    if feed == nil { return }
    // What is selected is where the loader is, or a far place is still to come.
    _ = feed?.placeToFollow(pager.settled)
    load(into: &events) { $0.resume(into: &$1) }
    catchUp(into: &events)
  }

  /// Asks the items for something.
  ///
  /// - Parameters:
  ///   - cue: What is asked for.
  ///   - events: Where events are appended.
  mutating func take(_ cue: PieceCue, into events: inout [PagesEvent]) {
    inputCount += 1
    refusedLoad = nil
    lastAnswer = .applied
    switch cue {
    case .start(let index):
      feed?.follower.noteWish()
      load(into: &events) { $0.start(at: index, into: &$1) }
    case .load(let direction): load(into: &events) { $0.load(direction, into: &$1) }
    case .refresh(let kind): load(into: &events) { $0.refresh(kind, into: &$1) }
    case .retry(let direction):
      let direction = direction ?? troubledDirection
      load(into: &events) { $0.retry(direction, into: &$1) }
    case .answer(let direction, let failure):
      load(into: &events) { $0.answer(direction, with: failure, into: &$1) }
    case .jump(let index): jump(to: index, into: &events)
    }
    catchUp(into: &events)
  }

  /// The first direction that failed or waits for another try; append if there is none.
  private var troubledDirection: LoadDirection {
    LoadDirection.allCases.first { (direction) in
      switch feed?.loader.phase(of: direction) {
      case .waiting, .failed: true
      case .idle, .loading, .complete, nil: false
      }
    } ?? .append
  }

  /// Selects the page at a place, which is loaded first if it is not there.
  ///
  /// - Parameters:
  ///   - index: The place, from 0.
  ///   - events: Where events are appended.
  private mutating func jump(to index: Int, into events: inout [PagesEvent]) {
    _ = updatePages(into: &events)
    if let page = feed?.loader.page(at: index) {
      lastAnswer = tell(.select(page, animated: false), into: &events)
    } else {
      load(into: &events) { $0.move(to: index, into: &$1) }
      if refusedLoad == nil { feed?.follower.noteWish() }
      if refusedLoad == nil, feed?.loader.currentPage == nil { lastAnswer = .queued }
    }
  }

  /// Lets what loads know of an input that the pages have taken, and the pages of what is loaded.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - events: Where events are appended.
  mutating func follow(_ input: PagerInput, into events: inout [PagesEvent]) {
    if feed == nil { return }
    if case .advance(let instant) = input, instant >= pager.now {
      load(into: &events) { $0.advance(to: max(instant, $0.loader.now), into: &$1) }
    }
    catchUp(into: &events)
  }

  /// Does something with what loads and keeps what it reports.
  ///
  /// - Parameters:
  ///   - events: Where events are appended.
  ///   - body: What to do.
  private mutating func load(
    into events: inout [PagesEvent],
    _ body: (inout LoadingRun, inout [PieceLoader.Event]) -> Void
  ) {
    guard var feed else { return }
    self.feed = nil
    // While nobody else holds the items they grow in place. Pages at rest take them over below.
    if !pager.isInMotion { stock.take(FlexiblePages()) }
    var news: [PieceLoader.Event] = []
    body(&feed.run, &news)
    for event in news {
      feed.follower.note(event)
      if case .refused(let refusal) = event { refusedLoad = refusal }
      events.append(.loading(event, at: feed.loader.now))
    }
    if !pager.isInMotion { stock.take(feed.loader.pages) }
    self.feed = feed
  }

  /// Lets pages and what loads know of each other's news.
  ///
  /// - Parameter events: Where events are appended.
  private mutating func catchUp(into events: inout [PagesEvent]) {
    followSelection(into: &events)
    while !pager.isInMotion, updatePages(into: &events) { followSelection(into: &events) }
  }

  /// Lets what loads know which page is selected now.
  ///
  /// - Parameter events: Where events are appended.
  private mutating func followSelection(into events: inout [PagesEvent]) {
    if let index = feed?.placeToFollow(pager.settled) {
      load(into: &events) { $0.move(to: index, into: &$1) }
    }
  }

  /// Gives the pages what is loaded, if that has changed; the shown one stays.
  ///
  /// - Parameter events: Where events are appended.
  /// - Returns: True if there was something.
  mutating func updatePages(into events: inout [PagesEvent]) -> Bool {
    guard let loader = feed?.loader,
      let update = feed?.follower.takeUpdate(
        current: loader.currentPage,
        settled: pager.settled,
        isMoving: pager.isInMotion
      )
    else { return false }
    stock.take(loader.pages)
    if let page = update.first { _ = tell(.select(page, animated: false), into: &events) }
    _ = tell(.orderChanged, into: &events)
    if update.isRenewed { _ = tell(.reloadMenu, into: &events) }
    let page = feed?.follower.correction(
      after: update,
      current: loader.currentPage,
      settled: pager.settled
    )
    if let page {
      _ = tell(.select(page, animated: false), into: &events)
    }
    feed?.follower.finish(update, settled: pager.settled)
    return true
  }
}
