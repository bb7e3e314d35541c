extension UInt8 {
  /// True for a space and a tab.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// True for a quotation mark, which begins and ends a string.
  var isQuote: Bool { self == UInt8(ascii: "\"") }

  /// True for the sign with which comments and colours begin.
  var isHash: Bool { self == UInt8(ascii: "#") }

  /// True for an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// True for an ASCII letter.
  var isLetter: Bool {
    let small = self | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  /// The value of a hexadecimal digit, or nil for another byte.
  var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let small = self | 0x20
    let isHexLetter = small >= UInt8(ascii: "a") && small <= UInt8(ascii: "f")
    return isHexLetter ? small - UInt8(ascii: "a") + 10 : nil
  }
}
