public import Boarding

/// A log as JSON, version 1; `Docs/Replay.md` has the form.
extension InputLog {
  /// The number of the form, which the member `boarding` holds.
  static let version: Int64 = 1

  /// The log as JSON, with one line for each screen and each input.
  ///
  /// Equal logs give equal bytes, and `InputLog(json:)` reads what is written, however long it is.
  ///
  /// ```swift
  /// let text = log.json
  /// let same = try InputLog(json: text)
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public var json: String {
    var bytes: [UInt8] = Array("{\"boarding\":\(InputLog.version),\n\"screens\":[".utf8)
    let rows = screens.map { screen in
      JSONValue.object([.init("id", .int(screen.id.rawValue)), .init("name", .string(screen.name))])
    }
    InputLog.write(rows, to: &bytes)
    bytes += "],\n\"choices\":".utf8
    JSONValue.strings(choiceLabels).write(to: &bytes)
    if !guardReasons.isEmpty {
      bytes += ",\n\"reasons\":".utf8
      JSONValue.strings(guardReasons).write(to: &bytes)
    }
    bytes += ",\n\"inputs\":[".utf8
    InputLog.write(entries.map { $0.json }, to: &bytes)
    bytes += "]}\n".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a log.
  ///
  /// - Parameter text: The text that `json` gave, or one that says the same.
  /// - Throws: The first thing that is wrong, and where.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(json text: String) throws(InputLogError) {
    try self.init(json: Array(text.utf8))
  }

  /// Reads the bytes of a log.
  ///
  /// Time and memory grow with the number of bytes; for a text from a stranger, limit that first.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: The first thing that is wrong, and where.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(json bytes: [UInt8]) throws(InputLogError) {
    let document = JSONNode(value: try JSONReader.value(of: bytes), path: JSONPath())
    let version = try document.required("boarding", "the version of the form")
    if version.value != .integer(InputLog.version) { throw version.fault("the version 1") }
    try document.allowOnly(["boarding", "screens", "choices", "reasons", "inputs"])
    let rows = try document.required("screens", "the screens").elements("the screens")
    var screens: [NamedScreen] = []
    for row in rows { screens.append(try NamedScreen(row)) }
    var labels: [String] = []
    for label in try document.required("choices", "the labels").elements("the labels") {
      labels.append(try label.string("a label"))
    }
    var reasons: [String] = []
    if let given = try document.optional("reasons") {
      for reason in try given.elements("the reasons") {
        reasons.append(try reason.string("a reason"))
      }
    }
    let inputs = try document.required("inputs", "the inputs").elements("the inputs")
    var reader = InputLogReader()
    var entries: [Entry] = []
    for input in inputs { entries.append(try reader.entry(input)) }
    do throws(Fault) {
      try self.init(
        screens: screens,
        choiceLabels: labels,
        guardReasons: reasons,
        entries: entries
      )
    } catch {
      switch error {
      case .namedTwice(_, let place): throw rows[place].fault("an id that no screen before it has")
      case .unnamed(let id, let place):
        throw InputLogError(
          at: inputs[place].path.text,
          found: "the id \(id.rawValue)",
          expected: "ids of 'screens' only"
        )
      }
    }
  }

  /// Writes values, each on a line of its own.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - bytes: Where they are appended.
  private static func write(_ values: [JSONValue], to bytes: inout [UInt8]) {
    for (place, value) in values.enumerated() {
      bytes += (place > 0 ? ",\n" : "\n").utf8
      value.write(to: &bytes)
    }
    if !values.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }
}

extension InputLog.NamedScreen {
  /// Reads a screen.
  ///
  /// - Parameter node: Its object.
  /// - Throws: The first thing that is wrong.
  fileprivate init(_ node: JSONNode) throws(InputLogError) {
    let id = try node.required("id", "the id of a screen").int("the id of a screen")
    let name = try node.required("name", "the name of a screen").string("the name of a screen")
    try node.allowOnly(["id", "name"])
    self.init(id: ScreenID(rawValue: id), name: name)
  }
}
