import Boarding

/// What a text has said about its flow so far, with the places where it was said.
struct FlowNotes: Sendable {
  /// The flow as it was written down.
  private(set) var draft: FlowDraft = FlowDraft(name: "")
  /// The names that are declared.
  private(set) var names: DeclaredNames = DeclaredNames()
  /// The pages, if the text is about pages.
  private(set) var pages: PagesPlan?
  /// Where the screens were declared.
  private var screens: [Screen] = []
  /// Where the screens of the series were named.
  private var series: [TextLocation] = []
  /// True once it was said how transitions are shown.
  private var hasTransition = false

  /// A screen as it was written down, with the places of its parts.
  struct Screen: Sendable {
    /// What was said about the screen.
    var draft: FlowDraft.Screen = FlowDraft.Screen(name: "")
    /// Where the name stands.
    var location: TextLocation?
    /// Where the next screen is named.
    var next: TextLocation?
    /// Where the previous screen is named.
    var previous: TextLocation?
    /// Where the parts of the choices stand.
    var choices: [Choice] = []
    /// Where the names of the values stand.
    var values: [TextLocation] = []
  }

  /// Where the parts of a choice stand.
  struct Choice: Sendable {
    /// Where the label stands.
    let label: TextLocation
    /// Where the screen is named.
    let target: TextLocation
  }

  /// True if nothing was declared.
  var isEmpty: Bool {
    draft.name.isEmpty && screens.isEmpty && series.isEmpty && pages == nil
  }

  /// Names the flow.
  ///
  /// - Parameter name: The name.
  mutating func name(_ name: String) {
    draft.name = name
  }

  /// Says that the text is about pages.
  ///
  /// - Parameter name: What they are called together.
  mutating func beginPages(_ name: String) {
    draft.name = name
    pages = PagesPlan()
    names.pages = PageNames()
  }

  /// Changes what was said about pages, and the names that the text knows with it.
  ///
  /// - Parameter change: Changes it, and returns what is wrong with that.
  /// - Returns: What is wrong.
  mutating func changePages(_ change: (inout PagesPlan) -> [Diagnostic]) -> [Diagnostic] {
    guard var plan = pages else { return [] }
    pages = nil
    let faults = change(&plan)
    names.pages = plan.stock.names
    pages = plan
    return faults
  }

  /// Writes a screen down.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - location: Where it is declared.
  /// - Returns: What is wrong with it.
  mutating func declare(_ screen: Screen, at location: TextLocation) -> [Diagnostic] {
    if screen.draft.name.isEmpty { return [] }
    if screens.count == ScriptLimits.screens { return [Diagnostic(at: location, .tooManyScreens)] }
    var known = names
    known.declare(screen.draft)
    if known.values.count > ScriptLimits.values {
      return [Diagnostic(at: location, .tooManyValues)]
    }
    if known.labels.count > ScriptLimits.values {
      return [Diagnostic(at: location, .tooManyLabels)]
    }
    names = known
    draft.screens.append(screen.draft)
    screens.append(screen)
    return []
  }

  /// Adds screens to the series.
  ///
  /// - Parameter names: The names of the screens.
  /// - Returns: What is wrong with them.
  mutating func continueSeries(with names: [Name]) -> [Diagnostic] {
    for name in names {
      if series.count == ScriptLimits.screens {
        return [Diagnostic(at: name.location, .tooManyScreens)]
      }
      draft.series.append(name.text)
      series.append(name.location)
    }
    return []
  }

  /// Notes a reason against a change.
  ///
  /// - Parameters:
  ///   - reason: The text of the reason.
  ///   - location: Where it is given.
  /// - Returns: What is wrong with it.
  mutating func note(_ reason: String, at location: TextLocation) -> [Diagnostic] {
    if draft.guardReasons.contains(reason) { return [] }
    if draft.guardReasons.count == ScriptLimits.reasons {
      let expected = "one of the \(ScriptLimits.reasons) reasons that were given before"
      return [
        Diagnostic(at: location, .unexpected(.text(reason), expected: expected, nearest: nil))
      ]
    }
    draft.guardReasons.append(reason)
    return []
  }

  /// Says what a screen answers when it is asked for permission.
  ///
  /// - Parameters:
  ///   - answer: What it answers; nil for what was said before.
  ///   - screen: The screen.
  ///   - side: What it is asked for permission to.
  mutating func answer(_ answer: FlowDraft.Guard?, of screen: ScreenID, _ side: GuardSide) {
    guard let answer, draft.screens.indices.contains(screen.rawValue) else { return }
    switch side {
    case .leave: draft.screens[screen.rawValue].leave = answer
    case .enter: draft.screens[screen.rawValue].enter = answer
    }
  }

  /// Says how transitions are shown; that may be said once.
  ///
  /// - Parameters:
  ///   - animation: How they are shown.
  ///   - location: Where it is said.
  /// - Returns: What is wrong with it.
  mutating func show(_ animation: TransitionAnimation, at location: TextLocation) -> [Diagnostic] {
    if hasTransition { return [Diagnostic(at: location, .duplicate("transition"))] }
    hasTransition = true
    draft.options.animation = animation
    return []
  }

  /// Sets an option of the flow.
  ///
  /// - Parameters:
  ///   - setting: The option.
  ///   - written: What was written, and where.
  /// - Returns: What is wrong with it.
  mutating func set(_ setting: Setting, as written: Name) -> [Diagnostic] {
    if case .containerWidth(let width) = setting, !(width > 0) {
      return [Diagnostic(at: written.location, .invalidWidth(written.text))]
    }
    draft.options.settings.apply(setting)
    return []
  }

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
    do {
      return try draft.makeFlow()
    } catch {
      let diagnostics = error.faults.enumerated().map { (place, fault) in
        let isListed = place < ScriptLimits.faults
        return diagnostic(fault, neededAt: location, suggestsWords: isListed)
      }
      throw FlowProblems(diagnostics: diagnostics)
    }
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
        case .noScreens, .unknownScreen: false
        case .duplicate, .otherKind, .notFinite: true
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
    case .noScreens, .duplicate, .otherKind, .notFinite: choice.label
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
    case .flow, .next, .previous, .choice, .value, .series: nil
    }
  }
}

/// What is wrong with the flow of a text.
struct FlowProblems: Error {
  /// The faults, in the order of the draft.
  let diagnostics: [Diagnostic]
}
