extension SnapshotReader {
  /// Reads a text in quotation marks.
  ///
  /// - Parameter expected: What the text is.
  /// - Returns: The text.
  /// - Throws: That it is no text, or what is wrong inside of it.
  package mutating func string(_ expected: String) throws(SnapshotError) -> String {
    try skip("\"", expected)
    let start = place
    var isASCII = true
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if !isASCII { try check(text, from: start) }
        place += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw fault("a character that prints, or an escape") }
      if byte >= 0x80 { isASCII = false }
      place += 1
    }
    throw fault("a closing quotation mark")
  }

  /// The most bytes of a name.
  static let nameLength = 4096

  /// Reads the name of a screen or of a fact.
  ///
  /// Its length has a limit: to find a name that is there twice takes twelve bytes for each byte of
  /// a run of accents, as they are put in order first.
  ///
  /// - Parameter expected: What the name is.
  /// - Returns: The name.
  /// - Throws: That it is no text, or too long.
  mutating func boundedName(_ expected: String) throws(SnapshotError) -> String {
    skipSpace()
    let start = place
    let name = try string(expected)
    if name.utf8.count <= SnapshotReader.nameLength { return name }
    throw fault("a name of at most \(SnapshotReader.nameLength) bytes", at: start)
  }

  /// Makes sure that what was read is UTF-8: a byte that is not would have become another text.
  ///
  /// - Parameters:
  ///   - text: What was read up to here.
  ///   - start: Where it begins.
  /// - Throws: The first byte that is not.
  private mutating func check(_ text: String, from start: Int) throws(SnapshotError) {
    var position = start
    for byte in text.utf8 {
      if position == place || bytes[position] != byte { break }
      position += 1
    }
    if position == place, text.utf8.count == place - start { return }
    place = min(position, place)
    while place > start, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    throw fault("a text in UTF-8", found: "the byte \(Int(bytes[place]))")
  }

  /// Reads the rest of a text in which there are escapes.
  ///
  /// - Parameter start: Where the text begins; up to here there is none.
  /// - Returns: The text.
  /// - Throws: What is wrong.
  private mutating func escapedString(from start: Int) throws(SnapshotError) -> String {
    var text = ""
    var plain = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        try append(plain, to: &text)
        place += 1
        return text
      }
      if byte < 0x20 { throw fault("a character that prints, or an escape") }
      if byte == UInt8(ascii: "\\") {
        try append(plain, to: &text)
        place += 1
        text.unicodeScalars.append(try escape())
        plain = place
      } else {
        place += 1
      }
    }
    throw fault("a closing quotation mark")
  }

  /// Appends what was read without an escape.
  ///
  /// - Parameters:
  ///   - start: Where it begins; it ends here.
  ///   - text: Where it is appended.
  /// - Throws: That it is not UTF-8.
  private mutating func append(_ start: Int, to text: inout String) throws(SnapshotError) {
    let piece = String(decoding: bytes[start..<place], as: UTF8.self)
    try check(piece, from: start)
    text += piece
  }

  /// Reads what stands behind a backslash.
  ///
  /// - Returns: The character.
  /// - Throws: What is no escape.
  private mutating func escape() throws(SnapshotError) -> Unicode.Scalar {
    let plain: Unicode.Scalar? =
      switch current {
      case UInt8(ascii: "\""): "\""
      case UInt8(ascii: "\\"): "\\"
      case UInt8(ascii: "/"): "/"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      case nil, .some: nil
      }
    if let plain {
      place += 1
      return plain
    }
    if current != UInt8(ascii: "u") { throw fault("an escape") }
    let start = place
    place += 1
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isHigh = first < 0xDC00
    if isHigh, current == UInt8(ascii: "\\"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "u")
    {
      place += 2
      let second = try codeUnit()
      let code = 0x10000 + (first - 0xD800) << 10 + (second &- 0xDC00)
      if (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(code) { return scalar }
    }
    throw fault("a whole surrogate pair", found: "one half", at: start)
  }

  /// Reads four hexadecimal digits.
  ///
  /// - Returns: Their number.
  /// - Throws: What is no digit.
  private mutating func codeUnit() throws(SnapshotError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current?.hexValue else { throw fault("a hexadecimal digit") }
      code = code << 4 | UInt32(digit)
      place += 1
    }
    return code
  }
}
