import Boarding

/// What facts may be: of each fact that was asked for the values that are left.
struct FactRange {
  /// The values that are left, by the place of the fact; any value of a fact that is missing.
  private var values: [Int: Set<Int>]

  /// Lets facts be anything, but for some.
  ///
  /// - Parameter settings: The facts that have a value already.
  init(_ settings: [Setting] = []) {
    values = [:]
    for case .fact(let fact, let value) in settings { values[fact.rawValue] = [value] }
  }

  /// Tells apart where a condition holds and where it does not.
  ///
  /// - Parameters:
  ///   - condition: The condition, or nil for one that always holds.
  ///   - flow: The flow.
  /// - Returns: Where it holds, or nil for nowhere; and where it does not, in parts.
  func split(by condition: Flow.Condition?, in flow: Flow) -> (FactRange?, [FactRange]) {
    var holding = self
    var failing: [FactRange] = []
    for test in condition?.tests ?? [] {
      let fact = test.fact.rawValue
      let left = holding.values[fact] ?? Set(flow.facts[fact].values.indices)
      let others = left.subtracting(test.values)
      if !others.isEmpty {
        var part = holding
        part.values[fact] = others
        failing.append(part)
      }
      holding.values[fact] = left.intersection(test.values)
      if others.count == left.count { return (nil, failing) }
    }
    return (holding, failing)
  }
}
