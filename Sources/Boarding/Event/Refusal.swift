/// A declined input, with the reason.
public struct Refusal: Hashable, Sendable {
  /// What kind of input was declined.
  public let input: Input.Kind
  /// Why it was declined.
  public let reason: Reason
  /// Why the screen that was asked is against it; unspecified where none was asked.
  public let detail: GuardReason
  /// The screen that stood in the way, or nil where none did.
  public let screen: ScreenID?

  /// Makes a refusal.
  ///
  /// - Parameters:
  ///   - input: What kind of input was declined.
  ///   - reason: Why it was declined.
  ///   - screen: The screen that stood in the way, or nil where none did.
  ///   - detail: Why the screen that was asked is against it.
  public init(
    _ input: Input.Kind,
    _ reason: Reason,
    screen: ScreenID? = nil,
    detail: GuardReason = .unspecified
  ) {
    self.input = input
    self.reason = reason
    self.detail = detail
    self.screen = screen
  }

  /// Why an input is declined, in the order in which the reasons are looked at.
  public enum Reason: UInt8, Hashable, Sendable, CaseIterable {
    /// Malformed: time does not run backwards.
    case negativeDuration
    /// Malformed: the instant would not fit 64 bits of nanoseconds.
    case timeOverflow
    /// Malformed: a width is finite and above 0.
    case invalidWidth
    /// Malformed: a progress is a finite number.
    case invalidProgress
    /// Malformed: a completion speed is finite and above 0.
    case invalidSpeed
    /// Malformed: a sample of a finger holds finite numbers.
    case invalidSample
    /// Malformed: the rules of swipes have a number that is out of range.
    case invalidRules
    /// Malformed: a stack that has a root cannot become empty.
    case emptyStack
    /// Malformed: the flow declares no such screen.
    case unknownScreen
    /// Malformed: the flow declares no such fact, or no such value of it.
    case unknownFact
    /// The input does not fit the phase, such as a pop before the first screen.
    case wrongPhase
    /// The finger moves mostly up or down.
    case mostlyVertical
    /// The screen that issued the input is no longer the top.
    case staleSource
    /// Something runs and the policy does not let the input wait.
    case transitionInProgress
    /// The move leads nowhere.
    case noTarget
    /// The root is never popped.
    case atRoot
    /// The screen to uncover is not on the stack.
    case notOnStack
    /// The stack is already as asked for.
    case alreadyThere
    /// The screen is on the stack and cannot be put there twice.
    case alreadyOnStack
    /// The flow goes forward only.
    case forwardOnly
    /// Fingers may not drive transitions.
    case gesturesOff
    /// The finger did not begin near enough to the edge.
    case outsideEdge
    /// A screen thinks about the same move already.
    case alreadyPending
    /// The screen on top does not let fingers move it.
    case screenDisallowsGestures
    /// A screen that was asked for permission is against it.
    case guarded
    /// A screen that was asked would have to think about it; only an eligibility says this, since
    /// a move itself becomes pending then.
    case guardWaits
    /// Something else was decided before the screen gave its late word.
    case superseded
  }
}
