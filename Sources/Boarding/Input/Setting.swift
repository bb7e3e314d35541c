/// A change of the surroundings in which the stack lives.
public enum Setting: Hashable, Sendable {
  /// The width of the container in points, finite and above 0.
  case containerWidth(Double)
  /// The direction in which the language is laid out.
  case layoutDirection(LayoutDirection)
  /// Whether the person asked for less motion.
  case reduceMotion(Bool)
  /// What takes the place of motion for a person who asked for less.
  case reducedMotionStyle(ReducedMotionStyle)
  /// What happens to a user move while something runs.
  case movePolicy(BusyPolicy)
  /// What happens to a command while something runs.
  case commandPolicy(BusyPolicy)
}
