/// Offers animations alongside the running transition, and completions at its end.
///
/// It exists from the first will-call of a transition to its last completion.
///
/// - SeeAlso: Apple's `UIViewControllerTransitionCoordinator`.
public final class TransitionCoordinator {
  /// The screen that the transition leaves.
  public let source: any Screen
  /// The screen to which the transition leads.
  public let destination: any Screen
  /// How the transition changes the stack.
  public let operation: NavigationOperation
  /// How the transition is shown, or nil if it takes no time.
  public let animation: TransitionAnimation?
  /// What runs alongside, in order of registration.
  private var animations: [Callback] = []
  /// What runs at the end, in order of registration.
  private var completions: [Callback] = []
  /// What is called, with the container: nothing that waits here has to keep it alive.
  typealias Callback = (BoardingNavigationController, TransitionCoordinator) -> Void

  /// True until the alongside animations run.
  private var isAcceptingAnimations = true

  /// Makes the coordinator of a transition.
  ///
  /// - Parameters:
  ///   - source: The screen that the transition leaves.
  ///   - destination: The screen to which the transition leads.
  ///   - operation: How the transition changes the stack.
  ///   - animation: How the transition is shown, or nil if it takes no time.
  init(
    from source: any Screen,
    to destination: any Screen,
    operation: NavigationOperation,
    animation: TransitionAnimation?
  ) {
    self.source = source
    self.destination = destination
    self.operation = operation
    self.animation = animation
  }

  /// True if the transition takes time.
  public var isAnimated: Bool { animation != nil }

  /// How long the transition takes.
  public var transitionDuration: Duration { animation?.duration ?? .zero }

  /// Registers an animation that runs alongside the transition, and a completion.
  ///
  /// Alongside animations run right after the container's will-show call. One that comes later
  /// does not run any more; its completion does.
  ///
  /// - Parameters:
  ///   - animation: What to do alongside, or nil for nothing.
  ///   - completion: What to do when the transition is over, or nil for nothing.
  /// - Returns: True if the animation will run.
  @discardableResult
  public func animate(
    alongside animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    register(
      animation: animation.map { animation in { _, context in animation(context) } },
      completion: completion.map { completion in { _, context in completion(context) } }
    )
  }

  /// Registers what runs alongside the transition and at its end.
  ///
  /// - Parameters:
  ///   - animation: What to do alongside, or nil for nothing.
  ///   - completion: What to do when the transition is over, or nil for nothing.
  /// - Returns: True if the animation will run.
  @discardableResult
  func register(animation: Callback?, completion: Callback?) -> Bool {
    if let completion { completions.append(completion) }
    if isAcceptingAnimations, let animation { animations.append(animation) }
    return isAcceptingAnimations
  }

  /// Runs what was registered to run alongside.
  ///
  /// - Parameter container: The controller whose transition it is.
  func runAnimations(in container: BoardingNavigationController) {
    isAcceptingAnimations = false
    let registered = animations
    animations = []
    for animation in registered { animation(container, self) }
  }

  /// Runs what was registered to run at the end, with what is registered meanwhile.
  ///
  /// - Parameter container: The controller whose transition it is.
  func runCompletions(in container: BoardingNavigationController) {
    var place = 0
    while place < completions.count {
      let completion = completions[place]
      place += 1
      completion(container, self)
    }
    completions = []
  }
}
