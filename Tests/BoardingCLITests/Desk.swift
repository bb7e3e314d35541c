import Foundation

/// A folder with files, and a shell that knows the command.
struct Desk {
  /// What a line of the shell printed and told.
  struct Result: Hashable {
    /// What it printed, errors included.
    let output: String
    /// What it told its caller.
    let code: Int32

    /// Makes a result.
    ///
    /// - Parameters:
    ///   - output: What it printed.
    ///   - code: What it told its caller.
    init(_ output: String, _ code: Int32) {
      self.output = output
      self.code = code
    }
  }

  /// The folder.
  let folder: URL = FileManager.default.temporaryDirectory
    .appending(path: "boarding-\(UUID().uuidString)")

  /// Where the build puts its products.
  static var products: URL {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #else
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  /// Makes the folder.
  ///
  /// - Parameter files: The texts of its files by their names.
  /// - Throws: What the system says.
  init(_ files: [String: String] = [:]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  /// Reads a file of the folder.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: Its text.
  /// - Throws: What the system says.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Prepares a line of the shell that knows the command and has no `CI` in its environment.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - variables: Variables of its environment.
  /// - Returns: The process, which is not running.
  func process(_ line: String, variables: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["PATH"] = Self.products.path + ":" + (environment["PATH"] ?? "")
    process.environment = environment.merging(variables) { $1 }
    return process
  }

  /// Runs a line of the shell.
  ///
  /// - Parameter line: The line.
  /// - Returns: What came of it.
  /// - Throws: What the system says.
  func run(_ line: String) throws -> Result {
    let process = process(line)
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
