extension ScreenStack: Hashable {
  /// Tells whether two stacks hold the same screens in the same places.
  ///
  /// - Parameters:
  ///   - lhs: A stack.
  ///   - rhs: Another stack.
  /// - Returns: True if screens and entries are equal from the root to the top.
  /// - Complexity: O(1) for stacks that share their cells or differ in their screens, otherwise
  ///   O(*k*), where *k* is the number of cells that they do not share.
  public static func == (lhs: ScreenStack, rhs: ScreenStack) -> Bool {
    var left = lhs.head
    var right = rhs.head
    while let leftCell = left, let rightCell = right {
      if leftCell === rightCell { return true }
      let isSame =
        leftCell.screensHash == rightCell.screensHash && leftCell.depth == rightCell.depth
        && leftCell.screen == rightCell.screen && leftCell.entry == rightCell.entry
      if !isSame { return false }
      left = leftCell.below
      right = rightCell.below
    }
    return left == nil && right == nil
  }

  /// Feeds the screens of the stack to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head?.screensHash ?? 0)
  }
}
