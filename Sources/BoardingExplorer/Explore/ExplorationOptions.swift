/// What is tried on a flow, and how far.
public struct ExplorationOptions: Hashable, Sendable {
  /// What is tried in each state.
  public var inputs: Inputs
  /// The most states that are kept.
  public var stateLimit: Int
  /// The most inputs in a row, the start included.
  public var depthLimit: Int
  /// The most transitions that are kept.
  public var transitionLimit: Int

  /// Makes options.
  ///
  /// - Parameters:
  ///   - inputs: What is tried in each state.
  ///   - stateLimit: The most states that are kept, 1 or more and at most 2³² − 2.
  ///   - depthLimit: The most inputs in a row, 0 or more.
  ///   - transitionLimit: The most transitions that are kept, 0 or more and at most 2³² − 2.
  public init(
    inputs: Inputs = .all,
    stateLimit: Int = 100_000,
    depthLimit: Int = 100_000,
    transitionLimit: Int = 5_000_000
  ) {
    let kept = 0...Int(UInt32.max) - 1
    precondition(stateLimit > 0 && kept ~= stateLimit, "A number of states fits 32 bits.")
    precondition(depthLimit >= 0, "A number of inputs is not negative.")
    precondition(kept ~= transitionLimit, "A number of transitions fits 32 bits.")
    self.inputs = inputs
    self.stateLimit = stateLimit
    self.depthLimit = depthLimit
    self.transitionLimit = transitionLimit
  }

  /// Kinds of inputs that are tried; the start always is.
  public struct Inputs: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt8

    /// Makes kinds from their bits.
    ///
    /// - Parameter rawValue: The kinds as bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The button to the next screen.
    public static let next: Inputs = Inputs(rawValue: 1)
    /// The button back.
    public static let back: Inputs = Inputs(rawValue: 2)
    /// Every choice of the screen on top.
    public static let choices: Inputs = Inputs(rawValue: 4)
    /// A swipe in each direction.
    public static let swipes: Inputs = Inputs(rawValue: 8)
    /// A swipe in each direction that is thrown back.
    public static let cancelledSwipes: Inputs = Inputs(rawValue: 16)
    /// Both answers of a screen that thinks about a move.
    public static let answers: Inputs = Inputs(rawValue: 32)
    /// Guards that allow what the flow declares them against.
    public static let liftedGuards: Inputs = Inputs(rawValue: 64)

    /// Every value of every fact, at any time, and at the beginning every history of news.
    public static let facts: Inputs = Inputs(rawValue: 128)

    /// Everything.
    public static let all: Inputs = Inputs(rawValue: 255)
  }
}
