import BoardingScript

/// Does something with each of several scripts.
struct Batch {
  /// The names of the files.
  let files: [String]
  /// True to name each of several files before what it prints.
  let namesFiles: Bool
  /// What the caller is told so far.
  private var code = ExitCode.success

  /// Makes a batch.
  ///
  /// - Parameters:
  ///   - files: The names of the files.
  ///   - namesFiles: True to name each of several files before what it prints.
  init(_ files: [String], namesFiles: Bool = true) {
    self.files = files
    self.namesFiles = namesFiles && files.count > 1
  }

  /// Runs scripts, and compares or writes their transcripts.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The highest code of all files.
  /// - Throws: What the world could not do with the output.
  static func run(_ request: RunRequest) throws(WorldFailure) -> ExitCode {
    if request.updates, OutputStream.variable("CI") ?? "" != "" {
      try OutputStream.errors.write(UsageFault.updateInCI.description)
      return .badText
    }
    var batch = Batch(request.files, namesFiles: request.namesFiles)
    return try batch.perform { (bytes, file) throws(WorldFailure) in
      var outcome = ScriptOutcome.run(
        bytes,
        file: file,
        keepsGoing: request.keepsGoing,
        isJSON: request.isJSON,
        including: Files.include
      )
      if let transcript = request.transcript(of: file, isFolder: Files.isFolder) {
        outcome = try compare(outcome, with: transcript, of: file, as: request)
      }
      if request.isQuiet { outcome.output = "" }
      return outcome
    }
  }

  /// Reads scripts without running them.
  ///
  /// - Parameter files: The names of the files.
  /// - Returns: The highest code of all files.
  /// - Throws: What the world could not do with the output.
  static func check(_ files: [String]) throws(WorldFailure) -> ExitCode {
    var batch = Batch(files)
    return try batch.perform { bytes, file in
      ScriptOutcome.check(bytes, file: file, including: Files.include)
    }
  }

  /// Compares the transcript of a run with a file, or writes that.
  ///
  /// - Parameters:
  ///   - outcome: What came of the run.
  ///   - transcript: The name of the file.
  ///   - script: The name of the script.
  ///   - request: What is asked for.
  /// - Returns: What came of it.
  /// - Throws: What the system says.
  private static func compare(
    _ outcome: ScriptOutcome,
    with transcript: String,
    of script: String,
    as request: RunRequest
  ) throws(WorldFailure) -> ScriptOutcome {
    if request.updates, !Files.canBeReplaced(transcript) {
      throw .system("write '\(transcript)'", reason: Files.notOrdinary)
    }
    var expected: [UInt8]?
    do {
      expected = try read(transcript)
    } catch {
      if !request.updates {
        if outcome.code != .success { try Main.write(outcome.errors, to: .errors) }
        throw error
      }
    }
    switch outcome.compared(with: expected, from: transcript, of: script, as: request) {
    case .told(let outcome):
      return outcome
    case .write(let text, let outcome):
      try Files.write(text, to: transcript)
      return outcome
    }
  }

  /// The bytes of the longest transcript that is read: more than the limits of a run give.
  private static let transcriptBytes = 268_435_456

  /// Reads an expected transcript.
  ///
  /// - Parameter transcript: The name of its file; a pipe is read to its end.
  /// - Returns: The bytes.
  /// - Throws: What the system says, or that it is too long or a device.
  private static func read(_ transcript: String) throws(WorldFailure) -> [UInt8] {
    let bytes = try Files.read(transcript, limit: transcriptBytes + 1, of: .allButDevices)
    if bytes.count > transcriptBytes {
      let reason = "it is longer than \(transcriptBytes) bytes"
      throw .system("read '\(transcript)'", reason: reason)
    }
    return bytes
  }

  /// Does something with each script, also behind one that failed.
  ///
  /// - Parameter body: What to do with the bytes of a file.
  /// - Returns: The highest code of all files.
  /// - Throws: What the world could not do with the output.
  private mutating func perform(
    _ body: (_ bytes: [UInt8], _ file: String) throws(WorldFailure) -> ScriptOutcome
  ) throws(WorldFailure) -> ExitCode {
    for file in files {
      do {
        let outcome = try body(try Files.read(file), file)
        // The code counts even if nobody reads what there is to say.
        code = max(code, outcome.code)
        let hasHeading = namesFiles && !outcome.output.isEmpty
        try tell((hasHeading ? "# \(file)\n" : "") + outcome.output, to: .output)
        try tell(outcome.errors, to: .errors)
      } catch {
        code = max(code, .world)
        try? Main.write(error.message + "\n", to: .errors)
      }
    }
    return code
  }

  /// Writes a text, as far as somebody reads it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - stream: Where it goes.
  /// - Throws: What the system says; not that the reader went away.
  private func tell(_ text: String, to stream: OutputStream) throws(WorldFailure) {
    do {
      try Main.write(text, to: stream)
    } catch {
      switch error {
      case .closed: return
      case .system: throw error
      }
    }
  }
}
