extension BoardingNavigationController {
  /// Hands a request to the engine and delivers what follows.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  func take(_ request: ScreenRequest) -> CommandAnswer {
    commandAnswer(to: feed(input(for: request)))
  }

  /// Hands an input to the engine, answers its questions and delivers the events.
  ///
  /// - Parameter input: The input.
  /// - Returns: What became of the input, with the objects of removed screens.
  func feed(_ input: Input) -> (answer: Answer, removed: [any Screen]) {
    var answer = machine.handle(input, into: &turn.events)
    var removed = removedScreens(of: answer)
    deliver()
    while let question = machine.question {
      let reply = reply(to: question)
      let replied = machine.handle(.reply(reply), into: &turn.events)
      if case .asks = answer {
        answer = replied
        removed = removedScreens(of: replied)
      }
      deliver()
    }
    for id in turn.fresh { table.removeUnlessUsed(id, on: machine.state.stack) }
    turn.fresh.removeAll(keepingCapacity: true)
    return (answer, removed)
  }

  /// Puts a request into the identities of the engine.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The input.
  private func input(for request: ScreenRequest) -> Input {
    let source = request.source.map { identify($0) }
    let command: Command
    switch request.kind {
    case .start(let screen): command = .start(identify(screen))
    case .push(let screen): command = .push(identify(screen))
    case .pop: command = .pop
    case .popTo(let screen): command = .popTo(identify(screen))
    case .popToRoot: command = .popToRoot
    case .replaceTop(let screen): command = .replaceTop(identify(screen))
    case .setScreens(let screens): command = .setStack(identify(screens))
    case .next: return .move(UserMove(.next, motion: request.motion, source: source))
    case .previous: return .move(UserMove(.previous, motion: request.motion, source: source))
    case .choice(let label):
      let choice = UserMove.Kind.choice(identify(label))
      return .move(UserMove(choice, motion: request.motion, source: source))
    case .setting(let setting): return .setting(setting)
    }
    return .command(command, motion: request.motion, source: source)
  }

  /// Finds or makes the identity of a screen object.
  ///
  /// - Parameter screen: The object.
  /// - Returns: Its identity.
  private func identify(_ screen: any Screen) -> ScreenID {
    let known = table.identity(of: screen, on: machine.state.stack)
    if known != .absent { return known }
    let id = table.add(screen)
    turn.fresh.append(id)
    return id
  }

  /// Finds or makes the identities of screen objects, one for each object.
  ///
  /// - Parameter screens: The objects.
  /// - Returns: Their identities.
  private func identify(_ screens: [any Screen]) -> [ScreenID] {
    var fresh: [ObjectIdentifier: ScreenID] = [:]
    return screens.map { screen in
      let key = screen.objectIdentity
      if let id = fresh[key] { return id }
      let id = identify(screen)
      fresh[key] = id
      return id
    }
  }

  /// Finds or makes the number of a choice label.
  ///
  /// - Parameter label: The label.
  /// - Returns: Its number.
  /// - Complexity: O(*n*), where *n* is the number of labels used so far.
  private func identify(_ label: String) -> ChoiceID {
    if let place = choiceLabels.firstIndex(of: label) { return ChoiceID(rawValue: place) }
    choiceLabels.append(label)
    return ChoiceID(rawValue: choiceLabels.count - 1)
  }

  /// Asks whoever knows what the engine has to learn.
  ///
  /// - Parameter question: What the engine has to learn.
  /// - Returns: The answer.
  private func reply(to question: Question) -> Reply {
    switch question {
    case .target(let move):
      guard let target = topScreen.flatMap({ self.target(of: move.kind, from: $0) }) else {
        return .target(nil)
      }
      return .target(identify(target))
    case .animation(let change):
      return .animation(animatedTransitioningProvider?(change.operation) ?? .standard)
    }
  }

  /// Finds the screen to which a user move leads.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - top: The screen on top.
  /// - Returns: The screen, or nil if the move leads nowhere.
  private func target(of kind: UserMove.Kind, from top: any Screen) -> (any Screen)? {
    switch kind {
    case .next:
      guard let information = top.boardingInformation else { return neighbor(of: top, offset: 1) }
      return information.nextScreen(in: self)
    case .previous:
      guard let information = top.boardingInformation else { return neighbor(of: top, offset: -1) }
      return information.previousScreen(in: self)
    case .choice(let choice):
      return top.screen(forChoice: choiceLabels[choice.rawValue], in: self)
    }
  }

  /// Finds the neighbour of a screen in the series.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - offset: How many places further on.
  /// - Returns: The neighbour, or nil at the ends and for a screen outside the series.
  private func neighbor(of screen: any Screen, offset: Int) -> (any Screen)? {
    guard let place = screensToPresent.firstIndex(where: { $0 === screen }) else { return nil }
    let neighbor = place + offset
    return screensToPresent.indices.contains(neighbor) ? screensToPresent[neighbor] : nil
  }

  /// The objects of the screens that an input took off, before they are let go.
  ///
  /// - Parameter answer: The engine's answer.
  /// - Returns: The objects, topmost first.
  private func removedScreens(of answer: Answer) -> [any Screen] {
    switch answer {
    case .applied(let removed), .queued(let removed): removed.compactMap { table[$0] }
    case .deferred, .refused, .asks, .advanced: []
    }
  }

  /// Puts the engine's answer into words of the controller.
  ///
  /// - Parameter result: The engine's answer with the objects of removed screens.
  /// - Returns: The controller's answer.
  func commandAnswer(to result: (answer: Answer, removed: [any Screen])) -> CommandAnswer {
    switch result.answer {
    case .applied, .asks, .advanced: .applied(removed: result.removed)
    case .queued: .queued(removed: result.removed)
    case .deferred: .deferred
    case .refused(let reason): .refused(reason)
    }
  }
}
