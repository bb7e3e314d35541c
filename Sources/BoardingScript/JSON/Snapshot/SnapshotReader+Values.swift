extension SnapshotReader {
  /// Reads true or false.
  ///
  /// - Returns: True or false.
  /// - Throws: That it is neither.
  mutating func bool() throws(SnapshotError) -> Bool {
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw fault("true or false")
  }

  /// Goes past nothing, if it stands here.
  ///
  /// - Returns: True if it stood here.
  mutating func takeNull() -> Bool { takeWord("null") }

  /// Goes past a word behind spaces, if it stands there.
  ///
  /// - Parameter word: The word, in ASCII.
  /// - Returns: True if it stood there.
  private mutating func takeWord(_ word: String) -> Bool {
    skipSpace()
    var end = place
    for byte in word.utf8 {
      if end == bytes.count || bytes[end] != byte { return false }
      end += 1
    }
    place = end
    return true
  }

  /// Tells whether a text in quotation marks follows.
  ///
  /// - Returns: True if one does.
  mutating func hasText() -> Bool {
    skipSpace()
    return current == UInt8(ascii: "\"")
  }

  /// Reads one of several words.
  ///
  /// - Parameter choices: The words with what they stand for.
  /// - Returns: What the word stands for.
  /// - Throws: That it is none of them.
  package mutating func choice<Value>(
    _ choices: [(word: String, value: Value)]
  ) throws(SnapshotError) -> Value {
    skipSpace()
    let start = place
    if hasText() {
      let text = try string("a word")
      if let choice = choices.first(where: { $0.word.utf8.elementsEqual(text.utf8) }) {
        return choice.value
      }
    }
    let words = choices.map { "'\($0.word)'" }.joined(separator: ", ")
    throw fault("one of " + words, at: start)
  }

  /// Reads a whole number.
  ///
  /// - Parameters:
  ///   - expected: What the number is.
  ///   - range: The numbers that are allowed.
  /// - Returns: The number.
  /// - Throws: That it is no whole number of that range.
  mutating func integer(
    _ expected: String,
    in range: ClosedRange<Int64> = .min ... .max
  ) throws(SnapshotError) -> Int64 {
    skipSpace()
    let start = place
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let first = place
    var number: Int64 = 0
    var isTooLarge = false
    while let byte = current, byte.isDigit {
      let digit = Int64(byte - UInt8(ascii: "0"))
      let (tenfold, isOver) = number.multipliedReportingOverflow(by: 10)
      // Below 0 there is one number more than above.
      let (next, isBeyond) =
        isNegative
        ? tenfold.subtractingReportingOverflow(digit) : tenfold.addingReportingOverflow(digit)
      isTooLarge = isTooLarge || isOver || isBeyond
      number = next
      place += 1
    }
    let hasZero = place > first + 1 && bytes[first] == UInt8(ascii: "0")
    let goesOn = current.map { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } ?? false
    if place == first || hasZero || goesOn || isTooLarge || !range.contains(number) {
      place = start
      throw fault(expected)
    }
    return number
  }

  /// Reads a whole number of the machine's size.
  ///
  /// - Parameters:
  ///   - expected: What the number is.
  ///   - range: The numbers that are allowed.
  /// - Returns: The number.
  /// - Throws: That it is no whole number of that range.
  package mutating func int(
    _ expected: String,
    in range: ClosedRange<Int> = .min ... .max
  ) throws(SnapshotError) -> Int {
    Int(try integer(expected, in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// Reads a number that is finite.
  ///
  /// - Parameter expected: What the number is.
  /// - Returns: The number.
  /// - Throws: That it is no number, or too large.
  mutating func double(_ expected: String) throws(SnapshotError) -> Double {
    skipSpace()
    let start = place
    if current == UInt8(ascii: "-") { place += 1 }
    let first = place
    var isNumber = takeDigits()
    if place > first + 1, bytes[first] == UInt8(ascii: "0") { isNumber = false }
    if isNumber, current == UInt8(ascii: ".") {
      place += 1
      isNumber = takeDigits()
    }
    if isNumber, let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      place += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
      isNumber = takeDigits()
    }
    if isNumber, place - start <= SnapshotReader.numberLength,
      let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite
    {
      return number
    }
    place = start
    throw fault(expected)
  }

  /// The most characters of a number with a fraction: more than any needs to be exact.
  private static let numberLength = 1100

  /// Goes past digits.
  ///
  /// - Returns: True if there was at least one.
  private mutating func takeDigits() -> Bool {
    let start = place
    while let current, current.isDigit { place += 1 }
    return place > start
  }
}
