/// Swift source with its comments and the contents of its strings blanked out.
///
/// Lines and columns stay where they are. Code inside an interpolation is kept, and the words of
/// an identifier in backticks are replaced by dashes.
struct SwiftCode {
  /// The bytes of the code.
  let bytes: [UInt8]

  /// Blanks comments and strings.
  ///
  /// - Parameter text: The source.
  init(_ text: String) {
    var blanker = Blanker(bytes: Array(text.utf8))
    blanker.run()
    bytes = blanker.result
  }

  /// The lines of the code.
  var lines: [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Finds a word that is not a part of a longer one.
  ///
  /// - Parameters:
  ///   - word: The word; it may end or begin with a sign.
  ///   - line: A line of code.
  /// - Returns: True if the line has the word.
  static func contains(_ word: String, in line: String) -> Bool {
    let word = Array(word.utf8)
    let line = Array(line.utf8)
    guard !word.isEmpty, line.count >= word.count else { return false }
    for start in 0...(line.count - word.count)
    where line[start..<(start + word.count)].elementsEqual(word) {
      let end = start + word.count
      let isLonger =
        (start > 0 && isWordByte(line[start - 1]) && isWordByte(word[0]))
        || (end < line.count && isWordByte(line[end]) && isWordByte(word[word.count - 1]))
      if !isLonger { return true }
    }
    return false
  }

  /// Tells whether a byte can be part of an identifier.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: True for letters, digits, the underscore and everything beyond ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}

extension SwiftCode {
  /// The walk over the bytes of a source.
  private struct Blanker {
    /// The bytes of the source.
    let bytes: [UInt8]
    /// The bytes of the code so far.
    var result: [UInt8] = []
    /// What the walk is inside of; the last one counts.
    var contexts: [Context] = [.code(parentheses: 0)]
    /// The place of the walk.
    var index = 0

    /// Something that the walk can be inside of.
    enum Context {
      /// Code; inside an interpolation it ends with an unmatched parenthesis.
      case code(parentheses: Int)
      /// A string literal.
      case string(hashes: Int, isMultiline: Bool)
    }

    /// Makes a walk over a source.
    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Walks to the end.
    mutating func run() {
      result.reserveCapacity(bytes.count)
      while index < bytes.count {
        switch contexts[contexts.count - 1] {
        case .code(let parentheses): stepInCode(parentheses: parentheses)
        case .string(let hashes, let isMultiline):
          stepInString(hashes: hashes, isMultiline: isMultiline)
        }
      }
    }

    /// Takes one step in code.
    mutating func stepInCode(parentheses: Int) {
      if hasNext("//") { return blank { $0.hasNext("\n") } }
      if hasNext("/*") { return blankBlockComment() }
      if hasNext("`") { return dashIdentifier() }
      var hashes = 0
      while byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(at: index + hashes) == UInt8(ascii: "\"") {
        let isMultiline = hasNext("\"\"\"", skipping: hashes)
        contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
        return keep(hashes + (isMultiline ? 3 : 1))
      }
      if contexts.count > 1 {
        var depth = parentheses
        if hasNext("(") { depth += 1 }
        if hasNext(")") { depth -= 1 }
        contexts[contexts.count - 1] = .code(parentheses: depth)
        if depth < 0 { contexts.removeLast() }
      }
      keep(max(1, hashes))
    }

    /// Takes one step in a string literal.
    mutating func stepInString(hashes: Int, isMultiline: Bool) {
      let marks = String(repeating: "#", count: hashes)
      if hasNext("\\" + marks) {
        let isInterpolation = hasNext("(", skipping: 1 + hashes)
        if isInterpolation { contexts.append(.code(parentheses: 0)) }
        return isInterpolation ? keep(2 + hashes) : blank(2 + hashes)
      }
      let end = (isMultiline ? "\"\"\"" : "\"") + marks
      if hasNext(end) {
        contexts.removeLast()
        return keep(end.utf8.count)
      }
      if hasNext("\n"), !isMultiline { contexts.removeLast() }
      blank(1)
    }

    /// Blanks a block comment and those inside of it.
    mutating func blankBlockComment() {
      var depth = 0
      repeat {
        if hasNext("/*") {
          depth += 1
          blank(2)
        } else if hasNext("*/") {
          depth -= 1
          blank(2)
        } else {
          blank(1)
        }
      } while depth > 0 && index < bytes.count
    }

    /// Replaces the words of an identifier in backticks.
    mutating func dashIdentifier() {
      var end = index + 1
      while let byte = byte(at: end), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") {
        end += 1
      }
      keep(1)
      while index < end {
        result.append(UInt8(ascii: "-"))
        index += 1
      }
      keep(1)
    }

    /// Blanks up to a place.
    mutating func blank(until isEnd: (Blanker) -> Bool) {
      while index < bytes.count, !isEnd(self) { blank(1) }
    }

    /// Replaces bytes by spaces, but keeps line ends.
    mutating func blank(_ count: Int) {
      for _ in 0..<count {
        guard let byte = byte(at: index) else { return }
        result.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
        index += 1
      }
    }

    /// Takes bytes over.
    mutating func keep(_ count: Int) {
      for _ in 0..<count {
        guard let byte = byte(at: index) else { return }
        result.append(byte)
        index += 1
      }
    }

    /// The byte at a place, or nil behind the end.
    func byte(at place: Int) -> UInt8? {
      place < bytes.count ? bytes[place] : nil
    }

    /// Tells whether a text comes next.
    func hasNext(_ text: String, skipping count: Int = 0) -> Bool {
      let start = index + count
      let end = start + text.utf8.count
      return end <= bytes.count && bytes[start..<end].elementsEqual(text.utf8)
    }
  }
}
