package import Boarding

extension ScriptRun {
  /// Writes a fact with a value.
  ///
  /// - Parameters:
  ///   - fact: A declared fact.
  ///   - value: The place of the value; nil for the present one.
  /// - Returns: Such as `notifications granted`.
  func text(of fact: FactID, _ value: Int? = nil) -> String {
    let declared = machine.flow.facts[fact.rawValue]
    return declared.name + " " + declared.values[value ?? machine.value(of: fact)]
  }

  /// The facts with their values and the screens that are skipped by them, line by line.
  var factLines: [String] {
    let flow = machine.flow
    let facts = flow.facts.indices.map { text(of: FactID(rawValue: $0)) }
    let skipped = flow.screens.indices.map { ScreenID(rawValue: $0) }
      .filter { flow.isSkipped($0, in: machine.state.settings) }
    let names = skipped.map { text.name(of: $0) }
    return (facts.isEmpty ? ["no facts"] : facts)
      + (names.isEmpty ? [] : ["skipped " + names.joined(separator: " ")])
  }

  /// Says which screens a move in a direction passes because they are skipped, and why.
  ///
  /// - Parameter direction: The direction of a swipe.
  /// - Returns: Such as ` past 'alerts', which is there only when notifications not granted`; empty
  ///   if none is.
  func passedClause(_ direction: Direction) -> String {
    let passed = machine.skippedScreens(by: direction == .forward ? .next : .previous)
    let parts = passed.map { (screen) in
      let condition = machine.flow.screens[screen.rawValue].condition
      return "'" + text.name(of: screen) + "', which is there only when "
        + (condition.map { machine.flow.words(for: $0) } ?? "")
    }
    return parts.isEmpty ? "" : " past " + parts.joined(separator: ", and ")
  }
}

extension Flow {
  /// Writes a condition as a script does.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: Such as `notifications unknown or denied and plan pro`.
  package func words(for condition: Condition) -> String { words(for: condition.tests) }

  /// Writes what is asked of facts as a script does.
  ///
  /// - Parameter tests: What is asked of single facts, one or more.
  /// - Returns: Such as `notifications unknown or denied and plan pro`.
  package func words(for tests: [Condition.Test]) -> String {
    let words = tests.map { (test) in
      let fact = facts[test.fact.rawValue]
      // What never holds excludes every value.
      if test.values.isEmpty { return fact.name + " not " + fact.values.joined(separator: " or ") }
      return fact.name + " " + test.values.map { fact.values[$0] }.joined(separator: " or ")
    }
    return words.joined(separator: " and ")
  }
}
