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
  /// True if the transition began with somebody driving it.
  public let initiallyInteractive: Bool
  /// True while somebody drives the transition.
  public private(set) var isInteractive: Bool
  /// True once the verdict was to go back.
  public private(set) var isCancelled = false
  /// What runs alongside, in order of registration.
  private var animations: [Callback] = []
  /// What runs at the end, in order of registration.
  private var completions: [Callback] = []
  /// What is called, with the container: nothing that waits here has to keep it alive.
  typealias Callback = (BoardingNavigationController, TransitionCoordinator) -> Void

  /// What runs at the verdict, in order of registration.
  private var handlers: [Callback] = []
  /// Whether an alongside animation can still be registered.
  private var acceptance = Acceptance.collecting

  /// Whether an alongside animation can still be registered.
  private enum Acceptance {
    /// It will run with the others.
    case collecting
    /// The others have run; it runs at once, because somebody still drives the transition.
    case immediate
    /// It is too late; a completion still runs.
    case over
    /// The transition is over, and nothing runs any more.
    case ended
  }

  /// Makes the coordinator of a transition.
  ///
  /// - Parameters:
  ///   - source: The screen that the transition leaves.
  ///   - destination: The screen to which the transition leads.
  ///   - operation: How the transition changes the stack.
  ///   - motion: How the transition is shown.
  ///   - animation: How the transition is shown, or nil if it takes no time.
  init(
    from source: any Screen,
    to destination: any Screen,
    operation: NavigationOperation,
    motion: Motion,
    animation: TransitionAnimation?
  ) {
    initiallyInteractive = motion == .interactive
    isInteractive = motion == .interactive
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
  /// Alongside animations run right after the container's will-show call; while somebody drives
  /// the transition, one that comes later runs at once. From the verdict on, and in a transition
  /// that nobody drives from the alongside animations on, it is too late: the animation does not
  /// run any more, its completion does. Once the completions have run, nothing is registered.
  ///
  /// - Parameters:
  ///   - animation: What to do alongside, or nil for nothing.
  ///   - completion: What to do when the transition is over, or nil for nothing.
  /// - Returns: True if alongside animations still run.
  @discardableResult
  public func animate(
    alongside animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if acceptance != .ended, let completion {
      completions.append { _, context in completion(context) }
    }
    switch acceptance {
    case .collecting:
      if let animation { animations.append { _, context in animation(context) } }
      return true
    case .immediate:
      animation?(self)
      return true
    case .over, .ended:
      return false
    }
  }

  /// Registers what runs at the verdict on an interactive transition, before what follows from it.
  ///
  /// - Parameter handler: What to do when nobody drives the transition any more.
  /// - SeeAlso: Apple's `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (TransitionCoordinator) -> Void
  ) {
    if acceptance == .ended { return }
    handlers.append { _, context in handler(context) }
  }

  /// Registers what runs alongside the transition and at its end, with the container.
  ///
  /// - Parameters:
  ///   - animation: What to do alongside, or nil for nothing.
  ///   - completion: What to do when the transition is over, or nil for nothing.
  ///   - container: The controller whose transition it is.
  /// - Returns: True if alongside animations still run.
  func register(
    animation: Callback?,
    completion: Callback?,
    in container: BoardingNavigationController
  ) -> Bool {
    if acceptance != .ended, let completion { completions.append(completion) }
    switch acceptance {
    case .collecting:
      if let animation { animations.append(animation) }
      return true
    case .immediate:
      animation?(container, self)
      return true
    case .over, .ended:
      return false
    }
  }

  /// Runs what was registered to run alongside.
  ///
  /// - Parameter container: The controller whose transition it is.
  func runAnimations(in container: BoardingNavigationController) {
    acceptance = isInteractive ? .immediate : .over
    let registered = exchange(&animations, with: [])
    for animation in registered { animation(container, self) }
  }

  /// Notes the verdict and runs what was registered for it.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether the verdict is to go back.
  ///   - container: The controller whose transition it is.
  func endInteraction(isCancelled: Bool, in container: BoardingNavigationController) {
    isInteractive = false
    self.isCancelled = isCancelled
    acceptance = .over
    let registered = exchange(&handlers, with: [])
    for handler in registered { handler(container, self) }
  }

  /// Runs what was registered to run at the end, with what is registered meanwhile.
  ///
  /// - Parameter container: The controller whose transition it is.
  func runCompletions(in container: BoardingNavigationController) {
    var place = 0
    while place < completions.count, container.countTowardsLimit(1) {
      let completion = completions[place]
      place += 1
      completion(container, self)
    }
    acceptance = .ended
    _ = exchange(&completions, with: [])
    _ = exchange(&handlers, with: [])
  }
}
