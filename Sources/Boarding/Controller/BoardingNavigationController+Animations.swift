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
    guard let coordinator else {
      animation?(self, false)()
      completion?(self, false)()
      return true
    }
    return coordinator.register(
      animation: animation.map { alongside($0) },
      completion: conclusion(completion, cancellation),
      in: self
    )
  }

  /// Registers an animation that runs alongside transitions to come.
  ///
  /// It is registered with the coordinator of a transition before anybody else.
  ///
  /// - Parameters:
  ///   - trigger: Which transitions are meant.
  ///   - isRepeating: Whether it runs alongside each of them, or only the next one.
  ///   - animation: Makes what runs alongside; nil for nothing.
  ///   - completion: Makes what runs when the transition is finished; nil for nothing.
  ///   - cancellation: What runs when the transition is cancelled; nil for nothing.
  /// - Returns: The name by which the registration can be taken back.
  @discardableResult
  public func registerCoordinatedAnimations(
    for trigger: TransitionTrigger,
    isRepeating: Bool = true,
    _ animation: AnimationFactory? = nil,
    completion: AnimationFactory? = nil,
    cancellation: ContextualAnimation? = nil
  ) -> AnimationRegistrationID {
    var outside = exchange(&registrations, with: AnimationRegistrations())
    let id = outside.add(
      trigger,
      isRepeating: isRepeating,
      animation: animation.map { alongside($0) },
      completion: conclusion(completion, cancellation)
    )
    registrations = outside
    return id
  }

  /// Takes a registration back; a transition that has begun keeps it.
  ///
  /// - Parameter id: The name of the registration.
  /// - Returns: False if it was not there any more.
  @discardableResult
  public func unregisterCoordinatedAnimations(_ id: AnimationRegistrationID) -> Bool {
    var outside = exchange(&registrations, with: AnimationRegistrations())
    let entry = outside.remove(id)
    registrations = outside
    return entry != nil
  }

  /// Registers with a coordinator what was registered in advance.
  ///
  /// - Parameter coordinator: The coordinator of a transition that begins.
  func registerInAdvance(with coordinator: TransitionCoordinator) {
    if registrations.isEmpty { return }
    var outside = exchange(&registrations, with: AnimationRegistrations())
    let due = outside.take(for: coordinator)
    registrations = outside
    for entry in due {
      _ = coordinator.register(
        animation: entry.animation,
        completion: entry.completion,
        in: self
      )
    }
  }

  /// Turns a factory into what a coordinator runs.
  ///
  /// - Parameter factory: Makes what runs alongside.
  /// - Returns: What makes and runs it.
  private func alongside(_ factory: @escaping AnimationFactory) -> TransitionCoordinator.Callback {
    { container, context in factory(container, context.isAnimated)() }
  }

  /// Puts together what runs at the end of a transition.
  ///
  /// - Parameters:
  ///   - completion: Makes what runs when the transition is finished; nil for nothing.
  ///   - cancellation: What runs when the transition is cancelled; nil for nothing.
  /// - Returns: What runs one of them.
  private func conclusion(
    _ completion: AnimationFactory?,
    _ cancellation: ContextualAnimation?
  ) -> TransitionCoordinator.Callback {
    { container, context in
      if context.isCancelled {
        cancellation?(context)
      } else {
        completion?(container, context.isAnimated)()
      }
    }
  }
}
