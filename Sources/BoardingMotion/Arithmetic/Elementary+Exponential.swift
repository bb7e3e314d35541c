extension Elementary {
  /// Returns *e* raised to a power.
  ///
  /// - Parameter x: The power.
  /// - Returns: The result; infinity or 0 if it does not fit a double.
  public static func exp(_ x: Double) -> Double {
    exp(x, plus: 0)
  }

  /// Returns *e* raised to the sum of two numbers.
  ///
  /// - Parameters:
  ///   - x: The power.
  ///   - tail: What the power lacks, at most a unit in its last place.
  /// - Returns: The result; infinity or 0 if it does not fit a double.
  static func exp(_ x: Double, plus tail: Double) -> Double {
    guard abs(x) < 708 else { return extremeExp(x, plus: tail) }
    let (factor, shifted) = reducedExp(x, plus: tail)
    return Double(bitPattern: factor.bitPattern &+ (shifted.bitPattern &<< 52))
  }

  /// Returns *e* raised to a power whose result is huge, subnormal or no double at all.
  ///
  /// - Parameters:
  ///   - x: The power.
  ///   - tail: What the power lacks.
  /// - Returns: The result; infinity or 0 if it does not fit a double.
  @inline(never)
  private static func extremeExp(_ x: Double, plus tail: Double) -> Double {
    if x.isNaN { return x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    let (factor, shifted) = reducedExp(x, plus: tail)
    // Two steps, the first of which is exact, since the power of two alone might not exist.
    let halfway: Int64 = x > 0 ? -64 : 64
    let exponent = Int64(truncatingIfNeeded: shifted.bitPattern &+ UInt64(bitPattern: halfway))
    let near = Double(bitPattern: factor.bitPattern &+ (UInt64(bitPattern: exponent) &<< 52))
    return near * (x > 0 ? 0x1p64 : 0x1p-64)
  }

  /// Splits *e* raised to a power into a factor near 1 and a power of two.
  ///
  /// - Parameters:
  ///   - x: The power, from -746 to 710.
  ///   - tail: What the power lacks.
  /// - Returns: The factor, and a number whose lowest bits are the exponent of two.
  private static func reducedExp(
    _ x: Double,
    plus tail: Double
  ) -> (factor: Double, shifted: Double) {
    let shifted = x * 0x1.71547652b82fep+0 + roundingShift  // times 1 / ln 2
    let count = shifted - roundingShift
    let high = x - count * 0x1.62e42fefa3800p-1  // the 42 leading bits of ln 2: exact
    let low = count * 0x1.ef35793c76730p-45 - tail
    let r = high - low
    let rest = (high - r) - low
    let square = r * r
    // (e^r - 1 - r) / r², the even coefficients in the first lane, the odd ones in the second.
    var p = SIMD2(0x1.289f84148e0bbp-22, 0x1.ad22522a627c3p-26)
    p = p * square + SIMD2(0x1.a019ab32dd681p-16, 0x1.71df541c1ec78p-19)
    p = p * square + SIMD2(0x1.6c16c17cc1a70p-10, 0x1.a01a011c775cap-13)
    p = p * square + SIMD2(0x1.555555555320cp-5, 0x1.1111111128854p-7)
    p = p * square + SIMD2(0x1p-1, 0x1.5555555555501p-3)
    return (1 + (r + (square * (p[0] + p[1] * r) + rest)), shifted)
  }
}
