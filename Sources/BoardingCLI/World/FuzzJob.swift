import BoardingExplorer
import BoardingScript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Fuzzes a flow, or puts results together.
struct FuzzJob {
  /// What is asked for.
  private let request: FuzzRequest
  /// What fuzzes.
  private let fuzzer: Fuzzer
  /// The files that are read.
  private let files: ReadFiles
  /// What came of the seeds so far.
  private var results: FuzzResults
  /// Shows how far the work is.
  private let bar = ProgressBar()

  /// Prepares a job.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - plan: What is fuzzed.
  ///   - files: The files that are read.
  ///   - fault: What the machine does otherwise than it should; nil for nothing.
  private init(
    _ request: FuzzRequest,
    _ plan: FuzzPlan,
    reading files: ReadFiles,
    planting fault: FuzzSubject.Fault?
  ) {
    self.request = request
    self.files = files
    fuzzer = Fuzzer(plan, stepCount: request.stepCount, fault: fault)
    results = FuzzResults(
      FuzzResults.Heading(
        flow: plan.name,
        declaration: plan.digest,
        stepCount: request.stepCount,
        seeds: request.seeds
      )
    )
  }

  /// Fuzzes a flow.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - fault: What the machine does otherwise than it should; nil for nothing.
  /// - Returns: What the caller is told.
  /// - Throws: What the world could not do.
  static func run(
    _ request: FuzzRequest,
    planting fault: FuzzSubject.Fault? = nil
  ) throws(WorldFailure) -> ExitCode {
    let bytes = try Files.read(request.file)
    let files = ReadFiles(request.file)
    let plan: FuzzPlan
    do throws(FuzzPlan.Fault) {
      plan = try FuzzPlan(parsing: bytes, file: request.file) {
        (file) throws(InclusionFailure) in try files.include(file)
      }
    } catch {
      try Main.write(FuzzText.text(of: error, in: request.file), to: .errors)
      return .badText
    }
    if let file = request.results {
      try refuse(file, unlessBeginning: FuzzResults.mark, asOneOf: files.names)
    }
    if let folder = request.folder { try Files.makeFolder(folder) }
    var job = FuzzJob(request, plan, reading: files, planting: fault)
    return try job.run()
  }

  /// Runs the seeds.
  ///
  /// - Returns: What the caller is told.
  /// - Throws: What the world could not do.
  private mutating func run() throws(WorldFailure) -> ExitCode {
    Interruption.begin(heedsTermination: true)
    // Who cannot write the results is told so before the work. The reader of a pipe would take
    // the heading for the whole.
    if let file = request.results, Files.canBeReplaced(file) {
      try Files.write(results.text, to: file)
    }
    try Main.write(FuzzText.heading(of: request, flow: fuzzer.plan.name), to: .output)
    let seeds = request.seeds.seeds(of: request.shard)
    for (place, seed) in seeds.enumerated() {
      let watch = watch(after: place, of: seeds.count)
      let run = fuzzer.run(seed: seed, goesOn: watch)
      if Interruption.isPending, run.failure == nil { break }
      do throws(WorldFailure) {
        try note(run, watch)
      } catch {
        // What came of the seeds before is not lost.
        bar.clear()
        if let file = request.results { try? Files.write(results.text, to: file) }
        throw error
      }
      if Interruption.isPending { break }
    }
    bar.clear()
    if let file = request.results { try Files.write(results.text, to: file) }
    try Main.write(FuzzText.summary(of: results), to: .output)
    if Interruption.isPending {
      try Main.write("boarding: interrupted\n", to: .errors)
      return .interrupted
    }
    return results.failureCount == 0 ? .success : .failedExpectation
  }

  /// Makes what shows how far a seed is, and stops it where somebody has pressed Ctrl-C.
  ///
  /// - Parameters:
  ///   - done: How many seeds are done.
  ///   - count: How many there are.
  /// - Returns: What hears of the seed.
  private func watch(after done: Int, of count: Int) -> (FuzzStage) -> Bool {
    var progress = FuzzProgress(
      doneCount: done,
      seedCount: count,
      failureCount: results.failureCount,
      stepCount: request.stepCount,
      stage: .running(stepCount: 0)
    )
    return { [bar] (stage) in
      progress.stage = stage
      bar.show { progress.text(after: $0) }
      return !Interruption.isPending
    }
  }

  /// Notes what came of a seed, and writes the script of a failure.
  ///
  /// - Parameters:
  ///   - run: What came of it.
  ///   - watch: Hears how far shrinking is, and says whether it goes on.
  /// - Throws: What the world could not do.
  private mutating func note(
    _ run: Fuzzer.Run,
    _ watch: @escaping (FuzzStage) -> Bool
  ) throws(WorldFailure) {
    var failure: FuzzResults.Failure?
    if let found = run.failure, found.steps.isEmpty {
      bar.clear()
      return try Main.write(FuzzText.unwritten(run, found), to: .output)
    }
    if let found = run.failure {
      let result = Shrinker.shrink(found, of: fuzzer, goesOn: watch)
      let name = "fuzz-\(fuzzer.plan.name)-\(run.seed).boarding"
      let path = (request.folder.map { $0 + ($0.hasSuffix("/") ? "" : "/") } ?? "") + name
      let title = "Seed \(run.seed) of flow \(fuzzer.plan.name)"
      let script = FuzzScript(
        fuzzer.plan,
        result.steps,
        below: [
          "\(title) with \(request.stepCount) steps:", result.complaint.description,
        ]
      )
      try FuzzJob.refuse(path, unlessBeginning: "# \(title)", asOneOf: files.names)
      try Files.write(script.text, to: path)
      failure = FuzzResults.Failure(
        signature: result.complaint.signature,
        shrunkCount: result.steps.count,
        replayedCount: result.replayedCount,
        script: name
      )
      bar.clear()
      try Main.write(FuzzText.failure(of: run, found, result, in: path), to: .output)
    }
    results.append(
      FuzzResults.Line(
        seed: run.seed,
        stepCount: run.stepCount,
        eventCount: run.eventCount,
        digest: run.digest,
        failure: failure
      )
    )
  }

  /// Plays scripts with all checks.
  ///
  /// - Parameter files: The scripts.
  /// - Returns: The highest code of all files.
  /// - Throws: What the world could not do.
  static func replay(_ files: [String]) throws(WorldFailure) -> ExitCode {
    var code = ExitCode.success
    for file in files {
      let bytes = try Files.read(file)
      do throws(FuzzPlan.Fault) {
        let replay = try FuzzReplay(parsing: bytes, file: file, including: Files.include)
        if replay.complaint != nil { code = max(code, .failedExpectation) }
        try? Main.write(FuzzText.text(of: replay, file: file), to: .output)
      } catch {
        code = max(code, .badText)
        try Main.write(FuzzText.text(of: error, in: file), to: .errors)
      }
    }
    return code
  }

  /// Puts results together.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What the caller is told.
  /// - Throws: What the world could not do.
  static func merge(_ request: FuzzMergeRequest) throws(WorldFailure) -> ExitCode {
    if let file = request.results {
      try refuse(file, unlessBeginning: FuzzResults.mark, asOneOf: request.files)
    }
    var parts: [FuzzResults] = []
    for file in request.files {
      let bytes = try readResults(file)
      do throws(FuzzResults.Fault) {
        parts.append(try FuzzResults(String(decoding: bytes, as: UTF8.self)))
      } catch {
        try Main.write(FuzzText.text(of: error, in: [file]), to: .errors)
        return .badText
      }
    }
    let whole: FuzzResults
    do throws(FuzzResults.Fault) {
      whole = try FuzzResults.merging(parts)
    } catch {
      try Main.write(FuzzText.text(of: error, in: request.files), to: .errors)
      return .badText
    }
    if let file = request.results { try Files.write(whole.text, to: file) }
    try Main.write(
      FuzzText.failures(in: whole) + FuzzText.summary(of: whole) + FuzzText.missing(in: whole),
      to: .output
    )
    return whole.failureCount == 0 && whole.missingCount == 0 ? .success : .failedExpectation
  }

  /// The bytes of the longest file of results that is read.
  private static let resultBytes = 268_435_456

  /// Reads a file of results.
  ///
  /// - Parameter file: The name of the file, an ordinary one.
  /// - Returns: The bytes.
  /// - Throws: What the system says, or that it is too long or no ordinary file.
  private static func readResults(_ file: String) throws(WorldFailure) -> [UInt8] {
    let bytes = try Files.read(file, limit: resultBytes + 1, of: .ordinary)
    if bytes.count > resultBytes {
      throw .system("read '\(file)'", reason: "it is longer than \(resultBytes) bytes")
    }
    return bytes
  }

  /// Refuses to write over a file that is read, or that is none of the fuzzer's.
  ///
  /// An empty file holds nothing that could be lost.
  ///
  /// - Parameters:
  ///   - file: The name of the file that is to be written.
  ///   - mark: How a file of this kind begins.
  ///   - inputs: The names of the files that are read.
  /// - Throws: What it is.
  private static func refuse(
    _ file: String,
    unlessBeginning mark: String,
    asOneOf inputs: [String]
  ) throws(WorldFailure) {
    var place = stat()
    if unsafe stat(file, &place) != 0 || place.st_mode & S_IFMT != S_IFREG { return }
    if inputs.contains(where: { Files.isSame(file, as: $0) }) {
      throw .system("write '\(file)'", reason: "it is read, too")
    }
    let head = try Files.read(file, limit: mark.utf8.count, of: .ordinary)
    if !head.isEmpty, !head.elementsEqual(mark.utf8) {
      throw .system("write '\(file)'", reason: "boarding fuzz has not written what is there")
    }
  }
}
