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
    public internal(set) var queue: [Waiting] = []
    /// The surroundings of the stack.
    public internal(set) var settings: Settings
    /// The number of places given out so far.
    var entryCount: UInt32 = 0

    /// Makes the state before the first screen.
    ///
    /// - Parameter settings: The surroundings of the stack.
    init(settings: Settings) {
      self.settings = settings
    }

    /// What the machine is doing, with exactly what is valid then.
    public enum Phase: Hashable, Sendable {
      /// No screen has been put up yet.
      case empty
      /// The top is shown and nothing runs.
      case resting
      /// The machine has to learn something before it can go on.
      case asking(Question)
      /// A transition runs.
      case running(RunningTransition)
    }

    /// Something that waits for its turn.
    public enum Waiting: Hashable, Sendable {
      /// A change that the stack has made already and that is not shown yet.
      case change(StackChange)
      /// A user move, whose target is asked for when its turn comes.
      case move(UserMove)
    }

    /// The transition that runs, or nil if none does.
    public var transition: RunningTransition? {
      switch phase {
      case .running(let transition): transition
      case .empty, .resting, .asking: nil
      }
    }

    /// The next instant at which something happens by itself, or nil if nothing will.
    public var deadline: Instant? { transition?.end }

    /// True if a screen is shown, nothing runs and nothing waits.
    public var isIdle: Bool {
      switch phase {
      case .resting: queue.isEmpty
      case .empty, .asking, .running: false
      }
    }

    /// Gives out the identity of a place on the stack.
    ///
    /// - Returns: An identity that no place had before.
    mutating func makeEntry() -> EntryID {
      let entry = EntryID(rawValue: entryCount)
      entryCount &+= 1
      return entry
    }
  }
}
