public import Boarding

extension NavigationSnapshot {
  /// Keeps where a machine comes to rest.
  ///
  /// - Parameter machine: The machine; one of an open flow gives its screens numbers in place of
  ///   names.
  /// - Complexity: O(*n*), where *n* is the number of screens on the stack.
  public init(_ machine: Machine) {
    let flow = machine.flow
    self.init(machine.restingState, of: flow) { flow.name(ofScreen: $0) }
  }

  /// Keeps a state at rest.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - flow: Its flow.
  ///   - name: Finds the name of a screen.
  init(_ state: Machine.State, of flow: Flow, naming name: (ScreenID) -> String) {
    self.flow = flow.name
    time = state.now
    stack = state.places.map { Place(name($0.screen), entry: $0.entry.rawValue) }
    entryCount = state.placeCount
    furthest = state.furthestStep.flatMap {
      flow.series.indices.contains($0) ? name(flow.series[$0]) : nil
    }
    end = state.restingEnd
    isContainerVisible = state.isContainerVisible
    settings = state.settings.differences(from: flow.options.settings)
    facts = flow.changedFacts(in: state.settings)
    let answers = state.settings.guardAnswers
    if answers == flow.options.settings.guardAnswers { return }
    guardAnswers = answers.map { placed in
      let answer: PlacedGuardAnswer.Answer =
        switch placed.answer {
        case .allow: .allow
        case .refuse(let reason): .refuse(flow.kept(reason))
        case .wait: .wait
        }
      return PlacedGuardAnswer(screen: name(placed.screen), side: placed.side, answer: answer)
    }
  }
}

extension Flow {
  /// Finds the name of a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Its name; its number for one that is not declared.
  func name(ofScreen screen: ScreenID) -> String {
    screens.indices.contains(screen.rawValue)
      ? screens[screen.rawValue].name : "screen-\(screen.rawValue)"
  }

  /// Puts a reason into the words of a snapshot.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: Its text, if that leads back to it, otherwise its number.
  fileprivate func kept(_ reason: GuardReason) -> NavigationSnapshot.PlacedGuardAnswer.Reason {
    if reason == .unspecified { return .none }
    guard let text = text(of: reason), self.reason(of: text) == reason else {
      return .number(reason.rawValue)
    }
    return .text(text)
  }

  /// Finds a reason by its text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The reason, or nil if the flow has none of that text.
  /// - Complexity: O(*n*), where *n* is the number of reasons.
  func reason(of text: String) -> GuardReason? {
    guardReasons.firstIndex(of: text).map { GuardReason(rawValue: UInt32($0)) }
  }
}

extension Settings {
  /// Finds what differs from other surroundings, the answers of screens aside.
  ///
  /// - Parameter other: The other surroundings.
  /// - Returns: The changes that lead from there to here.
  fileprivate func differences(from other: Settings) -> [Setting] {
    var settings: [Setting] = []
    func note<Value: Equatable>(_ value: Value, _ old: Value, _ setting: (Value) -> Setting) {
      if value != old { settings.append(setting(value)) }
    }
    note(containerWidth, other.containerWidth) { .containerWidth($0) }
    note(layoutDirection, other.layoutDirection) { .layoutDirection($0) }
    note(reducesMotion, other.reducesMotion) { .reduceMotion($0) }
    note(reducedMotionStyle, other.reducedMotionStyle) { .reducedMotionStyle($0) }
    note(movePolicy, other.movePolicy) { .movePolicy($0) }
    note(commandPolicy, other.commandPolicy) { .commandPolicy($0) }
    note(swipePolicy, other.swipePolicy) { .swipePolicy($0) }
    note(swipeRules, other.swipeRules) { .swipeRules($0) }
    note(allowsGestures, other.allowsGestures) { .gestures($0) }
    note(isForwardOnly, other.isForwardOnly) { .forwardOnly($0) }
    return settings
  }
}
