/// Makes what runs alongside a transition, or at its end.
///
/// - Parameters:
///   - container: The controller itself, so that a subclass can be reached.
///   - isAnimated: Whether the transition takes time.
/// - Returns: The closure to run.
/// - SeeAlso: BoardingPass's `AnimationFactory`.
public typealias AnimationFactory = (
  _ container: BoardingNavigationController,
  _ isAnimated: Bool
) -> () -> Void

/// Undoes at the end of a cancelled transition what is not rolled back by itself.
///
/// - Parameter context: The coordinator of the transition.
/// - SeeAlso: BoardingPass's `ContextualAnimation`.
public typealias ContextualAnimation = (_ context: TransitionCoordinator) -> Void

extension BoardingNavigationController {
  /// Runs an animation alongside the transition in flight, or at once if there is none.
  ///
  /// ```swift
  /// func willAppear(
  ///   in navigationController: BoardingNavigationController,
  ///   with coordinator: TransitionCoordinator?
  /// ) {
  ///   navigationController.perform(coordinatedAnimations: { container, _ in
  ///     { (container as? WelcomeContainer)?.backgroundColor = "#555555" }
  ///   })
  /// }
  /// ```
  ///
  /// Without a transition the animation and the completion run at once, not animated, and the
  /// cancellation never does. From the alongside animations on it is too late for an animation;
  /// a completion still runs.
  ///
  /// - Parameters:
  ///   - animation: Makes what runs alongside; nil for nothing.
  ///   - completion: Makes what runs when the transition is finished; nil for nothing.
  ///   - cancellation: What runs when the transition is cancelled; nil for nothing. Commands and
  ///     moves always finish, so that it waits for transitions that a finger drives.
  /// - SeeAlso: BoardingPass's `perform(coordinatedAnimations:completion:cancellation:)`.
  public func perform(
    coordinatedAnimations animation: AnimationFactory? = nil,
    completion: AnimationFactory? = nil,
    cancellation: ContextualAnimation? = nil
  ) {
    guard let coordinator = transitionCoordinator else {
      animation?(self, false)()
      completion?(self, false)()
      return
    }
    coordinator.register(
      animation: animation.map { factory in
        { container, context in factory(container, context.isAnimated)() }
      },
      completion: completion.map { factory in
        { container, context in factory(container, context.isAnimated)() }
      }
    )
  }
}
