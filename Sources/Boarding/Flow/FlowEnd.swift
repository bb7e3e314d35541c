/// How a flow ends.
public enum FlowEnd: UInt8, Hashable, Sendable, CaseIterable {
  /// The person has gone through it.
  case completed
  /// The person has left it early.
  case skipped

  /// The word that texts use for the end.
  public var name: String {
    switch self {
    case .completed: "completed"
    case .skipped: "skipped"
    }
  }
}
