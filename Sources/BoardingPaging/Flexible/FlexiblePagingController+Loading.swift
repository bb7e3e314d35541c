import Boarding

extension FlexiblePagingController {
  /// Does something with the loader, and hands on what comes of it.
  ///
  /// - Parameter body: What to do.
  func load(_ body: (inout PieceLoader, inout [PieceLoader.Event]) -> Void) {
    var events: [PieceLoader.Event] = []
    body(&loader, &events)
    for event in events { deliver(event) }
  }

  /// Hands on something that happened in loading.
  ///
  /// - Parameter event: What happened.
  private func deliver(_ event: PieceLoader.Event) {
    onLoading?(self, event)
    switch event {
    case .requested(let request):
      guard let answer = dataSource?.flexiblePagingController(self, load: request) else { return }
      turn.works.append(.answer(request, answer))
    case .cancelled(let request):
      dataSource?.flexiblePagingController(self, didCancel: request)
    case .appended, .prepended, .dropped: turn.needsPages = true
    case .replaced, .cleared:
      turn.needsPages = true
      turn.isRenewed = true
    case .waiting, .failed, .refetched, .indexChanged, .completed, .refused: return
    }
  }

  /// Lets pages, loader and owner know of each other's news.
  func catchUp() {
    follow()
    if !pagingController.isInMotion { updatePages() }
    follow()
    let settled = pagingController.pager.settled
    guard let settled, let index = loader.index(of: settled) else { return }
    if settled == turn.told, index == turn.toldIndex { return }
    turn.told = settled
    turn.toldIndex = index
    didPageSelected?(index)
  }

  /// Lets the loader know which page is selected now.
  private func follow() {
    let settled = pagingController.pager.settled
    guard settled != turn.followed else { return }
    turn.followed = settled
    if let index = settled.flatMap({ loader.index(of: $0) }) {
      load { $0.move(to: index, into: &$1) }
    }
  }

  /// Gives the pages what is loaded, if that has changed; the shown one stays.
  func updatePages() {
    guard turn.needsPages else { return }
    turn.needsPages = false
    let isRenewed = turn.isRenewed
    turn.isRenewed = false
    let wasMoving = pagingController.isInMotion
    supply.pages = loader.pages
    if isRenewed {
      supply.forgetItems()
      supply.showItems(in: pagingController)
    } else {
      supply.forgetDroppedItems()
    }
    if pagingController.pager.settled == nil, loader.currentPage != nil {
      // It is the first one to be shown.
      pagingController.select(index: loader.currentIndex - loader.itemsBefore)
    }
    pagingController.orderChanged()
    if isRenewed { pagingController.reloadMenu() }
    // What moved has come to its end, and the loader does not know yet where.
    if wasMoving { return }
    if let page = loader.currentPage, page != pagingController.pager.settled {
      pagingController.handle(.select(page, animated: false))
    }
    turn.followed = pagingController.pager.settled
  }
}
