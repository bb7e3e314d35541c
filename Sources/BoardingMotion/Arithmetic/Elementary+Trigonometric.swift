extension Elementary {
  /// Returns the sine of an angle.
  ///
  /// Up to 10^12 it is the nearest double or one of its neighbours, and up to 2^51 it errs by less
  /// than 10^-12. Beyond, where neighbouring doubles are half a radian apart, every angle counts as
  /// 0. The sine of -0.0 is -0.0.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The sine, or not a number if the angle is not finite.
  public static func sin(_ angle: Double) -> Double {
    sinAndCos(angle).sin
  }

  /// Returns the cosine of an angle.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The cosine, as precise as ``sin(_:)``.
  public static func cos(_ angle: Double) -> Double {
    sinAndCos(angle).cos
  }

  /// Returns the sine and the cosine of an angle, for little more than the price of one.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: Both, as precise as ``sin(_:)``.
  public static func sinAndCos(_ angle: Double) -> (sin: Double, cos: Double) {
    if angle == 0 { return (angle, 1) }  // the sums below would lose the sign of a zero
    let (x, tail, quadrant) = reduced(angle)
    let square = x * x
    // (sin x - x) / x³ in the first lane, (cos x - 1 + x² / 2) / x⁴ in the second.
    var p = SIMD2(0x1.5e098556d302ep-33, -0x1.907c0e63adbb6p-37)
    p = p * square + SIMD2(-0x1.ae60069e53ef1p-26, 0x1.1eeb66b683028p-29)
    p = p * square + SIMD2(0x1.71de379252004p-19, -0x1.27e4fa15bd814p-22)
    p = p * square + SIMD2(-0x1.a01a019e80693p-13, 0x1.a01a019f4d0edp-16)
    p = p * square + SIMD2(0x1.1111111110ba5p-7, -0x1.6c16c16c16960p-10)
    p = p * square + SIMD2(-0x1.5555555555555p-3, 0x1.5555555555555p-5)
    let half = 0.5 * square
    let sin = x + (x * square * p[0] + tail * (1 - half))
    let most = 1 - half
    let cos = most + (((1 - most) - half) + (square * square * p[1] - x * tail))
    // A quarter turn makes the sine a cosine, two quarter turns change the sign.
    let (first, second) = quadrant & 1 == 0 ? (sin, cos) : (cos, sin)
    return (
      Double(bitPattern: first.bitPattern ^ (quadrant & 2) &<< 62),
      Double(bitPattern: second.bitPattern ^ ((quadrant &+ 1) & 2) &<< 62)
    )
  }

  /// Takes quarter turns off an angle until it is at most an eighth of a turn.
  ///
  /// The quarter turn is subtracted in three parts (W. J. Cody and W. Waite, "Software Manual for
  /// the Elementary Functions", 1980), the first two of 33 bits, so that their products are exact.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The rest, what the rest lacks, and the number of quarter turns in the lowest bits.
  private static func reduced(_ angle: Double) -> (x: Double, tail: Double, quadrant: UInt64) {
    guard abs(angle) < 0x1p17 else { return carefullyReduced(angle) }
    let shifted = angle * 0x1.45f306dc9c883p-1 + roundingShift  // times 2 / π
    let count = shifted - roundingShift
    let near = angle - count * 0x1.921fb54400000p+0
    let second = count * 0x1.0b4611a600000p-34
    let high = near - second
    let low = ((near - high) - second) - count * 0x1.3198a2e037073p-69
    let x = high + low
    // Next to a multiple of a quarter turn little is left, and less of it is right.
    if abs(x) < 0x1p-20, count != 0 { return carefullyReduced(angle) }
    return (x, (high - x) + low, shifted.bitPattern)
  }

  /// Takes quarter turns off an angle with more bits than a double has.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The rest, what the rest lacks, and the number of quarter turns in the lowest bits.
  @inline(never)
  private static func carefullyReduced(
    _ angle: Double
  ) -> (x: Double, tail: Double, quadrant: UInt64) {
    guard abs(angle) < 0x1p51 else { return (angle.isFinite ? 0 : .nan, 0, 0) }
    let shifted = angle * 0x1.45f306dc9c883p-1 + roundingShift
    let count = shifted - roundingShift
    let rest =
      DoubleDouble(high: angle, low: 0)
      + DoubleDouble(productOf: -count, 0x1.921fb54442d18p+0)
      + DoubleDouble(productOf: -count, 0x1.1a62633145c07p-54)
      + DoubleDouble(productOf: -count, -0x1.f1976b7ed8fbcp-110)
    return (rest.high, rest.low, shifted.bitPattern)
  }
}
