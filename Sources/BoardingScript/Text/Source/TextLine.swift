/// One line of a text, without its line end.
struct TextLine {
  /// The bytes of the line; valid UTF-8 once the line has passed `fault`.
  let bytes: ArraySlice<UInt8>
  /// The name of the file.
  let file: String
  /// The number of the line, counted from 1.
  let number: Int

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the line; a carriage return at the end is left out.
  ///   - file: The name of the file.
  ///   - number: The number of the line, counted from 1.
  init(_ bytes: ArraySlice<UInt8>, file: String, number: Int) {
    self.bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    self.file = file
    self.number = number
  }

  /// Returns the location of a byte.
  ///
  /// - Parameter index: The index of the byte, or the end index.
  /// - Returns: The location, with the column counted in Unicode scalars.
  func location(at index: Int) -> TextLocation {
    var column = 1
    for byte in bytes[..<index] where byte & 0xC0 != 0x80 { column += 1 }
    return TextLocation(file: file, line: number, column: column)
  }

  /// Returns a part of the line as text.
  ///
  /// - Parameter range: The indices of the bytes.
  /// - Returns: The text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// What makes the whole line unreadable, or nil if nothing does.
  var fault: Diagnostic? {
    let start = bytes.startIndex
    if bytes.count > ScriptLimits.lineBytes {
      return Diagnostic(at: location(at: start), .lineTooLong)
    }
    // Most lines are plain, and decoding takes several times as long.
    if bytes.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == UInt8(ascii: "\t") }) { return nil }
    if let index = firstInvalidUTF8() { return Diagnostic(at: location(at: index), .invalidUTF8) }
    if let index = bytes.indices.first(where: { isControlCharacter(at: $0) }) {
      let code = bytes[index] == 0xC2 ? bytes[index + 1] : bytes[index]
      return Diagnostic(at: location(at: index), .controlCharacter(code))
    }
    return nil
  }

  /// Tells whether a control character begins at a byte, of ASCII or of ISO 6429's second set.
  ///
  /// - Parameter index: The index of the byte, in valid UTF-8.
  /// - Returns: True if it is not to be printed; a tab is.
  private func isControlCharacter(at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == 0xC2 { return bytes[index + 1] < 0xA0 }
    return byte == 0x7F || (byte < 0x20 && byte != UInt8(ascii: "\t"))
  }

  /// Finds the first byte that does not belong to valid UTF-8.
  ///
  /// - Returns: Its index, or nil if there is none.
  private func firstInvalidUTF8() -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var index = bytes.startIndex
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): index += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }
}
