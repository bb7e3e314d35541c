package import Boarding

/// Writes a span of time in milliseconds, without trailing zeros.
///
/// - Parameter nanoseconds: The span.
/// - Returns: The text, such as `133.333333ms`.
package func timeText(nanoseconds: Int64) -> String {
  let magnitude = nanoseconds.magnitude
  let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000)
  var text = (nanoseconds < 0 ? "-" : "") + String(whole)
  if rest > 0 {
    var bytes = Array(String(rest + 1_000_000).utf8)
    bytes[0] = UInt8(ascii: ".")
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    text += String(decoding: bytes, as: UTF8.self)
  }
  return text + "ms"
}

/// Writes an instant as the time since the run began.
///
/// - Parameter instant: The instant.
/// - Returns: The text, such as `400ms`.
package func timeText(_ instant: Instant) -> String {
  timeText(nanoseconds: instant.nanoseconds)
}
