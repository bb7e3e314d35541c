extension Elementary {
  /// Returns a number raised to a power.
  ///
  /// - Parameters:
  ///   - base: The number, not negative.
  ///   - exponent: The power.
  /// - Returns: The result; not a number for a negative base, 1 for the exponent 0 and the base 1.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN || base < 0 { return .nan }
    if base == 0 || base == .infinity {
      return (base == 0) == (exponent > 0) ? 0 : .infinity
    }
    let logarithm = preciseLog(base)
    let estimate = logarithm.high * exponent
    guard abs(estimate) < 800 else { return estimate > 0 ? .infinity : 0 }
    let power = logarithm * exponent
    return exp(power.high, plus: power.low)
  }
}
