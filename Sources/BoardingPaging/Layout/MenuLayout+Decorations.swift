import Boarding

extension MenuLayout {
  /// Returns where the indicator is.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The indicator; nil if it is hidden, nothing is selected or there are no items.
  public func indicator(in state: State) -> Decoration? {
    indicator(in: state, run: run(in: state))
  }

  /// Returns where the indicator is.
  ///
  /// - Parameters:
  ///   - state: What is selected.
  ///   - run: Where the items stand.
  /// - Returns: The indicator; nil if it is hidden, nothing is selected or there are no items.
  func indicator(in state: State, run: Run) -> Decoration? {
    guard case .visible(let height, let zIndex, _, let insets) = options.indicatorOptions,
      count > 0, let metric = metric(in: state, run: run)
    else { return nil }
    let y =
      switch options.menuPosition {
      case .top: options.menuHeight - height - insets.bottom + insets.top
      case .bottom: insets.bottom
      }
    let width = max(0, metric.width)
    let frame = Plane.Rectangle(x: metric.x, y: y, width: width, height: height)
    return Decoration(frame: drawn(frame, in: run), zIndex: zIndex)
  }

  /// Returns where the border is.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The border; nil if it is hidden.
  public func border(in state: State) -> Decoration? {
    guard case .visible(let height, let zIndex, let insets) = options.borderOptions
    else { return nil }
    let run = run(in: state)
    let safe = Measures.safeInsets(options: options, viewport: viewport)
    let whole = max(viewport.size.width, run.contentWidth)
    let y =
      switch options.menuPosition {
      case .top: options.menuHeight - height
      case .bottom: 0.0
      }
    let frame = Plane.Rectangle(
      x: insets.left + safe.left,
      y: y,
      width: max(0, whole - insets.left - insets.right - safe.left - safe.right),
      height: height
    )
    return Decoration(frame: drawn(frame, in: run), zIndex: zIndex)
  }

  /// Returns the reach of the indicator.
  ///
  /// - Parameters:
  ///   - state: What is selected.
  ///   - run: Where the items stand.
  /// - Returns: The reach, counted from the side where items begin; nil while nothing is selected.
  private func metric(in state: State, run: Run) -> PagingIndicatorMetric? {
    switch state {
    case .empty: return nil
    case .selected(let place): return metric(of: normalized(place), wide: nil, run: run)
    case .scrolling(let current, let upcoming, let progress):
      let current = normalized(current)
      let upcoming = upcoming.map(normalized)
      let target = target(of: current, upcoming: upcoming, progress: progress)
      let wide = upcoming.map { (index(of: current), index(of: $0)) }
      return metric(of: current, wide: wide, run: run).interpolated(
        to: metric(of: target, wide: wide, run: run),
        progress: Self.distance(of: progress)
      )
    }
  }

  /// Returns a place of which an item is one that is there.
  ///
  /// - Parameter place: A place.
  /// - Returns: The place; for an index out of range the side on which it lies.
  private func normalized(_ place: Place) -> Place {
    switch place {
    case .before, .after: place
    case .item(let index): index < 0 ? .before : index >= count ? .after : place
    }
  }

  /// Returns where the indicator is heading.
  ///
  /// - Parameters:
  ///   - current: Where it comes from.
  ///   - upcoming: The page that is on its way; nil without one.
  ///   - progress: How far, below 0 towards the pages in front.
  /// - Returns: The upcoming item; at an edge the place beyond it; otherwise where it comes from.
  private func target(of current: Place, upcoming: Place?, progress: Double) -> Place {
    if let upcoming, case .item = upcoming { return upcoming }
    guard case .item(let index) = current else { return current }
    // A lone item is at both edges: the way that is gone decides.
    let isReverse = upcoming == .before || (upcoming == nil && progress < 0)
    if index == 0, count > 1 || isReverse { return .before }
    return index == count - 1 ? .after : current
  }

  /// Returns the reach of the indicator at rest.
  ///
  /// - Parameters:
  ///   - place: An item, or a place beyond an edge: that of an item as wide as the one at the edge.
  ///   - wide: The items that count as wide as selected ones: the current and the upcoming one.
  ///   - run: Where the items stand.
  /// - Returns: The reach, counted from the side where items begin.
  private func metric(of place: Place, wide: (Int?, Int?)?, run: Run) -> PagingIndicatorMetric {
    switch place {
    case .item(let index): metric(at: index, shift: nil, wide: wide, run: run)
    case .before: metric(at: 0, shift: -1, wide: wide, run: run)
    case .after: metric(at: count - 1, shift: 1, wide: wide, run: run)
    }
  }

  /// Returns the reach of the indicator under an item.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - shift: How many of its widths the item is moved; nil where it is not. Then insets count.
  ///   - wide: The items that count as wide as selected ones.
  ///   - run: Where the items stand.
  /// - Returns: The reach, counted from the side where items begin.
  private func metric(
    at index: Int,
    shift: Double?,
    wide: (Int?, Int?)?,
    run: Run
  ) -> PagingIndicatorMetric {
    guard case .visible(_, _, let spacing, let insets) = options.indicatorOptions
    else { return PagingIndicatorMetric(x: 0, width: 0) }
    var width = width(of: index, in: run)
    if let wide, wide.0 == index || wide.1 == index, !selectedWidths.isEmpty {
      width = selectedWidths[index]
    }
    let start = start(of: index, in: run) + width * (shift ?? 0)
    switch options.indicatorWidth {
    case .item:
      return PagingIndicatorMetric(
        frame: Plane.Rectangle(x: start, y: 0, width: width, height: 0),
        leftInset: shift == nil && index == 0 ? insets.left : nil,
        rightInset: shift == nil && index == count - 1 ? insets.right : nil,
        spacing: spacing
      )
    case .label:
      let known =
        labelWidths.isEmpty ? width - 2 * options.menuItemLabelSpacing : labelWidths[index]
      let label = max(0, min(known, width))
      return PagingIndicatorMetric(x: start + (width - label) / 2, width: label)
    }
  }
}
