extension SnapshotReader {
  /// Reads a whole number that is not negative.
  ///
  /// - Parameters:
  ///   - expected: What the number is.
  ///   - range: The numbers that are allowed; nil for none.
  /// - Returns: The number.
  /// - Throws: That it is no whole number of that range.
  package mutating func natural(
    _ expected: String,
    in range: ClosedRange<UInt64>?
  ) throws(SnapshotError) -> UInt64 {
    skipSpace()
    let start = place
    while let current, current.isDigit { place += 1 }
    let digits = bytes[start..<place]
    let goesOn = current.map { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } ?? false
    let hasZero = digits.count > 1 && digits.first == UInt8(ascii: "0")
    if let range, !goesOn, !hasZero, let number = UInt64(String(decoding: digits, as: UTF8.self)),
      range.contains(number)
    {
      return number
    }
    place = start
    throw fault(expected)
  }

  /// Reads a number that is written with sixteen hexadecimal digits in quotation marks.
  ///
  /// - Returns: The number.
  /// - Throws: That it is none.
  package mutating func hexadecimal() throws(SnapshotError) -> UInt64 {
    let expected = "16 hexadecimal digits in quotation marks"
    skipSpace()
    let start = place
    let digits = try string(expected)
    let isPlain = digits.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
    guard digits.utf8.count == 16, isPlain, let number = UInt64(digits, radix: 16) else {
      throw fault(expected, at: start)
    }
    return number
  }

  /// Makes sure that nothing but spaces follows.
  ///
  /// - Parameter expected: What should stand there otherwise.
  /// - Throws: What stands there.
  package mutating func end(_ expected: String) throws(SnapshotError) {
    skipSpace()
    if current != nil { throw fault(expected) }
  }
}
