extension Machine {
  /// A change of the stack that has passed its checks and is not made yet.
  struct Plan {
    /// How the change is shown.
    let operation: NavigationOperation
    /// The stack as it becomes.
    let after: ScreenStack
    /// The screens that are taken off.
    let removed: RemovedScreens
    /// The number of places given out after the change.
    let entryCount: UInt32
  }

  /// A reason to decline, with the screen that stands in the way.
  struct Declined: Error {
    /// Why the input is declined.
    let reason: Refusal.Reason
    /// The screen that stands in the way, or nil where none does.
    let screen: ScreenID?

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
  /// - Returns: The change, or the reason why the target does not allow it.
  func makePlan(for command: Command) -> Result<Plan, Declined> {
    switch command {
    case .start(let screen): planSet([screen])
    case .push(let screen): planPush(screen)
    case .pop: planPop(count: 1)
    case .popTo(let screen): planPop(to: screen)
    case .popToRoot: planPopToRoot()
    case .replaceTop(let screen): planReplace(by: screen)
    case .setStack(let screens): planSet(screens)
    }
  }

  /// Plans to put a screen on top.
  ///
  /// - Parameter screen: The screen to put there.
  /// - Returns: The change, or the reason against it.
  func planPush(_ screen: ScreenID) -> Result<Plan, Declined> {
    if state.stack.contains(screen) { return .failure(Declined(.alreadyOnStack, screen)) }
    var after = state.stack
    after.push(screen, entry: EntryID(rawValue: state.entryCount))
    return .success(
      Plan(
        operation: .push,
        after: after,
        removed: RemovedScreens(),
        entryCount: state.entryCount &+ 1
      )
    )
  }

  /// Plans to take screens off.
  ///
  /// - Parameter count: How many; none or less means that the root is on top.
  /// - Returns: The change, or the reason against it.
  func planPop(count: Int) -> Result<Plan, Declined> {
    var after = state.stack
    if count < 1 || count >= after.count { return .failure(Declined(.atRoot, state.stack.top)) }
    after.pop(count)
    return .success(
      Plan(
        operation: .pop,
        after: after,
        removed: RemovedScreens(first: count, of: state.stack),
        entryCount: state.entryCount
      )
    )
  }

  /// Plans to uncover the root.
  ///
  /// - Returns: The change, or the reason against it.
  func planPopToRoot() -> Result<Plan, Declined> {
    let count = state.stack.count - 1
    return count < 1 ? .failure(Declined(.alreadyThere, state.stack.top)) : planPop(count: count)
  }

  /// Plans to uncover a screen.
  ///
  /// - Parameter screen: The screen to uncover.
  /// - Returns: The change, or the reason against it.
  func planPop(to screen: ScreenID) -> Result<Plan, Declined> {
    guard let cell = state.stack.cell(of: screen) else {
      return .failure(Declined(.notOnStack, screen))
    }
    let count = state.stack.count - Int(cell.depth)
    return count == 0 ? .failure(Declined(.alreadyThere, screen)) : planPop(count: count)
  }

  /// Plans to put a screen in the place of the top.
  ///
  /// - Parameter screen: The screen to put there.
  /// - Returns: The change, or the reason against it.
  func planReplace(by screen: ScreenID) -> Result<Plan, Declined> {
    if state.stack.contains(screen) { return .failure(Declined(.alreadyOnStack, screen)) }
    var after = state.stack
    after.pop()
    after.push(screen, entry: EntryID(rawValue: state.entryCount))
    return .success(
      Plan(
        operation: .replace,
        after: after,
        removed: RemovedScreens(first: 1, of: state.stack),
        entryCount: state.entryCount &+ 1
      )
    )
  }

  /// Plans to go back to a screen, which is placed below the top if it is not on the stack.
  ///
  /// - Parameter screen: The screen to go back to.
  /// - Returns: The change, or the reason against it.
  func planPrevious(_ screen: ScreenID) -> Result<Plan, Declined> {
    if state.stack.contains(screen) { return planPop(to: screen) }
    var after = state.stack
    after.pop()
    after.push(screen, entry: EntryID(rawValue: state.entryCount))
    return .success(
      Plan(
        operation: .pop,
        after: after,
        removed: RemovedScreens(first: 1, of: state.stack),
        entryCount: state.entryCount &+ 1
      )
    )
  }
}
