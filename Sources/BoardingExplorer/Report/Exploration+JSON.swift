import Boarding
import BoardingScript

extension Exploration {
  /// The walk and what it has found as an object of JSON on one line, with a line feed.
  ///
  /// Equal walks give equal bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states and transitions.
  public var json: String { json(judgement) }

  /// The walk and what it has found, as `json`.
  ///
  /// - Parameter judgement: What it has found.
  /// - Returns: The object and a line feed.
  /// - Complexity: As `json`.
  package func json(_ judgement: Judgement) -> String {
    let object = JSONValue.object([
      .init("flow", .string(flow.name)),
      .init("screens", .int(flow.screens.count)),
      .init("ends", .strings(flow.endScreens.map { name(of: $0) })),
      .init("states", .int(stateCount)),
      .init("transitions", .int(transitionCount)),
      .init("depth", .int(depth)),
      .init("limit", limitMessage.map { .string($0) } ?? .null),
      .init("untriedStates", .int(untriedCount)),
      .init("unseenScreens", .strings(unseenScreens.map { name(of: $0) })),
      .init("findings", .array(judgement.findings.map { .object(members(of: $0)) })),
      .init(
        "silenced",
        .array(
          judgement.silenced.map {
            .object(members(of: $0.finding) + [.init("reason", .string($0.reason))])
          }
        )
      ),
    ])
    return object.text + "\n"
  }

  /// Writes what breaks a rule.
  ///
  /// - Parameter finding: What breaks it.
  /// - Returns: The members of an object; the script is the shortest way to where it shows.
  private func members(of finding: Finding) -> [JSONValue.Member] {
    let script = finding.state.map { path(toState: $0).flatMap { lines(of: $0) } }
    return [
      .init("rule", .string(finding.problem.rule.name)),
      .init("screen", .string(name(of: finding.screen))),
      .init("message", .string(message(of: finding))),
      .init("states", .int(finding.stateCount)),
      .init("isWithinBound", .bool(finding.isWithinBound)),
      .init("script", script.map { .strings($0) } ?? .null),
    ]
  }
}
