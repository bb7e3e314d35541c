/// What breaks a rule in a walk.
public struct Judgement: Hashable, Sendable {
  /// What is not allowed, by rule and then by screen.
  public let findings: [Finding]
  /// What is allowed, by rule and then by screen.
  public let silenced: [SilencedFinding]
}
