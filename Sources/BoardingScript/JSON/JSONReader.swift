/// Reads JSON (RFC 8259) and stops at the first thing that is wrong.
struct JSONReader {
  /// The text in UTF-8.
  private let bytes: [UInt8]
  /// Where the reader stands in it.
  private var place = 0
  /// Where the reader stands in the value.
  private var path = JSONPath()

  /// How deep values may stand in each other.
  static let depth = 128

  /// Reads a text that is one value.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The value.
  /// - Throws: The first thing that is wrong.
  static func value(of bytes: [UInt8]) throws(InputLogError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    if reader.place < bytes.count { throw reader.fault("the end of the text") }
    return value
  }

  /// Makes a reader.
  ///
  /// - Parameter bytes: The text in UTF-8.
  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at which the reader stands, or nil at the end.
  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Makes an error about what stands here.
  ///
  /// - Parameter expected: What should stand here.
  /// - Returns: The error.
  private func fault(_ expected: String) -> InputLogError {
    guard let current else {
      return InputLogError(at: path.text, found: "the end of the text", expected: expected)
    }
    let isPlain = current > 0x20 && current < 0x7F
    let found = isPlain ? "'\(Character(Unicode.Scalar(current)))'" : "the byte \(Int(current))"
    return InputLogError(at: path.text, found: found + " at byte \(place)", expected: expected)
  }

  /// Goes on to the next byte that is no space.
  private mutating func skipSpace() {
    while let current, current == 0x20 || (9...10).contains(current) || current == 13 {
      place += 1
    }
  }

  /// Goes past a byte.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - expected: What should stand here.
  /// - Throws: What stands here instead.
  private mutating func skip(_ byte: Unicode.Scalar, _ expected: String) throws(InputLogError) {
    if current != UInt8(ascii: byte) { throw fault(expected) }
    place += 1
  }

  /// Goes past a byte if it stands here behind spaces.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: True if it stood here.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    if current != UInt8(ascii: byte) { return false }
    place += 1
    return true
  }

  /// Reads a value.
  ///
  /// - Returns: The value.
  /// - Throws: The first thing that is wrong.
  private mutating func value() throws(InputLogError) -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault("a value")
    case let byte?:
      if byte == UInt8(ascii: "-") || byte.isJSONDigit { return try number() }
      throw fault("a value")
    }
  }

  /// Reads a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - value: What it stands for.
  /// - Returns: What it stands for.
  /// - Throws: What stands here instead.
  private mutating func word(
    _ word: String,
    _ value: JSONValue
  ) throws(InputLogError) -> JSONValue {
    for byte in word.utf8 {
      if current != byte { throw fault("the word \(word)") }
      place += 1
    }
    return value
  }

  /// Reads an array.
  ///
  /// - Returns: The array.
  /// - Throws: The first thing that is wrong.
  private mutating func array() throws(InputLogError) -> JSONValue {
    try enter()
    var values: [JSONValue] = []
    if take("]") { return .array(values) }
    repeat {
      path.push(.index(values.count))
      values.append(try value())
      path.pop()
    } while take(",")
    try skip("]", "',' or ']'")
    return .array(values)
  }

  /// Reads an object.
  ///
  /// - Returns: The object.
  /// - Throws: The first thing that is wrong, a name that stands there twice included.
  private mutating func object() throws(InputLogError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      if current != UInt8(ascii: "\"") { throw fault("a name in quotation marks") }
      let name = try string()
      path.push(.name(name))
      if !names.insert(name).inserted {
        throw InputLogError(
          at: path.text,
          found: "the name for the second time",
          expected: "each name once"
        )
      }
      skipSpace()
      try skip(":", "':'")
      members.append(JSONValue.Member(name, try value()))
      path.pop()
    } while take(",")
    try skip("}", "',' or '}'")
    return .object(members)
  }

  /// Goes past the bracket that opens an array or an object.
  ///
  /// - Throws: That it stands too deep.
  private mutating func enter() throws(InputLogError) {
    if path.depth >= JSONReader.depth { throw fault("at most \(JSONReader.depth) levels") }
    place += 1
  }

  /// Reads a number.
  ///
  /// - Returns: An integer where it is one of 64 bits, otherwise a double.
  /// - Throws: What is no number, or one that is too large.
  private mutating func number() throws(InputLogError) -> JSONValue {
    let start = place
    if current == UInt8(ascii: "-") { place += 1 }
    let first = place
    try skipDigits()
    if bytes[first] == UInt8(ascii: "0"), place > first + 1 {
      place = first + 1
      throw fault("a number without a leading zero")
    }
    var isWhole = true
    if current == UInt8(ascii: ".") {
      isWhole = false
      place += 1
      try skipDigits()
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      place += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    // -0 is a double: an integer would lose the sign.
    if isWhole, text != "-0", let integer = Int64(text) { return .integer(integer) }
    if let number = Double(text), number.isFinite { return .number(number) }
    throw InputLogError(
      at: path.text,
      found: text.count > 40 ? String(text.prefix(40)) + "..." : text,
      expected: "a number that fits 64 bits"
    )
  }

  /// Goes past one digit or more.
  ///
  /// - Throws: What stands here instead.
  private mutating func skipDigits() throws(InputLogError) {
    guard let current, current.isJSONDigit else { throw fault("a digit") }
    while let current = self.current, current.isJSONDigit { place += 1 }
  }
}

extension JSONReader {
  /// Reads a text in quotation marks.
  ///
  /// - Returns: The text.
  /// - Throws: The first thing that is wrong.
  private mutating func string() throws(InputLogError) -> String {
    place += 1
    let start = place
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw fault("a character that prints, or an escape") }
      if byte == UInt8(ascii: "\\") {
        place += 1
        try appendEscaped(to: &text)
      } else {
        text.append(byte)
        place += 1
      }
    }
    let result = String(decoding: text, as: UTF8.self)
    if !result.utf8.elementsEqual(text) {
      place = start
      throw fault("a text in UTF-8")
    }
    try skip("\"", "a closing quotation mark")
    return result
  }

  /// Reads what stands behind a backslash.
  ///
  /// - Parameter text: Where the character is appended.
  /// - Throws: What is no escape.
  private mutating func appendEscaped(to text: inout [UInt8]) throws(InputLogError) {
    guard let byte = current else { throw fault("an escape") }
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
      UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]
    if let character = plain[byte] {
      text.append(character)
      place += 1
      return
    }
    if byte != UInt8(ascii: "u") { throw fault("an escape") }
    place += 1
    var code = try codeUnit()
    if (0xD800..<0xDC00).contains(code) {
      try skip("\\", "the second half of a surrogate pair")
      try skip("u", "the second half of a surrogate pair")
      let low = try codeUnit()
      if !(0xDC00..<0xE000).contains(low) { throw fault("the second half of a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("a whole surrogate pair") }
    text += String(Character(scalar)).utf8
  }

  /// Reads four hexadecimal digits.
  ///
  /// - Returns: Their number.
  /// - Throws: What is no digit.
  private mutating func codeUnit() throws(InputLogError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw fault("a hexadecimal digit") }
      code = code << 4 | UInt32(digit)
      place += 1
    }
    return code
  }
}

extension UInt8 {
  /// True for the digits 0 to 9.
  fileprivate var isJSONDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
