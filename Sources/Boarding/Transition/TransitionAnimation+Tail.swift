extension TransitionAnimation {
  /// Returns how long a part of the transition takes.
  ///
  /// Along a curve it takes its share of the whole; a spring takes as long to come to rest from
  /// any distance.
  ///
  /// - Parameters:
  ///   - part: The part of the whole progress, 0...1; none takes no time.
  ///   - springSeconds: How long the spring moves, in its own seconds.
  ///   - speed: The multiple of the normal speed, above 0.
  /// - Returns: Nanoseconds, rounded to the nearest, ties to even; what does not fit 64 bits
  ///   becomes the longest time that does.
  func nanoseconds(for part: Double, springSeconds: Double, speed: Double) -> Int64 {
    switch timing {
    case .curve: Self.wholeNanoseconds(Double(durationNanoseconds) * part / speed)
    case .spring: part == 0 ? 0 : Self.wholeNanoseconds(springSeconds * 1e9 / speed)
    }
  }

  /// Returns how long the spring of the transition moves.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - origin: Where it starts.
  ///   - velocity: The velocity at the start, in the same units per second.
  /// - Returns: Seconds until it settles; 0 for a curve.
  func springSeconds(towards target: Double, from origin: Double, velocity: Double) -> Double {
    switch timing {
    case .curve:
      return 0
    case .spring(let spring):
      let usual = Double(durationNanoseconds) / 1e9
      if velocity == 0 { return usual }
      return spring.settlingDuration(velocity: velocity / (target - origin)) ?? usual
    }
  }

  /// Returns how fast the progress changes in what is left of the transition, on average.
  ///
  /// - Parameters:
  ///   - target: The progress at the end: 0 or 1.
  ///   - speed: The multiple of the normal speed, above 0.
  /// - Returns: The change of progress in a second, negative towards the source; 0 for a spring,
  ///   which begins at rest, and where the whole takes no time.
  func meanVelocity(towards target: Double, speed: Double) -> Double {
    switch timing {
    case .curve where durationNanoseconds > 0:
      (target == 0 ? -speed : speed) / (Double(durationNanoseconds) / 1e9)
    case .curve, .spring: 0
    }
  }

  /// Rounds a time to whole nanoseconds.
  ///
  /// - Parameter exact: Nanoseconds, not negative.
  /// - Returns: The nearest whole number, ties to even, or the largest that fits 64 bits.
  static func wholeNanoseconds(_ exact: Double) -> Int64 {
    let limit = 9_223_372_036_854_775_807.0
    if !(exact < limit) { return .max }
    // Beyond 2⁵² every double is whole; below, adding it leaves no room for a fraction.
    let ulpIsOne = 4_503_599_627_370_496.0
    return Int64(exact >= ulpIsOne ? exact : exact + ulpIsOne - ulpIsOne)
  }
}
