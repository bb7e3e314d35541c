public import Boarding

extension Exploration {
  /// Returns a shortest way to a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The inputs, the start included; none for the first state.
  /// - Complexity: O(*n*), where *n* is the number of inputs.
  public func path(toState state: Int) -> [ExplorerInput] {
    var path: [ExplorerInput] = []
    var state = state
    while state != 0 {
      path.append(inputs[Int(inputOfTransition[Int(arrivalOfState[state])])])
      state = Int(sourceOfState[state])
    }
    return path.reversed()
  }

  /// Returns a shortest way along a transition.
  ///
  /// - Parameter transition: The number of the transition.
  /// - Returns: A shortest way to its source, and its input.
  /// - Complexity: O(*n*), where *n* is the number of inputs.
  public func path(alongTransition transition: Int) -> [ExplorerInput] {
    let transition = self.transition(transition)
    return path(toState: transition.source) + [transition.input]
  }

  /// Finds the first state with a screen on top, to which a shortest way leads.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The number of the state, or nil if the screen never came on top.
  /// - Complexity: O(*n*), where *n* is the number of states.
  public func firstState(withTop screen: ScreenID) -> Int? {
    (0..<stateCount).first { top(ofState: $0) == screen }
  }

  /// A way, with the state at its end.
  public struct Path: Hashable, Sendable {
    /// The inputs, the start included.
    public let inputs: [ExplorerInput]
    /// The number of the state at the end.
    public let state: Int

    /// Makes a way.
    ///
    /// - Parameters:
    ///   - inputs: The inputs, the start included.
    ///   - state: The number of the state at the end.
    public init(_ inputs: [ExplorerInput], to state: Int) {
      self.inputs = inputs
      self.state = state
    }
  }

  /// The number of the ways of `coveringPaths(limit:)` where nothing limits them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of transitions.
  public var coveringPathCount: Int { coveringTransitions.count }

  /// Ways that go along every transition, none of which is the beginning of another one.
  ///
  /// A transition that leads back to its own state is tried by the first way that comes to that
  /// state; every other one that is not on a shortest way to a state ends a way of its own.
  ///
  /// - Parameter limit: The most ways that are returned.
  /// - Returns: The ways, in the order of the transitions with which they end.
  /// - Complexity: O(*n* × *d*), where *n* is the number of transitions and *d* the depth.
  public func coveringPaths(limit: Int = .max) -> [Path] {
    var isVisited = [Bool](repeating: false, count: stateCount)
    return coveringTransitions.prefix(limit).map { (last) in
      let last = transition(last)
      var inputs: [ExplorerInput] = []
      for (state, input) in steps(toState: last.source) + [(last.source, last.input)] {
        visit(state, &isVisited, &inputs)
        if state != last.target || state != last.source { inputs.append(input) }
      }
      visit(last.target, &isVisited, &inputs)
      return Path(inputs, to: last.target)
    }
  }

  /// Tries what leads from a state back to itself, once.
  ///
  /// - Parameters:
  ///   - state: The number of the state.
  ///   - isVisited: Tells of each state whether that was done.
  ///   - inputs: Where the inputs are appended.
  private func visit(_ state: Int, _ isVisited: inout [Bool], _ inputs: inout [ExplorerInput]) {
    if isVisited[state] { return }
    isVisited[state] = true
    for transition in transitions(ofState: state)
    where Int(targetOfTransition[transition]) == state {
      inputs.append(self.inputs[Int(inputOfTransition[transition])])
    }
  }

  /// The transitions with which covering ways end.
  private var coveringTransitions: [Int] {
    var result: [Int] = []
    for state in 0..<stateCount {
      for transition in transitions(ofState: state) {
        let target = Int(targetOfTransition[transition])
        let isArrival = target != 0 && Int(arrivalOfState[target]) == transition
        if isArrival ? !leadsOn(target) : target != state { result.append(transition) }
      }
    }
    if result.isEmpty, transitionCount > 0 { result = [transitionCount - 1] }
    return result
  }

  /// Tells whether any transition leads from a state to another one.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: True if one does.
  private func leadsOn(_ state: Int) -> Bool {
    transitions(ofState: state).contains { Int(targetOfTransition[$0]) != state }
  }

  /// Returns the steps of the shortest way to a state.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The states before each input, and the input.
  private func steps(toState state: Int) -> [(state: Int, input: ExplorerInput)] {
    var steps: [(state: Int, input: ExplorerInput)] = []
    var state = state
    while state != 0 {
      let source = Int(sourceOfState[state])
      steps.append((source, inputs[Int(inputOfTransition[Int(arrivalOfState[state])])]))
      state = source
    }
    return steps.reversed()
  }
}
