extension Pager {
  /// Selects a page.
  ///
  /// A page that an empty pager's source does not have yet is selected as soon as it has it. Where
  /// nobody looks, because the pager is covered, nothing travels.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: True if the pages travel.
  ///   - isTap: True if a person has tapped its item.
  ///   - turn: What the input is taken with.
  /// - Returns: What became of it.
  mutating func select<Source: PagingSource, Sizing: PagingSizing>(
    _ page: PageID,
    animated: Bool,
    isTap: Bool,
    in turn: inout Turn<Source, Sizing>
  ) -> PagerAnswer {
    let waiting = tapped
    if isTap { tapped = page }
    let travels = motion.travelSeconds > 0 || motion.driver == .scrollView
    let isAnimated = animated && travels && !isCovered
    ask(in: &turn) {
      $0.select(page, animated: isAnimated, source: $1, sizing: $2, into: &$3)
    }
    if let refusal = turn.refusal {
      tapped = waiting
      return .refused(refusal)
    }
    return menu.pendingPage == page ? .queued : .applied
  }
}
