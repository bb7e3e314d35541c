package import Boarding

extension Flow {
  /// The declarations of a flow, as lines of a script; what is as it would be without a word is left
  /// out.
  ///
  /// The flow has to be a declared one. Of transitions that no statement says, the duration is
  /// written.
  package var declaration: [String] {
    var lines = (name.isEmpty ? [] : ["flow " + name]) + newsDeclaration
    let news = newsVersions
    for (place, fact) in facts.enumerated() where news[FactID(rawValue: place)] == nil {
      lines.append("fact " + fact.name + " " + fact.values.joined(separator: " "))
      if fact.initialValue > 0 {
        lines.append("set fact " + fact.name + " " + fact.values[fact.initialValue])
      }
    }
    lines += screens.map { declaration(of: $0, news) }
    if !series.isEmpty { lines.append("series " + names(of: series)) }
    if !ends.isEmpty { lines.append("ends " + names(of: ends)) }
    for allowance in allowances {
      let screen = name(of: allowance.screen)
      lines.append("allow \(allowance.rule.name) on \(screen) " + written(allowance.reason))
    }
    let animation = options.animation
    if animation != .standard {
      let time = "transition " + timeText(nanoseconds: animation.durationNanoseconds)
      lines.append(animation.statement ?? time)
    }
    return lines + optionDeclarations
  }

  /// The lines that declare the surroundings.
  private var optionDeclarations: [String] {
    let (settings, usual) = (options.settings, Settings())
    var changes: [Setting] = []
    if settings.containerWidth != usual.containerWidth {
      changes.append(.containerWidth(settings.containerWidth))
    }
    if settings.layoutDirection != usual.layoutDirection {
      changes.append(.layoutDirection(settings.layoutDirection))
    }
    if settings.movePolicy != usual.movePolicy {
      changes.append(.movePolicy(settings.movePolicy))
    }
    if settings.commandPolicy != usual.commandPolicy {
      changes.append(.commandPolicy(settings.commandPolicy))
    }
    if settings.swipePolicy != usual.swipePolicy {
      changes.append(.swipePolicy(settings.swipePolicy))
    }
    if settings.swipeRules != usual.swipeRules {
      changes.append(.swipeRules(settings.swipeRules))
    }
    if !settings.allowsGestures { changes.append(.gestures(false)) }
    if settings.isForwardOnly { changes.append(.forwardOnly(true)) }
    for placed in settings.guardAnswers {
      changes.append(.guardAnswer(placed.screen, placed.side, placed.answer))
    }
    let lines = changes.compactMap { Input.setting($0).statement(in: self) }
    return settings.reducesMotion ? lines + [settings.reducedMotionStyle.statement] : lines
  }

  /// The releases of which screens show the news, by the facts that say whether they are shown.
  package var newsVersions: [FactID: AppVersion] {
    let beginning = "new-in-".utf8
    var versions: [FactID: AppVersion] = [:]
    for (place, fact) in facts.enumerated() where fact.name.utf8.starts(with: beginning) {
      let text = String(decoding: fact.name.utf8.dropFirst(beginning.count), as: UTF8.self)
      guard let version = AppVersion(text), FlowDraft.newsFact(of: version) == fact.name else {
        continue
      }
      versions[FactID(rawValue: place)] = version
    }
    return versions
  }

  /// The lines that say which releases run and were seen, so that the same news are shown; the
  /// releases themselves are forgotten once a flow is made.
  private var newsDeclaration: [String] {
    let versions = newsVersions.sorted { $0.value < $1.value }
    guard let newest = versions.last?.value else { return [] }
    let shown = versions.filter { facts[$0.key.rawValue].initialValue == 1 }.map(\.value)
    guard let first = shown.first, let last = shown.last else {
      return ["version " + newest.text, "fresh-install"]
    }
    let seen = versions.last { $0.value < first }?.value
    if seen == nil, shown.count == 1 { return ["version " + last.text] }
    return ["version " + last.text, "seen " + (seen ?? AppVersion(0)).text]
  }

  /// Writes the declaration of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - news: The releases of which screens show the news, by their facts.
  /// - Returns: The line.
  private func declaration(of screen: Screen, _ news: [FactID: AppVersion]) -> String {
    var line = "screen " + screen.name
    if !screen.title.isEmpty { line += " " + written(screen.title) }
    let tests = screen.condition?.tests ?? []
    line += condition(tests.filter { news[$0.fact] == nil })
    for test in tests { line += news[test.fact].map { " new-in " + $0.text } ?? "" }
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
    for placed in screen.values {
      line += " " + values[placed.place].name + " " + valueText(placed.value) { writtenNumber($0) }
    }
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
    let mark = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    var bytes = [mark]
    for byte in text.utf8 {
      if byte == mark || byte == backslash { bytes.append(backslash) }
      bytes.append(byte)
    }
    return String(decoding: bytes + [mark], as: UTF8.self)
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
