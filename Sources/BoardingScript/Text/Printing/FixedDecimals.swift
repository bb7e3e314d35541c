/// Writes a number with a fixed number of digits after the point.
///
/// The exact binary value is rounded to the nearest such number; ties go away from zero. A result
/// of zero has no sign. The digits are the same on every platform.
///
/// - Parameters:
///   - value: The number to write; what is not finite becomes `nan`, `inf` or `-inf`.
///   - decimals: How many digits follow the point, 0 or more.
/// - Returns: The digits, such as `-12.50`.
package func fixed(_ value: Double, decimals: Int) -> String {
  precondition(decimals >= 0, "A number cannot have fewer than no digits after its point.")
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  var digits = FixedDigits(of: value.magnitude, decimals: decimals)
  let isZero = digits.round()
  return (value < 0 && !isZero ? "-" : "") + digits.text
}

/// Writes a number with as many digits after the point as it needs, up to a limit.
///
/// - Parameters:
///   - value: The number to write.
///   - decimals: How many digits may follow the point at the most.
/// - Returns: The digits without trailing zeros, such as `0.5`.
package func trimmed(_ value: Double, decimals: Int = 6) -> String {
  var bytes = Array(fixed(value, decimals: decimals).utf8)
  if !bytes.contains(UInt8(ascii: ".")) { return String(decoding: bytes, as: UTF8.self) }
  while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
  let text = String(decoding: bytes, as: UTF8.self)
  return text == "-0" ? "0" : text
}

/// The decimal digits of a finite number that is not negative, made from its exact binary value.
private struct FixedDigits {
  /// The digits before the point, least significant first; never empty.
  private var whole: [UInt8]
  /// The digits after the point, most significant first.
  private var fraction: [UInt8] = []
  /// True if what was left out is half of the last place or more.
  private let roundsUp: Bool

  /// Makes the digits of a number, rounded down.
  ///
  /// - Parameters:
  ///   - magnitude: A finite number that is not negative.
  ///   - decimals: How many digits follow the point.
  init(of magnitude: Double, decimals: Int) {
    let isNormal = magnitude.exponentBitPattern > 0
    let significand = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = Int(max(magnitude.exponentBitPattern, 1)) - 1_075
    var wholePart = BigNatural(exponent > -64 ? significand >> UInt64(max(0, -exponent)) : 0)
    if exponent > 0 { wholePart.shiftLeft(by: exponent) }
    whole = wholePart.decimalDigits()
    if exponent >= 0 {
      fraction = [UInt8](repeating: 0, count: decimals)
      roundsUp = false
      return
    }
    let mask: UInt64 = exponent > -64 ? (1 << UInt64(-exponent)) - 1 : .max
    var rest = BigNatural(significand & mask)
    for _ in 0..<decimals {
      rest.multiply(by: 10)
      fraction.append(UInt8(rest.takeAbove(bit: -exponent)))
    }
    rest.multiply(by: 2)
    roundsUp = rest.takeAbove(bit: -exponent) > 0
  }

  /// Rounds up where what was left out asks for it.
  ///
  /// - Returns: True if all digits are zero.
  mutating func round() -> Bool {
    var carries = roundsUp
    for place in fraction.indices.reversed() where carries {
      carries = fraction[place] == 9
      fraction[place] = carries ? 0 : fraction[place] + 1
    }
    for place in whole.indices where carries {
      carries = whole[place] == 9
      whole[place] = carries ? 0 : whole[place] + 1
    }
    if carries { whole.append(1) }
    return whole.allSatisfy { $0 == 0 } && fraction.allSatisfy { $0 == 0 }
  }

  /// The digits with the point between them.
  var text: String {
    var bytes: [UInt8] = []
    for digit in whole.reversed() { bytes.append(UInt8(ascii: "0") + digit) }
    if !fraction.isEmpty { bytes.append(UInt8(ascii: ".")) }
    for digit in fraction { bytes.append(UInt8(ascii: "0") + digit) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
