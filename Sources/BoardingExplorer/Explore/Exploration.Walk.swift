import Boarding

extension Exploration {
  /// A walk under way.
  struct Walk {
    /// What was found so far.
    var exploration: Exploration
    /// The machine that takes the inputs.
    private var machine: Machine
    /// The events of the last input.
    private var events: [Event] = []
    /// The machine's states of the states that are tried next, in the order of their numbers.
    private var frontier: [Machine.State] = []
    /// The machine's states of those behind them.
    private var nextFrontier: [Machine.State] = []
    /// The numbers of states by stack and condition.
    private var numbers = KeyTable()
    /// The numbers of conditions.
    private var conditionNumbers: [Condition: UInt32] = [:]
    /// The numbers of inputs.
    private var inputNumbers: [ExplorerInput: UInt32] = [:]
    /// The inputs that are tried while a screen is on top, made when they are needed.
    private var trials: [[Trial]?]
    /// Whether any screen may be against a change.
    private let hasGuards: Bool
    /// Whether facts are declared, so that two states may differ in them.
    private let hasFacts: Bool
    /// The inputs that give a fact a value, made when they are needed.
    private var factTrials: [Trial]?
    /// A condition in which nothing waits, with its number.
    private var resting: (condition: Condition, number: UInt32)

    /// How many states are tried before somebody hears of it.
    private static let stretch = 256

    /// An input with its number.
    private struct Trial {
      /// What is done.
      let action: ExplorerInput.Action
      /// What the machine is handed for it.
      let inputs: [Input]
      /// The number of the input without lifted guards.
      let number: UInt32
    }

    /// Prepares a walk.
    ///
    /// - Parameter exploration: What is to be walked.
    init(_ exploration: Exploration) {
      self.exploration = exploration
      machine = Machine(flow: exploration.flow)
      trials = [[Trial]?](repeating: nil, count: exploration.flow.screens.count)
      hasGuards = exploration.flow.screens.contains {
        $0.leaveAnswer != .allow || $0.enterAnswer != .allow
      }
      hasFacts = !exploration.flow.facts.isEmpty
      resting = (Condition(phase: .resting, facts: machine.state.settings.facts), 0)
      events.reserveCapacity(64)
    }

    /// Walks breadth first until nothing is new or a limit is reached.
    ///
    /// - Parameter show: Hears now and then how many states and transitions were found.
    mutating func run(showing show: (_ states: Int, _ transitions: Int) -> Void) {
      resting.number = number(of: resting.condition)
      let first = machine.state
      _ = keep(as: key(from: first, 0), from: 0, by: 0)
      swap(&frontier, &nextFrontier)
      var state = 0
      var depth = 0
      while !frontier.isEmpty {
        if depth == exploration.options.depthLimit {
          exploration.stop(at: .depth(depth))
          break
        }
        for place in frontier.indices {
          if exploration.transitionCount >= exploration.options.transitionLimit {
            exploration.stop(at: .transitions(exploration.options.transitionLimit))
            break
          }
          tryOut(frontier[place], state)
          state += 1
          if state % Self.stretch == 0 { show(exploration.stateCount, exploration.transitionCount) }
        }
        if state + nextFrontier.count < exploration.stateCount { break }
        frontier.removeAll(keepingCapacity: true)
        swap(&frontier, &nextFrontier)
        depth += 1
      }
      for open in state..<exploration.stateCount { exploration.isOpenState[open] = true }
      exploration.untriedCount = exploration.stateCount - state
    }

    /// Tries every input in a state.
    ///
    /// - Parameters:
    ///   - source: The machine's state.
    ///   - state: Its number.
    private mutating func tryOut(_ source: borrowing Machine.State, _ state: Int) {
      let known = exploration.stackOfState[state]
      switch exploration.condition(ofState: state).phase {
      case .empty:
        tryOut(trial(.start), source, state, known)
        if state == 0 { tryOutHistories(source) }
        tryOutFacts(source, state, known)
      case .resting:
        guard let top = source.stack.top else { break }
        for trial in trials(on: top.rawValue) { tryOut(trial, source, state, known) }
        if let pending = exploration.pendingScreen(ofState: state),
          exploration.options.inputs.contains(.answers)
        {
          for isAllowed in [true, false] {
            tryOut(trial(.answer(isAllowed: isAllowed), pending: pending), source, state, known)
          }
        }
        tryOutFacts(source, state, known)
      case .ended:
        break
      }
      exploration.firstTransition.append(UInt32(exploration.transitionCount))
    }

    /// Lets people with other histories come, who are shown other news.
    ///
    /// - Parameter source: The machine's first state.
    private mutating func tryOutHistories(_ source: Machine.State) {
      if !exploration.options.inputs.contains(.facts) { return }
      let flow = exploration.flow
      for (place, history) in flow.histories.enumerated() {
        var settings = source.settings
        for setting in flow.settings(for: history) { settings.apply(setting) }
        if settings != source.settings { tryOut(trial(.history(place)), source, 0, 0) }
      }
    }

    /// Gives the facts other values.
    ///
    /// - Parameters:
    ///   - source: The machine's state.
    ///   - state: Its number.
    ///   - known: The number of its stack.
    private mutating func tryOutFacts(
      _ source: borrowing Machine.State,
      _ state: Int,
      _ known: UInt32
    ) {
      for trial in trialsOfFacts {
        if case .fact(let fact, let value) = trial.action,
          source.settings.facts[fact.rawValue] == value
        {
          continue
        }
        tryOut(trial, source, state, known)
      }
    }

    /// Tries an input in a state, and again with guards lifted as long as one is against it.
    ///
    /// - Parameters:
    ///   - trial: The input.
    ///   - source: The machine's state.
    ///   - state: Its number.
    ///   - known: The number of its stack.
    private mutating func tryOut(
      _ trial: Trial,
      _ source: borrowing Machine.State,
      _ state: Int,
      _ known: UInt32
    ) {
      machine.state = copy source
      perform(trial)
      note(trial.number, source, state, known)
      if !hasGuards || !exploration.options.inputs.contains(.liftedGuards) { return }
      var lifted: [ExplorerInput.LiftedGuard] = []
      while let objection = objection(to: trial.action, in: source, lifted),
        !lifted.contains(objection)
      {
        lifted.append(objection)
        machine.state = copy source
        for lift in lifted { set(.allow, of: lift) }
        perform(trial)
        let refusals = events
        for lift in lifted { set(nil, of: lift) }
        events = refusals
        note(number(of: ExplorerInput(trial.action, lifting: lifted)), source, state, known)
      }
    }

    /// Hands an input in, and lets time run until nothing moves.
    ///
    /// - Parameter trial: The input.
    private mutating func perform(_ trial: Trial) {
      events.removeAll(keepingCapacity: true)
      for input in trial.inputs { machine.handle(input, into: &events) }
      machine.settle(into: &events)
    }

    /// Sets what a screen answers.
    ///
    /// - Parameters:
    ///   - answer: What it answers, or nil for what the flow declares.
    ///   - lifted: The screen, and what it is asked for permission to.
    private mutating func set(_ answer: GuardAnswer?, of lifted: ExplorerInput.LiftedGuard) {
      let setting = Setting.guardAnswer(lifted.screen, lifted.side, answer)
      machine.handle(.setting(setting), into: &events)
    }

    /// Finds the guard that was against the last input.
    ///
    /// Screens that are left are asked before the one that is entered, so that a screen on the stack
    /// is asked whether it may be entered only once its own guard allows to leave it.
    ///
    /// - Parameters:
    ///   - action: What was done.
    ///   - source: The machine's state before.
    ///   - lifted: The guards that allow it already.
    /// - Returns: The guard, or nil if none was against it.
    private func objection(
      to action: ExplorerInput.Action,
      in source: borrowing Machine.State,
      _ lifted: [ExplorerInput.LiftedGuard]
    ) -> ExplorerInput.LiftedGuard? {
      if action == .answer(isAllowed: false) { return nil }
      for event in events.reversed() {
        guard case .refused(let refusal) = event.kind, refusal.reason == .guarded else { continue }
        guard let screen = refusal.screen else { return nil }
        let leaving = ExplorerInput.LiftedGuard(screen: screen, side: .leave)
        let isLeft =
          source.stack.contains(screen) && !lifted.contains(leaving)
          && exploration.flow.screens[screen.rawValue].leaveAnswer != .allow
        return isLeft ? leaving : ExplorerInput.LiftedGuard(screen: screen, side: .enter)
      }
      return nil
    }
  }
}

extension Exploration.Walk {
  /// Notes where an input has led.
  ///
  /// - Parameters:
  ///   - input: The number of the input.
  ///   - source: The machine's state before.
  ///   - state: Its number.
  ///   - known: The number of its stack.
  private mutating func note(
    _ input: UInt32,
    _ source: borrowing Machine.State,
    _ state: Int,
    _ known: UInt32
  ) {
    let key = key(from: source, known)
    let transition = UInt32(exploration.transitionCount)
    guard let target = keep(as: key, from: UInt32(state), by: transition) else {
      exploration.stop(at: .states(exploration.options.stateLimit))
      exploration.isOpenState[state] = true
      return
    }
    exploration.inputOfTransition.append(input)
    exploration.targetOfTransition.append(target)
  }

  /// Finds the identity of the state in which the machine is.
  ///
  /// - Parameters:
  ///   - source: A state whose stack is known.
  ///   - known: The number of that stack.
  /// - Returns: The numbers of stack and condition.
  private mutating func key(from source: borrowing Machine.State, _ known: UInt32) -> UInt64 {
    let phase: Exploration.Condition.Phase
    switch machine.state.phase {
    case .empty: phase = .empty
    // A declared flow answers its questions, and what runs is settled.
    case .resting, .asking, .running: phase = .resting
    case .ended(let end): phase = .ended(end)
    }
    let stack = exploration.stacks.number(of: machine.state.stack, from: source.stack, known)
    let isResting = phase == .resting && machine.pendingScreen == nil
    let hasSameFacts = !hasFacts || machine.state.settings.facts == resting.condition.facts
    if isResting, hasSameFacts { return UInt64(stack) << 32 | UInt64(resting.number) }
    let condition = Exploration.Condition(
      phase: phase,
      pending: machine.pendingMove,
      facts: machine.state.settings.facts
    )
    let number = number(of: condition)
    if isResting { resting = (condition, number) }
    return UInt64(stack) << 32 | UInt64(number)
  }

  /// Finds the number of the state in which the machine is, and keeps one that is new.
  ///
  /// - Parameters:
  ///   - key: Its identity.
  ///   - source: The number of the state from which it was reached.
  ///   - transition: The number of the transition by which it was reached.
  /// - Returns: The number, or nil for a new one behind the limit.
  private mutating func keep(
    as key: UInt64,
    from source: UInt32,
    by transition: UInt32
  ) -> UInt32? {
    let hasRoom = exploration.stateCount < exploration.options.stateLimit
    let fresh = hasRoom ? UInt32(exploration.stateCount) : nil
    guard let found = numbers.number(of: key, orInsert: fresh) else { return nil }
    if found.isNew {
      exploration.stackOfState.append(UInt32(key >> 32))
      exploration.conditionOfState.append(UInt32(truncatingIfNeeded: key))
      exploration.sourceOfState.append(source)
      exploration.arrivalOfState.append(transition)
      exploration.isOpenState.append(false)
      nextFrontier.append(machine.state)
    }
    return found.number
  }

  /// Finds the number of what a state consists of beside its stack.
  ///
  /// - Parameter condition: What it consists of.
  /// - Returns: The number.
  private mutating func number(of condition: Exploration.Condition) -> UInt32 {
    if let number = conditionNumbers[condition] { return number }
    let number = UInt32(exploration.conditions.count)
    conditionNumbers[condition] = number
    exploration.conditions.append(condition)
    return number
  }

  /// Finds the number of an input.
  ///
  /// - Parameter input: The input.
  /// - Returns: The number.
  private mutating func number(of input: ExplorerInput) -> UInt32 {
    if let number = inputNumbers[input] { return number }
    let number = UInt32(exploration.inputs.count)
    inputNumbers[input] = number
    exploration.inputs.append(input)
    return number
  }

  /// Makes an input that lifts no guard.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - pending: The screen that thinks about a move, or nil if none does.
  /// - Returns: The input with its number.
  private mutating func trial(
    _ action: ExplorerInput.Action,
    pending: ScreenID? = nil
  ) -> Trial {
    let inputs = action.inputs(in: exploration.flow, pending: pending)
    return Trial(action: action, inputs: inputs, number: number(of: ExplorerInput(action)))
  }

  /// Returns what is tried while a screen is on top.
  ///
  /// - Parameter screen: The place of the screen among those of the flow.
  /// - Returns: The inputs, in the order in which they are tried.
  private mutating func trials(on screen: Int) -> [Trial] {
    if let trials = trials[screen] { return trials }
    let inputs = exploration.options.inputs
    var trials: [Trial] = []
    if inputs.contains(.next) { trials.append(trial(.next)) }
    if inputs.contains(.choices) {
      for label in exploration.flow.screens[screen].choiceLabels {
        trials.append(trial(.choice(label)))
      }
    }
    if inputs.contains(.back) { trials.append(trial(.back)) }
    for direction in Direction.allCases where inputs.contains(.swipes) {
      trials.append(trial(.swipe(direction)))
    }
    for direction in Direction.allCases where inputs.contains(.cancelledSwipes) {
      trials.append(trial(.cancelledSwipe(direction)))
    }
    self.trials[screen] = trials
    return trials
  }
}

extension Exploration.Walk {
  /// What gives a fact a value, in the order in which it is tried.
  ///
  /// Which news were seen is said at the beginning, by a history.
  private var trialsOfFacts: [Trial] {
    mutating get {
      if let factTrials { return factTrials }
      var trials: [Trial] = []
      if exploration.options.inputs.contains(.facts) {
        for (fact, declared) in exploration.flow.facts.enumerated() where declared.release == nil {
          for value in declared.values.indices {
            trials.append(trial(.fact(FactID(rawValue: fact), value)))
          }
        }
      }
      factTrials = trials
      return trials
    }
  }
}
