extension BoardingNavigationController {
  /// Hands a request to the engine and delivers what follows.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  func take(_ request: ScreenRequest) -> CommandAnswer {
    let input = input(for: request)
    var wait: Int?
    if let onReturn = request.onReturn,
      case .command(.push(let pushed), motion: _, source: _) = input
    {
      wait = makeResults().wait(machine.state.stack.top ?? .absent, for: pushed, onReturn)
    }
    let answer = commandAnswer(to: feed(input, handing: request.result))
    if let wait, case .refused = answer, let handler = results?.remove(wait) {
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
    let giver = machine.state.stack.top
    let gift = result.flatMap { give($0, with: input) }
    var events: [Event] = []
    swap(&events, &turn.events)
    var answer = handle(input, into: &events)
    if recorder != nil { record(input, answered: answer) }
    noteGift(gift, from: giver, with: input, answer)
    var removed = removedScreens(by: answer)
    deliver(&events)
    while let question = machine.question {
      let reply = Input.reply(reply(to: question))
      let replied = handle(reply, into: &events)
      if recorder != nil { record(reply, answered: replied) }
      if input.isAnsweredLater(than: answer) {
        answer = replied
        removed = removedScreens(by: replied)
        noteGift(gift, from: giver, with: input, answer)
      }
      deliver(&events)
    }
    swap(&events, &turn.events)
    deliverDeclined()
    if case .refused = answer, let gift { _ = results?.takeBack(gift) }
    if let results, results.pendingGift != nil, machine.pendingScreen == nil {
      _ = results.endWait(on: machine.state.stack)
    }
    removeUnusedScreens()
    if recorder == nil { forgetLabels() }
    return (answer, removed)
  }

  /// Notes what became of a request with which the top may hand something over.
  ///
  /// - Parameters:
  ///   - gift: The number of what it hands over, or nil for nothing.
  ///   - giver: The screen that was the top, or nil before the first one.
  ///   - input: The request.
  ///   - answer: What the engine says to it.
  private func noteGift(
    _ gift: Int?,
    from giver: ScreenID?,
    with input: Input,
    _ answer: Answer
  ) {
    guard let giver, results != nil || input.isWayBack else { return }
    switch answer {
    case .applied(let removed), .queued(let removed):
      if case .queued = answer, gift == nil, input.isWayBack {
        makeResults().give(nil, from: giver, isDriven: false)
      }
      guard let results, removed.contains(giver) else { return }
      switch input {
      case .command, .move: _ = results.confirm(gift, from: giver)
      case .reply: _ = results.confirm(results.pendingGift, from: giver)
      case .interaction, .pan, .container, .setting, .advance: break
      }
    case .pending:
      if case .reply = input { return }
      _ = results?.letWait(gift)
    case .refused, .absorbed, .asks, .advanced:
      break
    }
  }

  /// Keeps what the top hands over when it goes.
  ///
  /// - Parameters:
  ///   - result: What it hands over.
  ///   - input: The input with which it goes.
  /// - Returns: The number of the gift, or nil before the first screen.
  private func give(_ result: AnyObject, with input: Input) -> Int? {
    guard let giver = machine.state.stack.top else { return nil }
    return makeResults().give(result, from: giver, isDriven: input.motion == .interactive)
  }

  /// Finds the objects of removed screens, before they are let go.
  ///
  /// - Parameter answer: What the engine says to an input.
  /// - Returns: The objects of the screens that were taken off, topmost first.
  private func removedScreens(by answer: Answer) -> [any Screen] {
    switch answer {
    case .applied(let removed), .queued(let removed):
      removed.isEmptyAtOnce ? [] : removed.compactMap { table[$0] }
    case .refused, .pending, .absorbed, .asks, .advanced: []
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
    case .start: command = .start(series.first.map { identify($0, for: .start) } ?? .absent)
    case .resume(let screens): command = .resume(identify(screens))
    case .push(let screen): command = .push(identify(screen, for: .push))
    case .pop: command = .pop
    case .popTo(let screen): command = .popTo(identify(screen))
    case .popToRoot: command = .popToRoot
    case .replaceTop(let screen): command = .replaceTop(identify(screen, for: .replaceTop))
    case .setScreens(let screens): command = .setStack(identify(screens))
    case .skip: command = .skipTo(series.last.map { identify($0, for: .skipTo) } ?? .absent)
    case .finishFlow(let end): command = .finishFlow(end)
    case .next: return .move(UserMove(.next, motion: request.motion, source: source))
    case .previous: return .move(UserMove(.previous, motion: request.motion, source: source))
    case .choice(let label):
      let choice = UserMove.Kind.choice(identify(label))
      return .move(UserMove(choice, motion: request.motion, source: source))
    case .interaction(let interaction): return .interaction(interaction)
    case .pan(let pan): return .pan(pan)
    case .lateWord(let permission): return lateWord(permission, from: request.source)
    case .container(let change): return .container(change)
    case .setting(let setting): return .setting(setting)
    }
    return .command(command, motion: request.motion, source: source)
  }

  /// Finds or makes the identity of a screen object.
  ///
  /// - Parameters:
  ///   - screen: The object.
  ///   - kind: What is asked for, or nil where the screen is not to be put anywhere.
  /// - Returns: Its identity.
  private func identify(_ screen: any Screen, for kind: Input.Kind? = nil) -> ScreenID {
    knownIdentity(of: screen, for: kind) ?? addScreen(screen)
  }

  /// Finds the identity that a screen object has for a request.
  ///
  /// It is that of its stay on the stack, or of the same request for which a screen still has to
  /// give its word.
  ///
  /// - Parameters:
  ///   - screen: The object.
  ///   - kind: What is asked for, or nil where the screen is not to be put anywhere.
  /// - Returns: Its identity, or nil if it has none.
  func knownIdentity(of screen: any Screen, for kind: Input.Kind?) -> ScreenID? {
    table.identity(of: screen) { id in
      machine.state.stack.contains(id)
        || kind.map { screensPending(for: $0).contains(id) } ?? false
    }
  }

  /// Finds the screens that a request names for which a screen still has to give its word.
  ///
  /// - Parameter kind: What is asked for.
  /// - Returns: The screens; none if something else is pending, or for another stack.
  private func screensPending(for kind: Input.Kind) -> [ScreenID] {
    guard let pending = machine.state.pendingAttempt?.attempt,
      pending.change.before == machine.state.stack,
      pending.change.before.topEntry == machine.state.stack.topEntry
    else { return [] }
    switch pending.request {
    case .command(let command): return command.kind == kind ? command.screens : []
    case .move(let move, let target): return move.inputKind == kind ? [target] : []
    }
  }

  /// Finds or makes the identities of screen objects, one for each object.
  ///
  /// - Parameter screens: The objects.
  /// - Returns: Their identities.
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  private func identify(_ screens: [any Screen]) -> [ScreenID] {
    let known = Set(machine.state.stack).union(screensPending(for: .setStack))
    var found: [ObjectIdentifier: ScreenID] = [:]
    return screens.map { screen in
      let key = screen.objectIdentity
      if let id = found[key] { return id }
      let id = table.identity(of: screen) { known.contains($0) } ?? addScreen(screen)
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
    var labels = exchange(&choiceLabels, with: [])
    let choice = ChoiceID(rawValue: labels.count)
    labels.append(label)
    choiceLabels = labels
    choicePlaces[label] = choice.rawValue
    return choice
  }

  /// Forgets the labels of choices when no choice can be waiting any more.
  private func forgetLabels() {
    if choiceLabels.isEmpty || !machine.state.queue.isEmpty || machine.pendingScreen != nil {
      return
    }
    choiceLabels = []
    choicePlaces = [:]
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
      return .target(identify(target, for: move.kind.inputKind))
    case .permission(let request):
      return .permission(permission(for: request))
    case .animation(let change):
      return .animation(provider?(change.operation) ?? .standard)
    }
  }

  /// Finds the screen to which a user move leads.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - top: The screen on top.
  /// - Returns: The screen, or nil if the move leads nowhere.
  func target(of kind: UserMove.Kind, from top: any Screen) -> (any Screen)? {
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
    return series.indices.contains(neighbor) ? series[neighbor] : nil
  }

  /// Puts the engine's answer into words of the controller.
  ///
  /// - Parameter result: The engine's answer with the objects of removed screens.
  /// - Returns: The controller's answer.
  func commandAnswer(to result: (answer: Answer, removed: [any Screen])) -> CommandAnswer {
    switch result.answer {
    case .applied, .asks, .advanced: .applied(removed: result.removed)
    case .pending: .pending
    case .absorbed: .absorbed
    case .queued: .queued(removed: result.removed)
    case .refused(let reason): .refused(reason)
    }
  }
}
