/// What a swipe in a direction would come to now, in terms of screen objects.
public enum SwipeEligibility {
  /// It would lead to this screen.
  case enabled(any Screen)
  /// It would be declined, or have to wait, for this reason.
  case disabled(Refusal.Reason)

  /// True if a swipe would begin.
  public var isEnabled: Bool {
    switch self {
    case .enabled: true
    case .disabled: false
    }
  }

  /// Why no swipe would begin, or nil if one would.
  public var reason: Refusal.Reason? {
    switch self {
    case .enabled: nil
    case .disabled(let reason): reason
    }
  }
}
