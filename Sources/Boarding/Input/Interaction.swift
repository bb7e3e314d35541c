/// A step of an interactive transition, which a command or move of motion *interactive* has begun.
///
/// - SeeAlso: Apple's `UIPercentDrivenInteractiveTransition`.
public enum Interaction: Hashable, Sendable {
  /// The transition is so far: 0 at the source, 1 at the destination; clamped to that range.
  case update(progress: Double)
  /// The verdict is to finish; the rest runs at this multiple of the normal speed.
  case finish(completionSpeed: Double = 1)
  /// The verdict is to go back; the way back runs at this multiple of the normal speed.
  case cancel(completionSpeed: Double = 1)

  /// The kind of input that the step is.
  public var kind: Input.Kind {
    switch self {
    case .update: .update
    case .finish: .finish
    case .cancel: .cancel
    }
  }
}
