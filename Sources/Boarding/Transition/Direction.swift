/// A direction along the flow, never left or right.
public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
  /// Towards the end of the flow.
  case forward
  /// Towards its beginning.
  case backward

  /// The word that texts use for the direction.
  public var name: String {
    switch self {
    case .forward: "forward"
    case .backward: "backward"
    }
  }
}
