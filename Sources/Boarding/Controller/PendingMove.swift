/// A move for which a screen still has to give its word.
public struct PendingMove {
  /// The screen that thinks about it.
  public let screen: any Screen
  /// Whether that screen is to be left or to be entered.
  public let side: GuardSide
  /// The screen that is the top now, or nil before the first one.
  public let source: (any Screen)?
  /// The screen that would become the top, or nil if that is gone.
  public let destination: (any Screen)?
}

extension BoardingNavigationController {
  /// The move for which a screen still has to give its word, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens that it would remove.
  public var pendingMove: PendingMove? {
    guard let pending = machine.state.pendingAttempt, let screen = table[pending.screen] else {
      return nil
    }
    let change = pending.attempt.change
    return PendingMove(
      screen: screen,
      side: change.removed.contains(pending.screen) ? .leave : .enter,
      source: change.source.flatMap { table[$0] },
      destination: table[change.destination]
    )
  }

  /// Says which screen a pending move really leads to, in the place of one that stood for it.
  ///
  /// The new screen gets the identity of the other one and is asked whether it may be entered. This
  /// is for a provider that takes its time: it answers with a screen of its own, which waits to be
  /// entered until the provider knows better.
  ///
  /// - Parameter screen: The screen; it must not be on the stack.
  /// - Returns: What became of the move; refused with `wrongPhase` if none waits to enter a screen,
  ///   and with `alreadyOnStack`.
  @discardableResult
  public func answerPending(leadingTo screen: any Screen) -> CommandAnswer {
    guard let pending = pendingMove, pending.side == .enter, let id = machine.pendingScreen else {
      return decline(.reply, .wrongPhase)
    }
    if table.identity(of: screen, where: { machine.state.stack.contains($0) }) != nil {
      return decline(.reply, .alreadyOnStack)
    }
    replaceScreen(id, with: screen)
    switch screen.mayEnter(from: pending.source, in: self) {
    case .allow:
      if laterWord?(screen, .enter) == true { return .pending }
      return answerPending(.allow, from: screen)
    case .refuse(let reason): return answerPending(.refuse(reason: reason), from: screen)
    case .wait: return .pending
    }
  }

  /// Puts an object in the place of another one.
  ///
  /// - Parameters:
  ///   - id: The identity, which stays.
  ///   - screen: The object that has it from now on.
  private func replaceScreen(_ id: ScreenID, with screen: any Screen) {
    var outside = exchange(&table, with: ScreenTable())
    let old = outside.replace(id, with: screen)
    table = outside
    if recorder != nil {
      let name = screen.name
      recorder?.log.rename(id, name)
    }
    // The object dies when the table is back: that may run code which reads the controller.
    withExtendedLifetime(old) {}
  }
}
