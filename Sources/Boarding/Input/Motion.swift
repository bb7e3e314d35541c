/// Whether a change is shown over time.
public enum Motion: UInt8, Hashable, Sendable, CaseIterable {
  /// The transition runs for its duration.
  case animated
  /// Will- and did-calls come back to back and no time passes.
  case instant
}
