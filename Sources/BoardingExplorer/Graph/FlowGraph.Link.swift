public import Boarding

extension FlowGraph {
  /// A way from one screen of a flow to another one, and how it is taken.
  public struct Link: Hashable, Sendable {
    /// The screen that is left or covered.
    public let source: ScreenID
    /// The screen to which it leads.
    public let target: ScreenID
    /// What takes it.
    public let means: Means
    /// True if a swipe takes it too.
    public let isSwiped: Bool
    /// True if a screen may be against it.
    public let isGuarded: Bool
    /// When it is there, as a script says it, or nil for always; of the links of a screen by the
    /// same means the first one counts that is there.
    public let condition: String?

    /// What takes a link.
    public enum Means: Hashable, Sendable {
      /// The button to the next screen.
      case next
      /// The choice of this label.
      case choice(ChoiceID)
      /// The button back.
      case back
      /// Whatever would lead to the source while its condition, as a script says it, does not hold.
      case skipping(unless: String)
    }
  }
}
