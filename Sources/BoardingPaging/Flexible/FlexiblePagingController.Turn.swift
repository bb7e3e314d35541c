import Boarding

extension FlexiblePagingController {
  /// Something to do.
  enum Work {
    /// Begin to load.
    case start(Int)
    /// Select a page.
    case select(Int, animated: Bool)
    /// Tell the pages something.
    case input(PagerInput)
    /// Take an answer.
    case answer(LoadRequest, LoadAnswer)
    /// Load anew.
    case refresh(PieceLoader.Refresh)
    /// Try again.
    case retry(LoadDirection)
    /// Expect another number of items.
    case itemsPerPage(Int)
    /// Let time pass.
    case time(Instant)
    /// Go to where other pages stood.
    case restore(Rest)
  }

  /// What is being done, and what has to be done after it.
  struct Turn {
    /// True inside of a call.
    var isActive = false
    /// What has to be done, in order.
    var works: [Work] = []
    /// What pages and loader still have to tell each other.
    var follower = PieceFollower()
    /// The selected page that was told last.
    var told: PageID?
    /// The index that was told last.
    var toldIndex = 0
    /// The most that calls may ask for before the first of them returns.
    static var limit: Int { 10_000 }
  }

  /// Does something, and then whatever comes of it; inside of a call it is done afterwards.
  ///
  /// - Parameter work: What to do.
  /// - Returns: What became of it.
  @discardableResult
  func submit(_ work: Work) -> PagingAnswer {
    if turn.isActive {
      guard turn.works.count < Turn.limit else {
        return .refused(.tooManyRequests(limit: Turn.limit))
      }
      turn.works.append(work)
      return .deferred
    }
    turn.isActive = true
    defer { turn.isActive = false }
    let answer = take(work)
    catchUp()
    var index = 0
    while index < turn.works.count {
      let next = turn.works[index]
      index += 1
      _ = take(next)
      catchUp()
    }
    turn.works = []
    return answer
  }

  /// Does something.
  ///
  /// - Parameter work: What to do.
  /// - Returns: What became of it.
  private func take(_ work: Work) -> PagingAnswer {
    switch work {
    case .start(let index):
      turn.follower.noteWish()
      load { $0.start(at: index, into: &$1) }
      return .queued
    case .select(let index, let animated): return takeSelection(of: index, animated: animated)
    case .input(let input):
      // A finger that comes down finds what has arrived since the pages moved.
      if case .pan(.began) = input { updatePages() }
      return pagingController.handle(input)
    case .answer(let request, let answer):
      load { $0.answer(request, with: answer, into: &$1) }
      return .applied
    case .refresh(let kind):
      load { $0.refresh(kind, into: &$1) }
      return .applied
    case .retry(let direction):
      load { $0.retry(direction, into: &$1) }
      return .applied
    case .itemsPerPage(let number):
      load { $0.setNumberOfItemsPerPage(number, into: &$1) }
      return .applied
    case .time(let instant):
      let answer = pagingController.advance(to: instant)
      guard answer.isApplied else { return answer }
      load { $0.advance(to: max(instant, $0.now), into: &$1) }
      return answer
    case .restore(let rest):
      takeRestoration(of: rest)
      return .applied
    }
  }

  /// Selects a page.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - animated: True if the pages travel.
  /// - Returns: What became of it.
  private func takeSelection(of index: Int, animated: Bool) -> PagingAnswer {
    updatePages()
    if let page = supply.places.page(at: index) {
      return pagingController.handle(.select(page, animated: animated))
    }
    var isRefused = false
    load {
      $0.move(to: index, into: &$1)
      if case .refused = $1.last { isRefused = true }
    }
    if isRefused { return .refused(.indexIsOutOfRange(index, count: count)) }
    turn.follower.noteWish()
    return .queued
  }
}
