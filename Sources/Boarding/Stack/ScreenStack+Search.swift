extension ScreenStack {
  /// Tells whether a screen is on the stack.
  ///
  /// - Parameter screen: The screen to look for.
  /// - Returns: True if it has a place on the stack.
  /// - Complexity: O(1) for a screen with a larger number than every other one, which a fresh
  ///   screen object always has; otherwise O(*n*), where *n* is the number of screens down to it or
  ///   to where only smaller numbers follow.
  public func contains(_ screen: ScreenID) -> Bool {
    cell(of: screen) != nil
  }

  /// Tells whether another stack is what is left of this one after a pop.
  ///
  /// - Parameter other: The other stack.
  /// - Returns: True if this one shares all of its cells.
  /// - Complexity: O(*k*), where *k* is the number of screens above it.
  func holds(_ other: ScreenStack) -> Bool {
    var cell = head
    for _ in 0..<Swift.max(count - other.count, 0) { cell = cell?.below }
    return cell === other.head
  }

  /// Finds the cell of a screen.
  ///
  /// - Parameter screen: The screen to look for.
  /// - Returns: Its cell, or nil if it is not on the stack.
  /// - Complexity: As `contains(_:)`.
  func cell(of screen: ScreenID) -> Cell? {
    var cell = head
    while let candidate = cell, candidate.largest >= screen.rawValue {
      if candidate.screen == screen { return candidate }
      cell = candidate.below
    }
    return nil
  }
}
