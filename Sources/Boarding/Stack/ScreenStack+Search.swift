extension ScreenStack {
  /// Tells whether a screen is on the stack.
  ///
  /// - Parameter screen: The screen to look for.
  /// - Returns: True if it has a place on the stack.
  /// - Complexity: O(1) for a screen with a larger number than every other one, which a fresh
  ///   screen object always has; otherwise O(*n*), where *n* is the number of screens above it.
  public func contains(_ screen: ScreenID) -> Bool {
    cell(of: screen) != nil
  }

  /// Finds the cell of a screen.
  ///
  /// - Parameter screen: The screen to look for.
  /// - Returns: Its cell, or nil if it is not on the stack.
  /// - Complexity: As `contains(_:)`.
  func cell(of screen: ScreenID) -> Cell? {
    var cell = head
    while let candidate = cell {
      if candidate.screen == screen { return candidate }
      if candidate.isAscending, candidate.screen.rawValue < screen.rawValue { return nil }
      cell = candidate.below
    }
    return nil
  }
}
