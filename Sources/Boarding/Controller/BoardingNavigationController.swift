/// A container that puts screens on a stack and moves between them, driven by its owner's clock.
///
/// It behaves like BoardingPass's navigation controller: screens follow one another in a series,
/// a screen may say by `BoardingInformation` where it leads instead, and animations run alongside
/// each transition. It has no views, no timer and no queue of its own. Time passes when its owner
/// calls `advance(by:)`, and every callback is delivered before the call returns.
///
/// ```swift
/// let onboarding = BoardingNavigationController(screensToPresent: [FirstScreen(), SecondScreen()])
/// onboarding.start()
/// onboarding.pushToNext()
/// onboarding.advance(by: .milliseconds(400))
/// ```
///
/// A command that is given inside a callback is deferred: the stack reads unchanged, and the
/// command is taken up, in order, when the callbacks of the instant have returned.
///
/// The controller is not Sendable and belongs to whoever made it: a test, a main-actor app, a REPL.
open class BoardingNavigationController {
  /// The screens that follow one another where no screen says otherwise.
  ///
  /// - SeeAlso: BoardingPass's `viewControllersToPresent`.
  public var screensToPresent: [any Screen] {
    get { series }
    set { _ = exchange(&series, with: newValue) }
  }

  /// Says how a transition is shown; nil, or an answer of nil, stands for the standard slide.
  ///
  /// It is asked once for each animated transition, when that begins.
  public var animatedTransitioningProvider: ((NavigationOperation) -> TransitionAnimation?)? {
    get { provider }
    set {
      let old = provider
      provider = newValue
      // The closure dies when the new one is there: that may run code which reads the controller.
      withExtendedLifetime(old) {}
    }
  }

  /// What offers animations alongside the running transition, or nil if none is in flight.
  public var transitionCoordinator: TransitionCoordinator? {
    followTime()
    return coordinator
  }

  /// Values that move along with transitions; what is set inside of a coordinated animation
  /// follows the progress.
  public final var values: AnimatedValues { AnimatedValues(valueKeeper) }

  /// Whether `Event.Kind.eligibilityChanged` is reported, for a button that greys out.
  ///
  /// Providers and guards are then asked for both directions after the callbacks of each instant.
  public var reportsEligibility: Bool {
    get { isReportingEligibility }
    set { isReportingEligibility = newValue }
  }

  /// Tells of a screen that allows a change whether it still has to think about it; nil for no
  /// screen.
  ///
  /// This is for code that waits for screens which answer later; such a screen then counts as one
  /// that said *wait*.
  public var hasLaterWord: ((any Screen, GuardSide) -> Bool)? {
    get { laterWord }
    set {
      let old = laterWord
      laterWord = newValue
      withExtendedLifetime(old) {}
    }
  }

  /// How many events, timers and completions one instant may have, so that callbacks cannot keep
  /// it busy for ever.
  ///
  /// Beyond it, what the callbacks still ask for is dropped, and so is the rest of the time; whoever
  /// waits for the result of a dropped push, and completions beyond the limit, hear nothing.
  public var eventLimit: Int {
    get { turn.limit }
    set {
      precondition(newValue > 0, "At least one event has to be allowed.")
      turn.limit = newValue
    }
  }

  /// The last place in the series that was reached, or nil if none was.
  public var furthestStep: Int? { furthestPlace }

  // The properties below are read for every event. None is visible outside of the module, and each
  // access is over before anything else is called: what takes longer to change stands outside of
  // the controller meanwhile, as in `handle(_:into:)`. So the compiler knows of each of them that no
  // access overlaps another one, and leaves the check at run time out, which would cost more than
  // the event. A single longer access brings the check back for all accesses of that property.

  /// The screens that follow one another.
  final var series: [any Screen]
  /// Says how a transition is shown.
  final var provider: ((NavigationOperation) -> TransitionAnimation?)?
  /// Tells of a screen whether it still has to think about a change that it allows.
  final var laterWord: ((any Screen, GuardSide) -> Bool)?
  /// The coordinator of the transition in flight.
  final var coordinator: TransitionCoordinator?
  /// The last place in the series that was reached.
  final var furthestPlace: Int?
  /// The engine, as a list of one: it stands outside of the controller for the price of a reference
  /// while it takes an input.
  final var engines: [Machine]
  /// The engine.
  final var machine: Machine { _read { yield engines[0] } }
  /// The objects behind the identities of screens.
  final var table = ScreenTable()
  /// The labels of choices by the number that the engine knows them by.
  final var choiceLabels: [String] = []
  /// The number of each of these labels.
  final var choicePlaces: [String: Int] = [:]
  /// Why screens were against a change, by the number that the engine knows the reason by.
  final var guardReasons: [String] = []
  /// Whether changes of eligibility are reported.
  final var isReportingEligibility = false
  /// What was reported last of each direction, or nil for nothing.
  final var reportedEligibility: [Event.Kind?] = [nil, nil]
  /// The values that move along with transitions.
  final let valueKeeper = ValueKeeper()
  /// Animations that were registered in advance.
  final var registrations = AnimationRegistrations()
  /// Who hears of shown screens.
  final var weakDelegate = WeakDelegate()
  /// Who hears every event.
  final var observers = EventObservers()
  /// Who waits for the result of a screen, or nil if nobody ever did.
  final var results: ScreenResults?
  /// The work of the owner's timers.
  final var timers = CallbackTimers()
  /// The call that is going on.
  final var turn = Turn()
  /// Writes down what reaches the engine, or nil if nobody asked for it.
  final var recorder: Recorder?

  /// Makes a controller without a screen on its stack.
  ///
  /// - Parameters:
  ///   - screensToPresent: The screens that follow one another where no screen says otherwise.
  ///   - settings: The surroundings of the stack.
  public init(screensToPresent: [any Screen] = [], settings: Settings = Settings()) {
    series = screensToPresent
    engines = [Machine(flow: Self.openFlow(settings))]
  }

  /// Makes the flow of a controller: any screen may come, and the controller answers questions.
  ///
  /// - Parameter settings: The surroundings of the stack.
  /// - Returns: The flow.
  static func openFlow(_ settings: Settings = Settings()) -> Flow {
    Flow(openNamed: "", asksPermission: true, options: Flow.Options(settings: settings))
  }

  /// Who hears of shown screens; not kept alive by the controller.
  public var delegate: (any BoardingNavigationControllerDelegate)? {
    get { weakDelegate.value }
    set { weakDelegate.value = newValue }
  }

  /// The time of the run.
  public var now: Instant { machine.state.now }

  /// Where the run stands, with identities instead of screen objects.
  public var state: Machine.State { machine.state }

  /// The screens on the stack as decided, root first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public var screens: [any Screen] {
    machine.state.stack.rootFirst.compactMap { table[$0] }
  }

  /// The screen on top of the stack as decided, or nil before the first one.
  public var topScreen: (any Screen)? {
    machine.state.stack.top.flatMap { table[$0] }
  }

  /// The screen directly below the top, or nil where there is none.
  public var screenBelowTop: (any Screen)? {
    machine.state.stack.belowTop.flatMap { table[$0] }
  }

  /// How far the running transition is along its curve, or nil if none runs.
  public var transitionProgress: Double? {
    machine.state.transition?.progress(at: machine.state.now)
  }

  /// Finds the screen of an event, which is there at least until the event was delivered.
  ///
  /// - Parameter id: The identity that an event names.
  /// - Returns: The screen, or nil if it is gone.
  public func screen(for id: ScreenID) -> (any Screen)? {
    table[id]
  }
}
