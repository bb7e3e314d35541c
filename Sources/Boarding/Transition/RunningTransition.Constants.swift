extension RunningTransition {
  /// What stays the same as long as a transition runs.
  ///
  /// It is an object, so that a copy of the state costs one reference and a step of progress
  /// writes nothing but the progress.
  final class Constants: Sendable {
    /// The change that the transition shows.
    let change: StackChange
    /// How it is shown.
    let animation: TransitionAnimation

    /// Keeps what stays the same.
    ///
    /// - Parameters:
    ///   - change: The change that the transition shows.
    ///   - animation: How it is shown.
    init(_ change: StackChange, _ animation: TransitionAnimation) {
      self.change = change
      self.animation = animation
    }
  }
}

extension RunningTransition.Constants: Hashable {
  /// Tells whether two transitions show the same change in the same way.
  ///
  /// - Parameters:
  ///   - lhs: What stays the same in a transition.
  ///   - rhs: What stays the same in another one.
  /// - Returns: True if change and animation are equal.
  static func == (lhs: RunningTransition.Constants, rhs: RunningTransition.Constants) -> Bool {
    lhs === rhs || (lhs.change == rhs.change && lhs.animation == rhs.animation)
  }

  /// Feeds the change and the animation to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(change)
    hasher.combine(animation)
  }
}
