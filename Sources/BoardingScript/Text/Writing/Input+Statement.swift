package import Boarding

extension Input {
  /// Writes the input as a statement of a script.
  ///
  /// - Parameter flow: The flow, which has the names.
  /// - Returns: The statement, or nil for an input that no statement says by itself.
  package func statement(in flow: Flow) -> String? {
    switch self {
    case .command(let command, let motion, let source):
      guard let words = Self.words(of: command, in: flow) else { return nil }
      switch command {
      case .start where motion != .animated || source != nil: return nil
      case .finishFlow where motion != .animated: return nil
      case .resume: return motion == .instant && source == nil ? words : nil
      case .start, .push, .pop, .popTo, .popToRoot, .replaceTop, .setStack, .skipTo, .finishFlow:
        break
      }
      return Self.suffix(motion, source, in: flow).map { words + $0 }
    case .move(let move):
      let words: String
      switch move.kind {
      case .next: words = "next"
      case .previous: words = "back"
      case .choice(let label):
        guard flow.choiceLabels.indices.contains(label.rawValue) else { return nil }
        words = "choose " + flow.choiceLabels[label.rawValue]
      }
      return Self.suffix(move.motion, move.source, in: flow).map { words + $0 }
    case .interaction(.update(let progress)): return "update " + writtenNumber(progress)
    case .interaction(.finish(1)): return "finish"
    case .interaction(.finish(let speed)): return "finish speed " + writtenNumber(speed)
    case .interaction(.cancel(let speed)): return "cancel speed " + writtenNumber(speed)
    case .pan(.began(let start)):
      return "touch" + (start.map { " at " + writtenNumber($0.x) } ?? "")
    case .container(let change): return "container " + change.name
    case .setting(let setting): return Self.statement(of: setting, in: flow)
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
  /// - Returns: The end of a statement, or nil for a screen that is not declared.
  private static func suffix(_ motion: Motion, _ source: ScreenID?, in flow: Flow) -> String? {
    let words: String =
      switch motion {
      case .animated: ""
      case .instant: " instant"
      case .interactive: " interactive"
      }
    guard let source else { return words }
    return flow.words(words + " from ", source)
  }

  /// Writes a setting as a statement.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - flow: The flow.
  /// - Returns: The statement, or nil for a setting that no script has.
  private static func statement(of setting: Setting, in flow: Flow) -> String? {
    switch setting {
    case .containerWidth(let width): return "width " + writtenNumber(width)
    case .layoutDirection(let direction): return "direction " + direction.name
    case .reduceMotion(let reduces): return reduces ? nil : "reduce-motion off"
    case .reducedMotionStyle: return nil
    case .movePolicy(let policy): return "policy moves " + policy.name
    case .commandPolicy(let policy): return "policy commands " + policy.name
    case .swipePolicy(let policy): return "policy swipes " + policy.name
    case .swipeRules(let rules): return Self.statement(of: rules)
    case .gestures(let areAllowed): return "gestures " + (areAllowed ? "on" : "off")
    case .forwardOnly(let isForwardOnly): return "forward-only " + (isForwardOnly ? "on" : "off")
    case .fact(let id, let value):
      guard flow.facts.indices.contains(id.rawValue) else { return nil }
      let fact = flow.facts[id.rawValue]
      return fact.values.indices.contains(value)
        ? "set fact " + fact.name + " " + fact.values[value] : nil
    case .guardAnswer(let screen, let side, let answer):
      guard let words = flow.words("guard ", screen), answer.map(flow.knows) ?? true else {
        return nil
      }
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
      words = ["boarding-pass threshold", writtenNumber(progress), writtenNumber(projected)]
    case .projecting(let rate):
      words = ["projecting rate", writtenNumber(rate)]
    }
    words += ["completion", rules.completionProgress.map { writtenNumber($0) } ?? "none"]
    words += ["slop", writtenNumber(rules.slop), "speed", writtenNumber(rules.completionSpeed)]
    if let edge = rules.edgeWidth { words += ["edge", writtenNumber(edge)] }
    if let band = rules.rubberBand { words += ["rubber-band", writtenNumber(band)] }
    if rules.isReversible { words.append("reversible") }
    if rules.isHorizontalOnly { words.append("horizontal") }
    if rules.scrubsCurve { words.append("scrub") }
    if rules.systemCancel == .followsRelease { words.append("cancel-as-release") }
    return "swipe rules " + words.joined(separator: " ")
  }
}

extension ReducedMotionStyle {
  /// The statement by which a person asks for less motion in this style.
  package var statement: String {
    switch self {
    case .instant: "reduce-motion on"
    case .crossFade: "reduce-motion fade"
    }
  }
}

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
