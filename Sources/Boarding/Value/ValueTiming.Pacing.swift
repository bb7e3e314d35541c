extension ValueTiming {
  /// What a timing makes of the elapsed fraction of a movement.
  enum Pacing: Hashable, Sendable {
    /// It is the elapsed fraction.
    case linear
    /// It follows the most common kind of curve, which is reached without looking for its kind.
    case cubicBezier(CubicBezier)
    /// It follows any other curve.
    case curve(TimingCurve)
    /// It follows a spring.
    case spring(SpringPacing)

    /// Prepares a timing; the result is nil for a spring that never comes to rest.
    ///
    /// - Parameter timing: The timing.
    init?(_ timing: TransitionAnimation.Timing) {
      switch timing {
      case .curve(let curve): self.init(curve)
      case .spring(let spring):
        guard let pacing = SpringPacing(spring) else { return nil }
        self = .spring(pacing)
      }
    }

    /// Prepares a curve.
    ///
    /// - Parameter curve: The curve.
    init(_ curve: TimingCurve) {
      switch curve {
      case .linear: self = .linear
      case .cubicBezier(let curve): self = .cubicBezier(curve)
      case .steps, .piecewiseLinear, .chained: self = .curve(curve)
      }
    }

    /// Returns how far a movement is.
    ///
    /// - Parameter fraction: The elapsed fraction; may leave 0...1 for an overshoot.
    /// - Returns: The shares of distance and initial velocity, both finite.
    @inline(__always)
    func shares(at fraction: Double) -> Shares {
      switch self {
      case .linear: Shares(distance: fraction, velocity: 0)
      case .cubicBezier(let curve): Shares(distance: curve.value(at: fraction), velocity: 0).tamed
      case .curve(let curve): Shares(distance: curve.value(at: fraction), velocity: 0).tamed
      case .spring(let spring): spring.shares(at: fraction).tamed
      }
    }

    /// Returns how fast a movement is.
    ///
    /// - Parameter fraction: The elapsed fraction; may leave 0...1 for an overshoot.
    /// - Returns: How fast the shares grow, both finite.
    func slopes(at fraction: Double) -> Shares {
      switch self {
      case .linear: Shares(distance: 1, velocity: 0)
      case .cubicBezier(let curve): Shares(slope: curve.slope(at: fraction))
      case .curve(let curve): Shares(slope: curve.slope(at: fraction))
      case .spring(let spring): spring.slopes(at: fraction).tamed
      }
    }
  }

  /// How much of its distance and of its initial velocity a movement has made good.
  @usableFromInline
  struct Shares: Hashable, Sendable {
    /// The share of the distance: 0 at the start, 1 at the target.
    @usableFromInline var distance: Double
    /// The share of the initial velocity, 0 at both ends.
    @usableFromInline var velocity: Double

    /// Makes the shares of a movement.
    ///
    /// - Parameters:
    ///   - distance: The share of the distance.
    ///   - velocity: The share of the initial velocity.
    init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }

    /// Makes how fast the shares grow along a curve.
    ///
    /// - Parameter slope: The slope of the curve; one that is infinite, where it jumps, counts as 0.
    init(slope: Double) {
      self = Shares(distance: slope.isFinite ? slope : 0, velocity: 0).tamed
    }

    /// The shares before a movement.
    static var start: Shares { Shares(distance: 0, velocity: 0) }
    /// The shares after a movement.
    static var end: Shares { Shares(distance: 1, velocity: 0) }

    /// The same, brought to numbers that no distance makes infinite.
    var tamed: Shares {
      if abs(distance) <= 1e6, abs(velocity) <= 1e6 { return self }
      return Shares(distance: Self.tamed(distance), velocity: Self.tamed(velocity))
    }

    /// Brings a share to -10⁶...10⁶.
    ///
    /// - Parameter share: The share.
    /// - Returns: The share within bounds; 0 if it is not a number.
    private static func tamed(_ share: Double) -> Double {
      share.isNaN ? 0 : max(-1e6, min(share, 1e6))
    }
  }
}
