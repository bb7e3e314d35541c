/// A fact that the engine reports, with the instant at which it happened.
///
/// The order of events is part of the contract and the same on every platform.
public struct Event: Hashable, Sendable {
  /// When it happened.
  public let instant: Instant
  /// What happened.
  public let kind: Kind

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - instant: When it happened.
  ///   - kind: What happened.
  public init(at instant: Instant, _ kind: Kind) {
    self.instant = instant
    self.kind = kind
  }

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// A transition begins; its coordinator exists from here on.
    case transitionBegan(Passage, isAnimated: Bool)
    /// A screen is about to get a place on the stack.
    case willEnterStack(ScreenID)
    /// A screen has its place on the stack for good.
    case didEnterStack(ScreenID)
    /// A screen is about to lose its place on the stack.
    case willLeaveStack(ScreenID)
    /// A screen has lost its place on the stack for good.
    case didLeaveStack(ScreenID)
    /// A screen is about to be shown.
    case willAppear(ScreenID)
    /// A screen is shown.
    case didAppear(ScreenID)
    /// A screen is about to be covered or removed.
    case willDisappear(ScreenID)
    /// A screen is no longer shown.
    case didDisappear(ScreenID)
    /// The container is about to show a screen; alongside animations follow.
    case willShow(ScreenID)
    /// The container shows a screen.
    case didShow(ScreenID)
    /// A change is finished: the line of the committed log.
    case committed(Passage)
    /// Another screen is in front, where the accessibility focus goes.
    case screenChanged(focus: ScreenID)
    /// A transition is over; its completions run now, then its coordinator is gone.
    case transitionEnded(Passage)
    /// An input was declined.
    case refused(Refusal)
    /// More events than the limit allows came from one call; what was left of it is dropped.
    case stopped(limit: Int)
  }
}
