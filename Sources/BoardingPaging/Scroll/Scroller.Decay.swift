extension Scroller {
  /// A throw that loses the same part of its velocity in every millisecond, as a scroll view's
  /// does, until it rests.
  struct Decay: Hashable, Sendable {
    /// Where it begins, in points.
    let origin: Double
    /// Where it comes to rest, in points.
    let target: Double
    /// How long it takes, in seconds.
    let seconds: Double
    /// The logarithm of what is left after a second, below 0.
    private let exponent: Double

    /// What is left of the way at its end, before the whole is stretched to leave nothing.
    private var rest: Double { Elementary.exp(exponent * seconds) }

    /// Makes a throw, unless it goes nowhere or the rate is not between 0 and 1.
    ///
    /// - Parameters:
    ///   - origin: Where it begins, in points.
    ///   - velocity: How fast it begins, in points per second.
    ///   - rate: What is left of the velocity after a millisecond.
    init?(from origin: Double, velocity: Double, rate: Double) {
      guard rate > 0, rate < 1 else { return nil }
      let distance = Deceleration.distance(of: velocity, rate: rate)
      guard distance.magnitude > Glide.nearness, (origin + distance).isFinite else { return nil }
      exponent = Elementary.log(rate) * 1_000
      seconds = Elementary.log(Glide.nearness / distance.magnitude) / exponent
      self.origin = origin
      target = origin + distance
    }

    /// Returns the offset at a time.
    ///
    /// - Parameter time: Seconds since the throw.
    /// - Returns: The offset, in points.
    func offset(at time: Double) -> Double {
      let gone = (1 - Elementary.exp(exponent * time)) / (1 - rest)
      return origin + (target - origin) * gone
    }

    /// Returns the velocity at a time.
    ///
    /// - Parameter time: Seconds since the throw.
    /// - Returns: Points per second.
    func velocity(at time: Double) -> Double {
      (origin - target) * exponent * Elementary.exp(exponent * time) / (1 - rest)
    }

    /// Returns when the throw passes an offset.
    ///
    /// - Parameter offset: An offset between the origin and the target, in points.
    /// - Returns: Seconds since the throw, or nil if it does not come there.
    func seconds(to offset: Double) -> Double? {
      let gone = (offset - origin) / (target - origin) * (1 - rest)
      guard gone >= 0, gone < 1 else { return nil }
      return Elementary.log(1 - gone) / exponent
    }
  }
}
