import Boarding

extension PagingMenu {
  /// Takes how wide an item and its label were measured.
  ///
  /// - Parameters:
  ///   - page: The page of the item.
  ///   - width: The width, in points; counts for items that size themselves.
  ///   - labelWidth: The width of the label, in points; nil where it is not known.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into; a width that makes no sense is refused.
  public mutating func itemMeasured<Sizing: PagingSizing>(
    _ page: PageID,
    width: Double,
    labelWidth: Double? = nil,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard measured[page] != width || labels[page] != labelWidth else { return }
    let label = labelWidth.flatMap { PagingFault.length($0, at: .labelWidth) }
    if let fault = PagingFault.length(width, at: .width) ?? label {
      return calls.append(.refused(.fault(fault)))
    }
    let old = self
    measured[page] = width
    labels[page] = labelWidth
    guard items.contains(page) else { return }
    do throws(PagingFault) {
      layout = try makeLayout(of: items, sizing: sizing)
      calls.append(.reloadItems)
    } catch {
      self = old
      calls.append(.refused(.fault(error)))
    }
  }

  /// Takes that what one item shows has changed, and perhaps its width.
  ///
  /// - Parameters:
  ///   - page: The page of the item; one that is not loaded changes nothing.
  ///   - sizing: What decides the widths, which is asked again about this item.
  ///   - calls: What the calls go into.
  public mutating func updateItem<Sizing: PagingSizing>(
    _ page: PageID,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    let old = self
    widths.remove(page)
    measured[page] = nil
    labels[page] = nil
    guard items.contains(page) else { return }
    do throws(PagingFault) {
      layout = try makeLayout(of: items, sizing: sizing)
      calls.append(.reloadItems)
    } catch {
      self = old
      calls.append(.refused(.fault(error)))
    }
  }

  /// Takes that pages were inserted, moved or deleted; what stays visible does not move.
  ///
  /// If the settled page is gone, the page behind it is selected instead, or else the one in front
  /// of it. A movement to a page that is gone ends.
  ///
  /// - Parameters:
  ///   - source: What knows the new order of pages.
  ///   - sizing: What decides the widths.
  ///   - calls: What the calls go into.
  public mutating func orderChanged<Source: PagingSource, Sizing: PagingSizing>(
    source: Source,
    sizing: Sizing = UsualSizing(),
    into calls: inout [PagingMenuCall]
  ) {
    guard let settled = state.settled else {
      guard let page = pendingPage, source.contains(page) else { return }
      pending = nil
      return settle(on: page, source: source, sizing: sizing, into: &calls)
    }
    guard source.contains(settled) else {
      guard let page = renew(around: nil, source: source, sizing: sizing, into: &calls)
      else { return }
      calls.append(.selectContent(page, direction: .none, animated: false))
      return scrollToSelected(animated: false, into: &calls)
    }
    if case .scrolling(_, let upcoming?, _, _, _) = state, !source.contains(upcoming) {
      contentStayed(source: source, sizing: sizing, into: &calls)
    }
    let old = frame(of: settled)
    do throws(PagingFault) {
      let loading = try load(around: settled, source: source, sizing: sizing)
      try take(loading, source: source, sizing: sizing)
    } catch {
      return calls.append(.refused(.fault(error)))
    }
    if let old, let new = frame(of: settled) {
      contentOffset += new.origin.x - old.origin.x
    }
    if case .selected = state { contentOffset = clamped(contentOffset) }
    calls.append(.reloadItems)
    calls.append(.setContentOffset(contentOffset, animated: false))
    renewTransition()
  }

  /// Returns the nearest offset at which the menu can rest.
  ///
  /// - Parameter offset: A content offset, in points.
  /// - Returns: The offset, not past an end behind which there are no more items.
  private func clamped(_ offset: Double) -> Double {
    let isMirrored = viewport.layoutDirection == .rightToLeft
    var offset = offset
    if isMirrored ? !hasItemsBefore : !hasItemsAfter {
      offset = min(offset, contentWidth - viewport.size.width)
    }
    if isMirrored ? !hasItemsAfter : !hasItemsBefore { offset = max(offset, 0) }
    return offset
  }
}
