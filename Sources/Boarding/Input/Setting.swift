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
  /// What happens to a finger that touches while something runs.
  case swipePolicy(SwipePolicy)
  /// How a finger drives a transition.
  case swipeRules(SwipeRules)
  /// Whether fingers may drive transitions.
  case gestures(Bool)
  /// Whether moves of a person go forward only.
  case forwardOnly(Bool)
  /// What a declared screen answers from now on when it is asked for permission; nil goes back to
  /// what the flow declares.
  case guardAnswer(ScreenID, GuardSide, GuardAnswer?)
  /// The value of a fact of a declared flow, by its place in `Flow.Fact.values`.
  ///
  /// What is on the stack stays; only where it leads on from here is another question.
  case fact(FactID, Int)
}
