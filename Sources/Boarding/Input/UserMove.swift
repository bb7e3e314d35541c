/// A move of the person who uses the flow: the machine has to learn where it leads.
public struct UserMove: Hashable, Sendable {
  /// Where the person wants to go.
  public var kind: Kind
  /// Whether the change is shown over time.
  public var motion: Motion
  /// The screen that issued the move, or nil where none is named.
  public var source: ScreenID?

  /// Where a person wants to go.
  public enum Kind: Hashable, Sendable {
    /// To the screen after the top.
    case next
    /// To the screen before the top.
    case previous
    /// Along a named link of the top.
    case choice(ChoiceID)
  }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the move; from one that is no longer the top the move is
  ///     refused. Nil names none.
  public init(_ kind: Kind, motion: Motion = .animated, source: ScreenID? = nil) {
    self.kind = kind
    self.motion = motion
    self.source = source
  }
}
