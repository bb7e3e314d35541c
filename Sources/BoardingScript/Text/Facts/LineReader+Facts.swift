import Boarding

/// Facts, their values and what is asked of them.
extension LineReader {
  /// Words that join the parts of a condition and so name neither facts nor values.
  private static let joints = ["not", "or", "and", "when"]

  /// Takes the name of a fact or of a value that is about to be declared.
  ///
  /// - Returns: The name.
  /// - Throws: A diagnostic if no name comes next.
  mutating func takeNewFactName() throws(Diagnostic) -> Name {
    let name = try takeName(LineReader.name)
    if Self.joints.contains(name.text) {
      faults.append(Diagnostic(at: name.location, .reserved(name.text)))
    }
    return name
  }

  /// Takes the name of a declared fact.
  ///
  /// - Returns: The fact.
  /// - Throws: A diagnostic if none is declared by what comes next.
  mutating func takeFact() throws(Diagnostic) -> FactID {
    if let word, let fact = names.fact(word) {
      take(to: wordRange.upperBound)
      return fact
    }
    let known = names.facts.map { $0.name }
    guard let word else { throw unexpected("a fact", candidates: known) }
    throw Diagnostic(at: location, .fact(.unknownFact(word, nearest: nearest(among: known))))
  }

  /// Takes the name of a value of a fact.
  ///
  /// - Parameter fact: The fact.
  /// - Returns: The place of the value.
  /// - Throws: A diagnostic if the fact has no value of what comes next.
  mutating func takeValue(of fact: FactID) throws(Diagnostic) -> Int {
    let declared = names.facts[fact.rawValue]
    guard let word else { throw unexpected("a value of " + declared.name) }
    guard let place = declared.values.firstIndex(of: word) else {
      let nearest = nearest(among: declared.values)
      throw Diagnostic(
        at: location,
        .fact(.unknownValue(word, of: declared.name, nearest: nearest))
      )
    }
    take(to: wordRange.upperBound)
    return place
  }

  /// Takes `when CONDITION`, if it comes next.
  ///
  /// - Returns: The condition, or nil if something else comes next.
  /// - Throws: A diagnostic if what follows the word is no condition.
  mutating func takeConditionIfAny() throws(Diagnostic) -> FlowDraft.Condition? {
    accept("when") ? try takeCondition() : nil
  }

  /// Takes `FACT [not] VALUE [or VALUE]... [and FACT ...]`.
  ///
  /// - Returns: The condition.
  /// - Throws: A diagnostic if something else stands there.
  mutating func takeCondition() throws(Diagnostic) -> FlowDraft.Condition {
    var tests: [FlowDraft.Condition.Test] = []
    repeat {
      let fact = try takeFact()
      let declared = names.facts[fact.rawValue]
      let isNegated = accept("not")
      var values: [String] = []
      repeat {
        values.append(declared.values[try takeValue(of: fact)])
      } while accept("or")
      tests.append(FlowDraft.Condition.Test(declared.name, values, isNegated: isNegated))
    } while accept("and")
    return FlowDraft.Condition(tests)
  }
}
