package import Boarding

/// Writes an animated value.
///
/// - Parameter value: The value.
/// - Returns: Numbers with at most six digits after the point, or a colour such as `#808080`.
package func valueText(_ value: AnimatedValue) -> String {
  valueText(value) { trimmed($0) }
}

/// Writes an animated value with numbers in a given form.
///
/// - Parameters:
///   - value: The value.
///   - write: Writes a number.
/// - Returns: A number, a colour such as `#808080`, a point such as `(10,20)`, a size such as `40x20`,
///   a rectangle such as `(10,20,40x20)`, or a transform such as `matrix(1,0,0,1,10,20)`.
func valueText(_ value: AnimatedValue, _ write: (Double) -> String) -> String {
  switch value {
  case .number(let number): write(number)
  case .color(let color): colorText(color)
  case .point(let point): "(\(write(point.x)),\(write(point.y)))"
  case .size(let size): "\(write(size.width))x\(write(size.height))"
  case .rectangle(let rectangle):
    "(\(write(rectangle.origin.x)),\(write(rectangle.origin.y)),"
      + "\(write(rectangle.size.width))x\(write(rectangle.size.height)))"
  case .transform(let transform):
    "matrix(\(write(transform.a)),\(write(transform.b)),\(write(transform.c)),"
      + "\(write(transform.d)),\(write(transform.tx)),\(write(transform.ty)))"
  }
}

/// Writes a colour in hexadecimal digits.
///
/// - Parameter color: The colour; components outside 0...1 are brought to the nearer end.
/// - Returns: `#rrggbb`, or `#rrggbbaa` for a colour that is not opaque.
package func colorText(_ color: SRGBColor) -> String { color.hex }
