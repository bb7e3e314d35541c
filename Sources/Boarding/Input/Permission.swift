/// What the screens say to a change of the stack.
public enum Permission: Hashable, Sendable {
  /// All that were asked allow it.
  case allowed
  /// The screen on top does not let fingers move it; said to a swipe only.
  case disallowsGestures
  /// A screen is against it.
  case refused(by: ScreenID, GuardReason = .unspecified)
  /// A screen wants to think about it; those after it are not asked yet.
  case waits(for: ScreenID)
}

/// What a screen says when it is asked for permission.
public enum GuardAnswer: Hashable, Sendable {
  /// The change may go on.
  case allow
  /// The change must not be made.
  case refuse(GuardReason = .unspecified)
  /// The word comes later.
  case wait
}

/// What a screen is asked for permission to.
public enum GuardSide: UInt8, Hashable, Sendable, CaseIterable {
  /// To leave it: it loses its place on the stack.
  case leave
  /// To enter it: it becomes the top.
  case enter
}

/// Why a screen is against a change, by the number of a text that the engine does not know.
public struct GuardReason: Hashable, Sendable {
  /// The number behind the reason: its place in `Flow.guardReasons`.
  public let rawValue: UInt32

  /// Makes a reason from its number.
  ///
  /// - Parameter rawValue: The number behind the reason.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No reason is given.
  public static let unspecified: GuardReason = GuardReason(rawValue: .max)
}
