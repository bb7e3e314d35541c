extension Spring {
  /// Makes a spring of mass 1 from how it feels.
  ///
  /// The rules are those of `Spring(duration:bounce:)` in SwiftUI and of
  /// `CASpringAnimation(perceptualDuration:bounce:)`.
  ///
  /// - Parameters:
  ///   - duration: The seconds that the motion seems to last, from 1e-49 to 1e49. Without damping
  ///     it is the time of one swing.
  ///   - bounce: How much it overshoots: 1 never settles, 0 does not overshoot, below 0 down to but
  ///     not -1 it crawls.
  public init(duration: Double, bounce: Double = 0) {
    precondition(
      duration >= 1e-49 && duration <= 1e49,
      "The duration of a spring lies between 1e-49 and 1e49 seconds."
    )
    precondition(bounce > -1 && bounce <= 1, "The bounce of a spring lies above -1, up to 1.")
    let frequency = Self.fullTurn / duration
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    )
  }

  /// The seconds that the motion seems to last, see ``init(duration:bounce:)``.
  public var duration: Double {
    Self.fullTurn * (mass / stiffness).squareRoot()
  }

  /// How much the motion overshoots, see ``init(duration:bounce:)``.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The angle of a full turn, 2π.
  private static var fullTurn: Double { 0x1.921fb54442d18p+2 }
}
