import BoardingScript

extension FuzzResults {
  /// How the text of results begins, whatever they are of.
  package static let mark = "{\"boarding\":\"fuzz\","

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
  /// - Throws: What is wrong with which line.
  package init(_ text: String) throws(Fault) {
    var rows = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if rows.count > 1, rows.last?.isEmpty ?? false { rows.removeLast() }
    do throws(SnapshotError) {
      self.init(try Heading(Array(rows[0])))
    } catch {
      throw .text(line: 1, error)
    }
    for (place, row) in rows.enumerated().dropFirst() {
      do throws(SnapshotError) {
        append(try Line(Array(row), after: lines.last?.seed, of: heading))
      } catch {
        throw .text(line: place + 1, error)
      }
    }
  }
}

extension FuzzResults.Heading {
  /// The members of a heading.
  private enum Member: String, CaseIterable, Sendable {
    /// What the text is about.
    case boarding
    /// The number of the form.
    case version
    /// The name of the flow.
    case flow
    /// A number that differs where the declarations do.
    case declaration
    /// How many steps a run has.
    case steps
    /// The first seed of all jobs.
    case first
    /// The last seed of all jobs.
    case last

    /// All of them.
    static let shape = SnapshotShape<Member> { _ in false }
  }

  /// The heading as an object of JSON.
  fileprivate var text: String {
    FuzzResults.mark + "\"version\":1,\"flow\":\(quoted(flow)),"
      + "\"declaration\":\"\(hexadecimal(declaration))\",\"steps\":\(stepCount),"
      + "\"first\":\(seeds.first),\"last\":\(seeds.last)}"
  }

  /// Reads a heading.
  ///
  /// - Parameter bytes: The line in UTF-8.
  /// - Throws: What is wrong with it.
  fileprivate init(_ bytes: [UInt8]) throws(SnapshotError) {
    var reader = SnapshotReader(bytes)
    var (flow, declaration, steps) = ("", UInt64(0), 0)
    var (first, last): (UInt64?, UInt64?)
    try reader.object(Member.shape, "the heading of results") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .boarding: _ = try reader.choice([("fuzz", true)])
      case .version: _ = try reader.int("the version 1", in: 1...1)
      case .flow: flow = try reader.string("the name of the flow")
      case .declaration: declaration = try reader.hexadecimal()
      case .steps:
        let limit = FuzzResults.stepLimit
        steps = try reader.int("a number of steps from 1 to \(limit)", in: 1...limit)
      case .first: first = try Self.seed(&reader, through: last)
      case .last: last = try Self.seed(&reader, from: first)
      }
    }
    try reader.end("the end of the line")
    // The first and the last seed were checked against each other.
    guard let first, let last, let seeds = SeedRange(from: first, through: last) else {
      preconditionFailure("A heading has seeds.")
    }
    self.init(flow: flow, declaration: declaration, stepCount: steps, seeds: seeds)
  }

  /// Reads the first or the last seed.
  ///
  /// - Parameters:
  ///   - reader: Reads it.
  ///   - first: The first seed, if it is known.
  ///   - last: The last seed, if it is known.
  /// - Returns: The seed.
  /// - Throws: That it is none, or that there are no seeds between the two or too many.
  private static func seed(
    _ reader: inout SnapshotReader,
    from first: UInt64? = nil,
    through last: UInt64? = nil
  ) throws(SnapshotError) -> UInt64 {
    let reach = SeedRange.limit - 1
    if let first {
      let (end, isOver) = first.addingReportingOverflow(reach)
      let range = first...(isOver ? .max : end)
      return try reader.natural("a last seed from \(first) to \(range.upperBound)", in: range)
    }
    if let last {
      let range = (last > reach ? last - reach : 0)...last
      return try reader.natural("a first seed from \(range.lowerBound) to \(last)", in: range)
    }
    return try reader.natural("a seed", in: 0...UInt64.max)
  }
}

extension FuzzResults.Line {
  /// The members of a line.
  private enum Member: String, CaseIterable, Sendable {
    /// The seed.
    case seed
    /// How many steps the run took.
    case steps
    /// How many events they led to.
    case events
    /// A number that differs where the events do.
    case digest
    /// By what a failure is known.
    case failure
    /// How many steps are left of it.
    case shrunk
    /// How many steps were replayed to find them.
    case replayed
    /// The name of the file with the script.
    case script

    /// All of them; what stands there only where something failed may be missing.
    static let shape = SnapshotShape<Member> { (member) in
      switch member {
      case .failure, .shrunk, .replayed, .script: true
      case .seed, .steps, .events, .digest: false
      }
    }
  }

  /// The line as an object of JSON.
  fileprivate var text: String {
    let run =
      "{\"seed\":\(seed),\"steps\":\(stepCount),\"events\":\(eventCount),"
      + "\"digest\":\"\(hexadecimal(digest))\""
    guard let failure else { return run + "}" }
    return run + ",\"failure\":\(quoted(failure.signature)),\"shrunk\":\(failure.shrunkCount),"
      + "\"replayed\":\(failure.replayedCount),\"script\":\(quoted(failure.script))}"
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: The line in UTF-8.
  ///   - before: The seed of the line before; nil for the first.
  ///   - heading: The heading.
  /// - Throws: What is wrong with it.
  fileprivate init(
    _ bytes: [UInt8],
    after before: UInt64?,
    of heading: FuzzResults.Heading
  ) throws(SnapshotError) {
    var (seed, steps, events, digest) = (UInt64(0), 0, 0, UInt64(0))
    var (signature, script): (String?, String?)
    var (shrunk, replayed): (Int?, Int?)
    var reader = SnapshotReader(bytes)
    try reader.object(Member.shape, "a line of results") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .seed: seed = try Self.seed(&reader, after: before, of: heading.seeds)
      case .steps:
        let limit = heading.stepCount
        steps = try reader.int("a number of steps up to the \(limit) of the heading", in: 0...limit)
      case .events: events = try reader.int("a number of events", in: 0...Int.max)
      case .digest: digest = try reader.hexadecimal()
      case .failure: signature = try reader.string("what failed")
      case .shrunk: shrunk = try reader.int("a number of steps", in: 0...Int.max)
      case .replayed: replayed = try reader.int("a number of steps", in: 0...Int.max)
      case .script: script = try reader.string("the name of a script")
      }
    }
    try reader.end("the end of the line")
    var failure: FuzzResults.Failure?
    if signature != nil || shrunk != nil || replayed != nil || script != nil {
      // A line that says something of a failure says everything of it.
      guard let signature else { throw reader.missing(Member.failure.rawValue) }
      guard let shrunk else { throw reader.missing(Member.shrunk.rawValue) }
      guard let replayed else { throw reader.missing(Member.replayed.rawValue) }
      guard let script else { throw reader.missing(Member.script.rawValue) }
      failure = FuzzResults.Failure(
        signature: signature,
        shrunkCount: shrunk,
        replayedCount: replayed,
        script: script
      )
    }
    self.init(
      seed: seed,
      stepCount: steps,
      eventCount: events,
      digest: digest,
      failure: failure
    )
  }

  /// Reads the seed of a line.
  ///
  /// - Parameters:
  ///   - reader: Reads it.
  ///   - before: The seed of the line before; nil for the first.
  ///   - seeds: The seeds of the heading.
  /// - Returns: The seed.
  /// - Throws: That it is none of the heading, or does not follow.
  private static func seed(
    _ reader: inout SnapshotReader,
    after before: UInt64?,
    of seeds: SeedRange
  ) throws(SnapshotError) -> UInt64 {
    guard let before else {
      let expected = "a seed from \(seeds.first) to \(seeds.last)"
      return try reader.natural(expected, in: seeds.first...seeds.last)
    }
    if before == seeds.last {
      return try reader.natural("no seed behind the last one, \(before)", in: nil)
    }
    let expected = "a seed from \(before + 1) to \(seeds.last)"
    return try reader.natural(expected, in: before + 1...seeds.last)
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

/// Writes a text in quotation marks.
///
/// - Parameter text: The text.
/// - Returns: The text as JSON.
private func quoted(_ text: String) -> String { JSONValue.string(text).text }
