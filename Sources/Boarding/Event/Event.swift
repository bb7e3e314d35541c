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
    case transitionBegan(Passage, Motion)
    /// The interactive transition is so far.
    case interactionUpdated(progress: Double)
    /// The verdict on the interactive transition; its handlers run before what follows.
    case interactionChanged(isCancelled: Bool)
    /// A finger has caught the transition that time moved, where it was; handlers run here too.
    case transitionGrabbed(progress: Double)
    /// The finger was lifted, or the system took the gesture away.
    case gestureEnded
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
    /// A change was cancelled: its line of the committed log.
    case cancelled(Passage)
    /// The flow has ended, a line of the committed log.
    case flowFinished(FlowEnd)
    /// Another screen is in front, where the accessibility focus goes.
    case screenChanged(focus: ScreenID)
    /// A transition is over; its completions run now, then its coordinator is gone.
    case transitionEnded(Passage, isCancelled: Bool)
    /// A screen wants to think about an input; its late word decides.
    case pending(Input.Kind, screen: ScreenID)
    /// Whether a swipe in a direction would begin has changed, nil for one that would; said by
    /// whoever probes for it.
    case eligibilityChanged(Direction, Refusal.Reason?)
    /// An input was declined.
    case refused(Refusal)
    /// More than the limit allows happened at one instant; what was left of the call is dropped.
    case stopped(limit: Int)
  }
}
