extension FlowDraft {
  /// Checks the draft and makes the flow.
  ///
  /// - Returns: The flow.
  /// - Throws: `FlowFaults` with everything that is wrong, in the order of the draft.
  /// - Complexity: O(*n*), where *n* is the number of screens, links and values.
  public func makeFlow() throws(FlowFaults) -> Flow {
    var maker = Maker(draft: self)
    return try maker.make()
  }

  /// The state of checking a draft.
  struct Maker {
    /// The draft to check.
    let draft: FlowDraft
    /// The screens by name.
    var identities: [String: ScreenID] = [:]
    /// The choice labels by name.
    var labels: [String: ChoiceID] = [:]
    /// The choice labels in the order of their identities.
    var labelNames: [String] = []
    /// The places of the animated values by name.
    var valuePlaces: [String: Int] = [:]
    /// The animated values in the order of their declaration.
    var values: [Flow.Value] = []
    /// The facts in the order of their identities.
    var facts: [Flow.Fact] = []
    /// The places of the facts by name.
    var factPlaces: [String: Int] = [:]
    /// Why screens may be against a change, in the order of their numbers.
    var guardReasons: [String] = []
    /// What is wrong so far.
    var faults: [FlowFault] = []

    /// Begins to check a draft.
    ///
    /// - Parameter draft: The draft to check.
    init(draft: FlowDraft) {
      self.draft = draft
    }

    /// Checks the draft and makes the flow.
    ///
    /// - Returns: The flow.
    /// - Throws: Everything that is wrong.
    mutating func make() throws(FlowFaults) -> Flow {
      if draft.screens.isEmpty { faults.append(FlowFault(at: .flow, .noScreens)) }
      collectNames()
      collectFacts()
      collectNews()
      var screens: [Flow.Screen] = []
      for index in draft.screens.indices { screens.append(screen(at: index)) }
      let series = listed(draft.series) { .series($0) }
      let ends = listed(draft.ends) { .end($0) }
      let allowances = makeAllowances()
      for reason in draft.guardReasons { _ = number(of: reason) }
      if !faults.isEmpty { throw FlowFaults(faults) }
      return Flow(
        name: draft.name,
        screens: screens,
        series: orderingNews(in: series),
        choiceLabels: labelNames,
        values: values,
        facts: facts,
        history: draft.history,
        guardReasons: guardReasons,
        ends: ends,
        allowances: allowances,
        options: draft.options
      )
    }

    /// Gives each screen its identity and each value its place.
    mutating func collectNames() {
      for (index, screen) in draft.screens.enumerated() {
        if identities[screen.name] == nil {
          identities[screen.name] = ScreenID(rawValue: index)
        }
        for value in screen.values where valuePlaces[value.name] == nil {
          valuePlaces[value.name] = values.count
          values.append(Flow.Value(name: value.name, kind: value.value.kind))
        }
      }
    }

    /// Checks a screen.
    ///
    /// - Parameter index: The index of the screen.
    /// - Returns: The screen, as far as it is right.
    mutating func screen(at index: Int) -> Flow.Screen {
      let screen = draft.screens[index]
      if identities[screen.name] != ScreenID(rawValue: index) {
        faults.append(FlowFault(at: .screen(index), .duplicate(screen.name)))
      }
      return Flow.Screen(
        name: screen.name,
        title: screen.title,
        information: information(of: screen, at: index),
        condition: condition(of: screen, at: index),
        branches: branches(of: screen, at: index),
        choices: choices(of: screen, at: index),
        values: values(of: screen, at: index),
        allowsGestures: screen.allowsGestures,
        leaveAnswer: answer(screen.leave),
        enterAnswer: answer(screen.enter)
      )
    }

    /// Gives the answer of a screen the number of its reason.
    ///
    /// - Parameter guarding: What the screen answers.
    /// - Returns: The answer.
    mutating func answer(_ guarding: Guard) -> GuardAnswer {
      switch guarding {
      case .allow: .allow
      case .refuse(nil): .refuse()
      case .refuse(let reason?): .refuse(number(of: reason))
      case .wait: .wait
      }
    }

    /// Gives a reason its number.
    ///
    /// - Parameter reason: The text of the reason.
    /// - Returns: Its number.
    /// - Complexity: O(*n*), where *n* is the number of reasons.
    mutating func number(of reason: String) -> GuardReason {
      if let place = guardReasons.firstIndex(of: reason) {
        return GuardReason(rawValue: UInt32(place))
      }
      guardReasons.append(reason)
      return GuardReason(rawValue: UInt32(guardReasons.count - 1))
    }

    /// Checks where a screen says that it leads.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - index: Its index.
    /// - Returns: Where it leads, or nil if it says nothing.
    mutating func information(of screen: Screen, at index: Int) -> Flow.Information? {
      if screen.next == nil && screen.previous == nil { return nil }
      var next: ScreenID?
      if case .screen(let name) = screen.next {
        next = identity(of: name, at: .next(screen: index))
      }
      var previous = Flow.Previous.below
      switch screen.previous {
      case nil: break
      case .some(.none): previous = .none
      case .some(.screen(let name)):
        if let target = identity(of: name, at: .previous(screen: index)) {
          previous = .screen(target)
        }
      }
      return Flow.Information(next: next, previous: previous)
    }

    /// Checks the named links of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - index: Its index.
    /// - Returns: The links that are right.
    mutating func choices(of screen: Screen, at index: Int) -> [Flow.Choice] {
      var choices: [Flow.Choice] = []
      var final: Set<ChoiceID> = []
      for (place, choice) in screen.choices.enumerated() {
        let label = labels[choice.label] ?? ChoiceID(rawValue: labelNames.count)
        if labels[choice.label] == nil {
          labels[choice.label] = label
          labelNames.append(choice.label)
        }
        let fault = FlowFault.Place.choice(place, screen: index)
        if final.contains(label) {
          faults.append(FlowFault(at: fault, .duplicate(choice.label)))
          continue
        }
        if choice.condition == nil { final.insert(label) }
        let condition = condition(choice.condition, at: fault)
        if let target = identity(of: choice.target, at: fault) {
          choices.append(Flow.Choice(label: label, target: target, condition: condition))
        }
      }
      return choices
    }

    /// Checks the animated values of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - index: Its index.
    /// - Returns: The values that are right.
    mutating func values(of screen: Screen, at index: Int) -> [Flow.PlacedValue] {
      var result: [Flow.PlacedValue] = []
      var seen: Set<Int> = []
      for (place, value) in screen.values.enumerated() {
        guard let slot = valuePlaces[value.name] else { continue }
        let fault = FlowFault.Place.value(place, screen: index)
        if !seen.insert(slot).inserted {
          faults.append(FlowFault(at: fault, .duplicate(value.name)))
        } else if values[slot].kind != value.value.kind {
          let expected = values[slot].kind
          faults.append(FlowFault(at: fault, .otherKind(value.name, expected: expected)))
        } else if !value.value.isFinite {
          faults.append(FlowFault(at: fault, .notFinite(value.name)))
        } else {
          result.append(Flow.PlacedValue(place: slot, value: value.value))
        }
      }
      return result
    }

    /// Checks a list of screens, of which each stands at most once.
    ///
    /// - Parameters:
    ///   - names: The names of the screens.
    ///   - place: Makes a place in the draft out of a place in the list.
    /// - Returns: The screens that are right.
    mutating func listed(
      _ names: [String],
      at place: (Int) -> FlowFault.Place
    ) -> [ScreenID] {
      var seen: Set<ScreenID> = []
      var screens: [ScreenID] = []
      for (index, name) in names.enumerated() {
        guard let screen = identity(of: name, at: place(index)) else { continue }
        if seen.insert(screen).inserted {
          screens.append(screen)
        } else {
          faults.append(FlowFault(at: place(index), .duplicate(name)))
        }
      }
      return screens
    }

    /// Checks what the flow allows.
    ///
    /// - Returns: The allowances that are right.
    mutating func makeAllowances() -> [Flow.Allowance] {
      var seen: Set<Flow.Allowance> = []
      var result: [Flow.Allowance] = []
      for (index, allowance) in draft.allowances.enumerated() {
        let place = FlowFault.Place.allowance(index)
        guard let screen = identity(of: allowance.screen, at: place) else { continue }
        let key = Flow.Allowance(rule: allowance.rule, screen: screen, reason: "")
        if seen.insert(key).inserted {
          result.append(
            Flow.Allowance(rule: allowance.rule, screen: screen, reason: allowance.reason)
          )
        } else {
          faults.append(FlowFault(at: place, .duplicate(allowance.screen)))
        }
      }
      return result
    }

    /// Finds a screen by name, and notes a fault if there is none.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - place: Where in the draft it stands.
    /// - Returns: The screen, or nil if there is none.
    mutating func identity(of name: String, at place: FlowFault.Place) -> ScreenID? {
      if let screen = identities[name] { return screen }
      faults.append(FlowFault(at: place, .unknownScreen(name)))
      return nil
    }
  }
}
