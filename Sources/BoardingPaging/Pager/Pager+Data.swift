import Boarding

extension Pager {
  /// Takes that all data is new.
  ///
  /// - Parameters:
  ///   - page: The page to show; nil for the one that is shown, or its nearest neighbour.
  ///   - turn: What the input is taken with.
  mutating func reload<Source: PagingSource, Sizing: PagingSizing>(
    around page: PageID?,
    in turn: inout Turn<Source, Sizing>
  ) {
    if let page, !turn.source.contains(page) {
      refuse(.menu(.pageIsNotHere(page)), in: &turn)
      return
    }
    finishMoving(in: &turn)
    ask(in: &turn) { $0.reloadData(around: page, source: $1, sizing: $2, into: &$3) }
  }

  /// Takes that the menu's data is new.
  ///
  /// - Parameter turn: What the input is taken with.
  mutating func reloadMenu<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    finishMoving(in: &turn)
    ask(in: &turn) { $0.reloadMenu(source: $1, sizing: $2, into: &$3) }
    guard let page = menu.state.settled, page != content.window.selected else { return }
    // The page that was shown is gone.
    tellPages(in: &turn) {
      $0.show(page, direction: .none, animated: false, source: $1, into: &$2)
    }
  }

  /// Takes that pages were inserted, deleted or moved.
  ///
  /// What moves is brought to its end first. The selected page stays selected, wherever it is now;
  /// one that is gone gives way to its nearest neighbour.
  ///
  /// - Parameter turn: What the input is taken with.
  mutating func orderChanged<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    finishMoving(in: &turn)
    let old = content.window.selected
    ask(in: &turn) { $0.orderChanged(source: $1, sizing: $2, into: &$3) }
    guard old != nil, content.window.selected != nil else { return }
    tellPages(in: &turn) { $0.orderChanged(source: $1, into: &$2) }
  }

  /// Takes that a page and its item show something else; what moves goes on moving.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - turn: What the input is taken with.
  mutating func update<Source: PagingSource, Sizing: PagingSizing>(
    _ page: PageID,
    in turn: inout Turn<Source, Sizing>
  ) {
    guard turn.source.contains(page) else {
      refuse(.menu(.pageIsNotHere(page)), in: &turn)
      return
    }
    ask(in: &turn) { menu, _, sizing, calls in
      menu.updateItem(page, sizing: sizing, into: &calls)
    }
    guard turn.refusal == nil, content.window.isHere(page) else { return }
    tellPages(in: &turn) { content, _, calls in content.window.update(page, into: &calls) }
  }

  /// Takes the badge of a page's item, which it keeps until it gets another one.
  ///
  /// - Parameters:
  ///   - value: What the badge says; nil for no badge.
  ///   - page: The page.
  ///   - turn: What the input is taken with.
  mutating func setBadgeValue<Source: PagingSource, Sizing: PagingSizing>(
    _ value: String?,
    of page: PageID,
    in turn: inout Turn<Source, Sizing>
  ) {
    guard turn.source.contains(page) else {
      refuse(.menu(.pageIsNotHere(page)), in: &turn)
      return
    }
    guard badgeValues[page] != value else { return }
    badgeValues[page] = value
    emit(.menuReloaded, in: &turn)
  }

  /// Takes everything away.
  ///
  /// - Parameter turn: What the input is taken with.
  mutating func removeAll<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    tapped = nil
    badgeValues = [:]
    menuScroller.rest(at: 0)
    ask(in: &turn) { menu, _, _, calls in menu.removeAll(into: &calls) }
  }

  /// Takes another size.
  ///
  /// - Parameters:
  ///   - size: The size of the whole, in points.
  ///   - safeArea: What the screen's edges cover, in points.
  ///   - turn: What the input is taken with.
  mutating func resize<Source: PagingSource, Sizing: PagingSizing>(
    _ size: Plane.Size,
    safeArea: Plane.Insets,
    in turn: inout Turn<Source, Sizing>
  ) {
    var viewport = menu.viewport
    viewport.size.width = size.width
    viewport.safeArea = safeArea
    let height = PagingFault.length(size.height, at: .viewSize)
    if let fault = height ?? viewport.fault {
      refuse(.menu(.fault(fault)), in: &turn)
      return
    }
    finishMoving(in: &turn)
    let old = (self.size, menu.viewport)
    self.size = size
    ask(in: &turn) { $0.transitionSize(to: viewport, source: $1, sizing: $2, into: &$3) }
    guard turn.refusal == nil else {
      self.size = old.0
      return
    }
    layOutPages(in: &turn)
  }

  /// Takes other options.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - turn: What the input is taken with.
  mutating func setOptions<Source: PagingSource, Sizing: PagingSizing>(
    _ options: PagingOptions,
    in turn: inout Turn<Source, Sizing>
  ) {
    if let fault = options.fault {
      refuse(.menu(.fault(fault)), in: &turn)
      return
    }
    finishMoving(in: &turn)
    if options.menuInteraction != menu.options.menuInteraction { releaseMenu(in: &turn) }
    ask(in: &turn) { $0.setOptions(options, source: $1, sizing: $2, into: &$3) }
    guard turn.refusal == nil else { return }
    content.axis = Self.axis(
      of: menu.options,
      layoutDirection: menu.viewport.layoutDirection
    )
    layOutPages(in: &turn)
  }

  /// Takes the menu from the finger that holds it.
  ///
  /// - Parameter turn: What the input is taken with.
  private mutating func releaseMenu<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    if let last = menuFingers.indices.last { menuFingers[last].stage = .absorbed }
    guard case .dragging(let drag) = menuScroller.stage else { return }
    menu.isDragging = false
    scrollMenu(to: menuAxis.clamp(drag.offset), in: &turn)
  }

  /// Gives the pages their length.
  ///
  /// - Parameter turn: What the input is taken with.
  private mutating func layOutPages<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    let length = contentLength
    tellPages(in: &turn) { $0.resize(length: length, source: $1, into: &$2) }
  }

  /// Brings what moves to its end, before the data or the sizes change under it.
  ///
  /// - Parameter turn: What the input is taken with.
  private mutating func finishMoving<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    // What waits for the end of a movement may begin one of its own.
    repeat {
      tellPages(in: &turn) { $0.finish(source: $1, into: &$2) }
    } while content.isMoving
    guard case .gliding(let glide) = menuScroller.stage else { return }
    menuScroller.rest(at: glide.target)
    guard menu.isDragging else { return }
    menu.isDragging = false
    scrollMenu(to: glide.target, in: &turn)
  }
}
