/// The identity of one place of a screen on the stack.
///
/// It comes from a counter in the state, so that a screen that left and came back is told from
/// the one that was there before. It is unique among the first 2³² places of a run.
public struct EntryID: Hashable, Sendable {
  /// The number behind the identity, counted from 0 in the order of entering.
  public let rawValue: UInt32

  /// Makes an identity from its number.
  ///
  /// - Parameter rawValue: The number behind the identity.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
