import Boarding

extension Exploration {
  /// Says what is wrong, in words.
  ///
  /// - Parameter finding: What breaks a rule, in this walk.
  /// - Returns: A sentence without a dot, in which the screen is `here`.
  public func message(of finding: Finding) -> String {
    let isBeforeStart = finding.state.map { top(ofState: $0) == nil } ?? false
    let message =
      isBeforeStart ? "no screen can be put up at the beginning" : message(of: finding.problem)
    return finding.isWithinBound ? message + ", within the bound" : message
  }

  /// Says what stopped the walk, and what was not seen because of that.
  ///
  /// - Returns: A sentence without a dot, or nil if everything was seen.
  public var limitMessage: String? {
    guard let limit else { return nil }
    let reason =
      switch limit {
      case .states(let count): "there are more than " + counted(count, "state") + factWords
      case .depth(let count): "ways go on behind " + counted(count, "input")
      case .transitions(let count):
        "there are more than " + counted(count, "transition") + factWords
      }
    let were = untriedCount == 1 ? "was" : "were"
    let untried =
      untriedCount == 0 ? "" : ", \(counted(untriedCount, "state")) \(were) not tried out"
    let unseen = unseenScreens.prefix(Self.listedScreens).map { name(of: $0) }
    let more = unseenScreens.count - unseen.count
    let screens = unseen.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let these = unseenScreens.count == 1 ? "this screen was" : "these screens were"
    return reason + untried
      + (unseen.isEmpty ? "" : ", and \(these) not seen: " + screens)
  }

  /// Says how the facts of the flow multiply its states; nothing where they do not.
  private var factWords: String {
    let facts = flow.facts.count { $0.release == nil }
    let histories = flow.histories.count
    if facts + (histories > 1 ? 1 : 0) < 2 || !options.inputs.contains(.facts) { return "" }
    let combinations = factCombinations
    let count = combinations == .max ? "more than \(Int.max)" : "\(combinations)"
    let subject = counted(facts, "fact") + (histories > 1 ? " and \(histories) histories" : "")
    return " (\(subject) alone have \(count) combinations)"
  }

  /// How many combinations the values of the facts have that are tried, histories of news counted
  /// as one; at most the largest number.
  package var factCombinations: Int {
    if !options.inputs.contains(.facts) { return 1 }
    let counts = flow.facts.filter { $0.release == nil }.map { $0.values.count }
    return counts.reduce(max(flow.histories.count, 1)) { (product, count) in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : next
    }
  }

  /// The most screens that a sentence lists.
  private static let listedScreens = 20

  /// Says what is wrong, in words.
  ///
  /// - Parameter problem: What is wrong.
  /// - Returns: A sentence without a dot.
  private func message(of problem: Finding.Problem) -> String {
    switch problem {
    case .unreachable:
      return "nothing leads here"
    case .deadEnd:
      return "no way leads from here to an end of the flow"
    case .loop(let screens):
      let names = screens.prefix(Self.listedScreens).map { name(of: $0) }
      let more = screens.count - names.count
      let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      return "these screens lead to one another and to no end of the flow: " + list
    case .fingerTrap(let direction, let button, let swipe):
      let move =
        switch direction {
        case .forward: "'next' "
        case .backward: "'back' "
        }
      return move + words(for: button) + " and 'swipe \(direction.name)' " + words(for: swipe)
    case .sameChoices(let labels):
      let names = labels.map { "'" + flow.choiceLabels[$0.rawValue] + "'" }
      return "all choices lead to the same place: " + names.joined(separator: ", ")
    case .choiceLikeNext(let label):
      return "choice '" + flow.choiceLabels[label.rawValue] + "' leads where 'next' leads"
    case .deadChoice(let label):
      return "choice '" + flow.choiceLabels[label.rawValue] + "' leads nowhere"
    case .unusedAllowance(let rule):
      return "nothing here breaks the rule " + rule.name + ", which is silenced"
    }
  }

  /// Says what an input comes to.
  ///
  /// - Parameter outcome: What it comes to.
  /// - Returns: Such as `leads to completed`.
  private func words(for outcome: Finding.Outcome) -> String {
    switch outcome {
    case .nothing: "changes nothing"
    case .screen(let screen): "leads to " + name(of: screen)
    case .waits(let screen): "waits for the word of " + name(of: screen)
    }
  }

  /// Returns the name of a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Its name.
  func name(of screen: ScreenID) -> String { flow.screens[screen.rawValue].name }
}
