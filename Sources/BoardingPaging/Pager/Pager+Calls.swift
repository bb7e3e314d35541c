import Boarding

extension Pager {
  /// Asks the menu for something, and does what it calls for.
  ///
  /// - Parameters:
  ///   - turn: What the input is taken with.
  ///   - body: What is asked.
  mutating func ask<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>,
    _ body: (inout PagingMenu<Layout>, Source, Sizing, inout [PagingMenuCall]) -> Void
  ) {
    var calls: [PagingMenuCall] = []
    var offset = menu.contentOffset
    let moves = movesMenu
    if moves, case .resting = menuScroller.stage { menuScroller.rest(at: offset) }
    let old = MenuItems(menu)
    body(&menu, turn.source, turn.sizing, &calls)
    if moves { keep(old.loading, in: turn, after: calls) }
    if moves { offset += keepInPlace(since: old) }
    // Items that are loaded after the menu was told to be somewhere count that from another place.
    for index in calls.indices.reversed() {
      guard case .setContentOffset(_, let animated) = calls[index] else { continue }
      calls[index] = .setContentOffset(menu.contentOffset, animated: animated)
      break
    }
    announceTap(in: &turn)
    for call in calls { follow(call, from: &offset, in: &turn) }
  }

  /// True while the menu moves by itself or under a finger, or is about to.
  private var movesMenu: Bool {
    switch (menuScroller.stage, menu.options.menuTransition) {
    case (.resting, .scrollAlongside): false
    case (.resting, .animateAfter), (.dragging, _), (.gliding, _): motion.driver == .clock
    }
  }

  /// Counts where the menu moves from other items, so that those that stay are seen where they were.
  ///
  /// - Parameter old: The menu as it was before.
  /// - Returns: How far the items that stay have moved in the content, in points.
  private mutating func keepInPlace(since old: MenuItems) -> Double {
    let items = old.loading.items
    guard items != menu.items, let first = items.first(where: { menu.items.contains($0) }),
      let index = items.firstIndex(of: first),
      let before = old.layout.frame(at: index, in: old.state), let after = menu.frame(of: first)
    else { return 0 }
    var distance = after.origin.x - before.origin.x
    if menu.viewport.layoutDirection == .rightToLeft {
      distance += after.size.width - before.size.width
    }
    menuScroller.shift(by: distance)
    return distance
  }

  /// The items of a menu.
  private struct MenuItems {
    /// The loaded items.
    let loading: PagingMenu<Layout>.Loading
    /// Where they stand.
    let layout: Layout
    /// What is selected.
    let state: MenuLayout.State

    /// Takes the items of a menu.
    ///
    /// - Parameter menu: The menu.
    init(_ menu: PagingMenu<Layout>) {
      loading = PagingMenu<Layout>.Loading(
        items: menu.items,
        hasBefore: menu.hasItemsBefore,
        hasAfter: menu.hasItemsAfter
      )
      layout = menu.layout
      state = menu.layoutState
    }
  }

  /// Keeps the items that are seen at first where the menu is about to move to the selected one.
  ///
  /// - Parameters:
  ///   - old: The items that were loaded before.
  ///   - turn: What the input is taken with.
  ///   - calls: What the menu calls for.
  private mutating func keep<Source: PagingSource, Sizing: PagingSizing>(
    _ old: PagingMenu<Layout>.Loading,
    in turn: Turn<Source, Sizing>,
    after calls: [PagingMenuCall]
  ) {
    let isAnimated = calls.contains { call in
      if case .setContentOffset(_, let animated) = call { animated } else { false }
    }
    guard isAnimated, old.items != menu.items, !menu.isDragging else { return }
    var told: [PagingMenuCall] = []
    menu.keep(old, source: turn.source, sizing: turn.sizing, into: &told)
  }

  /// Does what a call of the menu asks for.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - told: The menu's offset before the call, which is brought up to date.
  ///   - turn: What the input is taken with.
  private mutating func follow<Source: PagingSource, Sizing: PagingSizing>(
    _ call: PagingMenuCall,
    from told: inout Double,
    in turn: inout Turn<Source, Sizing>
  ) {
    switch call {
    case .selectContent where turn.isInPages: turn.waiting.append(call)
    case .selectContent(let page, let direction, let animated):
      guard page != content.window.selected || content.isMoving else { return }
      tellPages(in: &turn) {
        $0.show(
          page,
          direction: PageWindow.Direction(direction),
          animated: animated,
          source: $1,
          into: &$2
        )
      }
      loadAhead(in: &turn)
      // Where nothing can travel, the page is there already.
      guard animated, motion.driver == .clock, !content.isMoving else { return }
      ask(in: &turn) {
        $0.contentFinishedScrolling(source: $1, sizing: $2, into: &$3)
      }
    case .removeContent: tellPages(in: &turn) { $0.removeAll(source: $1, into: &$2) }
    case .reloadItems: emit(.menuReloaded, in: &turn)
    case .setContentOffset(let offset, let animated):
      let hasMoved = offset != told
      moveMenu(from: told, to: offset, animated: animated)
      told = offset
      emit(.menuOffset(offset, animated: animated), in: &turn)
      if !animated, hasMoved { load(in: &turn) { $0.loadMore(source: $1, sizing: $2, into: &$3) } }
    case .refused(let refusal): refuse(.menu(refusal), in: &turn)
    }
  }

  /// Loads the items on the way of pages that travel, so that the menu has them on its way.
  ///
  /// - Parameter turn: What the input is taken with.
  mutating func loadAhead<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    guard case .gliding = content.scroller.stage else { return }
    switch menu.options.menuTransition {
    case .animateAfter: return
    case .scrollAlongside: load(in: &turn) { $0.loadAhead(source: $1, sizing: $2, into: &$3) }
    }
  }

  /// Loads more items, beside which those that are seen stay where they are.
  ///
  /// - Parameters:
  ///   - turn: What the input is taken with.
  ///   - body: What loads them.
  private mutating func load<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>,
    _ body: (inout PagingMenu<Layout>, Source, Sizing, inout [PagingMenuCall]) -> Void
  ) {
    var calls: [PagingMenuCall] = []
    let old = menu.contentOffset
    body(&menu, turn.source, turn.sizing, &calls)
    menuScroller.shift(by: menu.contentOffset - old)
    for call in calls {
      switch call {
      case .reloadItems: emit(.menuReloaded, in: &turn)
      case .setContentOffset(let offset, _): emit(.menuOffset(offset, animated: false), in: &turn)
      case .refused(let refusal): refuse(.menu(refusal), in: &turn)
      case .selectContent, .removeContent: break
      }
    }
  }

  /// Moves the menu to where it was told.
  ///
  /// - Parameters:
  ///   - old: Where it was, in points.
  ///   - offset: Where it is to be, in points.
  ///   - animated: True if it goes there in time.
  private mutating func moveMenu(from old: Double, to offset: Double, animated: Bool) {
    switch menuScroller.stage {
    case .dragging: menuScroller.shift(by: offset - old)
    case .gliding where menu.isDragging && !animated: menuScroller.shift(by: offset - old)
    case .resting, .gliding:
      // A throw ends where the menu is told to be somewhere else.
      if motion.driver == .clock { menu.isDragging = false }
      guard animated, motion.travelSeconds > 0, motion.driver == .clock else {
        return menuScroller.rest(at: offset)
      }
      menuScroller.glide(
        .init(
          from: menuScroller.offset(at: now),
          to: offset,
          start: now,
          seconds: motion.travelSeconds,
          curve: motion.travelCurve
        )
      )
    }
  }

  /// Tells the pages something, and hands on what they call.
  ///
  /// - Parameters:
  ///   - turn: What the input is taken with.
  ///   - body: What is told.
  mutating func tellPages<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>,
    _ body: (inout PagingContent, Source, inout [PageWindow.Call]) -> Void
  ) {
    var calls: [PageWindow.Call] = []
    body(&content, turn.source, &calls)
    turn.isInPages = true
    for call in calls { follow(call, in: &turn) }
    turn.isInPages = false
    let waiting = turn.waiting
    turn.waiting = []
    for call in waiting {
      var offset = menu.contentOffset
      follow(call, from: &offset, in: &turn)
    }
  }

  /// Hands on a call of the pages; the menu follows their movement.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - turn: What the input is taken with.
  private mutating func follow<Source: PagingSource, Sizing: PagingSizing>(
    _ call: PageWindow.Call,
    in turn: inout Turn<Source, Sizing>
  ) {
    switch call {
    case .isScrolling(let from, let to, let progress):
      emit(.isScrolling(from: from, to: to, progress: progress), in: &turn)
      // A menu that has turned to another page does not care for the rest of this movement.
      guard turn.waiting.isEmpty else { return }
      ask(in: &turn) {
        $0.contentScrolled(progress: progress, source: $1, sizing: $2, into: &$3)
      }
    case .willScroll(let from, let to):
      guard case .scrolling(_, .some, _, _, _) = menu.state else { return }
      emit(.willScroll(from: from, to: to), in: &turn)
    case .didFinishScrolling(let from, let to, let successful):
      emit(.didScroll(from: from, to: to, successful: successful), in: &turn)
      guard successful, !catchUp(with: to, in: &turn) else { return }
      ask(in: &turn) {
        $0.contentFinishedScrolling(source: $1, sizing: $2, into: &$3)
      }
    case .scrollForward: emitTravel(1, in: &turn)
    case .scrollReverse: emitTravel(-1, in: &turn)
    case .refused: return
    case .add, .remove, .reload, .layoutViews, .beginAppearance, .endAppearance:
      emit(.page(call), in: &turn)
    }
  }

  /// Lets the menu rest on a page to which the pages have come behind its back, as when a finger
  /// turns round and passes a page in one sample, or goes round a ring the other way.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - turn: What the input is taken with.
  /// - Returns: False if the menu has followed.
  private mutating func catchUp<Source: PagingSource, Sizing: PagingSizing>(
    with page: PageID,
    in turn: inout Turn<Source, Sizing>
  ) -> Bool {
    guard let target = menu.state.target, target != page, turn.waiting.isEmpty else { return false }
    ask(in: &turn) {
      if $0.rest(on: page, source: $1, sizing: $2, into: &$3) {
        $0.scrollToSelected(animated: false, into: &$3)
      }
      $0.applyPending(source: $1, sizing: $2, into: &$3)
    }
    return true
  }

  /// Tells the scroll view that holds the pages where to scroll to.
  ///
  /// - Parameters:
  ///   - pages: How many pages on, 1 or −1.
  ///   - turn: What the input is taken with.
  private func emitTravel<Source: PagingSource, Sizing: PagingSizing>(
    _ pages: Double,
    in turn: inout Turn<Source, Sizing>
  ) {
    guard motion.driver == .scrollView else { return }
    emit(.scrollContent(to: (Double(content.slot) + pages) * content.length), in: &turn)
  }

  /// Tells of a tap once its page is selected, or on its way.
  ///
  /// - Parameter turn: What the input is taken with.
  private mutating func announceTap<Source: PagingSource, Sizing: PagingSizing>(
    in turn: inout Turn<Source, Sizing>
  ) {
    guard let page = tapped, menu.pendingPage != page else { return }
    tapped = nil
    if menu.state.target == page { emit(.didSelect(page), in: &turn) }
  }
}
