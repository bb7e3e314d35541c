import Boarding

/// A fact of a flow with one of its values, by their names.
public struct NamedFact: Hashable, Sendable {
  /// The name of the fact.
  public let name: String
  /// The name of the value.
  public let value: String

  /// Gives a fact a value.
  ///
  /// - Parameters:
  ///   - name: The name of the fact.
  ///   - value: The name of the value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Flow {
  /// Finds the facts that have other values than at first, or began with another one than that they
  /// are declared with.
  ///
  /// - Parameter settings: The surroundings, which hold the values of facts.
  /// - Returns: The facts in the order in which they are declared.
  /// - Complexity: O(*n*), where *n* is the number of facts.
  func changedFacts(in settings: Settings) -> [NamedFact] {
    var changed: [NamedFact] = []
    for (fact, value) in zip(facts, settings.facts)
    where fact.values.indices.contains(value) {
      if value == fact.initialValue, value == fact.declaredValue { continue }
      changed.append(NamedFact(fact.name, fact.values[value]))
    }
    return changed
  }

  /// Finds the changes that give facts their values.
  ///
  /// - Parameters:
  ///   - named: The facts with their values.
  ///   - note: Called with the place of each fact that the flow does not have, or not with this
  ///     value, and with the declared fact in the second case.
  /// - Returns: The changes.
  /// - Complexity: O(*n* + *m*), where *n* is the number of facts and *m* of the flow's facts.
  func settings(
    for named: [NamedFact],
    missing note: (_ place: Int, _ fact: Flow.Fact?) -> Void
  ) -> [Setting] {
    if named.isEmpty { return [] }
    var numbers: [String: Int] = [:]
    for (number, fact) in facts.enumerated() { numbers[fact.name] = number }
    var settings: [Setting] = []
    for (place, fact) in named.enumerated() {
      guard let number = numbers[fact.name] else {
        note(place, nil)
        continue
      }
      if let value = facts[number].values.firstIndex(of: fact.value) {
        settings.append(.fact(FactID(rawValue: number), value))
      } else {
        note(place, facts[number])
      }
    }
    return settings
  }
}

extension Restoration {
  /// Finds the changes that give facts their values, as far as the flow has them.
  ///
  /// - Parameters:
  ///   - named: The facts with their values.
  ///   - flow: The flow.
  ///   - policy: Whether everything begins anew where one is gone; otherwise such a fact has the
  ///     value that it has at first.
  /// - Returns: The changes; what is gone is noted.
  mutating func knownFacts(
    _ named: [NamedFact],
    in flow: Flow,
    gone policy: GonePolicy
  ) -> [Setting] {
    flow.settings(for: named) { (place, declared) in
      let fact = named[place]
      if declared == nil {
        drop(.fact, fact.name)
      } else {
        drop(.factValue(fact: fact.name), fact.value)
      }
      if policy == .restart { startsOver = true }
    }
  }
}
