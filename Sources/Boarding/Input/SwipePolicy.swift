/// What happens to a finger that touches while something runs.
public enum SwipePolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// It is refused.
  case refuse
  /// What runs is finished at once, unless something waits; then it is taken up.
  case finish
  /// It catches the transition where it is and drives it on; refused if the stack was changed
  /// after that transition began, something waits, or gestures are off.
  case grab
}
