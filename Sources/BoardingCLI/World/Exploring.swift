import BoardingExplorer
import BoardingScript

/// Walks and draws flows out of files.
enum Exploring {
  /// Walks a flow and tells what breaks a rule.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What the caller is told: 1 if a rule is broken, 4 if none is as far as was seen.
  /// - Throws: What the world could not do.
  static func run(_ request: ExploreRequest) throws(WorldFailure) -> ExitCode {
    let bytes = try Files.read(request.file)
    let files = ReadFiles(request.file)
    let progress = ProgressBar()
    let (outcome, scripts) = ScriptOutcome.explore(
      bytes,
      as: request,
      including: { (file) throws(InclusionFailure) in try files.include(file) },
      showing: { (states, transitions) in
        progress.show { _ in ScriptOutcome.progress(states, transitions) }
      }
    )
    progress.clear()
    if let folder = request.paths, !scripts.isEmpty {
      Interruption.begin(heedsTermination: true)
      try Files.write(scripts, into: folder, besides: files.names)
      if Interruption.isPending {
        try Main.write("boarding: interrupted\n", to: .errors)
        return .interrupted
      }
    }
    return try tell(outcome)
  }

  /// Prints a flow for other programs to draw.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What the caller is told.
  /// - Throws: What the world could not do.
  static func draw(_ request: GraphRequest) throws(WorldFailure) -> ExitCode {
    let bytes = try Files.read(request.file)
    return try tell(ScriptOutcome.graph(bytes, as: request, including: Files.include))
  }

  /// Prints and tells what came out.
  ///
  /// - Parameter outcome: What came out.
  /// - Returns: What the caller is told.
  /// - Throws: What the world could not do.
  private static func tell(_ outcome: ScriptOutcome) throws(WorldFailure) -> ExitCode {
    try Main.write(outcome.output, to: .output)
    try Main.write(outcome.errors, to: .errors)
    return outcome.code
  }
}
