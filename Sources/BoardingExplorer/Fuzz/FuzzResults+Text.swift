extension FuzzResults {
  /// The results as JSON Lines: the heading, then a line for each seed.
  package var text: String {
    var text = heading.text + "\n"
    for line in lines { text += line.text + "\n" }
    return text
  }

  /// Reads results that were written as text.
  ///
  /// A line may end with a carriage return and a line feed.
  ///
  /// - Parameter text: The text.
  /// - Throws: Which line is wrong.
  package init(_ text: String) throws(Fault) {
    let rows = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { (row) in
      Substring(row.last == 0x0D ? row.dropLast() : row)
    }
    var row = FlatJSON(rows[0])
    guard row.string("boarding") == "fuzz", row.number("version") == 1,
      let flow = row.string("flow"), let declaration = row.hexadecimal("declaration"),
      let steps = row.count("steps"), let first = row.number("first"),
      let last = row.number("last"), row.isAtEnd,
      let seeds = SeedRange(from: first, through: last)
    else { throw .line(1) }
    if !(1...FuzzResults.stepLimit ~= steps) { throw .absurdHeading }
    self.init(
      Heading(flow: flow, declaration: declaration, stepCount: steps, seeds: seeds)
    )
    for (place, row) in rows.enumerated().dropFirst() {
      if row.isEmpty, place == rows.count - 1 { break }
      guard let line = Line(row) else { throw .line(place + 1) }
      if !(first...last).contains(line.seed) { throw .strange(line.seed) }
      if let before = lines.last, before.seed >= line.seed { throw .line(place + 1) }
      if line.stepCount > steps { throw .surplusSteps(line.seed) }
      append(line)
    }
  }
}

extension FuzzResults.Heading {
  /// The heading as an object of JSON.
  fileprivate var text: String {
    "{\"boarding\":\"fuzz\",\"version\":1,\"flow\":\"\(flow)\","
      + "\"declaration\":\"\(hexadecimal(declaration))\",\"steps\":\(stepCount),"
      + "\"first\":\(seeds.first),\"last\":\(seeds.last)}"
  }
}

extension FuzzResults.Line {
  /// The line as an object of JSON.
  fileprivate var text: String {
    let run =
      "{\"seed\":\(seed),\"steps\":\(stepCount),\"events\":\(eventCount),"
      + "\"digest\":\"\(hexadecimal(digest))\""
    guard let failure else { return run + "}" }
    return run + ",\"failure\":\"\(failure.signature)\",\"shrunk\":\(failure.shrunkCount),"
      + "\"replayed\":\(failure.replayedCount),\"script\":\"\(failure.script)\"}"
  }

  /// Reads a line; nil if it is no line of results.
  ///
  /// - Parameter text: The text.
  fileprivate init?(_ text: Substring) {
    var row = FlatJSON(text)
    guard let seed = row.number("seed"), let steps = row.count("steps"),
      let events = row.count("events"), let digest = row.hexadecimal("digest")
    else { return nil }
    var failure: FuzzResults.Failure?
    if let signature = row.string("failure") {
      guard let shrunk = row.count("shrunk"), let replayed = row.count("replayed"),
        let script = row.string("script")
      else { return nil }
      failure = FuzzResults.Failure(
        signature: signature,
        shrunkCount: shrunk,
        replayedCount: replayed,
        script: script
      )
    }
    if !row.isAtEnd { return nil }
    self.init(seed: seed, stepCount: steps, eventCount: events, digest: digest, failure: failure)
  }
}

/// Writes a number with sixteen hexadecimal digits.
///
/// - Parameter number: The number.
/// - Returns: The digits.
private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Reads an object of JSON whose members have a known order and hold words or whole numbers.
private struct FlatJSON {
  /// What is left of the text.
  private var rest: Substring
  /// True before the first member.
  private var isFirst = true

  /// Begins to read.
  ///
  /// - Parameter text: The text.
  init(_ text: Substring) {
    rest = text
  }

  /// True if nothing is left but the end of the object.
  var isAtEnd: Bool { rest == "}" }

  /// Reads the name of a member.
  ///
  /// - Parameter name: The name.
  /// - Returns: True if it is the next one.
  private mutating func take(_ name: String) -> Bool {
    let beginning = (isFirst ? "{" : ",") + "\"\(name)\":"
    if !rest.hasPrefix(beginning) { return false }
    rest.removeFirst(beginning.count)
    isFirst = false
    return true
  }

  /// Reads a word.
  ///
  /// - Parameter name: The name of the member.
  /// - Returns: The word, or nil if another member is next.
  mutating func string(_ name: String) -> String? {
    guard take(name), rest.first == "\"" else { return nil }
    let word = rest.dropFirst().prefix { $0 != "\"" && $0 != "\\" }
    rest = rest.dropFirst(word.count + 1)
    if rest.popFirst() != "\"" { return nil }
    return String(word)
  }

  /// Reads a whole number that is not negative.
  ///
  /// - Parameter name: The name of the member.
  /// - Returns: The number, or nil if another member is next.
  mutating func number(_ name: String) -> UInt64? {
    if !take(name) { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return UInt64(digits)
  }

  /// Reads how many there are of something.
  ///
  /// - Parameter name: The name of the member.
  /// - Returns: The number, or nil if another member is next.
  mutating func count(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// Reads a number of sixteen hexadecimal digits.
  ///
  /// - Parameter name: The name of the member.
  /// - Returns: The number, or nil if another member is next.
  mutating func hexadecimal(_ name: String) -> UInt64? {
    guard let digits = string(name), digits.utf8.count == 16, !digits.hasPrefix("+") else {
      return nil
    }
    return UInt64(digits, radix: 16)
  }
}
