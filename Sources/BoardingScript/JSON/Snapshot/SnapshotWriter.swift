/// Writes the JSON of a snapshot, byte by byte.
struct SnapshotWriter {
  /// The text so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// True if the next member or element is the first one of its object or array.
  private var isFirst = true

  /// Makes a writer.
  ///
  /// - Parameter capacity: About how many bytes there will be.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object.
  ///
  /// - Parameter body: Writes its members.
  mutating func object(_ body: (inout SnapshotWriter) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes an array.
  ///
  /// - Parameter body: Writes its elements.
  mutating func array(_ body: (inout SnapshotWriter) -> Void) {
    enclose("[", "]", body)
  }

  /// Writes the name of a member, in front of its value.
  ///
  /// - Parameters:
  ///   - name: The name, which needs no escape.
  ///   - onLine: True to put it on a line of its own.
  mutating func name(_ name: String, onLine: Bool = false) {
    separate(onLine: onLine)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    colon()
  }

  /// Writes what stands between a name and its value.
  mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes what stands in front of an element.
  ///
  /// - Parameter onLine: True to put it on a line of its own.
  mutating func separate(onLine: Bool = false) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if onLine { breakLine() }
  }

  /// Begins a line.
  mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a text in quotation marks; only what must be escaped is.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(*n*), where *n* is the number of its bytes.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ !$0.needsEscape }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { append(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a byte of a text.
  ///
  /// - Parameter byte: The byte.
  private mutating func append(_ byte: UInt8) {
    if !byte.needsEscape { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    if byte >= 0x20 { return bytes.append(byte) }
    bytes.append(contentsOf: "u00".utf8)
    let digits = String(byte, radix: 16)
    if byte < 0x10 { bytes.append(UInt8(ascii: "0")) }
    bytes.append(contentsOf: digits.utf8)
  }

  /// Writes a whole number.
  ///
  /// - Parameter number: The number.
  mutating func integer(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Writes a number.
  ///
  /// - Parameter number: The number, finite.
  mutating func double(_ number: Double) {
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes true or false.
  ///
  /// - Parameter value: True or false.
  mutating func bool(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes nothing.
  mutating func null() {
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value between two brackets.
  ///
  /// - Parameters:
  ///   - open: The first bracket.
  ///   - close: The second bracket.
  ///   - body: Writes what stands in between.
  private mutating func enclose(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout SnapshotWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    isFirst = true
    body(&self)
    isFirst = false
    bytes.append(UInt8(ascii: close))
  }
}

extension UInt8 {
  /// True for what cannot stand in a text of JSON as it is.
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
