extension FlowLink {
  /// The link as text: equal links are equal texts, in ASCII.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public var text: String { FlowLink.text(of: screens[...], facts[...]) }

  /// Returns the byte at which the name of a screen begins in the text, from 1.
  ///
  /// - Parameter place: The place of the screen.
  /// - Returns: The byte.
  func column(of place: Int) -> Int { FlowLink.text(of: screens[..<place], []).utf8.count + 2 }

  /// Returns the byte at which the name or the value of a fact begins in the text, from 1.
  ///
  /// - Parameters:
  ///   - place: The place of the fact.
  ///   - isValue: True for the value.
  /// - Returns: The byte.
  func column(ofFact place: Int, value isValue: Bool) -> Int {
    var bytes = Array(FlowLink.text(of: screens[...], facts[..<place]).utf8) + [0]
    if isValue {
      FlowLink.append(facts[place].name, isPath: false, to: &bytes)
      bytes.append(UInt8(ascii: "="))
    }
    return bytes.count + 1
  }

  /// Writes a path and a query.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens.
  ///   - facts: The facts.
  /// - Returns: The text.
  private static func text(
    of screens: ArraySlice<String>,
    _ facts: ArraySlice<NamedFact>
  ) -> String {
    var bytes: [UInt8] = []
    for screen in screens {
      bytes.append(UInt8(ascii: "/"))
      append(screen, isPath: true, to: &bytes)
    }
    for (place, fact) in facts.enumerated() {
      bytes.append(place == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      append(fact.name, isPath: false, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      append(fact.value, isPath: false, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isPath: True in the path, false in the query.
  ///   - bytes: Where it is appended.
  private static func append(_ name: String, isPath: Bool, to bytes: inout [UInt8]) {
    // Whoever tidies a URL up takes these two away.
    let isDots = name == "." || name == ".."
    for byte in name.utf8 {
      if isPath ? byte.isPlainInLink && !isDots : byte.isPlainInQuery {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
  }

  /// Returns a hexadecimal digit.
  ///
  /// - Parameter value: The digit, 0...15.
  /// - Returns: The digit in ASCII.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension UInt8 {
  /// True for what may stand in the path of a URL as it is.
  ///
  /// - SeeAlso: `pchar` of RFC 3986.
  fileprivate var isPlainInLink: Bool {
    isLetter || isDigit || "-._~!$&'()*+,;=:@".utf8.contains(self)
  }

  /// True for what may stand in a name or a value of a query as it is.
  ///
  /// Forms read a plus as a space, so it is none of them.
  fileprivate var isPlainInQuery: Bool {
    isPlainInLink && !"&=+".utf8.contains(self)
  }
}
