/// What a screen says when it is asked whether it may be left or entered.
///
/// - SeeAlso: `Screen.mayLeave(for:in:)`, `Screen.mayEnter(from:in:)`
public enum ScreenPermission: Hashable, Sendable {
  /// The change may go on.
  case allow
  /// The change must not be made; the text says why.
  case refuse(reason: String? = nil)
  /// The word comes later, by `BoardingNavigationController.answerPending(_:from:)`.
  case wait
}

/// A move that a screen was against.
public struct MoveRefusal {
  /// What was asked for.
  public let input: Input.Kind
  /// The screen that was against it.
  public let screen: any Screen
  /// Why it was, or nil where it gave no reason.
  public let reason: String?
}
