import Boarding

extension MenuLayout {
  /// Returns how far the menu has to move to bring an item to where the selected item belongs.
  ///
  /// - Parameters:
  ///   - target: The item that is on its way to be selected.
  ///   - current: The page that is selected now.
  ///   - offset: The menu's content offset, in points.
  ///   - hasItemsBefore: True if there are more items in front of the first one.
  ///   - hasItemsAfter: True if there are more items behind the last one.
  /// - Returns: The distance in points, signed, rightwards above 0; nil if there is no such item.
  public func distance(
    to target: Int,
    from current: Place,
    offset: Double,
    hasItemsBefore: Bool = false,
    hasItemsAfter: Bool = false
  ) -> Double? {
    guard target >= 0, target < count, offset.isFinite else { return nil }
    let now = run(in: .selected(current))
    let width = mirrorWidth(of: now)
    let question = MenuDistance(
      position: options.selectedScrollPosition,
      offset: measures.isMirrored ? width - viewport.size.width - offset : offset,
      viewWidth: viewport.size.width,
      contentWidth: now.contentWidth,
      hasItemsBefore: hasItemsBefore,
      hasItemsAfter: hasItemsAfter
    )
    let span = MenuDistance.Span(
      start: start(of: target, in: now),
      width: self.width(of: target, in: now),
      finalWidth: selectedWidths.isEmpty ? nil : selectedWidths[target]
    )
    let distance = question.distance(
      to: span,
      from: now.current.flatMap { index in
        // What stays selected keeps its width.
        index == target
          ? nil
          : MenuDistance.Span(
            start: start(of: index, in: now),
            width: self.width(of: index, in: now),
            finalWidth: usualWidth(of: index)
          )
      },
      isForward: now.current.map { $0 < target } ?? (current == .before)
    )
    guard measures.isMirrored else { return distance }
    return mirrorWidth(of: run(in: .selected(.item(target)))) - width - distance
  }

  /// Returns the content offset at which an item rests where the selected item belongs.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The offset in points, not beyond the content; nil if there is no such item.
  public func contentOffset(selecting index: Int) -> Double? {
    guard index >= 0, index < count else { return nil }
    let run = run(in: .selected(.item(index)))
    let view = viewport.size.width
    let start = start(of: index, in: run)
    let width = self.width(of: index, in: run)
    let wish =
      switch options.selectedScrollPosition {
      case .left: start
      case .right: start + width - view
      case .center, .preferCentered: start + width / 2 - view / 2
      }
    let greatest = max(0, run.contentWidth - view)
    let offset = max(0, min(wish, greatest))
    return measures.isMirrored ? greatest - offset : offset
  }
}
