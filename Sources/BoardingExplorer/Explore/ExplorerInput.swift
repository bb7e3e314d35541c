public import Boarding

/// Something that a person or the world does to a flow that rests.
///
/// Every input is settled before the next: time runs until nothing moves any more.
public struct ExplorerInput: Hashable, Sendable {
  /// What is done.
  public let action: Action
  /// The guards that allow it though the flow declares otherwise, in the order in which they were
  /// asked.
  public let lifted: [LiftedGuard]

  /// What may be done.
  public enum Action: Hashable, Sendable {
    /// Somebody comes with this history, by its place in `Flow.histories`; only at the beginning.
    case history(Int)
    /// The first screen is put up.
    case start
    /// The button to the next screen.
    case next
    /// The button back.
    case back
    /// A choice of the screen on top.
    case choice(ChoiceID)
    /// A whole swipe, as `swipe forward` in a script.
    case swipe(Direction)
    /// A swipe that is thrown back on release, as `swipe forward at -1000` in a script.
    case cancelledSwipe(Direction)
    /// The late word of the screen that thinks about a move.
    case answer(isAllowed: Bool)
    /// A fact gets a value, by its place among those of the fact.
    case fact(FactID, Int)
  }

  /// The answer of a screen that allows what the flow declares it against.
  public struct LiftedGuard: Hashable, Sendable {
    /// The screen.
    public let screen: ScreenID
    /// What it is asked for permission to.
    public let side: GuardSide
  }

  /// Makes an input.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - lifted: The guards that allow it though the flow declares otherwise.
  public init(_ action: Action, lifting lifted: [LiftedGuard] = []) {
    self.action = action
    self.lifted = lifted
  }
}
