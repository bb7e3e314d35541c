extension Elementary {
  /// Returns the natural logarithm of a number.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm; minus infinity for 0, not a number for negative numbers.
  public static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x < 0 { return .nan }
    guard x < .infinity else { return x }  // infinity, or not a number
    let (f, count) = mantissa(x)
    let s = f / (2 + f)
    let square = s * s
    // log(1 + f) = 2 s + s (2/3 s² + ...), written so that the part after f is small.
    let half = 0.5 * f * f
    let rest = s * (half + square * logPolynomial(square))
    return count * 0x1.62e42fefa3800p-1 - ((half - (rest + count * 0x1.ef35793c76730p-45)) - f)
  }

  /// Returns the natural logarithm of a number with about 60 bits after the binary point.
  ///
  /// - Parameter x: A positive number that is not infinite.
  /// - Returns: The logarithm.
  static func preciseLog(_ x: Double) -> DoubleDouble {
    let (f, count) = mantissa(x)
    let sum = DoubleDouble(sumOf: 2, f)
    let s = f / sum.high
    let product = DoubleDouble(productOf: s, sum.high)
    let lack = (((f - product.high) - product.low) - s * sum.low) / sum.high
    let square = s * s
    let series = DoubleDouble(
      sumOfLarger: 2 * s,
      2 * lack + s * (square * logPolynomial(square))
    )
    let exponent = DoubleDouble(
      sumOf: count * 0x1.62e42fefa3800p-1,
      count * 0x1.ef35793c76730p-45
    )
    return exponent + series
  }

  /// Splits a number into a mantissa and a power of two.
  ///
  /// - Parameter x: A positive number that is not infinite.
  /// - Returns: The mantissa, from √½ to √2, less 1; and the exponent.
  private static func mantissa(_ x: Double) -> (lessOne: Double, exponent: Double) {
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let above = Int64(bitPattern: bits) &- 0x3FE6_A09E_667F_3BCD  // √½
    let exponent = above >> 52
    let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: exponent) &<< 52)
    return (mantissa - 1, Double(isSubnormal ? exponent - 54 : exponent))
  }

  /// Returns (log((1 + s) / (1 - s)) - 2 s) / s³.
  ///
  /// - Parameter square: The square of s, at most 0.03.
  /// - Returns: The value, about 2/3.
  private static func logPolynomial(_ square: Double) -> Double {
    let fourth = square * square
    // The even coefficients in the first lane, the odd ones in the second.
    var p = SIMD2(0x1.0fbde0f4ad17bp-3, 0x1.0c0aff044a970p-3)
    p = p * fourth + SIMD2(0x1.745cf8e4bba1bp-3, 0x1.3b1c3c1c81c8fp-3)
    p = p * fourth + SIMD2(0x1.2492492476a1ap-2, 0x1.c71c7201a55d7p-3)
    p = p * fourth + SIMD2(0x1.5555555555555p-1, 0x1.9999999999a39p-2)
    return p[0] + p[1] * square
  }
}
