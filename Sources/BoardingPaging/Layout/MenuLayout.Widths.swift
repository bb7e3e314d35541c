extension MenuLayout {
  /// The widths of items, checked and summed up.
  struct Widths {
    /// The width of every item where all have the same, in points.
    var equal: Double = 0
    /// What stands in front of each item and in front of the end, without spacing, in points; empty
    /// where all items have the same width.
    var offsets: [Double] = []
    /// The widths of items while they are selected, in points.
    var selected: [Double] = []
    /// True if somebody else than the options decides the widths.
    var isDelegated = false

    /// Checks widths and sums them up.
    ///
    /// - Parameters:
    ///   - widths: The widths.
    ///   - options: How the menu looks; without a fault.
    /// - Throws: ``PagingFault`` for the first width that makes no sense.
    /// - Complexity: O(n) in the number of widths; O(1) where all are equal.
    init(of widths: MenuWidths, options: PagingOptions) throws(PagingFault) {
      let least = widths.count > 1 ? max(0, -options.menuItemSpacing) : 0
      switch widths {
      case .equal(let count):
        try use(options.estimatedItemWidth, count: count, least: least, options: options)
      case .measured(let measured):
        guard case .selfSizing(let estimate, _) = options.menuItemSize else {
          let width = options.estimatedItemWidth
          try use(width, count: measured.count, least: least, options: options)
          return
        }
        try sum(measured, estimate: estimate, minimum: options.menuItemMinimumWidth, least: least)
      case .delegated(let normal, let selected):
        guard normal.count == selected.count else {
          throw PagingFault(
            at: .selectedWidth,
            found: "\(selected.count) values",
            expected: .count(normal.count)
          )
        }
        isDelegated = true
        try sum(normal, selected: selected, least: least)
        self.selected = selected
      }
    }

    /// Takes one width for all items.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - count: The number of items.
    ///   - least: The least width that leaves each item in front of the next one, in points.
    ///   - options: How the menu looks.
    /// - Throws: ``PagingFault`` if the number or the width makes no sense.
    private mutating func use(
      _ width: Double,
      count: Int,
      least: Double,
      options: PagingOptions
    ) throws(PagingFault) {
      guard count >= 0 else {
        throw PagingFault(at: .count, found: count.description, expected: .notNegative)
      }
      var width = width
      if case .selfSizing = options.menuItemSize {
        width = max(width, options.menuItemMinimumWidth)
      }
      if width < least {
        throw PagingFault(
          at: .itemSpacing,
          found: options.menuItemSpacing.description,
          expected: .advance
        )
      }
      equal = width
    }

    /// Sums up widths that were measured.
    ///
    /// - Parameters:
    ///   - measured: The widths, in points; nil where none was measured.
    ///   - estimate: The width of an item that was not measured, in points.
    ///   - minimum: The width that no item falls below, in points.
    ///   - least: The least width that leaves each item in front of the next one, in points.
    /// - Throws: ``PagingFault`` for the first width that makes no sense.
    /// - Complexity: O(n) in the number of widths.
    private mutating func sum(
      _ measured: [Double?],
      estimate: Double,
      minimum: Double,
      least: Double
    ) throws(PagingFault) {
      var sums: [Double] = []
      sums.reserveCapacity(measured.count + 1)
      var total: Double = 0
      sums.append(total)
      for index in measured.indices {
        let found = measured[index] ?? estimate
        let width = max(found, minimum)
        guard found >= 0, width >= least, width <= PagingOptions.greatestLength else {
          throw Self.fault(at: .width, index: index, found: found)
        }
        total += width
        sums.append(total)
      }
      offsets = sums
    }

    /// Sums up widths that somebody decides.
    ///
    /// - Parameters:
    ///   - normal: The widths, in points.
    ///   - selected: The widths while selected, in points; as many.
    ///   - least: The least width that leaves each item in front of the next one, in points.
    /// - Throws: ``PagingFault`` for the first width that makes no sense.
    /// - Complexity: O(n) in the number of widths.
    private mutating func sum(
      _ normal: [Double],
      selected: [Double],
      least: Double
    ) throws(PagingFault) {
      let greatest = PagingOptions.greatestLength
      var sums: [Double] = []
      sums.reserveCapacity(normal.count + 1)
      var total: Double = 0
      sums.append(total)
      for index in normal.indices {
        let width = normal[index]
        guard width >= least, width <= greatest else {
          throw Self.fault(at: .width, index: index, found: width)
        }
        guard selected[index] >= least, selected[index] <= greatest else {
          throw Self.fault(at: .selectedWidth, index: index, found: selected[index])
        }
        total += width
        sums.append(total)
      }
      offsets = sums
    }

    /// Checks the widths of labels.
    ///
    /// - Parameters:
    ///   - labels: The widths, in points; empty where none is known.
    ///   - count: The number of items.
    /// - Throws: ``PagingFault`` for the first width that makes no sense.
    /// - Complexity: O(n) in the number of widths.
    static func check(labels: [Double], count: Int) throws(PagingFault) {
      guard labels.isEmpty || labels.count == count else {
        throw PagingFault(
          at: .labelWidth,
          found: "\(labels.count) values",
          expected: .count(count)
        )
      }
      for index in labels.indices
      where !(labels[index] >= 0 && labels[index] <= PagingOptions.greatestLength) {
        throw fault(at: .labelWidth, index: index, found: labels[index])
      }
    }

    /// Says what is wrong with a width.
    ///
    /// - Parameters:
    ///   - place: What the width stands for.
    ///   - index: The index of its item.
    ///   - found: The width, in points.
    /// - Returns: That the width is no length, or else that it is less than the items overlap.
    private static func fault(
      at place: PagingFault.Place,
      index: Int,
      found: Double
    ) -> PagingFault {
      let isLength = found >= 0 && found <= PagingOptions.greatestLength
      return PagingFault(
        at: place,
        index: index,
        found: found.description,
        expected: isLength ? .advance : .length
      )
    }
  }
}
