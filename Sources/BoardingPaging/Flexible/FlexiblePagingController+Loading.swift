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
    turn.follower.note(event)
    switch event {
    case .requested(let request):
      if let answer = dataSource?.flexiblePagingController(self, load: request) {
        turn.works.append(.answer(request, answer))
      } else {
        listener?(self, event)
      }
    case .cancelled(let request):
      dataSource?.flexiblePagingController(self, didCancel: request)
      listener?(self, event)
    case .waiting, .failed, .appended, .prepended, .refetched, .replaced, .cleared, .dropped,
      .indexChanged, .completed, .refused:
      return
    }
  }

  /// Lets pages, loader and owner know of each other's news.
  func catchUp() {
    follow()
    if !pagingController.isInMotion { updatePages() }
    follow()
    let settled = pagingController.pager.settled
    guard let settled, let index = loader.place(of: settled) else { return }
    if settled == turn.told, index == turn.toldIndex { return }
    turn.told = settled
    turn.toldIndex = index
    didPageSelected?(index)
  }

  /// Lets the loader know which page is selected now.
  private func follow() {
    if let index = turn.follower.place(of: pagingController.pager.settled, in: loader) {
      load { $0.move(to: index, into: &$1) }
    }
  }

  /// Gives the pages what is loaded, if that has changed; the shown one stays.
  func updatePages() {
    let places = PagePlaces(loader)
    let current = places.page(at: loader.currentIndex)
    guard
      let update = turn.follower.takeUpdate(
        current: current,
        settled: pagingController.pager.settled,
        isMoving: pagingController.isInMotion
      )
    else { return }
    let old = supply.places
    supply.places = places
    if update.isRenewed { supply.forgetItems() } else { supply.forgetDroppedItems() }
    supply.showItems(
      renamedPages(since: old),
      isRenewed: update.isRenewed,
      in: pagingController
    )
    if let first = update.first { pagingController.handle(.select(first, animated: false)) }
    pagingController.orderChanged()
    if update.isRenewed { pagingController.reloadMenu() }
    let page = turn.follower.correction(
      after: update,
      current: current,
      settled: pagingController.pager.settled
    )
    if let page { pagingController.handle(.select(page, animated: false)) }
    turn.follower.finish(update, settled: pagingController.pager.settled)
  }

  /// Gives pages that stood for an item its identity when it is there, and the other way round.
  ///
  /// - Parameter old: The places as they were.
  /// - Returns: The identities that pages have got.
  private func renamedPages(since old: PagePlaces) -> PageNames {
    let known = Set(pagingController.pager.rememberedPages)
    var names = movedPlaceholders(known, since: old)
    var taken = known.union(names.names.values)
    for page in pagingController.pager.rememberedPages where names[page] == page {
      guard !supply.places.contains(page), let index = old.index(of: page),
        let name = supply.places.page(at: index), page.isPlaceholder || name.isPlaceholder,
        taken.insert(name).inserted
      else { continue }
      names.names[page] = name
    }
    guard !names.isEmpty, pagingController.rename(names) else { return PageNames() }
    turn.told = turn.told.map { names[$0] }
    turn.follower.rename(names)
    return names
  }

  /// Lets places without an item move along with the items when there are more or fewer in front.
  ///
  /// - Parameters:
  ///   - known: The pages that the controller knows.
  ///   - old: The places as they were.
  /// - Returns: The identities of the places from now on; none if they stay where they are.
  /// - Complexity: O(n log m), where n is the number of known pages and m of items.
  private func movedPlaceholders(_ known: Set<PageID>, since old: PagePlaces) -> PageNames {
    var names = PageNames()
    let places = supply.places
    guard let item = old.page(at: old.itemsBefore), let first = old.index(of: item),
      let index = places.pages.index(of: item),
      let settled = pagingController.pager.settled, let place = old.index(of: settled)
    else { return names }
    let distance = index + places.itemsBefore - first
    guard distance != 0, loader.currentIndex == place + distance else { return names }
    // A place that is gone gets an identity behind all others, which no place has.
    let end = max(places.count, old.count + abs(distance))
    for page in known where page.isPlaceholder {
      guard let place = old.index(of: page) else { continue }
      let name = places.page(at: place + distance).flatMap { name in
        known.contains(name) && (!name.isPlaceholder || old.index(of: name) == nil) ? nil : name
      }
      names.names[page] = name ?? .placeholder(at: end + place)
    }
    return names
  }
}
