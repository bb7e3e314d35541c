extension Machine {
  /// Where a run stands: everything that the machine remembers.
  public struct State: Hashable, Sendable {
    /// The time of the run.
    public internal(set) var now: Instant = .zero
    /// The stack as decided; a change that is shown or waits has changed it already.
    public internal(set) var stack: ScreenStack = ScreenStack()
    /// What the machine is doing.
    public internal(set) var phase: Phase = .empty
    /// What waits for its turn, in order.
    public internal(set) var queue: Queue = Queue()
    /// True while the container is shown.
    public internal(set) var isContainerVisible: Bool = true
    /// The last place in the series that was reached, or nil if none was.
    public internal(set) var furthestStep: Int?
    /// The surroundings of the stack, which seldom change.
    private(set) var settingsBox: SettingsBox
    /// The finger on the screen, or what it has left behind; empty for none.
    ///
    /// A list of at most one keeps a state small and lets a sample be added in place.
    var touches: [Touch] = []
    /// The move for which a screen still has to give its word, or nil for none.
    var pendingAttempt: PendingAttempt?
    /// The number of places given out so far.
    var entryCount: UInt32 = 0

    /// Makes the state before the first screen.
    ///
    /// - Parameter settings: The surroundings of the stack.
    init(settings: Settings) {
      settingsBox = SettingsBox(settings)
    }

    /// The surroundings of the stack.
    public internal(set) var settings: Settings {
      _read { yield settingsBox.settings }
      set { settingsBox = SettingsBox(newValue) }
    }

    /// What the machine is doing, with exactly what is valid then.
    public enum Phase: Hashable, Sendable {
      /// No screen has been put up yet.
      case empty
      /// The top is shown and nothing runs.
      case resting
      /// The machine has to learn something before it can go on.
      case asking(Asking)
      /// A transition runs.
      case running(RunningTransition)
      /// The flow has ended; only a whole new stack begins it again.
      case ended(FlowEnd)
    }

    /// Something that waits for its turn.
    public enum Waiting: Hashable, Sendable {
      /// A change that the stack has made already and that is not shown yet.
      case change(StackChange)
      /// A user move, whose target is asked for when its turn comes, from a place on the stack.
      case move(UserMove, entry: EntryID)
      /// The end of the flow, which is decided already.
      case end(FlowEnd)
    }

    /// The transition that runs, or nil if none does.
    public var transition: RunningTransition? {
      switch phase {
      case .running(let transition): transition
      case .asking(let asking): asking.transition
      case .empty, .resting, .ended: nil
      }
    }

    /// Brings the transition that somebody holds to a progress.
    ///
    /// The phase is moved out meanwhile, so that nothing of it is copied.
    ///
    /// - Parameter progress: How far it is, 0...1.
    /// - Returns: The same, or nil if nobody holds a transition.
    mutating func holdTransition(at progress: Double) -> Double? {
      var held: Double?
      switch exchange(&phase, with: .resting) {
      case .running(var transition):
        if transition.hold(at: progress) { held = progress }
        phase = .running(transition)
      case .empty: phase = .empty
      case .resting: break
      case .asking(let asking): phase = .asking(asking)
      case .ended(let end): phase = .ended(end)
      }
      return held
    }

    /// The next instant at which something happens by itself, or nil if nothing will.
    public var deadline: Instant? { transition?.end ?? recoil?.end }

    /// True once the end of the flow is decided, though transitions may still run before it.
    public var isEnding: Bool {
      switch queue.last {
      case .end: return true
      // A move is let wait only while the flow goes on.
      case .change, .move: return false
      case nil: return flowEnd != nil
      }
    }

    /// How the flow has ended, or nil while it goes on; only a set that is decided begins it again.
    var flowEnd: FlowEnd? {
      switch phase {
      case .ended(let end): return end
      case .asking(let asking): return asking.flowEnd
      case .running(let transition) where transition.isInteractive || transition.isCancelled:
        return transition.change.flowEnd
      case .empty, .resting, .running: return nil
      }
    }

    /// True if a screen is shown and nothing runs; then nothing waits either.
    public var isIdle: Bool {
      switch phase {
      case .resting, .ended: true
      case .empty, .asking, .running: false
      }
    }
  }
}
