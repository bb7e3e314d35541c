extension Machine {
  /// Takes a programmatic request.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the request, or nil where none is named.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the request.
  mutating func handle(
    _ command: Command,
    motion: Motion,
    source: ScreenID?,
    into events: inout [Event]
  ) -> Answer {
    if let refusal = preconditions(of: command, motion: motion, source: source) {
      return refuse(command.kind, refusal.reason, screen: refusal.screen, into: &events)
    }
    if case .finishFlow(let end) = command { return endInTurn(end, into: &events) }
    let plan: Plan
    do throws(Declined) {
      plan = try makePlan(for: command)
    } catch {
      return refuse(command.kind, error.reason, screen: error.screen, into: &events)
    }
    if !asksPermission { return carryOut(plan, motion: motion, into: &events) }
    let attempt = attempt(plan, motion: motion, for: .command(command), as: command.kind)
    if isPending(attempt) { return refuse(command.kind, .alreadyPending, into: &events) }
    return ask(attempt, allowedCount: 0, into: &events)
  }

  /// Makes a change that has its permission, or begins it.
  ///
  /// - Parameters:
  ///   - plan: The change.
  ///   - motion: How it is shown.
  ///   - events: Where the events are appended.
  /// - Returns: What became of it.
  mutating func carryOut(
    _ plan: Plan,
    motion: Motion,
    into events: inout [Event]
  ) -> Answer {
    if motion == .interactive, !state.stack.isEmpty {
      endTransition(into: &events)
      return beginInteraction(plan, into: &events)
    }
    if !isBusy {
      let change = commit(plan, motion: motion, into: &events)
      begin(change, into: &events)
      return .applied(removed: change.removed)
    }
    let wasDriven = cancelInteraction(into: &events)
    let change = commit(plan, motion: motion, into: &events)
    return letWait(.change(change), removed: change.removed, behindDriven: wasDriven, into: &events)
  }

  /// Looks at everything that is checked before the target of a command.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - motion: How the change is shown.
  ///   - source: The screen that issued the request, or nil where none is named.
  /// - Returns: The first reason to decline, or nil if there is none.
  private func preconditions(
    of command: Command,
    motion: Motion,
    source: ScreenID?
  ) -> Declined? {
    if let malformed = malformation(of: command) { return malformed }
    if isAtRest, motion != .interactive, command.isForRest {
      return source == nil || source == state.stack.top ? nil : Declined(.staleSource, source)
    }
    return preconditionsInMotion(of: command, motion: motion, source: source)
  }

  /// Looks at everything that is checked before the target of a command away from rest.
  ///
  /// It stands by itself because it copies the phase, which a command at rest can do without.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - motion: How the change is shown.
  ///   - source: The screen that issued the request, or nil where none is named.
  /// - Returns: The first reason to decline, or nil if there is none.
  @inline(never)
  private func preconditionsInMotion(
    of command: Command,
    motion: Motion,
    source: ScreenID?
  ) -> Declined? {
    switch (state.phase, command) {
    case (.empty, .start), (.empty, .resume), (.empty, .setStack): break
    case (.empty, _), (.asking, _), (_, .start), (_, .resume): return Declined(.wrongPhase)
    case (.running, .setStack), (.resting, .setStack), (.ended, .setStack):
      if motion == .interactive, isDriveImpossible { return Declined(.wrongPhase) }
    case (.running, _), (.resting, _), (.ended, _):
      if state.isEnding { return Declined(.wrongPhase) }
      if motion == .interactive, isDriveImpossible { return Declined(.wrongPhase) }
    }
    if let source, source != state.stack.top { return Declined(.staleSource, source) }
    return busyReason(for: motion, state.settings.commandPolicy).map { Declined($0) }
  }

  /// Looks for what no state could make right.
  ///
  /// - Parameter command: What is asked for.
  /// - Returns: The first thing that is malformed, or nil if nothing is.
  private func malformation(of command: Command) -> Declined? {
    switch command {
    case .start(.absent), .skipTo(.absent):
      return nil
    case .start(let screen), .push(let screen), .popTo(let screen), .replaceTop(let screen),
      .skipTo(let screen):
      return flow.knows(screen) ? nil : Declined(.unknownScreen, screen)
    case .setStack(let screens):
      if screens.isEmpty, !state.stack.isEmpty { return Declined(.emptyStack) }
      return unknown(among: screens)
    case .resume(let screens):
      return unknown(among: screens)
    case .pop, .popToRoot, .finishFlow:
      return nil
    }
  }

  /// Looks for a screen that the flow does not declare.
  ///
  /// - Parameter screens: Some screens.
  /// - Returns: The reason to decline, with the first such screen, or nil if there is none.
  private func unknown(among screens: [ScreenID]) -> Declined? {
    screens.first { !flow.knows($0) }.map { Declined(.unknownScreen, $0) }
  }

  /// Looks whether what runs or waits stands against an input.
  ///
  /// An interactive transition gives way to commands under every policy. Nothing that somebody
  /// drives can wait.
  ///
  /// - Parameters:
  ///   - motion: How the input's change is shown.
  ///   - policy: What happens to the input while something runs.
  /// - Returns: The reason to decline, or nil if there is none.
  func busyReason(for motion: Motion, _ policy: BusyPolicy) -> Refusal.Reason? {
    if !isBusy { return nil }
    if let transition = state.transition, transition.isInteractive { return nil }
    switch policy {
    case .refuse: return .transitionInProgress
    case .queue: return motion == .interactive ? .transitionInProgress : nil
    case .finish:
      return motion == .interactive && !state.queue.isEmpty ? .transitionInProgress : nil
    }
  }

  /// True if nobody could drive a transition: one is driven already, or the container is away.
  var isDriveImpossible: Bool {
    !state.isContainerVisible || (state.transition?.isInteractive ?? false)
  }

  /// True if the top is shown and nothing runs; then nothing waits either.
  private var isAtRest: Bool {
    switch state.phase {
    case .resting: true
    case .empty, .asking, .running, .ended: false
    }
  }

  /// True if something runs; only then can anything wait.
  var isBusy: Bool {
    switch state.phase {
    case .running, .asking: true
    case .empty, .resting, .ended: false
    }
  }
}

extension Command {
  /// True for what no phase stands against at rest.
  fileprivate var isForRest: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .replaceTop, .setStack, .skipTo, .finishFlow: true
    case .start, .resume: false
    }
  }
}
