/// Facts, and what holds by them.
extension Flow {
  /// Finds a fact by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The fact, or nil if none has the name.
  /// - Complexity: O(*n*), where *n* is the number of facts.
  public func fact(named name: String) -> FactID? {
    facts.firstIndex { $0.name == name }.map { FactID(rawValue: $0) }
  }

  /// Tells whether a fact can have a value.
  ///
  /// - Parameters:
  ///   - fact: A fact, declared or not.
  ///   - value: A place among its values.
  /// - Returns: True if the flow declares the fact, and the value with it.
  func knows(_ fact: FactID, _ value: Int) -> Bool {
    facts.indices.contains(fact.rawValue)
      && facts[fact.rawValue].values.indices.contains(value)
  }

  /// Finds the present value of a fact.
  ///
  /// - Parameters:
  ///   - fact: A declared fact.
  ///   - settings: The surroundings, which hold the values of facts. Where they come from a machine
  ///     of another flow and have no value that the fact can have, its first one counts.
  /// - Returns: The place of the value.
  func value(of fact: FactID, _ settings: Settings) -> Int {
    let place = fact.rawValue
    if settings.facts.indices.contains(place), knows(fact, settings.facts[place]) {
      return settings.facts[place]
    }
    return facts[place].initialValue
  }

  /// Tells whether a condition holds.
  ///
  /// - Parameters:
  ///   - condition: A condition of this flow.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: True if all of it is so.
  /// - Complexity: O(*n*), where *n* is the number of values that it names.
  public func holds(_ condition: Condition, in settings: Settings) -> Bool {
    condition.tests.allSatisfy { $0.values.contains(value(of: $0.fact, settings)) }
  }

  /// Tells whether a screen is skipped by whoever would come to it now.
  ///
  /// - Parameters:
  ///   - screen: A screen.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: True if it is declared with a condition that does not hold.
  public func isSkipped(_ screen: ScreenID, in settings: Settings) -> Bool {
    guard let condition = declared(screen)?.condition else { return false }
    return !holds(condition, in: settings)
  }
}
