import Boarding
import BoardingPaging

extension LineReader {
  /// Takes a whole number between two others.
  ///
  /// - Parameters:
  ///   - what: What is counted, in words.
  ///   - limits: The least and the greatest number.
  /// - Returns: The number.
  /// - Throws: A diagnostic if no such number comes next.
  mutating func takeWhole(
    _ what: String,
    _ limits: ClosedRange<Int>
  ) throws(Diagnostic) -> Int {
    let expected = what + " from \(limits.lowerBound) to \(limits.upperBound)"
    let place = self
    let number = try takeCount(expected)
    if !limits.contains(number) { throw place.unexpected(expected) }
    return number
  }

  /// Takes the number of a piece.
  ///
  /// - Returns: The number, from 0.
  /// - Throws: A diagnostic if none comes next.
  mutating func takePiece() throws(Diagnostic) -> Int {
    try takeWhole("the number of a piece", 1...ScriptLimits.pageNumber) - 1
  }

  /// Takes the number of an item.
  ///
  /// - Returns: The identity.
  /// - Throws: A diagnostic if none comes next.
  mutating func takeItem() throws(Diagnostic) -> PageID {
    PageID(rawValue: try takeWhole("the number of an item", 1...ScriptLimits.pageNumber) - 1)
  }

  /// Takes a span of time that is not negative.
  ///
  /// - Returns: The span in nanoseconds.
  /// - Throws: A diagnostic if no such time comes next.
  mutating func takePositiveTime() throws(Diagnostic) -> Int64 {
    let place = self
    let time = try takeTime()
    if time < 0 { throw place.unexpected("a time that is not negative") }
    return time
  }

  /// Takes how long an answer takes.
  ///
  /// - Returns: The span in nanoseconds; nil for an answer that never comes by itself.
  /// - Throws: A diagnostic if neither a time nor `never` comes next.
  mutating func takeLatency() throws(Diagnostic) -> Int64? {
    if accept("never") { return nil }
    if let word, !isAtValue {
      throw unexpected("a time such as 400ms, or never", candidates: word.isEmpty ? [] : ["never"])
    }
    return try takePositiveTime()
  }

  /// Takes a piece and how often it fails.
  ///
  /// - Parameter arguments: Where it is noted.
  /// - Throws: A diagnostic if no piece comes next, or no number of times behind it.
  mutating func takeFailures(into arguments: inout Arguments) throws(Diagnostic) {
    let place = self
    let piece = try takePiece()
    arguments.pieces.piece = piece
    if arguments.pieces.failures[piece] != nil {
      faults.append(Diagnostic(at: place.location, .duplicate("\(piece + 1)")))
    }
    arguments.pieces.failures[piece] = 1
    if accept("always") {
      arguments.pieces.failures[piece] = Int.max
    } else if isAtValue {
      arguments.pieces.failures[piece] = try takeWhole("a number of times", 0...ScriptLimits.tries)
    }
  }

  /// Takes an item, or a range of items such as `1..20`.
  ///
  /// - Returns: The identities.
  /// - Throws: A diagnostic if neither comes next.
  mutating func takeItems() throws(Diagnostic) -> ClosedRange<Int> {
    let expected = "an item such as 7, or items such as 1..20"
    let range = wordRange
    let point = UInt8(ascii: ".")
    let bytes = line.bytes[range]
    let middle = bytes.indices.dropLast().first { bytes[$0] == point && bytes[$0 + 1] == point }
    guard let middle else {
      guard isAtValue else { throw unexpected(expected) }
      let item = try takeItem().rawValue
      return item...item
    }
    let limits = 1...ScriptLimits.pageNumber
    var numbers: [Int] = []
    for digits in [range.lowerBound..<middle, middle + 2..<range.upperBound] {
      let number = try writtenNumber(digits, in: range, expected: expected)
      guard number.decimals == 0, let item = Int(exactly: number.decimal.value),
        limits.contains(item)
      else { throw unexpected(expected) }
      numbers.append(item - 1)
    }
    if numbers[0] > numbers[1] { throw unexpected(expected) }
    take(to: range.upperBound)
    return numbers[0]...numbers[1]
  }
}
