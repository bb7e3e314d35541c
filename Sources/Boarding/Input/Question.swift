/// What the machine has to learn before it can go on.
///
/// The machine never asks anybody. It stops with a question in its state, and whoever drives it
/// hands the answer in as a `Reply`. A declared flow answers its own questions.
public enum Question: Hashable, Sendable {
  /// Where a user move leads.
  case target(UserMove)
  /// How a transition is shown.
  case animation(StackChange)
}

/// The answer to a question of the machine.
public enum Reply: Hashable, Sendable {
  /// The move leads to this screen, or nowhere.
  case target(ScreenID?)
  /// The transition is shown like this.
  case animation(TransitionAnimation)
}
