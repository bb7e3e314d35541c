/// Running a recorded log again, with screens made anew.
extension BoardingNavigationController {
  /// Runs a recorded log again: the same events, the same identities, the same stack.
  ///
  /// ```swift
  /// let again = BoardingNavigationController()
  /// try again.replay(log) { name in
  ///   name == "FirstScreen" ? FirstScreen() : nil
  /// }
  /// ```
  ///
  /// No provider and no `BoardingInformation` is asked: the log has the answers. Callbacks of the
  /// made screens, the delegate, observers, animations and timers run as ever. What they ask of
  /// the controller meanwhile answers `deferred` and is dropped, because the log has what came of
  /// it; results that screens hand to each other are not part of a log. The surroundings are those
  /// of the log. Afterwards the controller goes on from there as if it had been the recorded one.
  ///
  /// - Parameters:
  ///   - log: A log that a controller has recorded.
  ///   - makeScreen: Makes a screen of this name, a fresh one for each stay on the stack; nil for
  ///     a name that it does not know.
  /// - Throws: Why the replay cannot go on.
  public func replay(
    _ log: InputLog,
    makeScreen: (_ name: String) -> (any Screen)?
  ) throws(ReplayError) {
    guard isAtTheBeginning else { throw .notAtTheBeginning }
    engines = [Machine(flow: Self.openFlow())]
    recorder?.log = InputLog()
    choiceLabels = log.choiceLabels
    choicePlaces = [:]
    for (place, label) in choiceLabels.enumerated() where choicePlaces[label] == nil {
      choicePlaces[label] = place
    }
    guardReasons = log.guardReasons
    beginTurn()
    turn.isReplay = true
    defer {
      turn.isReplay = false
      endTurn()
    }
    for (place, entry) in log.entries.enumerated() {
      switch entry {
      case .input(let input):
        if machine.question != nil, !input.isReply { throw .missingAnswer(entry: place) }
        try makeScreens(for: input, at: place, of: log, makeScreen)
        replay(input)
      case .declined(let kind, let reason):
        replay(.refused(Refusal(kind, reason)))
      case .stopped(let limit):
        replay(.stopped(limit: limit))
      case .probed(let direction):
        if recorder != nil { recordProbe(direction) }
      case .eligibilityChanged(let direction, let reason):
        let change = Event.Kind.eligibilityChanged(direction, reason)
        reportedEligibility[Int(direction.rawValue)] = change
        replay(change)
      }
    }
    if machine.question != nil { throw .missingAnswer(entry: log.entries.count) }
  }

  /// Makes the screens of an input that are not there.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - place: The place of its entry.
  ///   - log: The log.
  ///   - makeScreen: Makes a screen of a name.
  /// - Throws: A name that the factory does not know, or an identity that no controller gives.
  private func makeScreens(
    for input: Input,
    at place: Int,
    of log: InputLog,
    _ makeScreen: (_ name: String) -> (any Screen)?
  ) throws(ReplayError) {
    for id in input.screens where id != .absent && table[id] == nil {
      let name = log.name(of: id) ?? ""
      guard let screen = makeScreen(name) else {
        throw .unknownScreen(name: name, entry: place)
      }
      if let other = table.latestIdentity(of: screen),
        machine.state.stack.contains(other) || input.screens.contains(other)
      {
        throw .screenTwice(name: name, entry: place)
      }
      guard addScreen(screen, as: id) else {
        throw .foreignIdentity(id, entry: place)
      }
    }
  }

  /// Hands an input of a log in; time passes as a whole, with timers on the way.
  ///
  /// - Parameter input: The input.
  private func replay(_ input: Input) {
    turn.count = 0
    turn.isStopped = false
    guard case .advance(let span) = input, span >= 0, let target = now.advanced(byNanoseconds: span)
    else { return hand(input) }
    while true {
      let due = turn.isStopped ? machine.state.deadline : nextDeadline
      guard let due, due <= target else { break }
      hand(.advance(nanoseconds: max(0, due.nanoseconds - now.nanoseconds)))
      if machine.question != nil { return }
      followTime()
      callTimers()
    }
    hand(.advance(nanoseconds: target.nanoseconds - now.nanoseconds))
    followTime()
  }

  /// Hands an input to the engine and delivers the events; questions stay open.
  ///
  /// - Parameter input: The input.
  private func hand(_ input: Input) {
    var events: [Event] = []
    let answer = handle(input, into: &events)
    record(input, answered: answer)
    deliver(&events)
    if machine.question == nil { removeUnusedScreens() }
  }

  /// Delivers what was declined without reaching the engine.
  ///
  /// - Parameter kind: What happened.
  private func replay(_ kind: Event.Kind) {
    var events = [Event(at: now, kind)]
    recordDeclined(events)
    deliver(&events)
  }
}

extension Input {
  /// True for the answer to a question.
  fileprivate var isReply: Bool {
    switch self {
    case .reply: true
    case .command, .move, .interaction, .pan, .container, .setting, .advance: false
    }
  }
}
