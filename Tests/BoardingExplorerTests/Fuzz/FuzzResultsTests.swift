import BoardingExplorer
import BoardingScript
import Testing

/// Tests of results that are put together.
struct FuzzResultsTests {
  /// Runs the seeds of a part.
  ///
  /// - Parameters:
  ///   - shard: The part.
  ///   - seeds: All seeds.
  /// - Returns: The results.
  /// - Throws: If the flow is none.
  private func results(of shard: SeedRange.Shard, _ seeds: SeedRange) throws -> FuzzResults {
    let fuzzer = Fuzzer(try FuzzPlan(declaring: FuzzFlow.welcome), stepCount: 50)
    let heading = FuzzResults.Heading(
      flow: fuzzer.plan.name,
      declaration: fuzzer.plan.digest,
      stepCount: fuzzer.stepCount,
      seeds: seeds
    )
    var results = FuzzResults(heading)
    for seed in seeds.seeds(of: shard) {
      let run = fuzzer.run(seed: seed)
      results.append(
        FuzzResults.Line(
          seed: seed,
          stepCount: run.stepCount,
          eventCount: run.eventCount,
          digest: run.digest
        )
      )
    }
    return results
  }

  @Test(arguments: [1, 2, 3, 7, 30])
  func `all parts are the whole, in whatever order they come`(count: Int) throws {
    let seeds = try #require(SeedRange(from: 5, through: 24))
    let whole = try results(of: .whole, seeds)
    #expect(whole.missingCount == 0)
    var parts: [FuzzResults] = []
    for number in 1...count {
      parts.append(try results(of: try #require(SeedRange.Shard(number, of: count)), seeds))
    }
    #expect(try FuzzResults.merging(parts) == whole)
    #expect(try FuzzResults.merging(parts.reversed()) == whole)
    #expect(try FuzzResults.merging(parts + parts) == whole)
    #expect(try FuzzResults.merging(parts).text == whole.text)
    #expect(parts.map(\.lines.count).reduce(0, +) == 20)
  }

  @Test func `results are read as they were written`() throws {
    let seeds = try #require(SeedRange(from: 1, through: 3))
    let heading = FuzzResults.Heading(
      flow: "Tour",
      declaration: 0xAB,
      stepCount: 7,
      seeds: seeds
    )
    var results = FuzzResults(heading)
    results.append(FuzzResults.Line(seed: 1, stepCount: 7, eventCount: 20, digest: .max))
    let failure = FuzzResults.Failure(
      signature: "events didAppear",
      shrunkCount: 2,
      replayedCount: 31,
      script: "fuzz-Tour-3.boarding"
    )
    results.append(
      FuzzResults.Line(seed: 3, stepCount: 4, eventCount: 9, digest: 1, failure: failure)
    )
    #expect(
      results.text == """
        {"boarding":"fuzz","version":1,"flow":"Tour","declaration":"00000000000000ab","steps":7,\
        "first":1,"last":3}
        {"seed":1,"steps":7,"events":20,"digest":"ffffffffffffffff"}
        {"seed":3,"steps":4,"events":9,"digest":"0000000000000001","failure":"events didAppear",\
        "shrunk":2,"replayed":31,"script":"fuzz-Tour-3.boarding"}

        """
    )
    #expect(try FuzzResults(results.text) == results)
    #expect(try FuzzResults(results.text.replacing("\n", with: "\r\n")) == results)
    #expect(results.failureCount == 1)
    #expect(results.stepCount == 11)
    #expect(results.missingCount == 1)
    #expect(results.firstMissing == 2)
  }

  /// Texts whose first line is no heading of results, with what is wrong.
  ///
  /// - Parameter lines: The lines of a text without a fault.
  /// - Returns: The lines of each text, and the message with line and column.
  private func wrongHeadings(_ lines: [String]) -> [([String], String)] {
    [
      ([], "1:1: $: expected the heading of results, found the end of the text"),
      (
        [lines[1]],
        "1:2: $: expected only the members 'boarding', 'version', 'flow', 'declaration', 'steps', "
          + "'first', 'last', found 'seed'"
      ),
      ([lines[0] + " {"], "1:109: $: expected the end of the line, found an object"),
      (
        [lines[0].replacing("\"last\":3", with: "\"last\":0")],
        "1:106: $.last: expected a last seed from 1 to 1000000000, found '0'"
      ),
      (
        [lines[0].replacing("\"steps\":7", with: "\"steps\":0")],
        "1:87: $.steps: expected a number of steps from 1 to 100000000, found '0'"
      ),
      (
        [lines[0].replacing("\"steps\":7", with: "\"steps\":100000001")],
        "1:87: $.steps: expected a number of steps from 1 to 100000000, found '100000001'"
      ),
    ]
  }

  /// Texts that have a line which is none of results, with what is wrong.
  ///
  /// - Parameter lines: The lines of a text without a fault.
  /// - Returns: The lines of each text, and the message with line and column.
  private func wrongLines(_ lines: [String]) -> [([String], String)] {
    let one = { (members: String) in String(lines[1].dropLast()) + members + "}" }
    let failed = one(",\"failure\":\"rest\",\"shrunk\":2")
    return [
      (
        [lines[0], "", lines[1]],
        "2:1: $: expected a line of results, found the end of the text"
      ),
      ([lines[0], lines[2], lines[1]], "3:9: $.seed: expected a seed from 3 to 3, found '1'"),
      ([lines[0], lines[1], lines[1]], "3:9: $.seed: expected a seed from 2 to 3, found '1'"),
      (
        [lines[0], lines[3], lines[3]],
        "3:9: $.seed: expected no seed behind the last one, 3, found '3'"
      ),
      (
        [lines[0], String(lines[1].dropLast())],
        "2:59: $: expected ',' or '}', found the end of the text"
      ),
      (
        [lines[0], lines[1].replacing("\"seed\":1", with: "\"seed\":-1")],
        "2:9: $.seed: expected a seed from 1 to 3, found '-1'"
      ),
      (
        [lines[0], lines[1].replacing("\"seed\":1", with: "\"seed\":4")],
        "2:9: $.seed: expected a seed from 1 to 3, found '4'"
      ),
      (
        [lines[0], lines[1].replacing("\"steps\":7", with: "\"steps\":8")],
        "2:19: $.steps: expected a number of steps up to the 7 of the heading, found '8'"
      ),
      (
        [lines[0], lines[1].replacing("0005\"", with: "000+\"")],
        "2:41: $.digest: expected 16 hexadecimal digits in quotation marks, "
          + "found '000000000000000+'"
      ),
      ([lines[0], failed], "2:1: $.replayed: expected a value, found nothing"),
      ([lines[0], one(",\"shrunk\":2")], "2:1: $.failure: expected a value, found nothing"),
      ([lines[0], one(",\"failure\":\"x\"")], "2:1: $.shrunk: expected a value, found nothing"),
      (
        [lines[0], one(",\"failure\":\"x\",\"shrunk\":2,\"replayed\":0")],
        "2:1: $.script: expected a value, found nothing"
      ),
    ]
  }

  @Test func `what is no text of results is refused with its line and column`() throws {
    let seeds = try #require(SeedRange(from: 1, through: 3))
    let heading = FuzzResults.Heading(flow: "Tour", declaration: 1, stepCount: 7, seeds: seeds)
    var results = FuzzResults(heading)
    for seed in UInt64(1)...3 {
      results.append(FuzzResults.Line(seed: seed, stepCount: 7, eventCount: 2, digest: 5))
    }
    let lines = results.text.split(separator: "\n").map { String($0) }
    for (lines, message) in wrongHeadings(lines) + wrongLines(lines) {
      #expect {
        try FuzzResults(lines.joined(separator: "\n"))
      } throws: { (error) in
        guard case .text(let line, let wrong)? = error as? FuzzResults.Fault else { return false }
        let text = "\(line):\(wrong.column): \(wrong.path): expected \(wrong.expected), "
        return text + "found \(wrong.found)" == message
      }
    }
    // Every text that differs in one byte is refused or read as something else, and never traps.
    let bytes = Array(results.text.utf8)
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      let read = try? FuzzResults(String(decoding: other, as: UTF8.self))
      #expect(read != results)
    }
  }

  @Test func `results that do not fit are not put together`() throws {
    let seeds = try #require(SeedRange(from: 1, through: 3))
    let one = FuzzResults(
      FuzzResults.Heading(flow: "Tour", declaration: 1, stepCount: 7, seeds: seeds)
    )
    let other = FuzzResults(
      FuzzResults.Heading(flow: "Tour", declaration: 2, stepCount: 7, seeds: seeds)
    )
    #expect(throws: FuzzResults.Fault.otherHeading(0, 2)) {
      try FuzzResults.merging([one, one, other])
    }
    var (first, second) = (one, one)
    first.append(FuzzResults.Line(seed: 1, stepCount: 7, eventCount: 2, digest: 5))
    first.append(FuzzResults.Line(seed: 2, stepCount: 7, eventCount: 2, digest: 5))
    second.append(FuzzResults.Line(seed: 2, stepCount: 7, eventCount: 2, digest: 6))
    let places = (FuzzResults.Place(part: 0, line: 3), FuzzResults.Place(part: 2, line: 2))
    #expect(throws: FuzzResults.Fault.contradiction(2, places.0, places.1)) {
      try FuzzResults.merging([first, first, second])
    }
    let turned = (FuzzResults.Place(part: 0, line: 2), FuzzResults.Place(part: 1, line: 3))
    #expect(throws: FuzzResults.Fault.contradiction(2, turned.0, turned.1)) {
      try FuzzResults.merging([second, first])
    }
  }

  @Test func `absurd seeds and parts are none`() {
    #expect(SeedRange(from: 2, through: 1) == nil)
    #expect(SeedRange(from: 0, through: .max) == nil)
    #expect(SeedRange(from: 0, through: 1_000_000_000) == nil)
    #expect(SeedRange(from: .max, through: .max)?.count == 1)
    #expect(SeedRange(from: .max - 9, through: .max)?.seeds(of: .whole).last == .max)
    #expect(SeedRange.Shard(0, of: 1) == nil)
    #expect(SeedRange.Shard(2, of: 1) == nil)
    #expect(SeedRange.Shard(1, of: 0) == nil)
    #expect(SeedRange.Shard(1, of: 1_000_001) == nil)
    #expect(SeedRange.Shard(1, of: 1) == .whole)
  }
}
