/// How a change is shown: over time, at once, or as somebody drives it.
public enum Motion: UInt8, Hashable, Sendable, CaseIterable {
  /// The transition runs for its duration.
  case animated
  /// Will- and did-calls come back to back and no time passes.
  case instant
  /// The progress is handed in as `Input.interaction`, until a verdict finishes or cancels it.
  case interactive
}
