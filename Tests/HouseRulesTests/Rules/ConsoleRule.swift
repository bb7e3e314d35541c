import Foundation

/// What the documentation shows of the command line is what the command line prints.
enum ConsoleRule {
  /// A command of a console example with what it prints.
  struct Step {
    /// The command, as a shell reads it.
    var command: String
    /// The lines that follow it.
    var output: [String]
    /// The line of the command, counted from 1.
    let line: Int
  }

  /// Runs the console examples that name the `boarding` command.
  ///
  /// - Parameters:
  ///   - examples: The fences, each with the file that shows it.
  ///   - root: The folder whose content the commands see; what they write goes into a copy that is
  ///     removed.
  ///   - product: The folder of the `boarding` product, or nil if it is not built.
  /// - Returns: A violation for each command that prints something else.
  static func findings(
    in examples: [(path: String, fence: Fence)],
    root: URL,
    product: URL?
  ) -> [Finding] {
    let scratch = scratchFolder(of: root)
    defer { try? FileManager.default.removeItem(at: scratch) }
    return examples.filter { $0.fence.language == "console" }.flatMap { path, fence in
      steps(of: fence).filter { $0.command.contains("boarding") }.compactMap { step in
        guard let product else { return Finding(path, step.line, "boarding is not built") }
        let command = step.command
          .replacing("swift run -c release boarding", with: "boarding")
          .replacing("swift run boarding", with: "boarding")
        guard let run = try? ShellRun(command, in: scratch, searchFolder: product) else {
          return Finding(path, step.line, "there is no shell to run: \(command)")
        }
        let expected = step.output.joined(separator: "\n")
        let printed = run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
        if printed == expected { return nil }
        return Finding(path, step.line, "`\(command)` prints:\n\(printed)\nnot:\n\(expected)")
      }
    }
  }

  /// Makes a folder with links to everything in another one.
  ///
  /// - Parameter root: The other folder.
  /// - Returns: The folder, for the caller to remove.
  private static func scratchFolder(of root: URL) -> URL {
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appendingPathComponent("console-\(UUID().uuidString)")
    try? files.createDirectory(at: scratch, withIntermediateDirectories: true)
    for name in (try? files.contentsOfDirectory(atPath: root.path)) ?? [] {
      try? files.createSymbolicLink(
        at: scratch.appendingPathComponent(name),
        withDestinationURL: root.appendingPathComponent(name)
      )
    }
    return scratch
  }

  /// Plays the script examples.
  ///
  /// - Parameters:
  ///   - examples: The fences, each with the file that shows it.
  ///   - root: The folder in which the commands run.
  ///   - product: The folder of the `boarding` product, or nil if it is not built.
  /// - Returns: A violation for each script that does not run to its end.
  /// - Throws: What the file system or the shell throws.
  static func findings(
    ofScriptsIn examples: [(path: String, fence: Fence)],
    root: URL,
    product: URL?
  ) throws -> [Finding] {
    try examples.filter { $0.fence.language == "boarding" }.compactMap { path, fence in
      guard let product else { return Finding(path, fence.line, "boarding is not built") }
      let name = "house-rules-\(ProcessInfo.processInfo.processIdentifier)-\(fence.line).boarding"
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      let text = fence.lines.joined(separator: "\n") + "\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let run = try ShellRun("boarding run '\(file.path)'", in: root, searchFolder: product)
      if run.status == 0 { return nil }
      return Finding(path, fence.line, "the script fails with \(run.status):\n\(run.output)")
    }
  }

  /// Splits a console example into its commands.
  ///
  /// - Parameter fence: The example.
  /// - Returns: The commands in order, each with its output.
  static func steps(of fence: Fence) -> [Step] {
    var steps: [Step] = []
    var continues = false
    for (index, line) in fence.lines.enumerated() {
      if continues, var step = steps.popLast() {
        step.command += "\n" + line
        steps.append(step)
        continues = line.hasSuffix("\\")
      } else if line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
        steps.append(Step(command: command, output: [], line: fence.line + 1 + index))
        continues = line.hasSuffix("\\")
      } else if var step = steps.popLast() {
        step.output.append(line)
        steps.append(step)
      }
    }
    return steps
  }
}
