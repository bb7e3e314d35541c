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

  /// Takes a number or a colour.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The value.
  /// - Throws: A diagnostic if neither comes next.
  mutating func takeValue(_ expected: String) throws(Diagnostic) -> WrittenValue {
    if isAtValue, line.bytes[index].isHash {
      return WrittenValue(.color(try takeColor()), decimals: 0)
    }
    let number = try takeNumber(expected)
    return WrittenValue(.number(number.value), decimals: number.decimals)
  }

  /// Takes a colour.
  ///
  /// - Returns: The colour.
  /// - Throws: A diagnostic if it has neither six nor eight hexadecimal digits.
  private mutating func takeColor() throws(Diagnostic) -> SRGBColor {
    var end = index + 1
    var components: [Double] = []
    var high: UInt8?
    while end < line.bytes.endIndex, let digit = line.bytes[end].hexValue, components.count < 5 {
      if let first = high {
        components.append(Double(first << 4 | digit) / 255)
        high = nil
      } else {
        high = digit
      }
      end += 1
    }
    let endsHere = end == line.bytes.endIndex || line.bytes[end] <= UInt8(ascii: " ")
    guard endsHere, high == nil, components.count == 3 || components.count == 4 else {
      while end < line.bytes.endIndex, line.bytes[end] > UInt8(ascii: " ") { end += 1 }
      let found = Diagnostic.Found.text(line.text(index..<end))
      let expected = "a colour such as #808080 or #808080ff"
      throw Diagnostic(at: location, .unexpected(found, expected: expected, nearest: nil))
    }
    take(to: end)
    return SRGBColor(
      red: components[0],
      green: components[1],
      blue: components[2],
      alpha: components.count == 4 ? components[3] : 1
    )
  }

  /// Reads the digits of a number.
  ///
  /// - Parameters:
  ///   - digits: Where the digits stand.
  ///   - range: The whole word.
  ///   - expected: What was expected, in words.
  /// - Returns: The number.
  /// - Throws: A diagnostic if it is none.
  private func writtenNumber(
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
