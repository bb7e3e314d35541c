extension ScreenStack: Sequence {
  /// Walks the screens of a stack, topmost first.
  public struct Iterator: IteratorProtocol {
    /// The cell that comes next.
    private var cell: Cell?

    /// Makes an iterator that starts at a cell.
    ///
    /// - Parameter cell: The first cell, or nil for no screen.
    init(cell: Cell?) {
      self.cell = cell
    }

    /// Takes the next screen.
    ///
    /// - Returns: The screen below the one before, or nil after the root.
    public mutating func next() -> ScreenID? {
      guard let cell else { return nil }
      self.cell = cell.below
      return cell.screen
    }
  }

  /// Makes an iterator over the screens, topmost first.
  ///
  /// - Returns: An iterator at the top.
  public func makeIterator() -> Iterator {
    Iterator(cell: head)
  }

  /// The number of screens, which is exact.
  public var underestimatedCount: Int { count }

  /// The screens, root first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public var rootFirst: [ScreenID] { reversed() }
}
