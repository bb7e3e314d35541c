package import Boarding
import BoardingMotion
import BoardingScript

extension FuzzStep {
  /// Writes the step as a statement of a script.
  ///
  /// - Parameter flow: The flow, which has the names.
  /// - Returns: The statement, or nil for an input that no script says.
  package func statement(in flow: Flow) -> String? {
    switch self {
    case .input(let input):
      return FuzzStep.statement(of: input, in: flow)
    case .drag(let x, let y):
      let words = "drag " + number(x)
      if y == 0 { return words }
      return words + (y > 0 ? " down " + number(y) : " up " + number(-y))
    case .release(let velocity):
      return "release" + (velocity.map { " at " + number($0) } ?? "")
    case .takeAway: return "cancel"
    case .answer(let isAllowed): return isAllowed ? "answer allow" : "answer refuse"
    case .reduceMotion(let style):
      switch style {
      case .instant: return "reduce-motion on"
      case .crossFade: return "reduce-motion fade"
      case nil: return "reduce-motion off"
      }
    }
  }

  /// Writes an input as a statement.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - flow: The flow, which has the names.
  /// - Returns: The statement, or nil for an input that no script says.
  private static func statement(of input: Input, in flow: Flow) -> String? {
    switch input {
    case .command(let command, let motion, let source):
      guard let words = words(of: command, in: flow) else { return nil }
      if case .resume = command { return motion == .instant && source == nil ? words : nil }
      return words + suffix(motion, source, in: flow)
    case .move(let move):
      let words: String
      switch move.kind {
      case .next: words = "next"
      case .previous: words = "back"
      case .choice(let label):
        guard flow.choiceLabels.indices.contains(label.rawValue) else { return nil }
        words = "choose " + flow.choiceLabels[label.rawValue]
      }
      return words + suffix(move.motion, move.source, in: flow)
    case .interaction(.update(let progress)): return "update " + number(progress)
    case .interaction(.finish(1)): return "finish"
    case .interaction(.finish(let speed)): return "finish speed " + number(speed)
    case .interaction(.cancel(let speed)): return "cancel speed " + number(speed)
    case .pan(.began(let start)):
      return "touch" + (start.map { " at " + number($0.x) } ?? "")
    case .container(let change): return "container " + change.name
    case .setting(let setting): return statement(of: setting, in: flow)
    case .advance(let nanoseconds): return "advance " + timeText(nanoseconds: nanoseconds)
    case .pan, .reply: return nil
    }
  }

  /// Writes what a command wants.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - flow: The flow.
  /// - Returns: The words, or nil for a command that no script gives.
  private static func words(of command: Command, in flow: Flow) -> String? {
    switch command {
    case .start(let screen): screen == flow.root ? "start" : nil
    case .push(let screen): flow.words("push ", screen)
    case .pop: "pop"
    case .popTo(let screen): flow.words("pop to ", screen)
    case .popToRoot: "pop to root"
    case .replaceTop(let screen): flow.words("replace ", screen)
    case .setStack(let screens):
      screens.isEmpty || !screens.allSatisfy(flow.knows)
        ? nil : "set" + screens.map { " " + flow.screens[$0.rawValue].name }.joined()
    case .resume(let screens):
      screens.allSatisfy(flow.knows)
        ? "resume" + screens.map { " " + flow.screens[$0.rawValue].name }.joined() : nil
    case .skipTo(let screen): screen == flow.lastScreen ? "skip" : nil
    case .finishFlow(.completed): "finish flow"
    case .finishFlow(.skipped): "finish flow skipped"
    }
  }

  /// Writes how a change is shown and where it comes from.
  ///
  /// - Parameters:
  ///   - motion: How it is shown.
  ///   - source: Where it comes from; nil for not said.
  ///   - flow: The flow.
  /// - Returns: The end of a statement.
  private static func suffix(_ motion: Motion, _ source: ScreenID?, in flow: Flow) -> String {
    let words: String =
      switch motion {
      case .animated: ""
      case .instant: " instant"
      case .interactive: " interactive"
      }
    return words + (source.map { flow.words(" from ", $0) ?? "" } ?? "")
  }

  /// Writes a setting as a statement.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - flow: The flow.
  /// - Returns: The statement, or nil for a setting that no script has.
  private static func statement(of setting: Setting, in flow: Flow) -> String? {
    switch setting {
    case .containerWidth(let width): return "width " + number(width)
    case .layoutDirection(let direction): return "direction " + direction.name
    case .reduceMotion(let reduces): return reduces ? nil : "reduce-motion off"
    case .reducedMotionStyle: return nil
    case .movePolicy(let policy): return "policy moves " + policy.name
    case .commandPolicy(let policy): return "policy commands " + policy.name
    case .swipePolicy(let policy): return "policy swipes " + policy.name
    case .swipeRules(let rules): return statement(of: rules)
    case .gestures(let areAllowed): return "gestures " + (areAllowed ? "on" : "off")
    case .forwardOnly(let isForwardOnly): return "forward-only " + (isForwardOnly ? "on" : "off")
    case .fact(let id, let value):
      guard flow.facts.indices.contains(id.rawValue) else { return nil }
      let fact = flow.facts[id.rawValue]
      return fact.values.indices.contains(value)
        ? "set fact " + fact.name + " " + fact.values[value] : nil
    case .guardAnswer(let screen, let side, let answer):
      guard let words = flow.words("guard ", screen) else { return nil }
      return words + " " + side.name + " " + (answer.map { flow.words(of: $0) } ?? "declared")
    }
  }

  /// Writes rules of swipes as a statement.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The statement.
  private static func statement(of rules: SwipeRules) -> String {
    var words: [String]
    switch rules.release {
    case .threshold(let progress, let projected):
      words = ["boarding-pass threshold", number(progress), number(projected)]
    case .projecting(let rate):
      words = ["projecting rate", number(rate)]
    }
    words += ["completion", rules.completionProgress.map { number($0) } ?? "none"]
    words += ["slop", number(rules.slop), "speed", number(rules.completionSpeed)]
    if let edge = rules.edgeWidth { words += ["edge", number(edge)] }
    if let band = rules.rubberBand { words += ["rubber-band", number(band)] }
    if rules.isReversible { words.append("reversible") }
    if rules.isHorizontalOnly { words.append("horizontal") }
    if rules.scrubsCurve { words.append("scrub") }
    if rules.systemCancel == .followsRelease { words.append("cancel-as-release") }
    return "swipe rules " + words.joined(separator: " ")
  }
}

extension FuzzStep {
  /// True if its statement is a declaration before the first move.
  var isOption: Bool {
    switch self {
    case .input(.setting), .reduceMotion: true
    case .input, .drag, .release, .takeAway, .answer: false
    }
  }

  /// True for a command or a move.
  var isRequest: Bool {
    switch self {
    case .input(.command), .input(.move): true
    case .input, .drag, .release, .takeAway, .answer, .reduceMotion: false
    }
  }
}

/// Writes a number as scripts read it.
///
/// - Parameter number: The number.
/// - Returns: Its decimals without zeros at the end.
private func number(_ number: Double) -> String { trimmed(number, decimals: 12) }

extension Flow {
  /// Writes the name of a screen behind words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - screen: The screen.
  /// - Returns: The words with the name, or nil for a screen that is not declared.
  fileprivate func words(_ words: String, _ screen: ScreenID) -> String? {
    knows(screen) ? words + screens[screen.rawValue].name : nil
  }
}
