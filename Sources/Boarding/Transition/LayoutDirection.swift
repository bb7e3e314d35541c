/// The direction in which a user's language is laid out.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// The next screen comes from the right.
  case leftToRight
  /// The next screen comes from the left.
  case rightToLeft
}
