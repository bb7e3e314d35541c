import BoardingScript

extension ScriptOutcome {
  /// What is to be done about an expected transcript.
  enum Verdict: Hashable {
    /// Nothing; this is what to print and tell.
    case told(ScriptOutcome)
    /// The file is to be written with this text; afterwards this is to be printed.
    case write(String, then: ScriptOutcome)
  }

  /// Compares the transcript of a run with the expected one.
  ///
  /// - Parameters:
  ///   - expected: The bytes of the expected transcript; nil if there is no such file yet.
  ///   - transcript: The name of the file with it.
  ///   - script: The name of the script.
  ///   - request: What is asked for.
  /// - Returns: What is to be done; a run that failed early is neither compared nor written.
  func compared(
    with expected: [UInt8]?,
    from transcript: String,
    of script: String,
    as request: RunRequest
  ) -> Verdict {
    let isWhole = code == .success || (request.keepsGoing && code == .failedExpectation)
    if !isWhole || (request.updates && code != .success) {
      return .told(ScriptOutcome(output: "", errors: errors, code: code))
    }
    if let expected, expected.elementsEqual(output.utf8) {
      let line = "\(script): as in \(transcript)\n"
      return .told(ScriptOutcome(output: line, errors: errors, code: code))
    }
    if request.updates {
      let line = "\(script): wrote \(transcript)\n"
      return .write(output, then: ScriptOutcome(output: line, errors: errors, code: code))
    }
    let difference = LineDiff(
      expected: ScriptOutcome.lines(of: expected ?? []),
      actual: ScriptOutcome.lines(of: Array(output.utf8))
    )
    let report =
      ["\(script): failed: the transcript is not that of \(transcript)"]
      + difference.lines.map { "  " + $0 } + ["  (- expected, + actual)"]
    return .told(
      ScriptOutcome(
        output: "",
        errors: errors + report.map { $0 + "\n" }.joined(),
        code: max(code, .failedExpectation)
      )
    )
  }

  /// Takes a text apart, so that every byte that differs can be seen.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: Its lines, with marks for what does not print and for a missing last line feed.
  private static func lines(of bytes: [UInt8]) -> [String] {
    if bytes.isEmpty { return [] }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { shown(String(decoding: $0, as: UTF8.self)) }
    let last = lines.removeLast()
    if !last.isEmpty { lines.append(last + " (without a line feed)") }
    return lines
  }

  /// Replaces what does not print.
  ///
  /// - Parameter line: The line.
  /// - Returns: The line with the codes of its control characters.
  private static func shown(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
