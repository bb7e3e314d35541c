extension PagingMenu {
  /// What was answered about the widths of items, each asked once.
  struct WidthCache: Hashable, Sendable {
    /// The widths of items, in points; nil where the options decide.
    private var normal: [PageID: Double?] = [:]
    /// The widths of items while selected, in points; nil where the options decide.
    private var selected: [PageID: Double?] = [:]
    /// True once somebody has decided a width.
    private(set) var isInUse = false

    /// Makes an empty cache.
    init() {}

    /// Forgets all answers.
    mutating func clear() {
      normal.removeAll(keepingCapacity: true)
      selected.removeAll(keepingCapacity: true)
    }

    /// Forgets the answers about one item.
    ///
    /// - Parameter page: The page of the item.
    mutating func remove(_ page: PageID) {
      normal.removeValue(forKey: page)
      selected.removeValue(forKey: page)
    }

    /// Forgets all answers and that there were any.
    mutating func reset() { self = WidthCache() }

    /// Returns how wide an item is.
    ///
    /// - Parameters:
    ///   - page: The page of the item.
    ///   - isSelected: True for the width while it is selected.
    ///   - sizing: What decides the widths.
    /// - Returns: The width in points; nil if the options decide it.
    mutating func width<Sizing: PagingSizing>(
      of page: PageID,
      isSelected: Bool,
      sizing: Sizing
    ) -> Double? {
      if let known = isSelected ? selected[page] : normal[page] { return known }
      let answer = sizing.width(of: page, isSelected: isSelected)
      if isSelected {
        selected.updateValue(answer, forKey: page)
      } else {
        normal.updateValue(answer, forKey: page)
      }
      return answer
    }

    /// Returns the widths of items.
    ///
    /// - Parameters:
    ///   - items: The pages of the items.
    ///   - options: How the menu looks.
    ///   - measured: What items were measured as, in points.
    ///   - sizing: What decides the widths.
    /// - Returns: The widths; decided ones if one of them is.
    mutating func widths<Sizing: PagingSizing>(
      of items: [PageID],
      options: PagingOptions,
      measured: [PageID: Double],
      sizing: Sizing
    ) -> MenuWidths {
      var normal: [Double] = []
      var selected: [Double] = []
      var isDecided = false
      for page in items {
        let usual = width(of: page, isSelected: false, sizing: sizing)
        let chosen = width(of: page, isSelected: true, sizing: sizing)
        if usual != nil || chosen != nil { isDecided = true }
        normal.append(usual ?? options.estimatedItemWidth)
        selected.append(chosen ?? usual ?? options.estimatedItemWidth)
      }
      isInUse = isDecided || (items.isEmpty && isInUse)
      if isDecided { return .delegated(normal: normal, selected: selected) }
      if case .selfSizing = options.menuItemSize {
        return .measured(items.map { measured[$0] })
      }
      return .equal(count: items.count)
    }
  }
}
