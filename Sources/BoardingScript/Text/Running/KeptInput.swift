import Boarding

/// An input of a run, with the instant at which it was handed in.
struct KeptInput: Sendable {
  /// The instant.
  let instant: Instant
  /// The input, which lets no time pass.
  let input: Input
}

extension Machine.State {
  /// True if nothing moves, nothing will by itself, and no finger touches.
  var isResting: Bool { transition == nil && deadline == nil && gesturePhase == .none }
}
