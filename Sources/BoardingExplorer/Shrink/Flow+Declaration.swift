package import Boarding
import BoardingScript

extension Flow {
  /// The declarations of a flow that no script has declared, as lines of one; animated values are
  /// left out.
  ///
  /// The flow has to be a declared one whose transitions follow a straight line.
  package var declaration: [String] {
    var lines = ["flow " + name] + newsDeclaration
    for fact in facts where fact.release == nil {
      lines.append("fact " + fact.name + " " + fact.values.joined(separator: " "))
      if fact.initialValue > 0 {
        lines.append("set fact " + fact.name + " " + fact.values[fact.initialValue])
      }
    }
    lines += screens.map { declaration(of: $0) }
    if !series.isEmpty { lines.append("series " + names(of: series)) }
    if !ends.isEmpty { lines.append("ends " + names(of: ends)) }
    for allowance in allowances {
      let screen = name(of: allowance.screen)
      lines.append("allow \(allowance.rule.name) on \(screen) " + written(allowance.reason))
    }
    lines.append(
      "transition " + timeText(nanoseconds: options.animation.durationNanoseconds) + " linear"
    )
    return lines + optionDeclarations
  }

  /// The lines that declare the surroundings.
  private var optionDeclarations: [String] {
    let settings = options.settings
    let steps: [Setting] = [
      .containerWidth(settings.containerWidth), .layoutDirection(settings.layoutDirection),
      .movePolicy(settings.movePolicy), .commandPolicy(settings.commandPolicy),
      .swipePolicy(settings.swipePolicy), .swipeRules(settings.swipeRules),
      .gestures(settings.allowsGestures), .forwardOnly(settings.isForwardOnly),
    ]
    let style = settings.reducesMotion ? settings.reducedMotionStyle : nil
    return (steps.map { .input(.setting($0)) } + [FuzzStep.reduceMotion(style)])
      .compactMap { $0.statement(in: self) }
  }

  /// The lines that say which release runs and which ones were seen.
  private var newsDeclaration: [String] {
    guard let history else { return [] }
    let seen = history.seen.map { " " + $0.text }.joined()
    let past = history.isFreshInstall ? "fresh-install" : "seen" + (seen.isEmpty ? " none" : seen)
    return ["version " + history.version.text, past]
  }

  /// Writes the declaration of a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The line.
  private func declaration(of screen: Screen) -> String {
    var line = "screen " + screen.name
    if !screen.title.isEmpty { line += " " + written(screen.title) }
    // What the screen is new in is asked last.
    var tests = screen.condition?.tests ?? []
    let last = tests.last.flatMap { $0.values == [1] ? facts[$0.fact.rawValue].release : nil }
    if last != nil { tests.removeLast() }
    line += condition(tests) + (last.map { " new-in " + $0.text } ?? "")
    for branch in screen.branches {
      line += " next " + (branch.target.map { name(of: $0) } ?? "none")
      line += condition(branch.condition.tests)
    }
    if let information = screen.information {
      line += " next " + (information.next.map { name(of: $0) } ?? "none")
      switch information.previous {
      case .below: break
      case .screen(let target): line += " previous " + name(of: target)
      case .none: line += " previous none"
      }
    }
    for choice in screen.choices {
      line += " choice " + choiceLabels[choice.label.rawValue] + " " + name(of: choice.target)
      line += condition(choice.condition?.tests ?? [])
    }
    if !screen.allowsGestures { line += " gestures off" }
    if screen.leaveAnswer != .allow { line += " leave " + words(of: screen.leaveAnswer) }
    if screen.enterAnswer != .allow { line += " enter " + words(of: screen.enterAnswer) }
    return line
  }

  /// Writes when something is there.
  ///
  /// - Parameter tests: What is asked of single facts; nothing for always.
  /// - Returns: Such as ` when plan pro`; empty for always.
  private func condition(_ tests: [Condition.Test]) -> String {
    tests.isEmpty ? "" : " when " + words(for: tests)
  }

  /// The name of a declared screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Its name.
  private func name(of screen: ScreenID) -> String { screens[screen.rawValue].name }

  /// The names of declared screens.
  ///
  /// - Parameter screens: The screens.
  /// - Returns: Their names with spaces between them.
  private func names(of screens: [ScreenID]) -> String {
    screens.map { name(of: $0) }.joined(separator: " ")
  }

  /// Writes a text between quotation marks.
  ///
  /// - Parameter text: The text.
  /// - Returns: The string as a script has it.
  private func written(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// Writes what a screen answers.
  ///
  /// - Parameter answer: The answer.
  /// - Returns: Such as `refuse "not yet"`.
  func words(of answer: GuardAnswer) -> String {
    switch answer {
    case .allow: "allow"
    case .wait: "wait"
    case .refuse(let reason): "refuse" + (text(of: reason).map { " " + written($0) } ?? "")
    }
  }
}
