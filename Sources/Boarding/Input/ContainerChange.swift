/// What happens to the container as a whole, with the screen in it.
///
/// In each case an interactive transition is cancelled at once and one that time moves is finished
/// at once.
public enum ContainerChange: UInt8, Hashable, Sendable, CaseIterable {
  /// It is shown again: the top appears.
  case appear
  /// It is covered or removed: the top disappears. What happens meanwhile takes no time and sends
  /// no appearance calls.
  case disappear
  /// The app goes to the background; the container stays where it is.
  case suspend
}
