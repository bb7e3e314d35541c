/// How a swipe ends.
public enum SwipeVerdict: Hashable, Sendable {
  /// It goes on to its destination.
  case finish
  /// It goes back to where it came from.
  case cancel
}
