public import Boarding

/// Everything that can happen to a flow, as a graph of the states in which it rests.
///
/// The machine is walked by value, breadth first: a state is assigned, an input is handed in, time
/// runs until nothing moves, and where that leads is a state. So the first way to a state is a
/// shortest one, and the numbers of states and transitions are the same in every run.
///
/// ```swift
/// let exploration = Exploration(of: flow)
/// assert(exploration.isComplete)
/// assert(exploration.findings.isEmpty)
/// ```
///
/// Two states are the same if nothing that can follow tells them apart: the screens of the stack
/// in their order, how the flow has ended, the values of the facts, and the move that waits for the
/// word of a screen. Time
/// and the identities of entries count on for ever and are left out; so is the furthest step,
/// which nothing depends on. Settings are those with which the flow begins. The identity is exact
/// and not a hash: a stack is its number in a table of all stacks, and so is the rest.
public struct Exploration: Sendable {
  /// The flow.
  public private(set) var flow: Flow
  /// What was tried, and how far.
  public private(set) var options: ExplorationOptions
  /// What stopped the walk before everything was seen, or nil if nothing did.
  public internal(set) var limit: Limit?
  /// The number of states that were kept but not tried out.
  public internal(set) var untriedCount: Int = 0
  /// The stacks.
  var stacks = StackTable()
  /// What else a state consists of, by its number.
  var conditions: [Condition] = []
  /// The number of the stack of each state.
  var stackOfState: [UInt32] = []
  /// The number of what else each state consists of.
  var conditionOfState: [UInt32] = []
  /// The state from which each state was reached first; the first one from itself.
  var sourceOfState: [UInt32] = []
  /// The transition by which each state was reached first.
  var arrivalOfState: [UInt32] = []
  /// Whether something may follow a state that is not known.
  var isOpenState: [Bool] = []
  /// The inputs that occur, by their number.
  var inputs: [ExplorerInput] = []
  /// The first transition of each state, and the number of all of them at the end.
  var firstTransition: [UInt32] = [0]
  /// The number of the input of each transition.
  var inputOfTransition: [UInt32] = []
  /// The state to which each transition leads.
  var targetOfTransition: [UInt32] = []

  /// What stops a walk.
  public enum Limit: Hashable, Sendable {
    /// There are more states.
    case states(Int)
    /// Ways go on behind so many inputs.
    case depth(Int)
    /// There are more transitions.
    case transitions(Int)
  }

  /// What a state consists of beside its stack.
  package struct Condition: Hashable, Sendable {
    /// What the machine does.
    package var phase: Phase
    /// The move that waits for the word of a screen, or nil for none.
    package var pending: Machine.PendingMove?
    /// The values of the facts.
    package var facts: [Int]

    /// What a machine does that rests.
    package enum Phase: Hashable, Sendable {
      /// No screen has been put up yet.
      case empty
      /// A screen is shown.
      case resting
      /// The flow has ended.
      case ended(FlowEnd)
    }
  }

  /// Walks a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow; in an open one nothing can be done.
  ///   - options: What is tried, and how far.
  /// - Complexity: O(*s* × *i*), where *s* is the number of states and *i* that of the inputs that
  ///   are tried in a state.
  public init(of flow: Flow, _ options: ExplorationOptions = ExplorationOptions()) {
    self.init(of: flow, options, showing: { _, _ in })
  }

  /// Walks a flow and tells how far it is.
  ///
  /// - Parameters:
  ///   - flow: The flow; in an open one nothing can be done.
  ///   - options: What is tried, and how far.
  ///   - show: Hears now and then how many states and transitions were found.
  package init(
    of flow: Flow,
    _ options: ExplorationOptions,
    showing show: (_ states: Int, _ transitions: Int) -> Void
  ) {
    self.flow = flow
    self.options = options
    var walk = Walk(self)
    walk.run(showing: show)
    self = walk.exploration
  }

  /// Notes what stopped the walk, unless something did before.
  ///
  /// - Parameter limit: What stopped it.
  mutating func stop(at limit: Limit) {
    if self.limit == nil { self.limit = limit }
  }

  /// True if everything that can happen was seen.
  public var isComplete: Bool { limit == nil }

  /// The number of states, the one before the first screen included.
  public var stateCount: Int { stackOfState.count }

  /// The number of transitions, those that lead nowhere else included.
  public var transitionCount: Int { targetOfTransition.count }

  /// The number of inputs in the shortest way to the state that is farthest away.
  ///
  /// - Complexity: O(*n*), where *n* is that number.
  public var depth: Int { stateCount == 0 ? 0 : path(toState: stateCount - 1).count }
}

extension Exploration {
  /// A way from a state to another one, or back to itself.
  public struct Transition: Hashable, Sendable {
    /// The number of the state in which the input is handed in.
    public let source: Int
    /// The input.
    public let input: ExplorerInput
    /// The number of the state to which it leads.
    public let target: Int
  }

  /// Returns the screens of a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The screens on the stack, root first.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public func stack(ofState state: Int) -> [ScreenID] {
    stacks.screens(of: stackOfState[state])
  }

  /// Returns the screen that is on top in a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The screen, or nil before the first one.
  public func top(ofState state: Int) -> ScreenID? {
    stacks.topScreen(of: stackOfState[state])
  }

  /// Returns the screen that thinks about a move in a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The screen, or nil if none does.
  public func pendingScreen(ofState state: Int) -> ScreenID? {
    condition(ofState: state).pending?.screen
  }

  /// Returns how the flow has ended in a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: How it has ended, or nil while it goes on.
  public func flowEnd(ofState state: Int) -> FlowEnd? {
    switch condition(ofState: state).phase {
    case .ended(let end): end
    case .empty, .resting: nil
    }
  }

  /// Returns what a state consists of beside its stack.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: What it consists of.
  package func condition(ofState state: Int) -> Condition {
    conditions[Int(conditionOfState[state])]
  }

  /// Returns a transition.
  ///
  /// - Parameter number: The number of the transition.
  /// - Returns: The transition.
  /// - Complexity: O(log *n*), where *n* is the number of states.
  public func transition(_ number: Int) -> Transition {
    var low = 0
    var high = firstTransition.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(firstTransition[middle]) <= number { low = middle } else { high = middle }
    }
    return Transition(
      source: low,
      input: inputs[Int(inputOfTransition[number])],
      target: Int(targetOfTransition[number])
    )
  }

  /// Returns the numbers of the transitions that begin in a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The numbers, in the order in which the inputs were tried; none for a state that was
  ///   not tried out.
  func transitions(ofState state: Int) -> Range<Int> {
    if state + 1 >= firstTransition.count { return 0..<0 }
    return Int(firstTransition[state])..<Int(firstTransition[state + 1])
  }
}
