/// One thing that is wrong with a draft of a flow.
public struct FlowFault: Hashable, Sendable {
  /// Where in the draft it is.
  public let place: Place
  /// What is wrong there.
  public let problem: Problem

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - place: Where in the draft it is.
  ///   - problem: What is wrong there.
  public init(at place: Place, _ problem: Problem) {
    self.place = place
    self.problem = problem
  }

  /// A place in a draft.
  public enum Place: Hashable, Sendable {
    /// The flow as a whole.
    case flow
    /// The screen with this index.
    case screen(Int)
    /// The next link of the screen with this index.
    case next(screen: Int)
    /// The previous link of the screen with this index.
    case previous(screen: Int)
    /// The condition of the screen with this index.
    case condition(screen: Int)
    /// A conditional link to the next screen, by its index, of the screen with this index.
    case branch(Int, screen: Int)
    /// A choice, by its index, of the screen with this index.
    case choice(Int, screen: Int)
    /// An animated value, by its index, of the screen with this index.
    case value(Int, screen: Int)
    /// The place in the series with this index.
    case series(Int)
    /// The end of the flow with this index.
    case end(Int)
    /// The allowance with this index.
    case allowance(Int)
    /// The fact with this index.
    case fact(Int)
  }

  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// No screen is declared.
    case noScreens
    /// The name stands here for the second time.
    case duplicate(String)
    /// No screen has this name.
    case unknownScreen(String)
    /// The value of this name has another kind on an earlier screen.
    case otherKind(String, expected: AnimatedValue.Kind)
    /// The value of this name has a component that is not finite.
    case notFinite(String)
    /// The fact of this name has fewer than two values, so that nothing depends on it.
    case tooFewValues(String)
    /// No fact has this name.
    case unknownFact(String)
    /// The fact has no value of this name.
    case unknownValue(String, of: String)
    /// The condition asks nothing, or asks a fact for no value.
    case emptyCondition
    /// The screen is new in a release, and the draft does not say which release runs.
    case noVersion
  }
}

/// Everything that is wrong with a draft of a flow.
public struct FlowFaults: Error, Hashable, Sendable {
  /// The faults, in the order of the draft; never empty.
  public let faults: [FlowFault]

  /// Makes an error.
  ///
  /// - Parameter faults: The faults, in the order of the draft.
  public init(_ faults: [FlowFault]) {
    self.faults = faults
  }
}
