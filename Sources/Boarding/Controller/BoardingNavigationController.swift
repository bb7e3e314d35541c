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
  public var screensToPresent: [any Screen]

  /// Says how a transition is shown; nil, or an answer of nil, stands for the standard slide.
  ///
  /// It is asked once for each animated transition, when that begins.
  public var animatedTransitioningProvider: ((NavigationOperation) -> TransitionAnimation?)?

  /// What offers animations alongside the running transition, or nil if none is in flight.
  public internal(set) var transitionCoordinator: TransitionCoordinator?

  /// How many events, timers and completions one instant may have, so that callbacks cannot keep
  /// it busy for ever.
  ///
  /// Beyond it, what the callbacks still ask for is dropped, and so is the rest of the time.
  public var eventLimit: Int = 1_000_000 {
    didSet { precondition(eventLimit > 0, "At least one event has to be allowed.") }
  }

  /// The engine.
  final var machine: Machine
  /// The objects behind the identities of screens.
  final var table = ScreenTable()
  /// The labels of choices by the number that the engine knows them by.
  final var choiceLabels: [String] = []
  /// The number of each of these labels.
  final var choicePlaces: [String: Int] = [:]
  /// Who hears of shown screens.
  final var weakDelegate = WeakDelegate()
  /// Who hears every event.
  final var observers = EventObservers()
  /// Who waits for the result of a screen.
  final var results = ScreenResults()
  /// The last place in the series that was reached, or nil if none was.
  public internal(set) var furthestStep: Int?
  /// The work of the owner's timers.
  final var timers = CallbackTimers()
  /// The call that is going on.
  final var turn = Turn()
  /// What reaches the engine, written down, or nil if nobody asked for it.
  final var recordedLog: InputLog?

  /// Makes a controller without a screen on its stack.
  ///
  /// - Parameters:
  ///   - screensToPresent: The screens that follow one another where no screen says otherwise.
  ///   - settings: The surroundings of the stack.
  public init(screensToPresent: [any Screen] = [], settings: Settings = Settings()) {
    self.screensToPresent = screensToPresent
    machine = Machine(flow: Flow(openNamed: "", options: Flow.Options(settings: settings)))
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
