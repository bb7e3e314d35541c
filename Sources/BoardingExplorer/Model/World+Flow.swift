package import Boarding

extension World {
  /// Reads a declared flow back into tables.
  ///
  /// - Parameter flow: The flow; its transitions follow a straight line.
  package init(_ flow: Flow) {
    self.init(screenCount: flow.screens.count, series: flow.series.map(\.rawValue))
    settings = flow.options.settings
    duration = flow.options.animation.durationNanoseconds
    labelOrder = flow.choiceLabels
    for (number, screen) in flow.screens.enumerated() {
      words[number] = screen.information.map {
        Word(next: $0.next?.rawValue, previous: $0.previous)
      }
      leaving[number] = screen.leaveAnswer == .allow ? nil : screen.leaveAnswer
      entering[number] = screen.enterAnswer == .allow ? nil : screen.enterAnswer
      if !screen.allowsGestures { fingerless.insert(number) }
      choices.append(
        screen.choices.map { (choice) in
          let label = flow.choiceLabels[choice.label.rawValue]
          return (label, choice.target.rawValue, choice.condition.map { Condition($0) })
        }
      )
      conditions[number] = screen.condition.map { Condition($0) }
      let ways = screen.branches.map { ($0.target?.rawValue, Condition($0.condition)) }
      if !ways.isEmpty { branches[number] = ways }
    }
    factSizes = flow.facts.map { $0.values.count }
    firstFacts = flow.facts.map { $0.initialValue }
  }
}

extension World.Condition {
  /// Reads a condition back into a table.
  ///
  /// - Parameter condition: The condition.
  fileprivate init(_ condition: Flow.Condition) {
    self.init(tests: condition.tests.map { ($0.fact.rawValue, Set($0.values)) })
  }
}
