import Boarding
public import BoardingScript

extension Exploration {
  /// Writes a way as a script that runs, and that fails if it ends anywhere else.
  ///
  /// - Parameters:
  ///   - path: The way.
  ///   - declarations: The lines that declare the flow; see `Script.declarationLines`.
  ///   - title: What the script is about, for a comment at its head; nil for none.
  /// - Returns: The script.
  public func script(
    for path: Path,
    declarations: [String],
    title: String? = nil
  ) -> String {
    var lines = title.map { ["# " + $0, ""] } ?? []
    lines += declarations
    lines.append("")
    for input in path.inputs { lines += self.lines(of: input) }
    lines += expectations(inState: path.state)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes an input as statements of a script.
  ///
  /// Before the first move a guard is a declaration, so that one that is lifted for the start is
  /// lifted behind a `settle`, which changes nothing.
  ///
  /// - Parameter input: The input.
  /// - Returns: The lines: the guards that are lifted, what is done, time until nothing moves, and
  ///   the guards again as they are declared.
  public func lines(of input: ExplorerInput) -> [String] {
    let beginning = input.action == .start && !input.lifted.isEmpty ? ["settle"] : []
    let lifted = input.lifted.map { "guard " + name(of: $0.screen) + " " + $0.side.name }
    return beginning + lifted.map { $0 + " allow" } + [words(for: input.action), "settle"]
      + lifted.map { $0 + " declared" }
  }

  /// Writes what is done as a statement of a script.
  ///
  /// - Parameter action: What is done.
  /// - Returns: The statement.
  public func words(for action: ExplorerInput.Action) -> String {
    switch action {
    case .history(let place): words(for: flow.histories[place])
    case .start: "start"
    case .next: "next"
    case .back: "back"
    case .choice(let label): "choose " + flow.choiceLabels[label.rawValue]
    case .swipe(let direction): "swipe " + direction.name
    case .cancelledSwipe(let direction): "swipe " + direction.name + " at -1000"
    case .answer(true): "answer allow"
    case .answer(false): "answer refuse"
    case .fact(let fact, let value):
      "set fact " + flow.facts[fact.rawValue].name + " " + flow.facts[fact.rawValue].values[value]
    }
  }

  /// Writes what was seen before as a statement of a script.
  ///
  /// - Parameter history: Which releases were seen.
  /// - Returns: The statement.
  private func words(for history: ReleaseHistory) -> String {
    if history.isFreshInstall { return "fresh-install" }
    let seen = history.seen.map { $0.text }.joined(separator: " ")
    return "seen " + (seen.isEmpty ? "none" : seen)
  }

  /// Writes what holds in a state as expectations of a script.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The expectations: of the stack, or of its top where it does not fit a line, of the
  ///   move that waits, of the end of the flow and of every fact.
  private func expectations(inState state: Int) -> [String] {
    let end = flowEnd(ofState: state).map { "finished " + $0.name } ?? "not finished"
    var words: [String] = []
    if let top = top(ofState: state) {
      let stack = "stack " + stack(ofState: state).map { name(of: $0) }.joined(separator: " ")
      let fits = "expect \(stack)".utf8.count <= ScriptLimits.lineBytes
      let pending = pendingScreen(ofState: state).map { name(of: $0) } ?? "none"
      words = [fits ? stack : "top " + name(of: top), "pending " + pending, end]
    }
    for (fact, value) in zip(flow.facts, condition(ofState: state).facts) {
      words.append("fact " + fact.name + " " + fact.values[value])
    }
    return words.map { "expect " + $0 }
  }
}

extension Script {
  /// The lines that declare the flow, without what comes behind them.
  public var declarationLines: [String] {
    statements.flatMap { (statement) -> [String] in
      switch statement.action {
      case .beginning, .declaration: statement.lines
      case .step, .comment: []
      }
    }
  }
}
