import BoardingScript

/// Runs the commands that keep and open places in a flow.
enum Snapshots {
  /// The bytes of the longest snapshot that is read.
  private static let snapshotBytes = 67_108_864

  /// Runs scripts and prints where they come to rest.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What the caller is told.
  /// - Throws: What the system says.
  static func run(_ request: SnapshotRequest) throws(WorldFailure) -> ExitCode {
    var kept: (file: String, bytes: [UInt8])?
    if let file = request.restore {
      let bytes = try Files.read(file, limit: snapshotBytes + 1, of: .allButDevices)
      if bytes.count > snapshotBytes {
        throw .system("read '\(file)'", reason: "it is longer than \(snapshotBytes) bytes")
      }
      kept = (file, bytes)
    }
    var scripts: [(file: String, bytes: [UInt8])] = []
    for file in request.files { scripts.append((file, try Files.read(file))) }
    return try tell(
      ScriptOutcome.snapshot(of: scripts, from: kept, gone: request.gone, including: Files.include)
    )
  }

  /// Opens or makes a link.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What the caller is told.
  /// - Throws: What the system says.
  static func run(_ request: LinkRequest) throws(WorldFailure) -> ExitCode {
    let bytes = try Files.read(request.file)
    return try tell(ScriptOutcome.link(request, in: bytes, including: Files.include))
  }

  /// Prints what came of a command.
  ///
  /// - Parameter outcome: What came of it.
  /// - Returns: What the caller is told.
  /// - Throws: What the system says.
  private static func tell(_ outcome: ScriptOutcome) throws(WorldFailure) -> ExitCode {
    try OutputStream.output.write(outcome.output)
    try Main.write(outcome.errors, to: .errors)
    return outcome.code
  }
}
