import Boarding
public import BoardingExplorer

/// What a walk of a flow has found, for people.
///
/// ```swift
/// let report = ExplorationReport(of: Exploration(of: flow))
/// let text = report.text
/// ```
public struct ExplorationReport: Sendable {
  /// The report, in lines that end with a line feed.
  public let text: String

  /// How many inputs of a way are written: those at its beginning, and those at its end.
  private static let writtenInputs = (first: 12, last: 4)

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - exploration: The walk.
  ///   - judgement: What it has found; nil to find it.
  ///   - advice: What to do where a limit has stopped the walk; nil says nothing.
  /// - Complexity: O(*n*), where *n* is the number of states and transitions.
  public init(
    of exploration: Exploration,
    _ judgement: Judgement? = nil,
    advice: String? = nil
  ) {
    let judgement = judgement ?? exploration.judgement
    let (findings, silenced) = (judgement.findings, judgement.silenced)
    var lines = ExplorationReport.heading(of: exploration, advice)
    for finding in findings {
      lines.append("")
      lines += ExplorationReport.lines(about: finding, in: exploration)
    }
    if !silenced.isEmpty { lines.append("") }
    for item in silenced {
      let (finding, rule) = (item.finding, item.finding.problem.rule.name)
      let screen = exploration.flow.screens[finding.screen.rawValue].name
      lines.append("silenced \(rule) on \(screen): \(item.reason)")
      lines.append("  " + exploration.message(of: finding))
    }
    lines.append("")
    switch findings.count {
    case 0: lines.append("No rule is broken" + (exploration.isComplete ? "." : ", so far."))
    case 1: lines.append("A rule is broken.")
    case let count: lines.append("Rules are broken in \(count) places.")
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Says what was walked.
  ///
  /// - Parameters:
  ///   - exploration: The walk.
  ///   - advice: What to do where a limit has stopped it; nil says nothing.
  /// - Returns: The lines.
  private static func heading(of exploration: Exploration, _ advice: String?) -> [String] {
    let flow = exploration.flow
    let name = flow.name.isEmpty ? "" : flow.name + ": "
    let ends = flow.endScreens.map { flow.screens[$0.rawValue].name }
    let beginning =
      flow.ends.isEmpty
      ? ends.count > 1 ? "the last screens are the ends: " : "the last screen is the end: "
      : "the flow may end at "
    var lines = [
      name + counted(flow.screens.count, "screen") + ", "
        + counted(exploration.stateCount, "state") + ", "
        + counted(exploration.transitionCount, "transition")
    ]
    lines.append(
      "every state is within \(counted(exploration.depth, "input")); "
        + beginning + ends.joined(separator: ", ")
    )
    if let limit = exploration.limitMessage {
      lines.append("not everything was seen: " + limit + (advice.map { "; " + $0 } ?? ""))
    }
    return lines
  }

  /// Says what breaks a rule.
  ///
  /// - Parameters:
  ///   - finding: What breaks it.
  ///   - exploration: The walk.
  /// - Returns: The rule and the screen, what is wrong, and a shortest way to where it shows.
  private static func lines(about finding: Finding, in exploration: Exploration) -> [String] {
    let screen = exploration.flow.screens[finding.screen.rawValue].name
    var lines = [
      finding.problem.rule.name + " on " + screen, "  " + exploration.message(of: finding),
    ]
    guard let state = finding.state else { return lines }
    let inputs = exploration.path(toState: state).map { words(for: $0, in: exploration) }
    if inputs.isEmpty { return lines }
    let (first, last) = writtenInputs
    let left = inputs.count - first - last
    let written =
      left > 1
      ? inputs.prefix(first) + ["\(left) inputs more"] + inputs.suffix(last) : inputs[...]
    lines.append("  after: " + written.joined(separator: ", "))
    return lines
  }

  /// Writes an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - exploration: The walk.
  /// - Returns: The statement of a script, and the guards that allow it though they are declared
  ///   otherwise.
  private static func words(for input: ExplorerInput, in exploration: Exploration) -> String {
    let words = exploration.words(for: input.action)
    if input.lifted.isEmpty { return words }
    let names = input.lifted.map { exploration.flow.screens[$0.screen.rawValue].name }
    return words + " (allowed by " + names.joined(separator: " and ") + ")"
  }
}
