import Boarding

/// Reads the parts of one line from left to right.
///
/// Faults that make the rest of the line unreadable are thrown; those that do not are collected.
struct LineReader {
  /// The line.
  let line: TextLine
  /// What has been declared so far.
  let names: DeclaredNames
  /// Where the next part begins: at a visible byte, or at the end.
  private(set) var index: Int
  /// The part that was read last.
  private(set) var lastPart: String = ""
  /// The bytes that were read.
  private var taken: Range<Int>
  /// What was read where the line has other gaps than single spaces, otherwise empty.
  private var respaced: String = ""
  /// What is wrong without making the rest unreadable.
  var faults: [Diagnostic] = []
  /// Words that could also have come here, for suggestions.
  var alternatives: [String]
  /// True if the words that were probably meant are looked for, which takes time.
  private let suggestsWords: Bool
  /// Where the line begins to say something.
  let start: TextLocation

  /// Makes a reader at the beginning of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - names: What has been declared so far.
  ///   - alternatives: Words that could also begin the line, for suggestions.
  ///   - suggestsWords: True if the words that were probably meant are looked for.
  init(_ line: TextLine, names: DeclaredNames, alternatives: [String], suggestsWords: Bool) {
    self.alternatives = alternatives
    self.suggestsWords = suggestsWords
    self.line = line
    self.names = names
    index = LineReader.visible(in: line, from: line.bytes.startIndex)
    taken = index..<index
    start = line.location(at: index)
  }

  /// What was read, with single spaces where spaces stand: never longer than the line.
  var normalized: String { respaced.isEmpty ? line.text(taken) : respaced }

  /// True if nothing follows but a comment.
  var isAtEnd: Bool {
    index == line.bytes.endIndex || line.bytes[index].isHash
  }

  /// Where the next part stands.
  var location: TextLocation { line.location(at: index) }

  /// The bytes of the next word; empty at the end of the line and at a string.
  var wordRange: Range<Int> {
    let rest = line.bytes[index...]
    let end = rest.firstIndex { $0.isSpace || $0.isQuote || $0.isHash } ?? rest.endIndex
    return index..<end
  }

  /// The next word, or nil at the end of the line and at a string.
  var word: String? {
    let range = wordRange
    return range.isEmpty ? nil : line.text(range)
  }

  /// True if a string comes next.
  var isAtString: Bool {
    index < line.bytes.endIndex && line.bytes[index].isQuote
  }

  /// True if a number, a colour or a shape comes next.
  var isAtValue: Bool { isValue(at: index) }

  /// True if a number, a colour or a shape stands behind the next word.
  var isValueAfterWord: Bool {
    let range = wordRange
    return !range.isEmpty && isValue(at: LineReader.visible(in: line, from: range.upperBound))
  }

  /// Tells whether a number, a colour or a shape begins somewhere.
  ///
  /// - Parameter index: Where.
  /// - Returns: True for a digit, a sign or point before a digit, `#` before a hex digit, and what
  ///   has a parenthesis.
  private func isValue(at index: Int) -> Bool {
    let rest = line.bytes[index...]
    guard let first = rest.first else { return false }
    if first.isDigit { return true }
    guard let second = rest.dropFirst().first else { return false }
    if first.isHash { return second.hexValue != nil }
    if first == UInt8(ascii: "(") || rest.starts(with: "matrix(".utf8) { return true }
    let signs = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+")]
    return signs.contains(first) && second.isDigit
  }

  /// Takes a word if it comes next.
  ///
  /// - Parameter word: The word.
  /// - Returns: True if it was taken.
  mutating func accept(_ word: String) -> Bool {
    let range = wordRange
    if !line.bytes[range].elementsEqual(word.utf8) { return false }
    take(to: range.upperBound)
    return true
  }

  /// Takes everything up to an index.
  ///
  /// - Parameter end: The index behind the last byte to take.
  mutating func take(to end: Int) {
    lastPart = line.text(index..<end)
    let gap = index - taken.upperBound
    let isSpaced = gap == 0 || (gap == 1 && line.bytes[index - 1] == UInt8(ascii: " "))
    if !isSpaced || !respaced.isEmpty {
      respaced = normalized + (gap == 0 ? "" : " ") + lastPart
    }
    taken = taken.lowerBound..<end
    index = LineReader.visible(in: line, from: end)
    alternatives = []
  }

  /// Takes everything up to the end of the line, with single spaces.
  mutating func takeRest() {
    while !isAtEnd {
      let rest = line.bytes[index...]
      take(to: rest.firstIndex { $0.isSpace || $0.isHash } ?? rest.endIndex)
    }
  }

  /// Describes what comes next as something else than what was expected.
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - candidates: The words that would have been valid.
  /// - Returns: The diagnostic.
  func unexpected(_ expected: String, candidates: [String] = []) -> Diagnostic {
    let found = isAtEnd ? nil : word ?? line.text(index..<line.bytes.endIndex)
    guard let found else {
      return Diagnostic(at: location, .unexpected(.endOfLine, expected: expected, nearest: nil))
    }
    let nearest = nearest(among: candidates)
    return Diagnostic(
      at: location,
      .unexpected(.text(found), expected: expected, nearest: nearest)
    )
  }

  /// Finds the valid word that was probably meant by the next one, if the fault is listed at all.
  ///
  /// - Parameter candidates: The words that would have been valid.
  /// - Returns: The word, or nil if none is near.
  func nearest(among candidates: [String]) -> String? {
    let isListed = suggestsWords && faults.count < ScriptLimits.faults
    guard isListed, let word else { return nil }
    return nearestWord(to: word, in: candidates + alternatives)
  }

  /// Skips spaces and tabs.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - index: Where to begin.
  /// - Returns: The index of the next visible byte, or the end.
  private static func visible(in line: TextLine, from index: Int) -> Int {
    line.bytes[index...].firstIndex { !$0.isSpace } ?? line.bytes.endIndex
  }
}
