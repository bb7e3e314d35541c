import Boarding

/// An event that carries no meaning, but has the size of the engine's own.
struct FloorEvent {
  /// The instant in nanoseconds.
  var instant: Int64
  /// What happens.
  var kind: Int
  /// The screen in question.
  var screen: Int
  /// The other screen.
  var other: Int

  /// Checks that the floor writes as many bytes as the engine.
  static func checkStride() {
    precondition(
      MemoryLayout<FloorEvent>.stride == MemoryLayout<Event>.stride,
      "The floor's event must have the stride of the engine's."
    )
  }
}
