import BoardingExplorer
import BoardingScript

/// What `fuzz` prints.
enum FuzzText {
  /// Says what is going to be done.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - flow: The name of the flow.
  /// - Returns: A line.
  static func heading(of request: FuzzRequest, flow: String) -> String {
    let shard = request.shard
    let part = shard.count == 1 ? "" : ", part \(shard.number) of \(shard.count)"
    let seeds = "seeds \(request.seeds.first)..\(request.seeds.last)"
    return "flow \(flow): \(seeds)\(part), \(counted(request.stepCount, "step")) each\n"
  }

  /// Says what failed.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - failure: What is wrong with it.
  ///   - result: What is left of it.
  ///   - file: Where the script is.
  /// - Returns: Lines.
  static func failure(
    of run: Fuzzer.Run,
    _ failure: Fuzzer.Failure,
    _ result: Shrinker.Result,
    in file: String
  ) -> String {
    "seed \(run.seed): \(result.complaint.signature) after \(counted(failure.steps.count, "step"))\n"
      + "  \(result.complaint.detail)\n"
      + "  \(counted(result.steps.count, "step")) left, \(result.replayedCount) replayed"
      + (result.isMinimal ? "" : ", not the least") + ": \(file)\n"
  }

  /// Says what failed where nobody waited until it was written down.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - failure: What is wrong with it.
  /// - Returns: A line.
  static func unwritten(_ run: Fuzzer.Run, _ failure: Fuzzer.Failure) -> String {
    "seed \(run.seed): \(failure.complaint.signature) after \(counted(run.stepCount, "step")), "
      + "interrupted before it was written down\n"
  }

  /// Says what came of all seeds.
  ///
  /// - Parameter results: What came of each.
  /// - Returns: A line.
  static func summary(of results: FuzzResults) -> String {
    let count = results.failureCount
    return "\(counted(results.lines.count, "seed")), \(counted(results.stepCount, "step")): "
      + (count == 0 ? "nothing failed" : "\(count) failed") + "\n"
  }

  /// Says which seeds nobody has run.
  ///
  /// - Parameter results: What came of the others.
  /// - Returns: A line; empty if none is missing.
  static func missing(in results: FuzzResults) -> String {
    guard let first = results.firstMissing else { return "" }
    return "\(counted(results.missingCount, "seed")) missing, the first is \(first)\n"
  }

  /// Lists what failed, in the order of the seeds.
  ///
  /// - Parameter results: What came of each seed.
  /// - Returns: A line for each failure.
  static func failures(in results: FuzzResults) -> String {
    results.lines.map { (line) in
      guard let failure = line.failure else { return "" }
      let left = counted(failure.shrunkCount, "step")
      return "seed \(line.seed): \(failure.signature), \(left) left: \(failure.script)\n"
    }.joined()
  }

  /// Says what came of playing a script.
  ///
  /// - Parameters:
  ///   - replay: What came of it.
  ///   - file: The name of the script.
  /// - Returns: A line.
  static func text(of replay: FuzzReplay, file: String) -> String {
    guard let complaint = replay.complaint else { return "\(file): nothing failed\n" }
    let line = replay.location.map { ":\($0.line)" } ?? ""
    return "\(file)\(line): \(complaint)\n"
  }

  /// Why a text cannot be fuzzed.
  ///
  /// - Parameters:
  ///   - fault: What is wrong.
  ///   - file: The name of the text.
  /// - Returns: A line, or several.
  static func text(of fault: FuzzPlan.Fault, in file: String) -> String {
    switch fault {
    case .pages: "boarding: error: '\(file)' is about pages; only a flow is fuzzed\n"
    case .text(let faults): faults.description + "\n"
    }
  }

  /// Why results cannot be put together.
  ///
  /// - Parameters:
  ///   - fault: What is wrong.
  ///   - files: The files of the results, in order.
  /// - Returns: A line.
  static func text(of fault: FuzzResults.Fault, in files: [String]) -> String {
    switch fault {
    case .text(let line, let error):
      return "boarding: error: \(files[0]):\(line):\(error.column): "
        + "\(error.path): expected \(error.expected), found \(error.found)\n"
    case .otherHeading(let first, let second):
      return "boarding: error: \(files[first]):1 and \(files[second]):1 are of different flows, "
        + "seeds or numbers of steps; put together what differs only in '--shard'\n"
    case .contradiction(let seed, let first, let second):
      return "boarding: error: \(files[first.part]):\(first.line) and "
        + "\(files[second.part]):\(second.line) say different things of seed \(seed); one of the "
        + "jobs was interrupted or had another build: run it again, or leave its file out\n"
    }
  }
}
