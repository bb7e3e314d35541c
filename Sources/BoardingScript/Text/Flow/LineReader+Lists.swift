import Boarding

/// Curves that are written as in CSS, with parentheses and commas.
extension LineReader {
  /// Takes the rest of `steps(4, jump-end)`.
  ///
  /// - Returns: The jumps.
  /// - Throws: A diagnostic if something else stands there.
  mutating func takeSteps() throws(Diagnostic) -> Steps {
    let start = location
    let expected = "a whole number of jumps"
    let number = try takeItem(expected)
    guard number.decimals == 0, let count = Int(exactly: number.value) else {
      throw Diagnostic(at: start, .unexpected(.text(lastPart), expected: expected, nearest: nil))
    }
    var position = Steps.Position.jumpEnd
    if accept(beginning: ",") {
      let words = Steps.Position.named.map { $0.word }
      guard let found = Steps.Position.named.first(where: { accept(beginning: $0.word) }) else {
        throw unexpected(listing(words), candidates: words)
      }
      position = found.position
    }
    try close()
    guard let steps = Steps(count, position) else {
      let least = "a number of jumps that is above 0, and above 1 for jump-none"
      throw Diagnostic(at: start, .unexpected(.text("\(count)"), expected: least, nearest: nil))
    }
    return steps
  }

  /// Takes the rest of `linear(0, 0.25 75%, 1)`.
  ///
  /// - Returns: The points.
  /// - Throws: A diagnostic if something else stands there.
  mutating func takeStops() throws(Diagnostic) -> [PiecewiseLinear.Stop] {
    var stops: [PiecewiseLinear.Stop] = []
    repeat {
      let output = try takeItem("a progress such as 0.25").value
      if isAtEnd || line.bytes[index] == UInt8(ascii: ",") || line.bytes[index] == UInt8(ascii: ")")
      {
        stops.append(PiecewiseLinear.Stop(output))
        continue
      }
      let from = try takePercentage()
      let isOver = line.bytes[index...].first.map { !$0.isDigit } ?? true
      let to = isOver ? from : try takePercentage()
      stops.append(PiecewiseLinear.Stop(output, from: from, to: to))
    } while accept(beginning: ",")
    try close()
    return stops
  }

  /// Takes a place in time.
  ///
  /// - Returns: The place, 1 for 100%.
  /// - Throws: A diagnostic if no percentage comes next.
  private mutating func takePercentage() throws(Diagnostic) -> Double {
    let expected = "a percentage such as 75%, ',' or ')'"
    let number = try takeItem(expected).value
    if !accept(beginning: "%") { throw unexpected("'%'") }
    return number / 100
  }

  /// Takes a number that a comma, a percent sign or a parenthesis may end.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The number.
  /// - Throws: A diagnostic if no number comes next.
  private mutating func takeItem(_ expected: String) throws(Diagnostic) -> Decimal {
    let ends: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "%")]
    let word = wordRange
    let end = line.bytes[word].firstIndex(where: ends.contains) ?? word.upperBound
    let number = try writtenNumber(index..<end, in: word, expected: expected)
    take(to: end)
    return number.decimal
  }

  /// Takes the closing parenthesis.
  ///
  /// - Throws: A diagnostic if something else stands there.
  private mutating func close() throws(Diagnostic) {
    if !accept(beginning: ")") { throw unexpected("',' or ')'") }
  }

  /// Takes some characters if they come next, whatever follows them.
  ///
  /// - Parameter text: The characters.
  /// - Returns: True if they were taken.
  mutating func accept(beginning text: String) -> Bool {
    if !line.bytes[index...].starts(with: text.utf8) { return false }
    take(to: index + text.utf8.count)
    return true
  }
}

extension Steps.Position {
  /// The positions with the words that CSS has for them; longer words before those they begin with.
  fileprivate static let named: [(word: String, position: Steps.Position)] =
    [Steps.Position.jumpStart, .jumpEnd, .jumpNone, .jumpBoth].map { ($0.word, $0) }

  /// The word that CSS has for the position.
  var word: String {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: "jump-end"
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    }
  }
}
