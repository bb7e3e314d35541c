public import Boarding

/// Where a run of a flow stands, by names, when everything that is under way is over.
///
/// ```swift
/// let snapshot = NavigationSnapshot(machine)
/// var again = Machine(flow: machine.flow)
/// let restoration = again.restore(snapshot)
/// ```
///
/// It is what `Machine.restingState` has, so that a flow whose screens have other numbers by now, or
/// are fewer, can go on from it.
public struct NavigationSnapshot: Hashable, Sendable {
  /// The name of the flow.
  public internal(set) var flow: String
  /// The time of the run.
  public internal(set) var time: Instant
  /// The stack, root first; no screen and no entry stands in it twice.
  public internal(set) var stack: [Place]
  /// The number of places on the stack given out so far; larger than each entry.
  public internal(set) var entryCount: UInt32
  /// The screen of the series that was reached last, or nil if none was.
  public internal(set) var furthest: String?
  /// How the flow has ended, or nil if it goes on.
  public internal(set) var end: FlowEnd?
  /// Whether the container is shown.
  public internal(set) var isContainerVisible: Bool
  /// The surroundings that differ from those with which the flow begins.
  public internal(set) var settings: [Setting]
  /// The facts that have other values than at first, in the order in which they are declared.
  public internal(set) var facts: [NamedFact] = []
  /// What screens answer in place of what the flow declares; nil for what the flow begins with.
  public internal(set) var guardAnswers: [PlacedGuardAnswer]?
  /// The values of a controller that move along, in the order in which they were added.
  var values = KeptValues()

  /// Values by their components, side by side so that a short one costs no more than it says.
  struct KeptValues: Hashable, Sendable {
    /// The components of all values, one value after the other.
    var components: [Double] = []
    /// Where the components of each value end.
    var ends: [Int32] = []
  }

  /// A screen in its place on the stack.
  public struct Place: Hashable, Sendable {
    /// The name of the screen.
    public let screen: String
    /// The number of the place; see `EntryID`.
    public let entry: UInt32

    /// Puts a screen in its place.
    ///
    /// - Parameters:
    ///   - screen: The name of the screen.
    ///   - entry: The number of the place.
    init(_ screen: String, entry: UInt32) {
      self.screen = screen
      self.entry = entry
    }
  }

  /// What a screen answers in place of what the flow declares.
  public struct PlacedGuardAnswer: Hashable, Sendable {
    /// The name of the screen.
    public let screen: String
    /// What it is asked for permission to.
    public let side: GuardSide
    /// What it answers.
    public let answer: Answer

    /// What a screen answers.
    public enum Answer: Hashable, Sendable {
      /// The change may go on.
      case allow
      /// The change must not be made, for this reason.
      case refuse(Reason)
      /// The word comes later.
      case wait
    }

    /// Why a screen is against a change.
    public enum Reason: Hashable, Sendable {
      /// No reason is given.
      case none
      /// For a reason that the flow declares.
      case text(String)
      /// For the reason of a number that the flow has no text for.
      case number(UInt32)
    }
  }
}
