/// Asking the screens whether a change may be made.
extension Machine {
  /// True if anybody could be against a change, or thinks about one.
  var asksPermission: Bool {
    flow.asksPermission || state.pendingAttempt != nil || !state.settings.guardAnswers.isEmpty
  }

  /// Puts a planned change together with what it comes from.
  ///
  /// - Parameters:
  ///   - plan: The change.
  ///   - motion: How it is shown.
  ///   - request: What is asked for.
  ///   - input: What a refusal names it by.
  /// - Returns: The attempt.
  func attempt(
    _ plan: Plan,
    motion: Motion,
    for request: Attempt.Request,
    as input: Input.Kind
  ) -> Attempt {
    let change = StackChange(plan.operation, motion: motion, from: state.stack, to: plan.after)
    return Attempt(input: input, request: request, change: change, entryCount: plan.entryCount)
  }

  /// Asks the screens for permission, and goes on where they give it.
  ///
  /// - Parameters:
  ///   - attempt: The change that somebody wants.
  ///   - allowedCount: How many screens have allowed it already.
  ///   - events: Where the events are appended.
  /// - Returns: What became of it; asks where the driver has to ask the screens.
  mutating func ask(
    _ attempt: Attempt,
    allowedCount: Int,
    into events: inout [Event]
  ) -> Answer {
    let request = attempt.permissionRequest(allowedCount: allowedCount)
    let question = Question.permission(request)
    switch flow.reply(to: question, on: state.stack, state.settings) {
    case .permission(let permission):
      return conclude(attempt, request, permission, into: &events)
    case .target, .animation, nil:
      let beneath = exchange(&state.phase, with: .resting)
      state.phase = .asking(State.Asking(question, for: .attempt(attempt), over: beneath))
      return .asks
    }
  }

  /// Goes on as the screens have said.
  ///
  /// - Parameters:
  ///   - attempt: The change that somebody wants.
  ///   - request: What the screens were asked.
  ///   - permission: What they said.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the change.
  mutating func conclude(
    _ attempt: Attempt,
    _ request: PermissionRequest,
    _ permission: Permission,
    into events: inout [Event]
  ) -> Answer {
    switch permission {
    case .allowed:
      let change = attempt.change
      let plan = Plan(
        operation: change.operation,
        after: change.after,
        entryCount: attempt.entryCount
      )
      return carryOut(plan, motion: change.motion, into: &events)
    case .disallowsGestures:
      let top = state.stack.top
      return refuse(attempt.input, .screenDisallowsGestures, screen: top, into: &events)
    case .refused(let screen, let reason):
      return refuse(attempt.input, .guarded, screen: screen, detail: reason, into: &events)
    case .waits(let screen):
      supersedePending(into: &events)
      state.pendingAttempt = PendingAttempt(
        attempt,
        screen: screen,
        askedCount: request.count(through: screen)
      )
      emit(.pending(attempt.input, screen: screen), into: &events)
      return .pending
    }
  }

  /// Looks for what stands against a move though it has a target.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - input: What a refusal names the move by.
  /// - Returns: The first reason against it, or nil if there is none.
  func obstacle(to kind: UserMove.Kind, as input: Input.Kind) -> Refusal.Reason? {
    if kind == .previous, state.settings.isForwardOnly { return .forwardOnly }
    if !input.isSwipe { return nil }
    if !state.settings.allowsGestures { return .gesturesOff }
    return isOutsideEdge(kind) ? .outsideEdge : nil
  }
}

/// Moves for which a screen still has to give its word.
extension Machine {
  /// The screen that thinks about a move, or nil if none does.
  public var pendingScreen: ScreenID? { state.pendingAttempt?.screen }

  /// Tells whether a screen thinks about the same already.
  ///
  /// - Parameter attempt: A change that somebody wants.
  /// - Returns: True if the same is pending.
  func isPending(_ attempt: Attempt) -> Bool {
    guard let pending = state.pendingAttempt?.attempt else { return false }
    return pending.request == attempt.request && pending.change.before == attempt.change.before
      && pending.change.before.topEntry == attempt.change.before.topEntry
  }

  /// Drops a pending move because something else is decided.
  ///
  /// - Parameter events: Where the events are appended.
  mutating func supersedePending(into events: inout [Event]) {
    guard let pending = state.pendingAttempt else { return }
    state.pendingAttempt = nil
    _ = refuse(pending.attempt.input, .superseded, screen: pending.screen, into: &events)
  }

  /// Takes the late word of the screen that thinks about a move.
  ///
  /// - Parameters:
  ///   - permission: What the screen says.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the move; pending while the finger that wants it is not lifted.
  mutating func takeLateWord(
    _ permission: Permission,
    into events: inout [Event]
  ) -> Answer {
    guard let pending = state.pendingAttempt, !pending.isAllowed else {
      return refuse(.reply, .wrongPhase, into: &events)
    }
    let attempt = pending.attempt
    switch permission {
    case .allowed:
      if attempt.isSwipe, state.isTouched {
        state.pendingAttempt = PendingAttempt(
          attempt,
          screen: pending.screen,
          askedCount: pending.askedCount,
          isAllowed: true
        )
        return .pending
      }
      return perform(pending, into: &events)
    case .refused(let screen, let reason):
      state.pendingAttempt = nil
      return refuse(attempt.input, .guarded, screen: screen, detail: reason, into: &events)
    case .disallowsGestures, .waits:
      return refuse(.reply, .wrongPhase, into: &events)
    }
  }

  /// Performs a pending move that its screen allows, as an animated command.
  ///
  /// It is dropped, with a refusal, if its source is no longer the top or something runs. Screens
  /// that were not asked yet are asked now.
  ///
  /// - Parameters:
  ///   - pending: The move.
  ///   - events: Where the events are appended.
  /// - Returns: What became of it.
  mutating func perform(_ pending: PendingAttempt, into events: inout [Event]) -> Answer {
    state.pendingAttempt = nil
    let input = pending.attempt.input
    let before = pending.attempt.change.before
    if before.topEntry != state.stack.topEntry {
      return refuse(input, .staleSource, screen: before.top, into: &events)
    }
    if isBusy { return refuse(input, .transitionInProgress, into: &events) }
    let plan: Plan
    do throws(Declined) {
      plan = try makePlan(for: pending.attempt.request)
    } catch {
      return refuse(input, error.reason, screen: error.screen, into: &events)
    }
    let motion: Motion = pending.attempt.change.motion == .instant ? .instant : .animated
    let attempt = attempt(plan, motion: motion, for: pending.attempt.request, as: input)
    return ask(attempt, allowedCount: pending.askedCount, into: &events)
  }
}

extension Input.Kind {
  /// True for a swipe whose direction is decided.
  var isSwipe: Bool {
    switch self {
    case .swipeForward, .swipeBackward: true
    case .start, .resume, .push, .pop, .popTo, .popToRoot, .replaceTop, .setStack, .skipTo,
      .finishFlow, .next, .previous, .choice, .update, .finish, .cancel, .pan, .reply, .container,
      .setting, .advance:
      false
    }
  }
}
