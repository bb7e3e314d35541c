extension Machine {
  /// A change of the stack that has passed its checks and is not made yet.
  struct Plan {
    /// How the change is shown.
    let operation: NavigationOperation
    /// The stack as it becomes.
    let after: ScreenStack
    /// The number of places given out after the change.
    let entryCount: UInt32
  }

  /// A reason to decline, with the screen that stands in the way.
  package struct Declined: Error {
    /// Why the input is declined.
    package let reason: Refusal.Reason
    /// The screen that stands in the way, or nil where none does.
    package let screen: ScreenID?

    /// Makes a reason to decline.
    ///
    /// - Parameters:
    ///   - reason: Why the input is declined.
    ///   - screen: The screen that stands in the way, or nil where none does.
    init(_ reason: Refusal.Reason, _ screen: ScreenID? = nil) {
      self.reason = reason
      self.screen = screen
    }
  }

  /// Works out what a command makes of the stack.
  ///
  /// - Parameter command: What is asked for.
  /// - Returns: The change.
  /// - Throws: The reason why the target does not allow it.
  func makePlan(for command: Command) throws(Declined) -> Plan {
    switch command {
    case .start(.absent), .skipTo(.absent): throw Declined(.noTarget)
    case .start(let screen): return try planStart(screen)
    case .resume(let screens): return try planResume(screens)
    case .push(let screen): return try planPush(screen)
    case .pop: return try planPop(count: 1)
    case .popTo(let screen): return try planPop(to: screen)
    case .popToRoot: return try planPopToRoot()
    case .replaceTop(let screen): return try planReplace(by: screen)
    case .setStack(let screens): return try planSet(screens)
    case .skipTo(let screen):
      return try planSkip(to: screen)
    case .finishFlow: throw Declined(.wrongPhase)
    }
  }

  /// Works out what is asked for makes of the stack.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The change.
  /// - Throws: The reason why the target does not allow it.
  func makePlan(for request: Attempt.Request) throws(Declined) -> Plan {
    switch request {
    case .command(let command): try makePlan(for: command)
    case .move(.next, let target), .move(.choice, let target): try planPush(target)
    case .move(.previous, let target): try planPrevious(target)
    }
  }

  /// Plans to put a screen on top.
  ///
  /// - Parameter screen: The screen to put there.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planPush(_ screen: ScreenID) throws(Declined) -> Plan {
    if state.stack.contains(screen) { throw Declined(.alreadyOnStack, screen) }
    var after = state.stack
    after.push(screen, entry: EntryID(rawValue: state.entryCount))
    return Plan(operation: .push, after: after, entryCount: state.entryCount &+ 1)
  }

  /// Plans to take screens off.
  ///
  /// - Parameter count: How many; none or less means that the root is on top.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planPop(count: Int) throws(Declined) -> Plan {
    var after = state.stack
    if count < 1 || count >= after.count { throw Declined(.atRoot, state.stack.top) }
    after.pop(count)
    return Plan(operation: .pop, after: after, entryCount: state.entryCount)
  }

  /// Plans to uncover the root.
  ///
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planPopToRoot() throws(Declined) -> Plan {
    let count = state.stack.count - 1
    if count < 1 { throw Declined(.alreadyThere, state.stack.top) }
    return try planPop(count: count)
  }

  /// Plans to uncover a screen.
  ///
  /// - Parameter screen: The screen to uncover.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planPop(to screen: ScreenID) throws(Declined) -> Plan {
    guard let cell = state.stack.cell(of: screen) else {
      throw Declined(.notOnStack, screen)
    }
    let count = state.stack.count - Int(cell.depth)
    if count == 0 { throw Declined(.alreadyThere, screen) }
    return try planPop(count: count)
  }

  /// Plans to put a screen in the place of the top.
  ///
  /// - Parameter screen: The screen to put there.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planReplace(by screen: ScreenID) throws(Declined) -> Plan {
    if state.stack.contains(screen) { throw Declined(.alreadyOnStack, screen) }
    var after = state.stack
    after.pop()
    after.push(screen, entry: EntryID(rawValue: state.entryCount))
    return Plan(operation: .replace, after: after, entryCount: state.entryCount &+ 1)
  }

  /// Plans to go back to a screen, which is placed below the top if it is not on the stack.
  ///
  /// - Parameter screen: The screen to go back to.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planPrevious(_ screen: ScreenID) throws(Declined) -> Plan {
    if state.stack.contains(screen) { return try planPop(to: screen) }
    var after = state.stack
    after.pop()
    after.push(screen, entry: EntryID(rawValue: state.entryCount))
    return Plan(operation: .pop, after: after, entryCount: state.entryCount &+ 1)
  }
}
