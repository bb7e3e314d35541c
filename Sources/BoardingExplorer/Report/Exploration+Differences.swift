import Boarding

extension Exploration {
  /// Screens on which button and swipe come to different things.
  ///
  /// Guards answer both alike, so both are compared as far as lifted guards let them go. A finger
  /// that the whole flow turns off is no trap.
  ///
  /// - Complexity: O(*n*), where *n* is the number of transitions.
  var fingerTraps: [Finding] {
    if !options.inputs.contains(.swipes) || !flow.options.settings.allowsGestures { return [] }
    var places: [Trap: Int] = [:]
    var traps: [(trap: Trap, state: Int, count: Int)] = []
    for state in 0..<stateCount {
      guard let screen = top(ofState: state) else { continue }
      for direction in Direction.allCases {
        let move: ExplorerInput.Action =
          switch direction {
          case .forward: .next
          case .backward: .back
          }
        guard let button = outcome(of: move, inState: state),
          let swipe = outcome(of: .swipe(direction), inState: state), button != swipe
        else { continue }
        let trap = Trap(screen: screen, direction: direction, button: button, swipe: swipe)
        if let place = places[trap] {
          traps[place].count += 1
        } else {
          places[trap] = traps.count
          traps.append((trap, state, 1))
        }
      }
    }
    return traps.map { (trap, state, count) in
      Finding(
        problem: .fingerTrap(trap.direction, button: trap.button, swipe: trap.swipe),
        screen: trap.screen,
        state: state,
        stateCount: count,
        isWithinBound: false
      )
    }
  }

  /// A difference between button and swipe.
  private struct Trap: Hashable {
    /// The screen on top.
    let screen: ScreenID
    /// Where button and swipe should lead.
    let direction: Direction
    /// What the button comes to.
    let button: Finding.Outcome
    /// What the swipe comes to.
    let swipe: Finding.Outcome
  }

  /// Choices that make no difference in any state that was tried out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of transitions.
  var idleChoices: [Finding] {
    if !options.inputs.contains(.choices) { return [] }
    var records = [ChoiceRecord?](repeating: nil, count: flow.screens.count)
    for state in 0..<stateCount where !transitions(ofState: state).isEmpty {
      guard let screen = top(ofState: state) else { continue }
      let choices = flow.screens[screen.rawValue].choiceLabels
      if choices.isEmpty { continue }
      let targets = targets(ofMovesInState: state)
      let places = choices.map { targets[.choice($0)].map { place(ofState: $0) } }
      let next = targets[.next].map { place(ofState: $0) }
      var record =
        records[screen.rawValue] ?? ChoiceRecord(state: state, choiceCount: choices.count)
      record.add(places, next: next, from: place(ofState: state))
      records[screen.rawValue] = record
    }
    var findings: [Finding] = []
    for (place, record) in records.enumerated() {
      guard let record else { continue }
      let labels = flow.screens[place].choiceLabels
      findings += record.problems(of: labels).map {
        Finding(
          problem: $0,
          screen: ScreenID(rawValue: place),
          state: record.state,
          stateCount: record.count,
          isWithinBound: !isComplete
        )
      }
    }
    return findings
  }

  /// Finds what an input comes to, as far as lifted guards let it go.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - state: The state in which it is done.
  /// - Returns: What it comes to, or nil if it was not tried.
  private func outcome(
    of action: ExplorerInput.Action,
    inState state: Int
  ) -> Finding.Outcome? {
    guard let target = target(of: action, inState: state) else { return nil }
    if place(ofState: target) == place(ofState: state) { return .nothing }
    if let screen = pendingScreen(ofState: target) { return .waits(screen) }
    return top(ofState: target).map { .screen($0) } ?? .nothing
  }

  /// Finds the states to which all inputs lead, as far as lifted guards let them go.
  ///
  /// - Parameter state: The state in which they are done.
  /// - Returns: The states by what is done.
  /// - Complexity: O(*n*), where *n* is the number of transitions of the state.
  private func targets(ofMovesInState state: Int) -> [ExplorerInput.Action: Int] {
    var targets: [ExplorerInput.Action: Int] = [:]
    for transition in transitions(ofState: state) {
      let input = inputs[Int(inputOfTransition[transition])]
      targets[input.action] = Int(targetOfTransition[transition])
    }
    return targets
  }

  /// Finds the state to which an input leads, as far as lifted guards let it go.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - state: The state in which it is done.
  /// - Returns: The state, or nil if it was not tried.
  private func target(of action: ExplorerInput.Action, inState state: Int) -> Int? {
    let last = transitions(ofState: state).last {
      inputs[Int(inputOfTransition[$0])].action == action
    }
    return last.map { Int(targetOfTransition[$0]) }
  }

  /// Returns what matters of a state to a person: what led there is left out.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: Its place.
  private func place(ofState state: Int) -> Place {
    let condition = condition(ofState: state)
    return Place(
      stack: stackOfState[state],
      phase: condition.phase,
      pendingScreen: condition.pending?.screen
    )
  }

  /// What matters of a state to a person.
  fileprivate struct Place: Hashable {
    /// The number of the stack.
    let stack: UInt32
    /// Whether the flow has ended.
    let phase: Condition.Phase
    /// The screen that thinks about a move, or nil if none does.
    let pendingScreen: ScreenID?
  }
}

/// What the choices of a screen have come to so far.
private struct ChoiceRecord {
  /// The first state with the screen on top.
  let state: Int
  /// The number of such states.
  private(set) var count = 0
  /// Whether all choices have led to the same place.
  private var areSame = true
  /// Whether each choice has led nowhere.
  private var isDead: [Bool]
  /// Whether each choice has led where the button to the next screen leads.
  private var isLikeNext: [Bool]

  /// Makes a record of nothing.
  ///
  /// - Parameters:
  ///   - state: The first state with the screen on top.
  ///   - choiceCount: The number of choices.
  init(state: Int, choiceCount: Int) {
    self.state = state
    isDead = [Bool](repeating: true, count: choiceCount)
    isLikeNext = isDead
  }

  /// Notes what the choices come to in a state.
  ///
  /// - Parameters:
  ///   - places: Where they lead; nil for one that was not tried.
  ///   - next: Where the button to the next screen leads, or nil if it was not tried.
  ///   - place: Where they are made.
  mutating func add(
    _ places: [Exploration.Place?],
    next: Exploration.Place?,
    from place: Exploration.Place
  ) {
    count += 1
    for (choice, target) in places.enumerated() {
      if target != place { isDead[choice] = false }
      if target == nil || target != next { isLikeNext[choice] = false }
      if target == nil || target != places[0] { areSame = false }
    }
  }

  /// Names the choices that make no difference.
  ///
  /// - Parameter labels: The labels of the choices.
  /// - Returns: What is wrong with them, in their order.
  func problems(of labels: [ChoiceID]) -> [Finding.Problem] {
    if areSame, labels.count > 1, isDead.contains(false) { return [.sameChoices(labels)] }
    return labels.indices.compactMap { (choice) in
      if isDead[choice] { return .deadChoice(labels[choice]) }
      return isLikeNext[choice] ? .choiceLikeNext(labels[choice]) : nil
    }
  }
}
