/// Values that follow transitions.
extension BoardingNavigationController {
  /// Runs a closure whose values follow the running transition with a timing of their own.
  ///
  /// Inside of a coordinated animation it nests; without a transition the values are there at
  /// once. Where a coordinated animation comes too late, from the verdict on and, in a transition
  /// that nobody drives, from the animations on, it does not run the closure: values that go back
  /// would show nothing of what is set, and lose it at the end.
  ///
  /// ```swift
  /// if let late = ValueTiming(delay: 0.5, duration: 0.5) {
  ///   container.animateValues(late) { container.values.set(1, for: opacity) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - timing: When the values move within what is left of the transition, and how.
  ///   - changes: Sets the values.
  /// - Returns: True if the closure has run; false where it is too late for it.
  @discardableResult
  public func animateValues(_ timing: ValueTiming = .whole, _ changes: () -> Void) -> Bool {
    if let coordinator, !coordinator.acceptsAnimations, valueKeeper.store.isInTransition,
      valueKeeper.store.scopes.isEmpty
    {
      return false
    }
    valueKeeper.store.beginAnimation(at: valueProgress, timing: timing)
    changes()
    valueKeeper.store.endAnimation()
    return true
  }

  /// All values at this instant.
  public var presentedValues: ValueStore.Presentation {
    valueKeeper.store.presentation(at: valueProgress)
  }

  /// How far the transition is that values follow, 0 at the source and 1 at the destination.
  ///
  /// A spring may overshoot. Without a transition it is 0.
  public var valueProgress: Double { valueProgress(at: now) }

  /// Returns how far the transition is at an instant that values follow.
  ///
  /// While the callbacks at the end of a transition run, the next one may have begun: values are at
  /// the end until it is its turn.
  ///
  /// - Parameter instant: An instant.
  /// - Returns: The progress, or 0 without a transition.
  func valueProgress(at instant: Instant) -> Double {
    guard let coordinator else { return 0 }
    if coordinator.isInteractive { return coordinator.progress }
    guard let transition = machine.state.transition, !transition.isInteractive,
      transition.change.passage == coordinator.passage
    else { return coordinator.progress }
    return transition.progress(at: instant)
  }

  /// Brings the coordinator of a transition that time moves to this instant.
  func followTime() {
    coordinator?.progress = valueProgress
  }
}
