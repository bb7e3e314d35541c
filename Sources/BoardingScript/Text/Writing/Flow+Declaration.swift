package import Boarding

extension Flow {
  /// The declarations of a flow, as lines of a script; what is as it would be without a word is left
  /// out.
  ///
  /// The flow has to be a declared one. Of transitions that no statement says, the duration is
  /// written.
  package var declaration: [String] {
    var lines = (name.isEmpty ? [] : ["flow " + name]) + newsDeclaration
    for fact in facts where fact.release == nil {
      lines.append("fact " + fact.name + " " + fact.values.joined(separator: " "))
      if fact.initialValue > 0 {
        lines.append("set fact " + fact.name + " " + fact.values[fact.initialValue])
      }
    }
    let news = newsInOrder
    lines += screens.enumerated().map { declaration(of: $0.element, isNews: news[$0.offset]) }
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

  /// The lines that say which release runs and which ones were seen.
  private var newsDeclaration: [String] {
    guard let history else { return [] }
    let seen = history.seen.map { " " + $0.text }.joined()
    let past = history.isFreshInstall ? "fresh-install" : "seen" + (seen.isEmpty ? " none" : seen)
    return ["version " + history.version.text, past]
  }

  /// For each screen whether what it shows last is the news of a release, which stand in the series
  /// with the oldest first; one that stands elsewhere only looks at their fact.
  private var newsInOrder: [Bool] {
    var news = screens.map { release(of: $0) != nil }
    var newest: AppVersion?
    for screen in series {
      guard let release = release(of: screens[screen.rawValue]) else { continue }
      if let newest, release < newest {
        news[screen.rawValue] = false
      } else {
        newest = release
      }
    }
    return news
  }

  /// Finds the release whose news a screen shows; what the screen is new in is asked last.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The release, or nil for none.
  private func release(of screen: Screen) -> AppVersion? {
    guard let test = screen.condition?.tests.last, test.values == [1] else { return nil }
    return facts[test.fact.rawValue].release
  }

  /// Writes the declaration of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isNews: True if it shows the news of a release.
  /// - Returns: The line.
  private func declaration(of screen: Screen, isNews: Bool) -> String {
    var line = "screen " + screen.name
    if !screen.title.isEmpty { line += " " + written(screen.title) }
    var tests = screen.condition?.tests ?? []
    let last = isNews ? release(of: screen) : nil
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

  /// Tells whether a script can say an answer of a screen, with its reason.
  ///
  /// - Parameter answer: The answer.
  /// - Returns: True unless it is a refusal for a reason that the flow does not know.
  func knows(_ answer: GuardAnswer) -> Bool {
    switch answer {
    case .allow, .wait: true
    case .refuse(let reason): reason == .unspecified || text(of: reason) != nil
    }
  }

  /// Writes what a screen answers.
  ///
  /// - Parameter answer: The answer, one that a script can say.
  /// - Returns: Such as `refuse "not yet"`.
  func words(of answer: GuardAnswer) -> String {
    switch answer {
    case .allow: "allow"
    case .wait: "wait"
    case .refuse(let reason): "refuse" + (text(of: reason).map { " " + written($0) } ?? "")
    }
  }
}
