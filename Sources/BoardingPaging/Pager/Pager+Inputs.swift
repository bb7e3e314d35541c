extension Pager {
  /// Takes an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - source: What knows the pages and their order.
  ///   - sizing: What knows the widths of items, beyond the options.
  ///   - events: Where events are appended.
  /// - Returns: What became of it. A refusal is an event too, and changes nothing.
  @discardableResult
  public mutating func handle<Source: PagingSource, Sizing: PagingSizing>(
    _ input: PagerInput,
    source: Source,
    sizing: Sizing = UsualSizing(),
    into events: inout [PagerEvent]
  ) -> PagerAnswer {
    var turn = Turn(source: source, sizing: sizing, events: events)
    events = []
    let answer = take(input, in: &turn)
    events = turn.events
    return answer
  }

  /// What an input is taken with.
  struct Turn<Source: PagingSource, Sizing: PagingSizing> {
    /// What knows the pages and their order.
    let source: Source
    /// What knows the widths of items.
    let sizing: Sizing
    /// Where events are appended.
    var events: [PagerEvent]
    /// Why the input was declined; nil if it was not.
    var refusal: PagerRefusal?
    /// True while calls of the pages are handed on.
    var isInPages = false
    /// What the menu asks of the pages meanwhile: it waits for their calls to be over.
    var waiting: [PagingMenuCall] = []
  }

  /// Takes an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - turn: What it is taken with.
  /// - Returns: What became of it.
  private mutating func take<Source: PagingSource, Sizing: PagingSizing>(
    _ input: PagerInput,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    switch input {
    case .select(let page, let animated):
      return select(page, animated: animated, isTap: false, in: &turn)
    case .tap(let page): return select(page, animated: true, isTap: true, in: &turn)
    case .pan(let pan): return self.pan(pan, in: &turn)
    case .menuPan(let pan): return self.menuPan(pan, in: &turn)
    case .advance(let instant): return advance(to: instant, in: &turn)
    case .contentOffset(let offset): return report(offset, in: &turn)
    case .contentDragging(let isDragging):
      if isDragging { content.window.willBeginDragging() } else { content.window.willEndDragging() }
    case .menuOffset(let offset): scrollMenu(to: offset, in: &turn)
    case .menuDragging(let isDragging): menu.isDragging = isDragging
    case .reload(let page): reload(around: page, in: &turn)
    case .reloadMenu: reloadMenu(in: &turn)
    case .orderChanged: orderChanged(in: &turn)
    case .update(let page): update(page, in: &turn)
    case .removeAll: removeAll(in: &turn)
    case .resize(let size, let safeArea): resize(size, safeArea: safeArea, in: &turn)
    case .measured(let page, let width, let labelWidth):
      ask(in: &turn) { menu, _, sizing, calls in
        menu.itemMeasured(
          page,
          width: width,
          labelWidth: labelWidth,
          sizing: sizing,
          into: &calls
        )
      }
    case .badgeValue(let page, let value): setBadgeValue(value, of: page, in: &turn)
    case .sizingChanged:
      ask(in: &turn) { $0.sizingChanged(source: $1, sizing: $2, into: &$3) }
    case .options(let options): setOptions(options, in: &turn)
    case .appearance(let appearance, let animated):
      isCovered = appearance == .didDisappear
      tellPages(in: &turn) {
        $0.container(appearance, animated: animated, source: $1, into: &$2)
      }
    }
    return turn.refusal.map { .refused($0) } ?? .applied
  }

  /// Declines an input.
  ///
  /// - Parameters:
  ///   - refusal: Why.
  ///   - turn: What the input is taken with.
  /// - Returns: The refusal as an answer.
  @discardableResult
  func refuse<Source: PagingSource, Sizing: PagingSizing>(
    _ refusal: PagerRefusal,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    turn.refusal = refusal
    emit(.refused(refusal), in: &turn)
    return .refused(refusal)
  }

  /// Writes down what happened.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - turn: What the input is taken with.
  func emit<Source: PagingSource, Sizing: PagingSizing>(
    _ kind: PagerEvent.Kind,
    in turn: inout Turn<Source, Sizing>
  ) {
    if !menu.options.hasMenu {
      switch kind {
      case .menuReloaded, .menuOffset: return
      case .page, .isScrolling, .willScroll, .didScroll, .didSelect, .scrollContent, .refused:
        break
      }
    }
    turn.events.append(PagerEvent(at: now, kind))
  }
}
