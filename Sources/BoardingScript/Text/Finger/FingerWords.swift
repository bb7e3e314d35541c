import Boarding

/// What a statement says about a finger.
struct FingerWords: Sendable {
  /// Where it comes down, in points from the left; nil if that is not said.
  var start: Double?
  /// How far it moves downwards, in points.
  var down: Double = 0
  /// How long it takes, in nanoseconds; not negative.
  var nanoseconds: Int64 = 0
  /// In how many samples it is reported; nil if that is not said.
  var sampleCount: Int?
  /// How fast it is when it is lifted, in points per second; nil if that is not said.
  var velocity: Double?
  /// How it swipes.
  var pace: SwipePace = .steady
}

/// How a whole swipe is made.
enum SwipePace: Sendable {
  /// Without haste, so that its velocity decides.
  case steady
  /// So far that its progress decides.
  case slow
  /// A flick.
  case fast

  /// The part of the width along which the finger moves.
  var distance: Double {
    switch self {
    case .steady: 0.4
    case .slow: 0.6
    case .fast: 0.3
    }
  }

  /// How long the finger moves, in nanoseconds.
  var nanoseconds: Int64 {
    switch self {
    case .steady: 320_000_000
    case .slow: 800_000_000
    case .fast: 100_000_000
    }
  }
}
