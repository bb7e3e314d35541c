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
  /// The way of the transition, as events name it.
  let passage: Event.Passage
  /// How the transition is shown, or nil if it takes no time.
  public let animation: TransitionAnimation?
  /// True if the transition began with somebody driving it.
  public let initiallyInteractive: Bool
  /// How far the transition is, as it is shown; a spring may overshoot.
  var progress: Double = 0
  /// The velocity with which the transition goes on after the verdict, in progress per second.
  ///
  /// It is negative towards the source, and 0 before any verdict.
  ///
  /// Where a finger was lifted, or went far enough, it is the finger's: points per second towards the
  /// destination, divided by the width. Neither the speed of the rules nor the time that is left
  /// changes it. A spring begins with it, and so may whatever else is animated from here on.
  ///
  /// Where there was no finger, or a command took the transition from it, it is the mean velocity of
  /// the tail: the completion speed of the verdict, divided by the seconds that the whole transition
  /// takes. It is 0 where a spring moves the tail, which begins at rest then, and where the whole
  /// takes no time.
  ///
  /// - SeeAlso: Apple's `completionVelocity`, whose unit is the velocity of the whole transition.
  public internal(set) var completionVelocity: Double = 0
  /// The values that move along.
  private let keeper: ValueKeeper
  /// What is shown of the progress to which somebody brings it, or nil for the progress itself.
  private var scrubbedCurve: TimingCurve?
  /// Who moves the transition, and the verdict of somebody who drove it.
  private var drive: Drive
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

  /// Who moves a transition.
  private enum Drive {
    /// Time moves it.
    case time
    /// Somebody drives it.
    case driven
    /// Somebody drove it, whose verdict was to go back.
    case cancelled
  }

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
  ///   - passage: The way of the transition, as events name it.
  ///   - motion: How the transition is shown.
  ///   - animation: How the transition is shown, or nil if it takes no time.
  ///   - curve: What is shown of the progress to which somebody brings it, or nil for the progress
  ///     itself.
  ///   - keeper: The values that move along.
  init(
    from source: any Screen,
    to destination: any Screen,
    passage: Event.Passage,
    motion: Motion,
    animation: TransitionAnimation?,
    scrubbing curve: TimingCurve?,
    keeper: ValueKeeper
  ) {
    initiallyInteractive = motion == .interactive
    drive = motion == .interactive ? .driven : .time
    self.source = source
    self.destination = destination
    self.passage = passage
    self.keeper = keeper
    self.animation = animation
    scrubbedCurve = curve
  }

  /// How the transition changes the stack.
  public var operation: NavigationOperation { passage.operation }

  /// How far the transition is: 0 at the source, 1 at the destination, clamped to that range.
  ///
  /// - SeeAlso: `UIViewControllerTransitionCoordinatorContext.percentComplete`.
  public var percentComplete: Double { min(max(progress, 0), 1) }

  /// The curve along which time moves the transition, or nil where a spring does or none is shown.
  public var completionCurve: TimingCurve? { animation?.curve }

  /// True while somebody drives the transition.
  public var isInteractive: Bool { drive == .driven }

  /// True once the verdict was to go back.
  public var isCancelled: Bool { drive == .cancelled }

  /// True if the transition takes time.
  public var isAnimated: Bool { animation != nil }

  /// How long the transition takes.
  public var transitionDuration: Duration { animation?.duration ?? .zero }

  /// True while an animation that is registered still runs.
  var acceptsAnimations: Bool {
    switch acceptance {
    case .collecting, .immediate: true
    case .over, .ended: false
    }
  }

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
    let isImmediate = acceptance == .immediate
    let isQueued = register(
      animation: isImmediate ? nil : animation.map { given in { _, context in given(context) } },
      completion: completion.map { given in { _, context in given(context) } },
      in: nil
    )
    if isImmediate, let animation { animateValues { animation(self) } }
    return isQueued
  }

  /// Registers what runs at each verdict on an interactive transition, before what follows from it,
  /// and when somebody catches the transition.
  ///
  /// - Parameter handler: What to do when somebody begins or ceases to drive the transition.
  /// - SeeAlso: Apple's `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (TransitionCoordinator) -> Void
  ) {
    if acceptance == .ended { return }
    var outside = exchange(&handlers, with: [])
    outside.append { _, context in handler(context) }
    handlers = outside
  }

  /// Registers what runs alongside the transition and at its end, with the container.
  ///
  /// - Parameters:
  ///   - animation: What to do alongside, or nil for nothing.
  ///   - completion: What to do when the transition is over, or nil for nothing.
  ///   - container: The controller whose transition it is; nil where the animation is nil or is not
  ///     to be run at once.
  /// - Returns: True if alongside animations still run.
  func register(
    animation: Callback?,
    completion: Callback?,
    in container: BoardingNavigationController?
  ) -> Bool {
    if acceptance != .ended, let completion { addCompletion(completion) }
    switch acceptance {
    case .collecting:
      if let animation { addAnimation(animation) }
      return true
    case .immediate:
      if let animation, let container { animateValues { animation(container, self) } }
      return true
    case .over, .ended:
      return false
    }
  }

  /// Lets something run alongside the transition.
  ///
  /// - Parameter animation: What to do.
  private func addAnimation(_ animation: @escaping Callback) {
    var outside = exchange(&animations, with: [])
    outside.append(animation)
    animations = outside
  }

  /// Lets something run at the end of the transition.
  ///
  /// - Parameter completion: What to do.
  private func addCompletion(_ completion: @escaping Callback) {
    var outside = exchange(&completions, with: [])
    outside.append(completion)
    completions = outside
  }

  /// Runs what was registered to run alongside.
  ///
  /// - Parameter container: The controller whose transition it is.
  func runAnimations(in container: BoardingNavigationController) {
    acceptance = isInteractive ? .immediate : .over
    let registered = exchange(&animations, with: [])
    for animation in registered { animateValues { animation(container, self) } }
  }

  /// Runs a closure; the values that it sets follow the transition.
  ///
  /// - Parameter changes: What to run.
  private func animateValues(_ changes: () -> Void) {
    keeper.store.beginAnimation(at: progress)
    changes()
    keeper.store.endAnimation()
  }

  /// Notes the verdict and runs what was registered for it.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether the verdict is to go back.
  ///   - container: The controller whose transition it is.
  func endInteraction(isCancelled: Bool, in container: BoardingNavigationController) {
    drive = isCancelled ? .cancelled : .time
    acceptance = .over
    for handler in handlers { handler(container, self) }
  }

  /// Notes that somebody has caught the transition, and runs what was registered for a verdict.
  ///
  /// - Parameters:
  ///   - progress: Where it was caught.
  ///   - container: The controller whose transition it is.
  func beginInteraction(at progress: Double, in container: BoardingNavigationController) {
    drive = .driven
    acceptance = .immediate
    scrubbedCurve = nil
    self.progress = progress
    for handler in handlers { handler(container, self) }
  }

  /// Notes to which progress somebody has brought the transition.
  ///
  /// - Parameter progress: The progress, 0...1.
  func update(to progress: Double) {
    self.progress = scrubbedCurve.map { $0.value(at: progress) } ?? progress
  }

  /// Notes that the transition stands at its end, or at its beginning where the verdict was to go
  /// back.
  func arrive() {
    progress = isCancelled ? 0 : 1
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
