/// What changes between two lists of items in the menu, and what of it moves the items that stay.
///
/// Only changes in front of the last item that both lists have move it.
public struct MenuDiff: Hashable, Sendable {
  /// The indices in the old list of items that are gone and stood in front of the last shared item.
  public let removed: [Int]
  /// The indices in the new list of items that are new and stand in front of the last shared item.
  public let added: [Int]

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The items before, in their order, none twice.
  ///   - new: The items afterwards, in their order, none twice.
  /// - Complexity: O(n + m), where n and m are the numbers of items.
  public init(from old: [PageID], to new: [PageID]) {
    let oldItems = Set(old)
    let newItems = Set(new)
    var removed: [Int] = []
    var added: [Int] = []
    if let last = new.last(where: { oldItems.contains($0) }),
      let place = old.firstIndex(of: last)
    {
      for index in 0..<place where !newItems.contains(old[index]) { removed.append(index) }
      for index in new.indices where index + removed.count <= place {
        if !oldItems.contains(new[index]) { added.append(index) }
      }
    }
    self.removed = removed
    self.added = added
  }

  /// Returns the items of two lists as one list.
  ///
  /// - Parameters:
  ///   - first: Items in the order of the source, none twice.
  ///   - second: Items in the order of the source, none twice.
  ///   - source: What knows the order.
  /// - Returns: All items in the order of the source; one that is in both stands there once.
  /// - Complexity: O(n + m), where n and m are the numbers of items.
  public static func union<Source: PagingSource>(
    of first: [PageID],
    and second: [PageID],
    in source: Source
  ) -> [PageID] {
    let known = Set(first)
    var union: [PageID] = []
    union.reserveCapacity(first.count + second.count)
    var place = 0
    for page in second where !known.contains(page) {
      while place < first.count, !source.isBefore(page, first[place]) {
        union.append(first[place])
        place += 1
      }
      union.append(page)
    }
    union.append(contentsOf: first[place...])
    return union
  }

  /// Returns which way a move goes.
  ///
  /// - Parameters:
  ///   - page: Where it starts.
  ///   - target: Where it leads.
  ///   - items: The loaded items, in their order.
  ///   - source: What knows the order of all pages.
  /// - Returns: The direction, as the loaded items stand if both are among them; siblings are those
  ///   that stand side by side in them.
  /// - Complexity: O(n), where n is the number of loaded items.
  public static func direction<Source: PagingSource>(
    from page: PageID,
    to target: PageID,
    among items: [PageID],
    in source: Source
  ) -> PagingDirection {
    if page == target { return .none }
    let start = items.firstIndex(of: page)
    let end = items.firstIndex(of: target)
    var isForward = source.isBefore(page, target)
    if let start, let end { isForward = start < end }
    if isForward {
      return .forward(sibling: start != nil && start.map { $0 + 1 } == end)
    }
    return .reverse(sibling: end != nil && end.map { $0 + 1 } == start)
  }
}
