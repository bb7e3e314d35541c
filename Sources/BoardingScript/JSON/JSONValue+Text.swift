extension JSONValue {
  /// The value as one line without spaces; equal values give equal bytes.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value.
  ///
  /// - Parameter bytes: Where it is appended, in UTF-8.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += number.description.utf8
    case .string(let text): JSONValue.write(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONValue.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a text in quotation marks; only what must be escaped is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bytes: Where it is appended, in UTF-8.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes += [UInt8(ascii: "\\"), byte]
      } else if byte == UInt8(ascii: "\n") {
        bytes += "\\n".utf8
      } else if byte < 0x20 {
        let digits = String(byte, radix: 16)
        bytes += ("\\u00" + (byte < 0x10 ? "0" : "") + digits).utf8
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
