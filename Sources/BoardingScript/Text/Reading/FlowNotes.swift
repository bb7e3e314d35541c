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
  private(set) var screens: [Screen] = []
  /// Where the facts were declared.
  private(set) var facts: [TextLocation] = []
  /// Where the screens of the series were named.
  private(set) var series: [TextLocation] = []
  /// Where the ends of the flow were named.
  private(set) var ends: [TextLocation] = []
  /// Where screens were named on which a rule is silenced.
  private(set) var allowances: [TextLocation] = []
  /// The releases whose news were seen.
  private var seen: [AppVersion] = []
  /// True once it was said that the app was never there before.
  private var isFreshInstall = false
  /// Where it was said last what was seen; nil if it was not.
  private var seenLocation: TextLocation?
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
    /// Where the screens of conditional links are named.
    var branches: [TextLocation] = []
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
    draft.name.isEmpty && screens.isEmpty && series.isEmpty && ends.isEmpty
      && allowances.isEmpty && facts.isEmpty && pages == nil
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
    if known.releases.count > ScriptLimits.facts {
      return [Diagnostic(at: location, .fact(.tooManyReleases))]
    }
    names = known
    draft.screens.append(screen.draft)
    screens.append(screen)
    return []
  }

  /// Writes a fact down.
  ///
  /// - Parameters:
  ///   - fact: The fact.
  ///   - location: Where it is declared.
  /// - Returns: What is wrong with it.
  mutating func declare(_ fact: FlowDraft.Fact, at location: TextLocation) -> [Diagnostic] {
    if fact.name.isEmpty || fact.values.isEmpty { return [] }
    if draft.facts.count == ScriptLimits.facts || fact.values.count > ScriptLimits.facts {
      return [Diagnostic(at: location, .fact(.tooManyFacts))]
    }
    names.declare(fact)
    draft.facts.append(fact)
    facts.append(location)
    return []
  }

  /// Sets the value that a fact has at first, in place of the first of its values.
  ///
  /// - Parameters:
  ///   - fact: A declared fact.
  ///   - value: The place of the value among its values.
  mutating func begin(_ fact: FactID, with value: Int) {
    guard draft.facts.indices.contains(fact.rawValue),
      draft.facts[fact.rawValue].values.indices.contains(value)
    else { return }
    draft.facts[fact.rawValue].declaredValue = draft.facts[fact.rawValue].values.first
    draft.facts[fact.rawValue].initialValue = draft.facts[fact.rawValue].values[value]
  }

  /// Says which release of the app runs; that may be said once.
  ///
  /// - Parameters:
  ///   - version: The release.
  ///   - location: Where it is said.
  /// - Returns: What is wrong with it.
  mutating func run(_ version: AppVersion, at location: TextLocation) -> [Diagnostic] {
    if draft.history != nil { return [Diagnostic(at: location, .duplicate("version"))] }
    draft.history = ReleaseHistory(version: version, seen: seen, isFreshInstall: isFreshInstall)
    return []
  }

  /// Says what was seen before, in place of what was said about that.
  ///
  /// - Parameters:
  ///   - versions: The releases of which the news were seen.
  ///   - isFreshInstall: True if the app was never there before.
  ///   - location: Where it is said.
  mutating func note(
    seen versions: [AppVersion],
    isFreshInstall: Bool,
    at location: TextLocation
  ) {
    seen = versions
    seenLocation = location
    self.isFreshInstall = isFreshInstall
    draft.history?.seen = versions
    draft.history?.isFreshInstall = isFreshInstall
  }

  /// What is wrong if nothing more is said: what was seen counts for nothing without a release.
  var seenFaults: [Diagnostic] {
    guard let seenLocation, draft.history == nil else { return [] }
    return [Diagnostic(at: seenLocation, .fact(.seenWithoutVersion))]
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

  /// Adds screens at which the flow may end.
  ///
  /// - Parameter names: The names of the screens.
  /// - Returns: What is wrong with them.
  mutating func continueEnds(with names: [Name]) -> [Diagnostic] {
    for name in names {
      if ends.count == ScriptLimits.screens {
        return [Diagnostic(at: name.location, .tooManyScreens)]
      }
      draft.ends.append(name.text)
      ends.append(name.location)
    }
    return []
  }

  /// Silences a rule on a screen.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - name: The name of the screen.
  ///   - reason: Why it is right there.
  /// - Returns: What is wrong with it.
  mutating func allow(_ rule: FlowRule, on name: Name, because reason: String) -> [Diagnostic] {
    if allowances.count == ScriptLimits.screens * FlowRule.allCases.count {
      return [Diagnostic(at: name.location, .tooManyScreens)]
    }
    draft.allowances.append(FlowDraft.Allowance(rule, on: name.text, because: reason))
    allowances.append(name.location)
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
}
