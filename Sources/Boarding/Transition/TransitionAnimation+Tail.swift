extension TransitionAnimation {
  /// Returns how long a part of the transition takes.
  ///
  /// Along a curve it takes its share of the whole; a spring takes as long to come to rest from
  /// any distance.
  ///
  /// - Parameters:
  ///   - part: The part of the whole progress, 0...1.
  ///   - speed: The multiple of the normal speed, above 0.
  /// - Returns: Nanoseconds, rounded to the nearest, ties to even; what does not fit 64 bits
  ///   becomes the longest time that does.
  func nanoseconds(for part: Double, speed: Double) -> Int64 {
    let whole = Double(durationNanoseconds) / speed
    switch timing {
    case .curve: return Self.wholeNanoseconds(Double(durationNanoseconds) * part / speed)
    case .spring: return part == 0 ? 0 : Self.wholeNanoseconds(whole)
    }
  }

  /// Returns the progress of a stretch after a share of its time.
  ///
  /// - Parameters:
  ///   - origin: The progress at the start.
  ///   - target: The progress at the end.
  ///   - fraction: The share of the time, 0...1.
  /// - Returns: The progress; a spring may overshoot.
  func progress(from origin: Double, to target: Double, at fraction: Double) -> Double {
    switch timing {
    case .curve(let curve):
      return interpolate(from: origin, to: target, progress: curve.value(at: fraction))
    case .spring(let spring):
      let seconds = fraction * Double(durationNanoseconds) / 1e9
      return spring.motion(from: origin, to: target).position(at: seconds)
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
