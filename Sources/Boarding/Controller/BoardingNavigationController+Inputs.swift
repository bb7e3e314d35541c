extension BoardingNavigationController {
  /// Hands a request to the engine and delivers what follows.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  func take(_ request: ScreenRequest) -> CommandAnswer {
    let receiver = machine.state.stack.top
    let input = input(for: request)
    var wait: Int?
    if let onReturn = request.onReturn,
      case .command(.push(let pushed), motion: _, source: _) = input
    {
      wait = results.wait(receiver ?? .absent, for: pushed, onReturn)
    }
    let answer = commandAnswer(to: feed(input, handing: request.result))
    if case .refused = answer, let wait, let handler = results.remove(wait) {
      handler(self, .cancelled)
    }
    return answer
  }

  /// Hands an input to the engine, answers its questions and delivers the events.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - result: What is handed to the screen that is uncovered, or nil for nothing.
  /// - Returns: What became of the input, with the objects of removed screens.
  func feed(
    _ input: Input,
    handing result: AnyObject? = nil
  ) -> (answer: Answer, removed: [any Screen]) {
    let gift = result.flatMap { give($0, with: input) }
    var events: [Event] = []
    swap(&events, &turn.events)
    var answer = machine.handle(input, into: &events)
    if recordedLog != nil { record(input, answered: answer) }
    if let gift, input.isDecidedAtOnce, !answer.isRefusal { _ = results.confirm(gift) }
    var removed = removedScreens(by: answer)
    deliver(&events)
    while let question = machine.question {
      let reply = reply(to: question)
      let replied = machine.handle(.reply(reply), into: &events)
      if recordedLog != nil { record(.reply(reply), answered: replied) }
      if case .asks = answer {
        answer = replied
        removed = removedScreens(by: replied)
      }
      deliver(&events)
    }
    swap(&events, &turn.events)
    deliverDeclined()
    if case .refused = answer, let gift { _ = results.takeBack(gift) }
    removeUnusedScreens()
    if recordedLog == nil { forgetLabels() }
    return (answer, removed)
  }

  /// Lets go of the objects that got an identity for an input and have not become part of it.
  func removeUnusedScreens() {
    if !table.hasFresh { return }
    let driven = machine.state.transition.flatMap { $0.isInteractive ? $0.change.after : nil }
    _ = table.removeUnused(on: machine.state.stack, planned: driven)
  }

  /// Keeps what the top hands over when it goes.
  ///
  /// - Parameters:
  ///   - result: What it hands over.
  ///   - input: The input with which it goes.
  /// - Returns: The number of the gift, or nil before the first screen.
  private func give(_ result: AnyObject, with input: Input) -> Int? {
    guard let giver = machine.state.stack.top else { return nil }
    return results.give(result, from: giver, isDriven: input.motion == .interactive)
  }

  /// Finds the objects of removed screens, before they are let go.
  ///
  /// - Parameter answer: What the engine says to an input.
  /// - Returns: The objects of the screens that were taken off, topmost first.
  private func removedScreens(by answer: Answer) -> [any Screen] {
    switch answer {
    case .applied(let removed), .queued(let removed): removed.compactMap { table[$0] }
    case .refused, .asks, .advanced: []
    }
  }

  /// Puts a request into the identities of the engine.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The input.
  private func input(for request: ScreenRequest) -> Input {
    let source = request.source.map { identify($0) }
    let command: Command
    switch request.kind {
    case .start: command = .start(screensToPresent.first.map { identify($0) } ?? .absent)
    case .push(let screen): command = .push(identify(screen))
    case .pop: command = .pop
    case .popTo(let screen): command = .popTo(identify(screen))
    case .popToRoot: command = .popToRoot
    case .replaceTop(let screen): command = .replaceTop(identify(screen))
    case .setScreens(let screens): command = .setStack(identify(screens))
    case .skip: command = .skipTo(screensToPresent.last.map { identify($0) } ?? .absent)
    case .finishFlow(let end): command = .finishFlow(end)
    case .next: return .move(UserMove(.next, motion: request.motion, source: source))
    case .previous: return .move(UserMove(.previous, motion: request.motion, source: source))
    case .choice(let label):
      let choice = UserMove.Kind.choice(identify(label))
      return .move(UserMove(choice, motion: request.motion, source: source))
    case .interaction(let interaction): return .interaction(interaction)
    case .container(let change): return .container(change)
    case .setting(let setting): return .setting(setting)
    }
    return .command(command, motion: request.motion, source: source)
  }

  /// Finds or makes the identity of a screen object.
  ///
  /// - Parameter screen: The object.
  /// - Returns: Its identity.
  private func identify(_ screen: any Screen) -> ScreenID {
    if let id = table.latestIdentity(of: screen), machine.state.stack.contains(id) { return id }
    return table.add(screen)
  }

  /// Finds or makes the identities of screen objects, one for each object.
  ///
  /// - Parameter screens: The objects.
  /// - Returns: Their identities.
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  private func identify(_ screens: [any Screen]) -> [ScreenID] {
    let onStack = Set(machine.state.stack)
    var found: [ObjectIdentifier: ScreenID] = [:]
    return screens.map { screen in
      let key = screen.objectIdentity
      if let id = found[key] { return id }
      let latest = table.latestIdentity(of: screen)
      let id = latest.flatMap { onStack.contains($0) ? $0 : nil } ?? table.add(screen)
      found[key] = id
      return id
    }
  }

  /// Finds or makes the number of a choice label.
  ///
  /// - Parameter label: The label.
  /// - Returns: Its number.
  private func identify(_ label: String) -> ChoiceID {
    if let place = choicePlaces[label] { return ChoiceID(rawValue: place) }
    choicePlaces[label] = choiceLabels.count
    choiceLabels.append(label)
    return ChoiceID(rawValue: choiceLabels.count - 1)
  }

  /// Forgets the labels of choices when no choice can be waiting any more.
  private func forgetLabels() {
    if choiceLabels.isEmpty || !machine.state.queue.isEmpty { return }
    choiceLabels.removeAll(keepingCapacity: true)
    choicePlaces.removeAll(keepingCapacity: true)
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
      guard choiceLabels.indices.contains(choice.rawValue) else { return nil }
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
    guard let place = seriesPlace(of: screen) else { return nil }
    let neighbor = place + offset
    return screensToPresent.indices.contains(neighbor) ? screensToPresent[neighbor] : nil
  }

  /// Puts the engine's answer into words of the controller.
  ///
  /// - Parameter result: The engine's answer with the objects of removed screens.
  /// - Returns: The controller's answer.
  func commandAnswer(to result: (answer: Answer, removed: [any Screen])) -> CommandAnswer {
    switch result.answer {
    case .applied, .asks, .advanced: .applied(removed: result.removed)
    case .queued: .queued(removed: result.removed)
    case .refused(let reason): .refused(reason)
    }
  }
}
