/// The digits of a number as it was written, before it becomes a double or a time.
///
/// The value is `digits` divided by ten to the power of `decimals`. With at most 15 digits and 22
/// decimals both are exact doubles, so that one division rounds correctly.
///
/// - SeeAlso: Clinger, "How to read floating point numbers accurately" (1990).
struct WrittenNumber {
  /// True for a leading minus sign.
  let isNegative: Bool
  /// All digits without the point, as one integer.
  let digits: Int64
  /// The number of digits after the point.
  let decimals: Int

  /// Why a text is not a number.
  enum Fault: Error, Hashable, Sendable {
    /// The text is not a number.
    case malformed
    /// The number has an exponent.
    case exponent
    /// The number has too many digits.
    case tooManyDigits
  }

  /// Reads a number.
  ///
  /// - Parameter text: Digits, with a minus sign before and a point inside where wanted.
  /// - Throws: The reason why the text is not a number.
  init(_ text: some Sequence<UInt8>) throws(Fault) {
    var digits: Int64 = 0
    var significant = 0
    var whole = 0
    var decimals: Int?
    var isNegative = false
    for (place, byte) in text.enumerated() {
      if byte.isDigit {
        if decimals == nil { whole += 1 } else { decimals = (decimals ?? 0) + 1 }
        if digits > 0 || byte != UInt8(ascii: "0") { significant += 1 }
        if significant > ScriptLimits.digits { throw .tooManyDigits }
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: "-"), place == 0 {
        isNegative = true
      } else if byte == UInt8(ascii: "."), decimals == nil, whole > 0 {
        decimals = 0
      } else {
        throw byte | 0x20 == UInt8(ascii: "e") && whole > 0 ? .exponent : .malformed
      }
    }
    if whole == 0 || decimals == 0 { throw .malformed }
    if (decimals ?? 0) > ScriptLimits.decimals { throw .tooManyDigits }
    self.isNegative = isNegative && digits > 0
    self.digits = digits
    self.decimals = decimals ?? 0
  }

  /// The number as a double, correctly rounded.
  var decimal: Decimal {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let magnitude = Double(digits) / power
    return Decimal(isNegative ? -magnitude : magnitude, decimals: decimals)
  }

  /// Returns the number in whole units of a smaller size.
  ///
  /// - Parameter exponent: How many units one is, as a power of ten.
  /// - Returns: The number of units; nil if it is not whole or does not fit 64 bits.
  func units(exponent: Int) -> Int64? {
    var result = digits
    for _ in 0..<max(0, exponent - decimals) {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    }
    for _ in 0..<max(0, decimals - exponent) {
      if !result.isMultiple(of: 10) { return nil }
      result /= 10
    }
    return isNegative ? -result : result
  }
}
