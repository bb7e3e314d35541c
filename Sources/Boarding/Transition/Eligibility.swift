/// What a swipe in a direction would come to now.
public enum Eligibility: Hashable, Sendable {
  /// It would lead to this screen.
  case enabled(ScreenID)
  /// It would be declined, or have to wait, for this reason.
  case disabled(Refusal.Reason)
}

extension Eligibility {
  /// True if a swipe would begin.
  public var isEnabled: Bool {
    switch self {
    case .enabled: true
    case .disabled: false
    }
  }
}
