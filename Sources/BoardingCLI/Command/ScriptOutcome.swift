import Boarding
import BoardingScript

/// What the commands print and tell about the bytes of one script.
struct ScriptOutcome: Hashable {
  /// What goes to the standard output.
  var output: String
  /// What goes to the standard error.
  var errors: String
  /// What the caller is told.
  var code: ExitCode

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - bytes: The script.
  ///   - file: The name of its file.
  ///   - keepsGoing: True to go on after an expectation that is not met.
  ///   - isJSON: True to print JSON Lines in place of text.
  ///   - load: Reads the files that the script includes.
  /// - Returns: The transcript, and what is wrong or failed.
  static func run(
    _ bytes: [UInt8],
    file: String,
    keepsGoing: Bool = false,
    isJSON: Bool = false,
    including load: @escaping IncludedFileLoader
  ) -> ScriptOutcome {
    do {
      let script = try Script(parsing: bytes, file: file, including: load)
      if isJSON {
        let report = script.runAsJSONLines(goingOn: keepsGoing)
        return ScriptOutcome(report.lines, failure: report.failure, report.cause)
      }
      let report = script.run(goingOn: keepsGoing)
      return ScriptOutcome(report.transcript, failure: report.failure, report.cause)
    } catch {
      var outcome = ScriptOutcome(error)
      if isJSON { outcome.output = JSONLinesReport.invalid(file: file) }
      return outcome
    }
  }

  /// Reads a script without running it.
  ///
  /// - Parameters:
  ///   - bytes: The script.
  ///   - file: The name of its file.
  ///   - load: Reads the files that the script includes.
  /// - Returns: How much was read, or what is wrong.
  static func check(
    _ bytes: [UInt8],
    file: String,
    including load: @escaping IncludedFileLoader
  ) -> ScriptOutcome {
    do {
      let script = try Script(parsing: bytes, file: file, including: load)
      return ScriptOutcome(output: "\(file): \(script.size)\n", errors: "", code: .success)
    } catch {
      return ScriptOutcome(error)
    }
  }
}

extension ScriptOutcome {
  /// Tells what came of a run.
  ///
  /// - Parameters:
  ///   - output: The transcript.
  ///   - failure: What failed, in words, or nil if nothing did.
  ///   - cause: What failed, or nil if nothing did.
  private init(_ output: String, failure: String?, _ cause: Performance.Failure?) {
    let code: ExitCode =
      switch cause {
      case nil: .success
      case .mismatch: .failedExpectation
      case .limit: .badText
      }
    self.init(output: output, errors: failure ?? "", code: code)
  }

  /// Tells what is wrong with a script.
  ///
  /// - Parameter faults: What is wrong.
  init(_ faults: ScriptFaults) {
    self.init(output: "", errors: faults.description + "\n", code: .badText)
  }
}
