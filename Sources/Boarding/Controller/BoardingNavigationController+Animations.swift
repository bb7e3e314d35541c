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
  /// cancellation never does. Where it is too late for an animation, the completion or the
  /// cancellation still runs.
  ///
  /// - Parameters:
  ///   - animation: Makes what runs alongside; nil for nothing.
  ///   - completion: Makes what runs when the transition is finished; nil for nothing.
  ///   - cancellation: What runs when the transition is cancelled; nil for nothing.
  /// - Returns: True if the animation runs; false where it is too late for it.
  /// - SeeAlso: BoardingPass's `perform(coordinatedAnimations:completion:cancellation:)`.
  @discardableResult
  public func perform(
    coordinatedAnimations animation: AnimationFactory? = nil,
    completion: AnimationFactory? = nil,
    cancellation: ContextualAnimation? = nil
  ) -> Bool {
    guard let coordinator = transitionCoordinator else {
      animation?(self, false)()
      completion?(self, false)()
      return true
    }
    return coordinator.register(
      animation: animation.map { factory in
        { container, context in factory(container, context.isAnimated)() }
      },
      completion: { container, context in
        if context.isCancelled {
          cancellation?(context)
        } else {
          completion?(container, context.isAnimated)()
        }
      },
      in: self
    )
  }
}
