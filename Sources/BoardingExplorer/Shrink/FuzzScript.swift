import Boarding
import BoardingScript

/// Writes a failure as a script, with what should have come of it.
///
/// On an engine without the fault the script passes, so that it can be kept as a test.
package struct FuzzScript: Sendable {
  /// The script.
  package let text: String
  /// How many steps no script can say; each is a comment.
  package let unsaidCount: Int

  /// Writes a script.
  ///
  /// - Parameters:
  ///   - plan: What was fuzzed.
  ///   - steps: The steps.
  ///   - comments: What stands above, line by line.
  package init(_ plan: FuzzPlan, _ steps: [FuzzStep], below comments: [String]) {
    var lines = comments.map { "# " + $0 } + plan.declaration + [""]
    if steps.first?.isOption == true { lines.append(RecordedScript.beginning) }
    var unsaid = 0
    for step in steps {
      if let statement = step.statement(in: plan.flow) {
        lines.append(statement)
      } else {
        unsaid += 1
        lines.append("# no statement says: \(step)".printableLine)
      }
    }
    if unsaid == 0, !plan.flow.isOpen { lines += FuzzScript.expectations(plan, steps) }
    text = lines.joined(separator: "\n") + "\n"
    unsaidCount = unsaid
  }

  /// Writes what should come of steps and of the time after them: the log and the stack of the
  /// reference model.
  ///
  /// - Parameters:
  ///   - plan: What was fuzzed.
  ///   - steps: The steps.
  /// - Returns: The statements.
  private static func expectations(_ plan: FuzzPlan, _ steps: [FuzzStep]) -> [String] {
    var comparison = Comparison(plan.world, of: plan.flow, keepsModelEvents: true)
    for step in steps { _ = comparison.take(step) }
    comparison.settleModel()
    let text = EventText(flow: plan.flow)
    let log = comparison.modelEvents.map { text.line(of: $0) }
    let stack = comparison.model.screens.map { text.name(of: $0) }.joined(separator: " ")
    return ["settle", "expect log"] + log.map { "  " + $0 } + ["end"]
      + (stack.isEmpty ? [] : ["expect stack " + stack])
  }
}

extension String {
  /// The text on one line of a script, not too long for one.
  fileprivate var printableLine: String {
    String(map { $0.isNewline ? " " : $0 }.prefix(200))
  }
}
