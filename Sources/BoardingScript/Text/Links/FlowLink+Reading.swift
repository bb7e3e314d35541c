extension FlowLink {
  /// Reads a link.
  ///
  /// - Parameter text: The link, such as `/welcome/plans`.
  /// - Throws: The first thing that is wrong, and where.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ text: String) throws(LinkError) {
    let bytes = Array(text.utf8.prefix(FlowLink.longest + 1))
    if bytes.count > FlowLink.longest {
      throw LinkError(
        at: FlowLink.longest + 1,
        found: "more",
        expected: "at most \(FlowLink.longest) bytes"
      )
    }
    var reader = LinkReader(bytes)
    let screens = try reader.screens()
    self.init(checked: screens, facts: try reader.facts())
  }
}

/// Reads the parts of a link from left to right.
private struct LinkReader {
  /// The link in UTF-8.
  let bytes: [UInt8]
  /// Where the reader stands.
  var place = 0

  /// Makes a reader at the beginning.
  ///
  /// - Parameter bytes: The link in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the path.
  ///
  /// - Returns: The names of the screens, each once.
  /// - Throws: The first thing that is wrong.
  mutating func screens() throws(LinkError) -> [String] {
    var screens: [String] = []
    var seen: Set<String> = []
    repeat {
      try skipSlash(screens.isEmpty ? "'/'" : "'/', '?' or the end of the link")
      let start = place
      let name = try segment(isPath: true)
      if name.isEmpty { throw fault("the name of a screen", at: start) }
      if !seen.insert(name).inserted {
        let expected = "a screen that is not in the link yet"
        throw LinkError(at: start + 1, found: quoted(name), expected: expected)
      }
      screens.append(name)
    } while place < bytes.count && bytes[place] != UInt8(ascii: "?")
    return screens
  }

  /// Reads the query, if there is one.
  ///
  /// - Returns: The facts, each once.
  /// - Throws: The first thing that is wrong.
  mutating func facts() throws(LinkError) -> [NamedFact] {
    var facts: [NamedFact] = []
    var seen: Set<String> = []
    while place < bytes.count {
      let mark = facts.isEmpty ? UInt8(ascii: "?") : UInt8(ascii: "&")
      if bytes[place] != mark { throw fault("'&' or the end of the link", at: place) }
      place += 1
      let start = place
      let name = try segment(isPath: false)
      if name.isEmpty { throw fault("the name of a fact", at: start) }
      if !seen.insert(name).inserted {
        let expected = "a fact that is not in the link yet"
        throw LinkError(at: start + 1, found: quoted(name), expected: expected)
      }
      if place == bytes.count || bytes[place] != UInt8(ascii: "=") {
        throw fault("'=' and the value of the fact", at: place)
      }
      place += 1
      let value = try segment(isPath: false)
      if value.isEmpty { throw fault("the value of the fact", at: place) }
      facts.append(NamedFact(name, value))
    }
    return facts
  }

  /// Goes past a slash.
  ///
  /// - Parameter expected: What should stand here.
  /// - Throws: What stands here instead.
  private mutating func skipSlash(_ expected: String) throws(LinkError) {
    if place == bytes.count || bytes[place] != UInt8(ascii: "/") {
      throw fault(expected, at: place)
    }
    place += 1
  }

  /// Reads a name up to what ends it, or the end.
  ///
  /// - Parameter isPath: True in the path, false in the query.
  /// - Returns: The name, decoded.
  /// - Throws: What is wrong inside of it.
  private mutating func segment(isPath: Bool) throws(LinkError) -> String {
    let start = place
    var name: [UInt8] = []
    while place < bytes.count, isPath ? !bytes[place].endsSegment : !bytes[place].endsPair {
      let byte = bytes[place]
      if byte <= 0x20 || byte == 0x7F {
        throw fault("a character that may be in a link", at: place)
      }
      if byte == UInt8(ascii: "%") {
        name.append(try escapedByte())
      } else {
        name.append(byte)
        place += 1
      }
    }
    let text = String(decoding: name, as: UTF8.self)
    if !text.utf8.elementsEqual(name) {
      throw LinkError(at: start + 1, found: "other bytes", expected: "a name in UTF-8")
    }
    return text
  }

  /// Reads a percent sign with its two digits.
  ///
  /// - Returns: The byte for which they stand.
  /// - Throws: That there are no two digits.
  private mutating func escapedByte() throws(LinkError) -> UInt8 {
    guard place + 2 < bytes.count, let high = bytes[place + 1].hexValue,
      let low = bytes[place + 2].hexValue
    else {
      let found = "'" + String(decoding: bytes[place...].prefix(3), as: UTF8.self) + "'"
      throw LinkError(at: place + 1, found: found, expected: "'%' with two hexadecimal digits")
    }
    place += 3
    return high << 4 | low
  }

  /// Makes an error about what stands at a place.
  ///
  /// - Parameters:
  ///   - expected: What should stand there.
  ///   - place: The place.
  /// - Returns: The error.
  private func fault(_ expected: String, at place: Int) -> LinkError {
    let found: String
    if place >= bytes.count {
      found = "the end of the link"
    } else if bytes[place] > 0x20, bytes[place] < 0x7F {
      found = "'" + String(decoding: bytes[place...place], as: UTF8.self) + "'"
    } else {
      found = "the byte \(Int(bytes[place]))"
    }
    return LinkError(at: place + 1, found: found, expected: expected)
  }
}

extension UInt8 {
  /// True for what cannot stand in a name as it is, because it ends it.
  fileprivate var endsSegment: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }

  /// True for what cannot stand in a name or a value of the query as it is, because it ends it.
  fileprivate var endsPair: Bool {
    self == UInt8(ascii: "&") || self == UInt8(ascii: "=") || self == UInt8(ascii: "#")
  }
}
