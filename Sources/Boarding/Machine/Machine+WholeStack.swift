extension Machine {
  /// Plans to put screens in the place of the whole stack.
  ///
  /// Screens that stay keep the identity of their place. The transition is inferred as Apple
  /// documents it for `setViewControllers(_:animated:)`: none if the top stays, a pop if the new
  /// top was on the stack, otherwise a push.
  ///
  /// - Parameter screens: The screens, root first.
  /// - Returns: The change.
  /// - Throws: The reason against it.
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  func planSet(_ screens: [ScreenID]) throws(Declined) -> Plan {
    if let twice = firstDuplicate(in: screens) { throw Declined(.alreadyOnStack, twice) }
    let before = state.stack
    var entries: [ScreenID: EntryID] = [:]
    var cells: [ScreenStack.Cell] = []
    var cell = before.head
    while let current = cell {
      cells.append(current)
      entries[current.screen] = current.entry
      cell = current.below
    }
    cells.reverse()
    var after = ScreenStack()
    var entryCount = state.entryCount
    for (place, screen) in screens.enumerated() {
      if place < cells.count, cells[place].screen == screen, cells[place].below === after.head {
        after.head = cells[place]
        continue
      }
      if let entry = entries[screen] {
        after.push(screen, entry: entry)
      } else {
        after.push(screen, entry: EntryID(rawValue: entryCount))
        entryCount &+= 1
      }
    }
    if after == before { throw Declined(.alreadyThere, before.top) }
    return Plan(
      operation: inferredOperation(from: before, to: after, known: entries),
      after: after,
      entryCount: entryCount
    )
  }

  /// Finds the first screen that stands in a list for the second time.
  ///
  /// - Parameter screens: The list.
  /// - Returns: The screen, or nil if none stands there twice.
  private func firstDuplicate(in screens: [ScreenID]) -> ScreenID? {
    var seen: Set<ScreenID> = []
    return screens.first { !seen.insert($0).inserted }
  }

  /// Infers how the change of a whole stack is shown.
  ///
  /// - Parameters:
  ///   - before: The stack as it was.
  ///   - after: The stack as it becomes.
  ///   - known: The screens of the stack as it was.
  /// - Returns: The operation.
  private func inferredOperation(
    from before: ScreenStack,
    to after: ScreenStack,
    known: [ScreenID: EntryID]
  ) -> NavigationOperation {
    guard let top = after.top, !before.isEmpty, top != before.top else { return .none }
    return known[top] == nil ? .push : .pop
  }
}
