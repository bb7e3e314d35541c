package import Boarding

/// Writes an animated value.
///
/// - Parameter value: The value.
/// - Returns: A number with at most six digits after the point, or a colour such as `#808080`.
package func valueText(_ value: AnimatedValue) -> String {
  switch value {
  case .number(let number): trimmed(number)
  case .color(let color): colorText(color)
  }
}

/// Writes a colour in hexadecimal digits.
///
/// - Parameter color: The colour; components outside 0...1 are brought to the nearer end.
/// - Returns: `#rrggbb`, or `#rrggbbaa` for a colour that is not opaque.
package func colorText(_ color: SRGBColor) -> String {
  var bytes: [UInt8] = [UInt8(ascii: "#")]
  appendByte(of: color.red, to: &bytes)
  appendByte(of: color.green, to: &bytes)
  appendByte(of: color.blue, to: &bytes)
  appendByte(of: color.alpha, to: &bytes)
  if bytes[7] == UInt8(ascii: "f") && bytes[8] == UInt8(ascii: "f") { bytes.removeLast(2) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a component of a colour as two hexadecimal digits.
///
/// - Parameters:
///   - component: The component, 0 for none and 1 for full.
///   - bytes: Where the digits are appended.
private func appendByte(of component: Double, to bytes: inout [UInt8]) {
  let byte = component > 0 ? Int(min(component, 1) * 255 + 0.5) : 0
  for digit in [byte >> 4, byte & 15] {
    let zero = digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
    bytes.append(zero + UInt8(digit))
  }
}
