/// A value of JSON (RFC 8259), with the members of objects in their order.
///
/// Whole numbers of 64 bits stay exact. It is written here and not taken from Foundation because
/// the target is compiled with the restrictions of Embedded Swift, which rule `Codable` out, and
/// because the same bytes have to come out everywhere.
package enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number without a point and an exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number; finite.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values in order; a name that stands there twice counts the first time.
  case object([Member])

  /// A named value of an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSONValue

    /// Names a value.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// Makes a number, or a word for one that JSON cannot write.
  ///
  /// - Parameter number: Any number.
  /// - Returns: The number; `"nan"`, `"infinity"` or `"-infinity"` for one that is not finite.
  static func double(_ number: Double) -> JSONValue {
    if number.isFinite { return .number(number) }
    if number.isNaN { return .string("nan") }
    return .string(number > 0 ? "infinity" : "-infinity")
  }

  /// Makes a whole number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  package static func int(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// Makes an array of texts.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The value.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
