/// What the machine has to learn before it can go on.
///
/// The machine never asks anybody. It stops with a question in its state, and whoever drives it
/// hands the answer in as a `Reply`. A declared flow answers its own questions.
public enum Question: Hashable, Sendable {
  /// Where a user move leads.
  case target(UserMove)
  /// Whether the screens allow a change of the stack.
  case permission(PermissionRequest)
  /// How a transition is shown.
  case animation(StackChange)
}

/// The answer to a question of the machine.
public enum Reply: Hashable, Sendable {
  /// The move leads to this screen, or nowhere.
  case target(ScreenID?)
  /// The screens have said so; where no question is open, it is a late word on a pending move.
  case permission(Permission)
  /// The transition is shown like this.
  case animation(TransitionAnimation)
}
