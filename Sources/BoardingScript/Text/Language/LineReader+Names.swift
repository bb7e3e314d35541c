import Boarding

extension LineReader {
  /// Takes a name that need not be declared.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The name.
  /// - Throws: A diagnostic if no name comes next.
  mutating func takeName(_ expected: String) throws(Diagnostic) -> Name {
    let range = wordRange
    let bytes = line.bytes[range]
    let isName =
      bytes.first.map { $0.isLetter } == true
      && bytes.allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
    if !isName { throw unexpected(expected) }
    let name = Name(text: line.text(range), location: location)
    if bytes.count > ScriptLimits.nameBytes {
      throw Diagnostic(at: location, .nameTooLong(name.text))
    }
    take(to: range.upperBound)
    return name
  }

  /// What a name is, in words.
  static let name = "a name of letters, digits, - and _"

  /// Takes a name that is about to be declared, and notes it if it is a word of the language.
  ///
  /// - Returns: The name.
  /// - Throws: A diagnostic if no name comes next.
  mutating func takeNewName() throws(Diagnostic) -> Name {
    let name = try takeName(LineReader.name)
    if names.dialect.isReserved(name.text) {
      faults.append(Diagnostic(at: name.location, .reserved(name.text)))
    }
    return name
  }

  /// Takes the name of a declared screen, and notes it if no screen is declared by that name.
  ///
  /// - Returns: The screen, or absent for an unknown name.
  /// - Throws: A diagnostic if no name comes next.
  mutating func takeScreen() throws(Diagnostic) -> ScreenID {
    if let word, let screen = names.screen(word) {
      take(to: wordRange.upperBound)
      return screen
    }
    let place = self
    let name = try takeName("a screen")
    let nearest = place.nearest(among: names.screens)
    faults.append(Diagnostic(at: name.location, .unknownScreen(name.text, nearest: nearest)))
    return .absent
  }

  /// Takes a string.
  ///
  /// - Returns: What stands between the quotation marks, without the escapes.
  /// - Throws: A diagnostic if the string is not closed.
  mutating func takeString() throws(Diagnostic) -> String {
    var bytes: [UInt8] = []
    var end = index + 1
    while end < line.bytes.endIndex, !line.bytes[end].isQuote {
      if line.bytes[end] == UInt8(ascii: "\\") { end += 1 }
      if end < line.bytes.endIndex { bytes.append(line.bytes[end]) }
      end += 1
    }
    if end >= line.bytes.endIndex { throw Diagnostic(at: location, .unterminatedString) }
    take(to: end + 1)
    return String(decoding: bytes, as: UTF8.self)
  }
}
