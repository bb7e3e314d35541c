extension Event {
  /// The way from one screen to another, and how it is shown.
  public struct Passage: Hashable, Sendable {
    /// The screen that is left, or absent before the first one; the layout keeps events small.
    private let sourceOrAbsent: ScreenID
    /// The screen that is reached.
    public let destination: ScreenID
    /// How the change is shown.
    public let operation: NavigationOperation

    /// Describes a change.
    ///
    /// - Parameters:
    ///   - operation: How the change is shown.
    ///   - source: The screen that is left, or nil before the first one.
    ///   - destination: The screen that is reached.
    public init(
      _ operation: NavigationOperation,
      from source: ScreenID?,
      to destination: ScreenID
    ) {
      sourceOrAbsent = source ?? .absent
      self.destination = destination
      self.operation = operation
    }

    /// The screen that is left, or nil before the first one.
    public var source: ScreenID? { sourceOrAbsent == .absent ? nil : sourceOrAbsent }
  }
}
