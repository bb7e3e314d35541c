extension TimingCurve {
  /// The side of a jump whose value counts at the very input where a curve jumps.
  ///
  /// CSS Easing calls ``before`` the before flag: it is set while an animation has not begun, or
  /// runs backwards into its beginning.
  public enum Side: Hashable, Sendable {
    /// The value after the jump.
    case after

    /// The value before the jump.
    case before
  }
}
