import Foundation

/// A command that has run to its end.
struct ShellRun {
  /// Everything that it printed, errors included, in the order of printing.
  let output: String
  /// Its exit code.
  let status: Int32

  /// Runs a command without input.
  ///
  /// - Parameters:
  ///   - command: The command, as a shell reads it.
  ///   - folder: Where it runs.
  ///   - searchFolder: A folder that is searched for programs before all others.
  /// - Throws: What `Process` throws if there is no shell.
  init(_ command: String, in folder: URL, searchFolder: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    if let searchFolder {
      environment["PATH"] = searchFolder.path + ":" + (environment["PATH"] ?? "")
    }
    process.environment = environment
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try ShellRun.receivingSignals { try process.run() }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    output = String(bytes: data, encoding: .utf8) ?? ""
    status = process.terminationStatus
  }

  /// Does something while no signal is held back, so that a process that begins there receives all.
  ///
  /// Threads that run tests hold signals back, and a shell that waits for its own processes would
  /// never hear of their end.
  ///
  /// - Parameter body: What to do.
  /// - Throws: What the body throws.
  private static func receivingSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// The folder in which this build puts its products, or nil if the test bundle is not known.
  static var productFolder: URL? {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let candidates =
      [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()]
      + bundles.map { URL(fileURLWithPath: $0) } + [Bundle.main.bundleURL]
    for candidate in candidates {
      var folder = candidate
      while folder.path != "/", folder.path.contains(".xctest") {
        folder.deleteLastPathComponent()
      }
      if folder != candidate { return folder }
    }
    return nil
  }

  /// Finds a product of this build.
  ///
  /// - Parameter name: The name of the product.
  /// - Returns: Its file, or nil if it does not exist.
  static func product(_ name: String) -> URL? {
    guard let file = productFolder?.appendingPathComponent(name) else { return nil }
    return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
  }
}
