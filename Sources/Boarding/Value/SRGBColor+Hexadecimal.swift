extension SRGBColor {
  /// Reads a colour from hexadecimal digits, as CSS writes it.
  ///
  /// - Parameter text: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in small or capital letters. The
  ///   result is nil for anything else.
  public init?(hex text: String) {
    var digits: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "#") else { return nil }
    while let byte = bytes.next() {
      guard digits.count < 8, let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 || digits.count == 4 {
      self.init(digits.map { 17 * $0 })
    } else if digits.count == 6 || digits.count == 8 {
      self.init((0..<digits.count / 2).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] })
    } else {
      return nil
    }
  }

  /// Makes a colour from bytes.
  ///
  /// - Parameter bytes: Red, green, blue and, if it is not full, the opacity; 255 is full.
  private init(_ bytes: [UInt8]) {
    self.init(
      red: Double(bytes[0]) / 255,
      green: Double(bytes[1]) / 255,
      blue: Double(bytes[2]) / 255,
      alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1
    )
  }

  /// The colour in hexadecimal digits, `#rrggbb`, or `#rrggbbaa` unless it is opaque.
  ///
  /// Components outside 0...1 are brought to the nearer end.
  public var hex: String {
    var text = [UInt8(ascii: "#")]
    for component in [red, green, blue, alpha] {
      let byte = component > 0 ? Int(min(component, 1) * 255 + 0.5) : 0
      for digit in [byte >> 4, byte & 15] {
        let zero = digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
        text.append(zero + UInt8(digit))
      }
    }
    if text[7] == UInt8(ascii: "f") && text[8] == UInt8(ascii: "f") { text.removeLast(2) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a hexadecimal digit.
  ///
  /// - Parameter byte: A character.
  /// - Returns: Its value, or nil if it is no digit.
  private static func digit(_ byte: UInt8) -> UInt8? {
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { return byte - UInt8(ascii: "0") }
    let small = byte | 0x20
    if UInt8(ascii: "a")...UInt8(ascii: "f") ~= small { return small - UInt8(ascii: "a") + 10 }
    return nil
  }
}
