extension PagingController {
  /// The source of the pager: the controller, for the length of an input.
  package struct Source: PagingSource {
    /// The controller.
    let controller: PagingController

    /// Asks a controller.
    ///
    /// - Parameter controller: The controller.
    package init(controller: PagingController) {
      self.controller = controller
    }

    /// Returns the page in front of a page.
    ///
    /// - Parameter page: A page.
    /// - Returns: The page in front of it, or nil.
    package func page(before page: PageID) -> PageID? {
      controller.neighbour(of: page, isBehind: false)
    }

    /// Returns the page behind a page.
    ///
    /// - Parameter page: A page.
    /// - Returns: The page behind it, or nil.
    package func page(after page: PageID) -> PageID? {
      controller.neighbour(of: page, isBehind: true)
    }

    /// Tells whether a page stands somewhere in front of another one.
    ///
    /// - Parameters:
    ///   - page: A page.
    ///   - other: Another page.
    /// - Returns: True if it does.
    package func isBefore(_ page: PageID, _ other: PageID) -> Bool {
      switch controller.origin {
      case .nowhere, .titled, .counted, .pieces: return controller.order.isBefore(page, other)
      case .infinite:
        guard let item = controller.items[page], let another = controller.items[other] else {
          return false
        }
        return item.isBefore(another)
      }
    }

    /// Tells whether a page is here.
    ///
    /// - Parameter page: A page.
    /// - Returns: True if it is.
    package func contains(_ page: PageID) -> Bool {
      switch controller.origin {
      case .nowhere, .titled, .counted, .pieces: controller.order.contains(page)
      case .infinite: controller.items[page] != nil && !controller.deleted.contains(page)
      }
    }
  }

  /// The widths of the pager's items: those of the size delegate.
  struct Sizing: PagingSizing {
    /// The controller.
    let controller: PagingController

    /// Returns how wide the item of a page is.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - isSelected: True for its width while it is selected.
    /// - Returns: The width in points; nil without a size delegate.
    func width(of page: PageID, isSelected: Bool) -> Double? {
      guard let delegate = controller.delegates.sizeDelegate, let item = controller.item(for: page)
      else { return nil }
      return delegate.pagingController(controller, widthFor: item, isSelected: isSelected)
    }
  }

  /// Hands an input to the pager and delivers what comes of it.
  ///
  /// The pager stands outside of the controller meanwhile: data sources read the state before it.
  ///
  /// - Parameter input: The input.
  /// - Returns: What became of it.
  @discardableResult
  func perform(_ input: PagerInput) -> PagingAnswer {
    var events: [PagerEvent] = []
    var changed = pager
    let answer = changed.handle(
      input,
      source: Source(controller: self),
      sizing: Sizing(controller: self),
      into: &events
    )
    pager = changed
    for event in events { deliver(event) }
    return PagingAnswer(answer)
  }

  /// Tells of an event whom it concerns.
  ///
  /// - Parameter event: The event.
  private func deliver(_ event: PagerEvent) {
    listener?(self, event)
    switch event.kind {
    case .page(let call): deliver(call)
    case .isScrolling(let from, let to, let progress):
      guard let item = item(for: from) else { return }
      let upcoming = to.flatMap { self.item(for: $0) }
      delegates.delegate?.pagingController(
        self,
        isScrollingFrom: item,
        to: upcoming,
        progress: progress
      )
    case .willScroll(let from, let to):
      guard let item = item(for: from), let upcoming = self.item(for: to) else { return }
      delegates.delegate?.pagingController(self, willScrollFrom: item, to: upcoming)
    case .didScroll(let from, let to, let successful):
      guard let item = item(for: from), let upcoming = self.item(for: to) else { return }
      delegates.delegate?.pagingController(
        self,
        didScrollFrom: item,
        to: upcoming,
        successful: successful
      )
    case .didSelect(let page):
      guard let item = item(for: page) else { return }
      delegates.delegate?.pagingController(self, didSelect: item)
    case .refused(let refusal): tell(.pager(refusal))
    case .menuReloaded, .menuOffset, .scrollContent: return
    }
  }

  /// Does with page objects what the window of pages asks for.
  ///
  /// - Parameter call: What it asks for.
  private func deliver(_ call: PageWindow.Call) {
    switch call {
    case .add(let id): addPage(id)
    case .remove(let id): shelf.remove(id)?.wasRemoved(from: self)
    case .reload(let id): shelf.page(id)?.reloadData(in: self)
    case .beginAppearance(let id, let isAppearing, let animated):
      // The window lets a page appear that it is about to add.
      if isAppearing { addPage(id) }
      let page = shelf.begin(id, isAppearing: isAppearing)
      if isAppearing {
        page?.willAppear(in: self, animated: animated)
      } else {
        page?.willDisappear(in: self, animated: animated)
      }
    case .endAppearance(let id):
      guard let (page, hasAppeared) = shelf.end(id) else { return }
      if hasAppeared { page.didAppear(in: self) } else { page.didDisappear(in: self) }
    case .layoutViews, .willScroll, .isScrolling, .didFinishScrolling, .scrollForward,
      .scrollReverse, .refused:
      return
    }
  }

  /// Lets a page stand ready, unless it does.
  ///
  /// - Parameter id: The identity.
  private func addPage(_ id: PageID) {
    if shelf.page(id) != nil { return }
    if let page = shelf.restore(id) { return page.wasAdded(to: self) }
    let page = makePage(id)
    shelf.add(page, as: id)
    page.wasAdded(to: self)
  }

  /// Asks for a page.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The page; a blank one if its source is gone.
  private func makePage(_ id: PageID) -> any PagingPage {
    switch origin {
    case .nowhere: break
    case .titled:
      if let index = order.index(of: id) { return titledItems[sourceIndices[index]].page }
    case .counted:
      if let source = delegates.dataSource, let index = order.index(of: id) {
        return source.pagingController(self, pageAt: sourceIndices[index])
      }
    case .pieces:
      if let supply { return supply.page(for: id, in: self) }
    case .infinite:
      if let source = delegates.infiniteDataSource, let item = items[id] {
        return source.pagingController(self, pageFor: item)
      }
    }
    return BlankPage()
  }
}
