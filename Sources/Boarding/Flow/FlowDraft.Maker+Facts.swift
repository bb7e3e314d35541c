extension FlowDraft.Maker {
  /// Checks the facts and gives each its identity.
  mutating func collectFacts() {
    for (place, fact) in draft.facts.enumerated() {
      if factPlaces[fact.name] != nil {
        faults.append(FlowFault(at: .fact(place), .duplicate(fact.name)))
        continue
      }
      var values: Set<String> = []
      for value in fact.values where !values.insert(value).inserted {
        faults.append(FlowFault(at: .fact(place), .duplicate(value)))
      }
      if fact.values.count < 2 {
        faults.append(FlowFault(at: .fact(place), .tooFewValues(fact.name)))
      }
      var initialValue = 0
      if let name = fact.initialValue {
        if let found = fact.values.firstIndex(of: name) {
          initialValue = found
        } else {
          faults.append(FlowFault(at: .fact(place), .unknownValue(name, of: fact.name)))
        }
      }
      factPlaces[fact.name] = facts.count
      facts.append(
        Flow.Fact(
          name: fact.name,
          values: fact.values,
          initialValue: initialValue,
          release: nil
        )
      )
    }
  }

  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition; nil for none.
  ///   - place: Where it stands.
  /// - Returns: The condition as far as it is right, or nil if none is left.
  mutating func condition(
    _ condition: FlowDraft.Condition?,
    at place: FlowFault.Place
  ) -> Flow.Condition? {
    guard let condition else { return nil }
    if condition.tests.isEmpty { faults.append(FlowFault(at: place, .emptyCondition)) }
    var tests: [Flow.Condition.Test] = []
    for test in condition.tests {
      guard let fact = factPlaces[test.fact] else {
        faults.append(FlowFault(at: place, .unknownFact(test.fact)))
        continue
      }
      if test.values.isEmpty { faults.append(FlowFault(at: place, .emptyCondition)) }
      let names = facts[fact].values
      for value in test.values where !names.contains(value) {
        faults.append(FlowFault(at: place, .unknownValue(value, of: test.fact)))
      }
      let values = names.indices.filter { test.values.contains(names[$0]) != test.isNegated }
      tests.append(Flow.Condition.Test(fact: FactID(rawValue: fact), values: values))
    }
    return Flow.Condition(tests: tests)
  }

  /// Checks the links of a screen to the next one that are there under conditions.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - index: Its index.
  /// - Returns: The links that are right.
  mutating func branches(of screen: FlowDraft.Screen, at index: Int) -> [Flow.Branch] {
    var branches: [Flow.Branch] = []
    for (number, branch) in screen.branches.enumerated() {
      let place = FlowFault.Place.branch(number, screen: index)
      var target: ScreenID?
      if case .screen(let name) = branch.target { target = identity(of: name, at: place) }
      if let condition = condition(branch.condition, at: place) {
        branches.append(Flow.Branch(condition: condition, target: target))
      }
    }
    return branches
  }
}
