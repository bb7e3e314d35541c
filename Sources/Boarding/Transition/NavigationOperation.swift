/// How a transition changes the stack, as an animation has to know it.
///
/// - SeeAlso: Apple's `UINavigationController.Operation`, which has all but `replace`.
public enum NavigationOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// The top stays: the first screen is put up, or only the stack below changes.
  case none
  /// A screen comes on top of the one before.
  case push
  /// The top goes and uncovers a screen.
  case pop
  /// The top goes and another screen takes its place.
  case replace

  /// The direction along the flow in which the operation leads, or nil where nothing moves.
  public var direction: Direction? {
    switch self {
    case .none: nil
    case .push, .replace: .forward
    case .pop: .backward
    }
  }

  /// The word that texts use for the operation.
  public var name: String {
    switch self {
    case .none: "none"
    case .push: "push"
    case .pop: "pop"
    case .replace: "replace"
    }
  }
}
