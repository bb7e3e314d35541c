extension Spring.Motion {
  /// What a motion is made of at a time: e^-rt, and the two functions of the shape.
  typealias Moment = (decay: Double, functions: SIMD2<Double>)

  /// The steps up to which a moment is computed the quick way; there all powers are normal doubles.
  private static let mostSteps = 65_000.0

  /// How many sixty-fourths of a power of two are in a unit of an exponent of *e*: 64 / ln 2.
  static let powerSteps = 0x1.71547652b82fep+6

  /// How many quarter turns are in a radian: 2 / π.
  static let turnSteps = 0x1.45f306dc9c883p-1

  /// Returns what the motion is made of at a time.
  ///
  /// The exponents are counted in sixty-fourths of a power of two and the angle in quarter turns,
  /// so that taking off the whole steps is exact. What is left goes through polynomials that were
  /// fitted with mpmath, with 300 bits, to errors below 2^-50.
  ///
  /// - Parameter time: Seconds since the motion began.
  /// - Returns: The moment, right to about 10^-15 times the number of radians.
  @inline(__always)
  func moment(at time: Double) -> Moment {
    let steps = scales * time
    guard abs(steps[0]) < Self.mostSteps, abs(steps[1]) < Self.mostSteps else {
      return distantMoment(at: time)
    }
    let shifted = steps + Elementary.roundingShift
    let rest = steps - (shifted - Elementary.roundingShift)
    let growth = Self.growth(rest)
    let power = Self.power(shifted[0])
    let decay = power + power * growth[0]
    switch shape {
    case .swinging:
      return (decay, Self.cosineAndSine(rest[1], quadrant: shifted[1].bitPattern))
    case .critical:
      return (decay, SIMD2(1, time))
    case .crawling:
      let other = Self.power(shifted[1])
      return (decay, SIMD2(1, (1 - other) - other * growth[1]))
    }
  }

  /// Returns what the motion is made of at a time that is far off, or no number.
  ///
  /// - Parameter time: Seconds since the motion began.
  /// - Returns: The moment; all zero when nothing is left of the motion.
  @inline(never)
  private func distantMoment(at time: Double) -> Moment {
    let decay = Elementary.exp(-rate * time)
    if decay == 0 { return (0, .zero) }
    switch shape {
    case .swinging:
      let (sin, cos) = Elementary.sinAndCos(frequency * time)
      return (decay, SIMD2(cos, sin))
    case .critical:
      return (decay, SIMD2(1, time))
    case .crawling:
      return (decay, SIMD2(1, -Elementary.expMinusOne(-frequency * time)))
    }
  }

  /// Returns 2 to a number of sixty-fourths.
  ///
  /// - Parameter shifted: The number, whole, with the rounding shift added.
  /// - Returns: The power.
  @inline(__always)
  private static func power(_ shifted: Double) -> Double {
    let bits = shifted.bitPattern
    let factor = Elementary.powersOfTwo[Int(truncatingIfNeeded: bits & 63) * 2]
    return Double(bitPattern: factor.bitPattern &+ (bits & ~63) &<< 46)
  }

  /// Returns 2 to parts of a sixty-fourth, less 1.
  ///
  /// - Parameter rest: The parts, from -1/2 to 1/2.
  /// - Returns: The power less 1, right to 49 bits also where it is nearly 0.
  @inline(__always)
  private static func growth(_ rest: SIMD2<Double>) -> SIMD2<Double> {
    let square = rest * rest
    let low = 0x1.62e42fefa39efp-7 + rest * 0x1.ebfbdff82ac52p-15
    let high = 0x1.c6b08d70486c2p-23 + rest * 0x1.3b2ad03861a5fp-31
    return rest * low + (rest * square) * (high + square * 0x1.5d881a75d6352p-40)
  }

  /// Returns the cosine and the sine of quarter turns.
  ///
  /// - Parameters:
  ///   - rest: The quarter turns beyond whole ones, from -1/2 to 1/2.
  ///   - quadrant: The whole quarter turns, in the lowest two bits.
  /// - Returns: The cosine and the sine.
  @inline(__always)
  private static func cosineAndSine(_ rest: Double, quadrant: UInt64) -> SIMD2<Double> {
    let square = rest * rest
    let fourth = square * square
    // (cos - 1) / x² in the first lane, (sin / x - π / 2) / x² in the second.
    let low =
      SIMD2(-0x1.3bd3cc9be45dbp+0, -0x1.4abbce625be52p-1)
      + SIMD2(0x1.03c1f081b4b77p-2, 0x1.466bc6775a478p-4) * square
    let middle =
      SIMD2(-0x1.55d3c7e101c11p-6, -0x1.32d2cce50060bp-8)
      + SIMD2(0x1.e1f500947d00ap-11, 0x1.50783208bc54cp-13) * square
    let high =
      SIMD2(-0x1.a6cc332726024p-16, -0x1.e3027e2a5696ep-19)
      + SIMD2(0x1.f4b5593cf4a01p-22, 0x1.e4a9f282b719cp-25) * square
    let series = low + fourth * (middle + fourth * high)
    let cosine = (1 + square * series[0]).bitPattern
    let sine = (rest * (0x1.921fb54442d18p+0 + square * series[1])).bitPattern
    // A quarter turn makes the cosine a sine, two quarter turns change the sign.
    let exchange = (cosine ^ sine) & (0 &- (quadrant & 1))
    return SIMD2(
      Double(bitPattern: cosine ^ exchange ^ (((quadrant &+ 1) & 2) &<< 62)),
      Double(bitPattern: sine ^ exchange ^ ((quadrant & 2) &<< 62))
    )
  }
}
