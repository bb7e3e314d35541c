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
    if let refusal = preconditions(of: command, source: source) {
      return refuse(command.kind, refusal.reason, screen: refusal.screen, into: &events)
    }
    let plan: Plan
    switch makePlan(for: command) {
    case .failure(let refusal):
      return refuse(command.kind, refusal.reason, screen: refusal.screen, into: &events)
    case .success(let success):
      plan = success
    }
    let wasBusy = isBusy
    let change = commit(plan, motion: motion)
    if change.after.isEmpty { return .applied(removed: plan.removed) }
    if !wasBusy {
      begin(change, into: &events)
      return .applied(removed: plan.removed)
    }
    switch state.settings.commandPolicy {
    case .finish:
      finishRunning(into: &events)
      enqueue(.change(change))
      takeUpWaiting(into: &events)
      return .applied(removed: plan.removed)
    case .queue, .refuse:
      enqueue(.change(change))
      return .queued(removed: plan.removed)
    }
  }

  /// Looks at everything that is checked before the target of a command.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - source: The screen that issued the request, or nil where none is named.
  /// - Returns: The first reason to decline, or nil if there is none.
  private func preconditions(of command: Command, source: ScreenID?) -> Declined? {
    if let malformed = malformation(of: command) { return malformed }
    switch (state.phase, command) {
    case (.empty, .start), (.empty, .setStack): break
    case (.empty, _), (.asking, _), (_, .start): return Declined(.wrongPhase)
    case (.resting, _), (.running, _): break
    }
    if let source, source != state.stack.top { return Declined(.staleSource, source) }
    if isBusy, state.settings.commandPolicy == .refuse { return Declined(.transitionInProgress) }
    return nil
  }

  /// Looks for what no state could make right.
  ///
  /// - Parameter command: What is asked for.
  /// - Returns: The first thing that is malformed, or nil if nothing is.
  private func malformation(of command: Command) -> Declined? {
    switch command {
    case .start(let screen), .push(let screen), .popTo(let screen), .replaceTop(let screen):
      return flow.knows(screen) ? nil : Declined(.unknownScreen, screen)
    case .setStack(let screens):
      if screens.isEmpty, !state.stack.isEmpty { return Declined(.emptyStack) }
      if let unknown = screens.first(where: { !flow.knows($0) }) {
        return Declined(.unknownScreen, unknown)
      }
      return nil
    case .pop, .popToRoot:
      return nil
    }
  }

  /// True if something runs or waits.
  var isBusy: Bool {
    switch state.phase {
    case .running, .asking: true
    case .empty, .resting: !state.queue.isEmpty
    }
  }
}
