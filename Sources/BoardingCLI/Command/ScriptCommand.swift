import Boarding
import BoardingScript

/// What the commands print and tell about the bytes of one script.
struct ScriptOutcome: Hashable {
  /// What goes to the standard output.
  let output: String
  /// What goes to the standard error.
  let errors: String
  /// What the caller is told.
  let code: ExitCode

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - bytes: The script.
  ///   - file: The name of its file.
  /// - Returns: The transcript, and what is wrong or failed.
  static func run(_ bytes: [UInt8], file: String) -> ScriptOutcome {
    do {
      let report = try Script(parsing: bytes, file: file).run()
      let code: ExitCode =
        switch report.cause {
        case nil: .success
        case .mismatch: .failedExpectation
        case .limit: .badText
        }
      return ScriptOutcome(output: report.transcript, errors: report.failure ?? "", code: code)
    } catch {
      return ScriptOutcome(error)
    }
  }

  /// Reads a script without running it.
  ///
  /// - Parameters:
  ///   - bytes: The script.
  ///   - file: The name of its file.
  /// - Returns: How much was read, or what is wrong.
  static func check(_ bytes: [UInt8], file: String) -> ScriptOutcome {
    do {
      let script = try Script(parsing: bytes, file: file)
      let size = "\(script.flow.screens.count) screens, \(script.statements.count) statements"
      return ScriptOutcome(output: "\(file): \(size)\n", errors: "", code: .success)
    } catch {
      return ScriptOutcome(error)
    }
  }
}

extension ScriptOutcome {
  /// Tells what is wrong with a script.
  ///
  /// - Parameter faults: What is wrong.
  private init(_ faults: ScriptFaults) {
    self.init(output: "", errors: faults.description + "\n", code: .badText)
  }
}
