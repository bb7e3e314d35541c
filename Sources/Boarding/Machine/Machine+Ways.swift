/// Where a run begins and where it skips to, in a flow that may look at facts.
extension Machine {
  /// Plans to put up the first screen.
  ///
  /// - Parameter screen: The screen, in whose place comes the one to which it leads on if it is
  ///   skipped.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planStart(_ screen: ScreenID) throws(Declined) -> Plan {
    if !flow.isConditional { return try planSet([screen]) }
    guard let shown = flow.shown(from: screen, state.settings) else { throw Declined(.noTarget) }
    return try planSet([shown])
  }

  /// Plans to put up the screens that were left.
  ///
  /// Those below the last one were visited and stay. The last one, if it is skipped now, gives its
  /// place to the one to which it leads on, or to nobody where that one is below already.
  ///
  /// - Parameter screens: The screens, root first.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  func planResume(_ screens: [ScreenID]) throws(Declined) -> Plan {
    guard let last = screens.last else { return try planOrdinaryStart() }
    if !flow.isSkipped(last, in: state.settings) { return try planSet(screens) }
    let visited = Array(screens.dropLast())
    guard let shown = flow.shown(from: last, state.settings) else {
      return try visited.isEmpty ? planOrdinaryStart() : planSet(visited)
    }
    return try planSet(visited.contains(shown) ? visited : visited + [shown])
  }

  /// Plans to put up the first screen of the flow.
  ///
  /// - Returns: The change.
  /// - Throws: The reason against it; no target in an open flow.
  private func planOrdinaryStart() throws(Declined) -> Plan {
    guard let root = flow.root else { throw Declined(.noTarget) }
    return try planStart(root)
  }

  /// Plans to go to the last screen.
  ///
  /// - Parameter screen: The last screen, in whose place comes the nearest one before it that is
  ///   not skipped, unless it was visited and is on the stack.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  func planSkip(to screen: ScreenID) throws(Declined) -> Plan {
    if state.stack.contains(screen) { return try planPop(to: screen) }
    if !flow.isConditional { return try planPush(screen) }
    guard let shown = flow.shown(upTo: screen, state.settings) else { throw Declined(.noTarget) }
    return try state.stack.contains(shown) ? planPop(to: shown) : planPush(shown)
  }
}
