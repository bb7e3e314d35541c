extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a line, `file:line:column: error: message`.
  public var description: String {
    "\(location.file):\(location.line):\(location.column): error: \(message)"
  }

  /// What is wrong, in words.
  public var message: String {
    switch problem {
    case .unexpected(let found, let expected, let nearest):
      "expected \(expected), found \(found.words)" + suggestion(nearest)
    case .reserved(let name): "\(quoted(name)) is a word of the language and cannot be a name"
    case .fact(let problem): problem.message
    case .unknownScreen(let name, let nearest): unknown("screen", name, nearest)
    case .unknownPage(let name, let nearest): unknown("page", name, nearest)
    case .declaredAlready(let name, let place): declared(name, at: place)
    case .spacedTime(let number, let unit):
      "write \(quoted(number + unit)) without a space, found \(quoted(number + " " + unit))"
    case .onlyAtPrompt(let word): "\(quoted(word)) works only at the prompt"
    case .duplicate(let name): "\(quoted(name)) stands here for the second time"
    case .conflict(let word, let other): "\(quoted(word)) cannot stand beside \(quoted(other))"
    case .otherKind(let name, let expected):
      "\(quoted(name)) is a \(expected) on an earlier screen and must be one here"
    case .noScreens: "the flow declares no screen"
    case .declarationAfterMove(let word):
      "\(quoted(word)) is a declaration and must stand before the first move"
    case .secondFlow: "a text declares one flow, and this is the second"
    case .secondSubject(let word):
      "a text is about one flow or about pages, and \(quoted(word)) begins something else"
    case .noSource(let words):
      "\(quoted(words)) needs items that arrive in pieces; declare them with 'source'"
    case .otherSubject(let word, let beginning):
      "\(quoted(word)) belongs into a text that begins with \(quoted(beginning))"
    case .layout(let found, let expected):
      "the pages cannot be laid out: expected \(expected), found \(quoted(found))"
    case .unknownVersion(let version): "expected \(LineReader.version), found \(quoted(version))"
    case .misplacedVersion: "the version of the language must be the first statement of its file"
    case .cannotInclude(let file, let reason): "cannot include \(quoted(file)): \(reason)"
    case .includesItself(let files): "a file includes itself: " + files.joined(separator: " > ")
    case .tooManyInclusions: "files include one another more than \(ScriptLimits.inclusions) deep"
    case .invalidWidth(let text): "expected a width above 0, found \(quoted(text))"
    case .negativeTransition(let text):
      "a transition cannot take \(quoted(text)), which is less than no time"
    case .invalidControlPoint(let text):
      "\(quoted(text)) is the x of a control point of the curve and must lie between 0 and 1"
    case .unterminatedString: "the string has no closing quotation mark"
    case .unterminatedBlock(let words): "the block of \(quoted(words)) has no 'end'"
    case .nameTooLong(let name): "\(quoted(name)) is longer than \(ScriptLimits.nameBytes) bytes"
    case .exponent(let text): "\(quoted(text)) has an exponent; write all digits"
    case .tooManyDigits(let text): quoted(text) + Diagnostic.tooManyDigits
    case .tooFine(let text): "\(quoted(text)) is not a whole number of nanoseconds"
    case .tooLong(let text):
      "\(quoted(text)) is longer than a run may take;"
        + " at most \(timeText(nanoseconds: ScriptLimits.nanoseconds))"
    case .invalidUTF8: "the line is not valid UTF-8 from here on"
    case .controlCharacter(let byte): "the line holds the control character \(Int(byte))"
    case .lineTooLong: "the line is longer than \(ScriptLimits.lineBytes) bytes"
    case .textTooLong: "the text is longer than \(ScriptLimits.textBytes) bytes"
    case .tooManyLines: "the text has more than \(ScriptLimits.lines) lines"
    case .tooManyScreens: "the flow has more than \(ScriptLimits.screens) screens"
    case .tooManyPages: "there are more than \(ScriptLimits.pages) pages"
    case .tooManyValues: "the flow has more than \(ScriptLimits.values) animated values"
    case .link(let error): "expected \(error.expected), found \(error.found)"
    case .tooManyLabels: "the flow has more than \(ScriptLimits.values) choice labels"
    }
  }

  /// Says that nothing has a name.
  ///
  /// - Parameters:
  ///   - kind: What should have it, in words.
  ///   - name: The name.
  ///   - nearest: The nearest name of its kind, or nil for none.
  /// - Returns: The message.
  private func unknown(_ kind: String, _ name: String, _ nearest: String?) -> String {
    "no " + kind + " is named " + quoted(name) + suggestion(nearest)
  }

  /// Says that a name is taken.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - place: Where it is declared.
  /// - Returns: The message.
  private func declared(_ name: String, at place: TextLocation) -> String {
    "\(quoted(name)) is declared already, in "
      + (place.file == location.file ? "line \(place.line)" : "\(place.file):\(place.line)")
  }

  /// What is wrong with a number that has too many digits, in words behind the number.
  private static let tooManyDigits =
    " has too many digits; at most \(ScriptLimits.digits) count, and at most"
    + " \(ScriptLimits.decimals) follow the point"
}

extension Diagnostic.Found {
  /// What was found, in words.
  fileprivate var words: String {
    switch self {
    case .endOfLine: "the end of the line"
    case .text(let text): quoted(text)
    }
  }
}

/// Puts a text into quotation marks and cuts it where it is long.
///
/// - Parameter text: The text.
/// - Returns: The text in single quotation marks, with at most 40 characters of it.
package func quoted(_ text: String) -> String { "'" + cut(text) + "'" }

/// Cuts a text where it is long, and writes control characters, which a terminal would obey, by
/// their numbers.
///
/// - Parameter text: The text.
/// - Returns: The text, with at most 40 characters of it.
package func cut(_ text: String) -> String {
  let limit = 40
  if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var shown = ""
  for (place, scalar) in text.unicodeScalars.enumerated() {
    if place == limit { return shown + "..." }
    let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    if isControl { shown += escape(of: scalar) } else { shown.unicodeScalars.append(scalar) }
  }
  return shown
}

/// Writes a character by its number.
///
/// - Parameter scalar: A character below 256.
/// - Returns: The text, such as `\u{1b}`.
private func escape(of scalar: Unicode.Scalar) -> String {
  let digits = [scalar.value >> 4, scalar.value & 15].map { (digit) in
    UInt8(digit) + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
  return "\\u{" + String(decoding: digits, as: UTF8.self) + "}"
}

/// Puts the nearest valid word into words.
///
/// - Parameter nearest: The word, or nil for none.
/// - Returns: The end of a sentence.
func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}
