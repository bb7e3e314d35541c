extension Performance.Failure {
  /// Puts the failure of a statement into words.
  ///
  /// - Parameter statement: The statement.
  /// - Returns: A report that begins with `file:line:column: `, line by line.
  public func report(of statement: ScriptStatement) -> [String] {
    let location = statement.location
    let place = "\(location.file):\(location.line):\(location.column): "
    switch self {
    case .mismatch(let mismatch, let lastEvents):
      var lines = [place + "failed: " + statement.lines[0]]
      lines += LineDiff(of: mismatch).lines.map { "  " + $0 }
      lines.append("  (- expected, + actual)")
      if let hint = mismatch.hint { lines.append("  " + hint) }
      if !lastEvents.isEmpty { lines.append("  the last events:") }
      return lines + lastEvents.map { "    " + $0 }
    case .limit(let limit):
      return [place + "error: " + limit.words]
    }
  }
}

extension Performance.Limit {
  /// What the run would go beyond, in words.
  fileprivate var words: String {
    switch self {
    case .events: "the run has more than \(ScriptLimits.events) events"
    case .inputs: "the run has more than \(ScriptLimits.inputs) inputs"
    case .waiting: "more than \(ScriptLimits.waiting) changes and moves wait"
    case .time: "the run takes longer than \(timeText(nanoseconds: ScriptLimits.nanoseconds))"
    case .items: "more than \(ScriptLimits.items) items are loaded"
    case .answers: "the answers are longer than \(ScriptLimits.answerBytes) bytes"
    case .interruption: "interrupted; the statement changed nothing"
    }
  }
}
