/// Reads the JSON (RFC 8259) of a snapshot where it stands, and stops at the first thing that is
/// wrong.
///
/// Whoever reads says what comes next. So nothing is built but what is wanted, nothing is as deep as
/// a stranger likes, and the time and the memory are those of the text.
package struct SnapshotReader {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Where the reader stands in the text.
  var place = 0
  /// Where the reader stands in the value.
  private var path: [Step] = []

  /// One step inwards.
  private enum Step {
    /// To an element of an array.
    case index(Int)
    /// To a member of an object.
    case name(String)
  }

  /// Makes a reader that stands at the beginning.
  ///
  /// - Parameter bytes: The text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    path.reserveCapacity(8)
  }

  /// The byte at which the reader stands, or nil at the end.
  var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Goes on to the next byte that is no space.
  mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20, bytes[place].isJSONSpace { place += 1 }
  }

  /// Goes past a byte behind spaces, if it stands there.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: True if it stood there.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    if current != UInt8(ascii: byte) { return false }
    place += 1
    return true
  }

  /// Goes past a byte behind spaces.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - expected: What should stand there.
  /// - Throws: What stands there instead.
  mutating func skip(_ byte: Unicode.Scalar, _ expected: String) throws(SnapshotError) {
    if !take(byte) { throw fault(expected) }
  }

  /// Reads an object, whatever the order of its members.
  ///
  /// - Parameters:
  ///   - shape: The members that it may have.
  ///   - expected: What the object is.
  ///   - read: Reads the value of a member.
  /// - Throws: The first thing that is wrong: a member too many, twice or missing.
  package mutating func object<Member>(
    _ shape: SnapshotShape<Member>,
    _ expected: String,
    _ read: (inout SnapshotReader, Member) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    skipSpace()
    let start = place
    try skip("{", expected)
    var seen: UInt32 = 0
    var next = 0
    if !take("}") {
      repeat {
        let row = try memberName(of: shape, after: next)
        path.append(.name(shape.rows[row].name))
        if seen & 1 << row != 0 { throw fault("each name once", found: "the name again") }
        seen |= 1 << row
        next = row + 1
        try skip(":", "':'")
        try read(&self, shape.rows[row].member)
        path.removeLast()
      } while take(",")
      try skip("}", "',' or '}'")
    }
    for (place, row) in shape.rows.enumerated() where row.isRequired && seen & 1 << place == 0 {
      path.append(.name(row.name))
      throw fault("a value", found: "nothing", at: start)
    }
  }

  /// Reads an object whose names are free, each once.
  ///
  /// - Parameters:
  ///   - expected: What the object is.
  ///   - read: Reads the value of a name, which is a text.
  /// - Throws: The first thing that is wrong.
  mutating func table(
    _ expected: String,
    _ read: (inout SnapshotReader, String) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    try skip("{", expected)
    if take("}") { return }
    var names = Set<String>(minimumCapacity: countOfTexts() / 2)
    repeat {
      skipSpace()
      let start = place
      let name = try boundedName("a name")
      path.append(.name(name))
      if !names.insert(name).inserted {
        throw fault("each name once", found: "the name again", at: start)
      }
      try skip(":", "':'")
      try read(&self, name)
      path.removeLast()
    } while take(",")
    try skip("}", "',' or '}'")
  }

  /// Counts the texts up to the end of the object, so that a list has exactly their room.
  ///
  /// - Returns: How many there are, unless something is wrong.
  /// - Complexity: O(*n*), where *n* is the number of bytes of the object.
  func countOfTexts() -> Int {
    var quotes = 0
    var position = place
    while position < bytes.count {
      let byte = bytes[position]
      let isInside = quotes % 2 == 1
      if byte == UInt8(ascii: "}"), !isInside { break }
      if byte == UInt8(ascii: "\\"), isInside { position += 1 }
      if byte == UInt8(ascii: "\"") { quotes += 1 }
      position += 1
    }
    return quotes / 2
  }

  /// Reads an array.
  ///
  /// - Parameters:
  ///   - expected: What the array is.
  ///   - read: Reads an element, which has this place.
  /// - Throws: The first thing that is wrong.
  mutating func array(
    _ expected: String,
    _ read: (inout SnapshotReader, Int) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    try skip("[", expected)
    if take("]") { return }
    var index = 0
    path.append(.index(0))
    repeat {
      path[path.count - 1] = .index(index)
      try read(&self, index)
      index += 1
    } while take(",")
    path.removeLast()
    try skip("]", "',' or ']'")
  }

  /// Counts the numbers in the lists of the array that follows, so that they have just their room.
  ///
  /// - Returns: How many there are, unless something is wrong.
  /// - Complexity: O(*n*), where *n* is the number of bytes of the array.
  func countOfNumbersInLists() -> Int {
    var (count, depth) = (1, 0)
    for byte in bytes[min(place, bytes.count)...] {
      if byte == UInt8(ascii: ",") { count += 1 }
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") {
        depth -= 1
        if depth <= 0 { break }
      }
    }
    return count
  }

  /// Reads the name of a member.
  ///
  /// - Parameters:
  ///   - shape: The members that the object may have.
  ///   - next: The place of the member that is likely to follow.
  /// - Returns: The place of the member.
  /// - Throws: That it is no name, or the name of no member.
  private mutating func memberName<Member>(
    of shape: SnapshotShape<Member>,
    after next: Int
  ) throws(SnapshotError) -> Int {
    skipSpace()
    if next < shape.rows.count, takeQuoted(shape.rows[next].name) { return next }
    for place in shape.rows.indices where takeQuoted(shape.rows[place].name) { return place }
    let start = place
    let name = try string("a name in quotation marks")
    if let place = shape.rows.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      return place
    }
    throw fault(shape.words, found: quoted(name), at: start)
  }

  /// Goes past a text in quotation marks if it stands here without an escape.
  ///
  /// - Parameter text: The text, in ASCII.
  /// - Returns: True if it stood here.
  private mutating func takeQuoted(_ text: String) -> Bool {
    let utf8 = text.utf8
    let end = place + utf8.count + 1
    if end >= bytes.count || bytes[place] != UInt8(ascii: "\"") { return false }
    if bytes[end] != UInt8(ascii: "\"") { return false }
    var position = place + 1
    for byte in utf8 {
      if bytes[position] != byte { return false }
      position += 1
    }
    place = end + 1
    return true
  }
}

extension SnapshotReader {
  /// Makes an error about a member that the object of the whole text does not have.
  ///
  /// - Parameter member: The name of the member.
  /// - Returns: The error, which stands at the beginning.
  package mutating func missing(_ member: String) -> SnapshotError {
    path.append(.name(member))
    defer { path.removeLast() }
    return fault("a value", found: "nothing", at: 0)
  }

  /// Makes an error about what stands here.
  ///
  /// - Parameters:
  ///   - expected: What should stand here.
  ///   - found: What is found; nil for what stands at the place.
  ///   - start: The place in the text; nil for where the reader stands.
  /// - Returns: The error.
  /// - Complexity: O(*n*), where *n* is the number of bytes up to there.
  func fault(_ expected: String, found: String? = nil, at start: Int? = nil) -> SnapshotError {
    let place = min(start ?? place, bytes.count)
    var line = 1
    var column = 1
    var position = 0
    while position < place {
      if bytes[position] == 0x0A {
        line += 1
        column = 1
      } else if bytes[position] & 0xC0 != 0x80 {
        column += 1
      }
      position += 1
    }
    return SnapshotError(
      at: pathText,
      line: line,
      column: column,
      found: found ?? words(at: place),
      expected: expected
    )
  }

  /// Where the reader stands in the value, as people write it.
  private var pathText: String {
    path.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .name(let name): text += "." + cut(name)
      }
    }
  }

  /// Puts what stands at a place into words.
  ///
  /// - Parameter place: The place.
  /// - Returns: The words.
  private func words(at place: Int) -> String {
    guard place < bytes.count else { return "the end of the text" }
    switch bytes[place] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""):
      var reader = SnapshotReader(bytes)
      reader.place = place
      return (try? reader.string("")).map { quoted($0) } ?? "'\"'"
    case let byte where byte.isJSONWord:
      let word = bytes[place...].prefix(40).prefix { $0.isJSONWord }
      return "'" + String(decoding: word, as: UTF8.self) + "'"
    case let byte where byte > 0x20 && byte < 0x7F:
      return "'\(Character(Unicode.Scalar(byte)))'"
    case let byte: return "the byte \(Int(byte))"
    }
  }
}

extension UInt8 {
  /// True for the spaces of JSON.
  fileprivate var isJSONSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }

  /// True for what a number or a word of JSON is made of.
  fileprivate var isJSONWord: Bool {
    let isLetter = self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
    let isDigit = self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    return isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: ".")
  }
}
