import Boarding

extension FlowNotes {
  /// Makes the flow.
  ///
  /// - Parameter location: Where the flow is needed, for faults that have no place of their own.
  /// - Returns: The flow.
  /// - Throws: What is wrong with it.
  func makeFlow(neededAt location: TextLocation) throws(FlowProblems) -> Flow {
    if let pages {
      if let fault = pages.fault { throw FlowProblems(diagnostics: [fault]) }
      return Flow(openNamed: draft.name)
    }
    let flow: Flow
    do {
      flow = try draft.makeFlow()
    } catch {
      let diagnostics = error.faults.enumerated().map { (place, fault) in
        let isListed = place < ScriptLimits.faults
        return diagnostic(fault, neededAt: location, suggestsWords: isListed)
      }
      throw FlowProblems(diagnostics: diagnostics + seenFaults)
    }
    if !seenFaults.isEmpty { throw FlowProblems(diagnostics: seenFaults) }
    return flow
  }

  /// Finds what no further declaration can make right.
  ///
  /// - Parameter location: Where the last declaration stands.
  /// - Returns: The faults, in the order of the draft.
  func lastingFaults(at location: TextLocation) -> [Diagnostic] {
    if pages != nil { return [] }
    do {
      _ = try draft.makeFlow()
      return []
    } catch {
      let lasting = error.faults.filter { (fault) in
        switch fault.problem {
        case .noScreens, .unknownScreen, .noVersion: false
        case .duplicate, .otherKind, .notFinite, .tooFewValues, .unknownFact, .unknownValue,
          .emptyCondition:
          true
        }
      }
      return lasting.map { diagnostic($0, neededAt: location, suggestsWords: true) }
    }
  }

  /// Finds the place of a fault and describes it.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - location: Where the flow is needed.
  ///   - suggestsWords: False if the fault is only counted, so that nothing is looked for in vain.
  /// - Returns: The diagnostic.
  private func diagnostic(
    _ fault: FlowFault,
    neededAt location: TextLocation,
    suggestsWords: Bool
  ) -> Diagnostic {
    let place: TextLocation? =
      switch fault.place {
      case .flow: nil
      case .screen(let index): screens[index].location
      case .next(let index): screens[index].next
      case .previous(let index): screens[index].previous
      case .choice(let choice, let index):
        place(of: fault.problem, in: screens[index].choices[choice])
      case .value(let value, let index): screens[index].values[value]
      case .series(let index): series[index]
      case .end(let index): ends[index]
      case .allowance(let index): allowances[index]
      case .fact(let index): facts[index]
      case .condition(let index): screens[index].location
      case .branch(let branch, let index): screens[index].branches[branch]
      }
    return Diagnostic(at: place ?? location, problem(of: fault, suggestsWords: suggestsWords))
  }

  /// Finds the part of a choice that is wrong.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - choice: The places of the parts.
  /// - Returns: The place.
  private func place(of problem: FlowFault.Problem, in choice: Choice) -> TextLocation {
    switch problem {
    case .unknownScreen: choice.target
    case .noScreens, .duplicate, .otherKind, .notFinite, .tooFewValues, .unknownFact,
      .unknownValue, .emptyCondition, .noVersion:
      choice.label
    }
  }

  /// Describes a fault without its place.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - suggestsWords: True if the screen that was probably meant is looked for.
  /// - Returns: The problem.
  private func problem(of fault: FlowFault, suggestsWords: Bool) -> Diagnostic.Problem {
    switch fault.problem {
    case .noScreens:
      .noScreens
    case .duplicate(let name):
      firstDeclaration(of: name, again: fault.place).map { .declaredAlready(name, at: $0) }
        ?? .duplicate(name)
    case .unknownScreen(let name):
      .unknownScreen(
        name,
        nearest: suggestsWords ? nearestWord(to: name, in: names.screens) : nil
      )
    case .otherKind(let name, let kind):
      .otherKind(name, expected: kind.name)
    case .notFinite(let name):
      .unexpected(.text(name), expected: "a finite number", nearest: nil)
    case .tooFewValues(let name):
      .fact(.tooFewValues(name))
    case .unknownFact(let name):
      .fact(.unknownFact(name, nearest: nil))
    case .unknownValue(let name, let fact):
      .fact(.unknownValue(name, of: fact, nearest: nil))
    case .emptyCondition:
      .unexpected(.endOfLine, expected: "a fact", nearest: nil)
    case .noVersion:
      .fact(.noVersion)
    }
  }

  /// Finds the declaration of a screen that is declared for the second time.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - place: Where something stands for the second time.
  /// - Returns: Where the first one stands; nil if it is no screen that is declared there.
  private func firstDeclaration(
    of name: String,
    again place: FlowFault.Place
  ) -> TextLocation? {
    switch place {
    case .screen: screens.first { $0.draft.name == name }?.location
    case .fact(let index):
      zip(draft.facts, facts).prefix(index).first { $0.0.name == name }?.1
    case .flow, .next, .previous, .choice, .value, .series, .end, .allowance, .condition, .branch:
      nil
    }
  }
}

/// What is wrong with the flow of a text.
struct FlowProblems: Error {
  /// The faults, in the order of the draft.
  let diagnostics: [Diagnostic]
}
