import BoardingExplorer

/// What `fuzz` is asked to do.
struct FuzzRequest: Hashable, Sendable {
  /// The script that declares the flow, `-` for the standard input.
  let file: String
  /// The seeds of all jobs together.
  var seeds: SeedRange
  /// How many steps a run has.
  var stepCount = 1000
  /// Which part of the seeds is run.
  var shard = SeedRange.Shard.whole
  /// The folder of the scripts; nil for the present one.
  var folder: String?
  /// The file of the results; nil for none.
  var results: String?

  /// The most steps of a run.
  static let stepLimit = FuzzResults.stepLimit

  /// Reads the words behind `fuzz`.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    if words.operands.count > 1 { throw .surplus(words.operands[1]) }
    seeds = try FuzzRequest.seeds(words.value(of: .seeds) ?? "1..100")
    if let text = words.value(of: .steps) {
      guard let count = FuzzRequest.number(text), (1...UInt64(FuzzRequest.stepLimit)) ~= count
      else {
        let expected = "a number from 1 to \(FuzzRequest.stepLimit)"
        throw .wrongValue("--steps", expected: expected, found: text)
      }
      stepCount = Int(count)
    }
    if let text = words.value(of: .shard) { shard = try FuzzRequest.shard(text) }
    guard let file = words.operands.first else { throw .noFlow(command: "fuzz") }
    self.file = file
    folder = words.value(of: .out)
    results = words.value(of: .results)
  }

  /// Reads the words behind `fuzz --replay`.
  ///
  /// - Parameter words: The words, with one operand or more.
  /// - Returns: The scripts.
  /// - Throws: What is wrong with the words.
  static func replayedFiles(_ words: CommandWords) throws(UsageFault) -> [String] {
    let others: [CommandOption] = [.seeds, .steps, .shard, .out, .results, .merge]
    for option in others where words.has(option) {
      throw .conflict(option.name, with: CommandOption.replay.name)
    }
    return words.operands
  }

  /// Reads seeds.
  ///
  /// - Parameter text: A number, or two with two dots between them.
  /// - Returns: The seeds.
  /// - Throws: What is wrong with them.
  private static func seeds(_ text: String) throws(UsageFault) -> SeedRange {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    guard (1...2) ~= parts.count, let first = number(parts[0]),
      let last = number(parts[parts.count - 1])
    else {
      throw .wrongValue("--seeds", expected: "seeds such as 7 or 1..100", found: text)
    }
    if last < first {
      throw .wrongValue(
        "--seeds",
        expected: "a last seed that is not before the first",
        found: text
      )
    }
    guard let seeds = SeedRange(from: first, through: last) else {
      let expected = "no more than \(SeedRange.limit) seeds"
      throw .wrongValue("--seeds", expected: expected, found: text)
    }
    return seeds
  }

  /// Reads which part of the work is meant.
  ///
  /// - Parameter text: Two numbers with a slash between them.
  /// - Returns: The part.
  /// - Throws: What is wrong with it.
  private static func shard(_ text: String) throws(UsageFault) -> SeedRange.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = FuzzRequest.number(parts[0]),
      let count = FuzzRequest.number(parts[1])
    else {
      throw .wrongValue("--shard", expected: "a part such as 3/8", found: text)
    }
    guard let shard = SeedRange.Shard(Int(clamping: number), of: Int(clamping: count)) else {
      let expected = "a part from 1 to the number of parts, of which there are at most"
      throw .wrongValue(
        "--shard",
        expected: expected + " \(SeedRange.Shard.limit)",
        found: text
      )
    }
    return shard
  }

  /// Reads a whole number.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number, or nil if it is written otherwise than with digits.
  private static func number(_ text: some StringProtocol) -> UInt64? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 } ? UInt64(text) : nil
  }
}

/// What `fuzz --merge` is asked to do.
struct FuzzMergeRequest: Hashable, Sendable {
  /// The files of results.
  let files: [String]
  /// Where the whole is written; nil for nowhere.
  let results: String?

  /// Reads the words behind `fuzz`.
  ///
  /// - Parameter words: The words, with one operand or more.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    for option in [CommandOption.seeds, .steps, .shard, .out] where words.has(option) {
      throw .conflict(option.name, with: CommandOption.merge.name)
    }
    files = words.operands
    results = words.value(of: .results)
  }
}
