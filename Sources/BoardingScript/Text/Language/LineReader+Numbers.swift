import Boarding

extension LineReader {
  /// Takes a number.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The number.
  /// - Throws: A diagnostic if no number comes next, or one that cannot be exact.
  mutating func takeNumber(_ expected: String) throws(Diagnostic) -> Decimal {
    let range = wordRange
    let number = try writtenNumber(range, in: range, expected: expected)
    take(to: range.upperBound)
    return number.decimal
  }

  /// Takes a number that has to lie somewhere.
  ///
  /// - Parameters:
  ///   - expected: What was expected, in words.
  ///   - isValid: Tells whether the number lies there.
  /// - Returns: The number.
  /// - Throws: A diagnostic if no such number comes next.
  mutating func takeNumber(
    _ expected: String,
    where isValid: (Double) -> Bool
  ) throws(Diagnostic) -> Double {
    let place = self
    let number = try takeNumber(expected).value
    if !isValid(number) { throw place.unexpected(expected) }
    return number
  }

  /// Takes a whole number of things.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The number.
  /// - Throws: A diagnostic if no whole number comes next.
  mutating func takeCount(_ expected: String) throws(Diagnostic) -> Int {
    let place = self
    let number = try takeNumber(expected)
    guard number.decimals == 0, let count = Int(exactly: number.value) else {
      throw place.unexpected(expected)
    }
    return count
  }

  /// Takes one of several words.
  ///
  /// - Parameter words: The words.
  /// - Returns: The word that stands there.
  /// - Throws: A diagnostic if another one does.
  mutating func takeChoice(of words: [String]) throws(Diagnostic) -> String {
    guard let word, words.contains(word) else {
      throw unexpected(listing(words), candidates: words)
    }
    _ = accept(word)
    return word
  }

  /// Takes a span of time.
  ///
  /// - Returns: The span in nanoseconds.
  /// - Throws: A diagnostic if no time comes next, or one that cannot be exact.
  mutating func takeTime() throws(Diagnostic) -> Int64 {
    let expected = "a time such as 400ms or 0.4s"
    let range = wordRange
    let bytes = line.bytes[range]
    if bytes.last != UInt8(ascii: "s") { throw spacedTime(expected) }
    let isMilliseconds = bytes.dropLast().last == UInt8(ascii: "m")
    let digits = range.lowerBound..<range.upperBound - (isMilliseconds ? 2 : 1)
    let number = try writtenNumber(digits, in: range, expected: expected)
    let exponent = isMilliseconds ? 6 : 9
    if number.decimals > exponent, number.units(exponent: exponent) == nil {
      throw Diagnostic(at: location, .tooFine(line.text(range)))
    }
    guard let nanoseconds = number.units(exponent: exponent),
      nanoseconds.magnitude <= ScriptLimits.nanoseconds
    else { throw Diagnostic(at: location, .tooLong(line.text(range))) }
    take(to: range.upperBound)
    return nanoseconds
  }

  /// Describes what is no time, and whether its unit stands behind a space.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The diagnostic.
  private func spacedTime(_ expected: String) -> Diagnostic {
    var rest = self
    let digits = wordRange
    rest.take(to: digits.upperBound)
    guard (try? WrittenNumber(line.bytes[digits])) != nil, let unit = rest.word,
      unit == "ms" || unit == "s"
    else { return unexpected(expected) }
    return Diagnostic(at: location, .spacedTime(line.text(digits), unit: unit))
  }

  /// Takes a number, a colour or a shape.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The value.
  /// - Throws: A diagnostic if none of them comes next.
  mutating func takeValue(_ expected: String) throws(Diagnostic) -> WrittenValue {
    if isAtValue, line.bytes[index].isHash {
      return WrittenValue(.color(try takeColor()), decimals: 0)
    }
    if let shape = try takeShape(expected) { return shape }
    let number = try takeNumber(expected)
    return WrittenValue(.number(number.value), decimals: number.decimals)
  }

  /// Takes a colour.
  ///
  /// - Returns: The colour.
  /// - Throws: A diagnostic if it is none.
  private mutating func takeColor() throws(Diagnostic) -> SRGBColor {
    let rest = line.bytes[index...]
    let end = rest.firstIndex { $0 <= UInt8(ascii: " ") } ?? rest.endIndex
    let text = line.text(index..<end)
    guard let color = SRGBColor(hex: text) else {
      let expected = "a colour such as #808080 or #808080ff"
      throw Diagnostic(at: location, .unexpected(.text(text), expected: expected, nearest: nil))
    }
    take(to: end)
    return color
  }

  /// Reads the digits of a number.
  ///
  /// - Parameters:
  ///   - digits: Where the digits stand.
  ///   - range: The whole word.
  ///   - expected: What was expected, in words.
  /// - Returns: The number.
  /// - Throws: A diagnostic if it is none.
  func writtenNumber(
    _ digits: Range<Int>,
    in range: Range<Int>,
    expected: String
  ) throws(Diagnostic) -> WrittenNumber {
    do {
      return try WrittenNumber(line.bytes[digits])
    } catch {
      switch error {
      case .malformed: throw unexpected(expected)
      case .exponent: throw Diagnostic(at: location, .exponent(line.text(range)))
      case .tooManyDigits: throw Diagnostic(at: location, .tooManyDigits(line.text(range)))
      }
    }
  }
}
