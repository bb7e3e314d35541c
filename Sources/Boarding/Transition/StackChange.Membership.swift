extension StackChange {
  /// Which screens get and lose their place on the stack by a change.
  struct Membership {
    /// True if the source loses its place.
    var sourceLeaves = false
    /// True if the destination gets a place.
    var destinationEnters = false
    /// The screens other than the source that lose their place, topmost first.
    var removed: [ScreenID] = []
    /// The screens other than the destination that get a place, bottom first.
    var placed: [ScreenID] = []
  }

  /// Finds which screens get and lose their place.
  ///
  /// - Complexity: O(1) for a push, O(*k*) for a pop of *k* screens, otherwise O(*n*), where *n*
  ///   is the number of screens that the two stacks do not share.
  var membership: Membership {
    var membership = Membership()
    if after.head?.below === before.head {
      membership.destinationEnters = true
      return membership
    }
    if let top = before.head, top.below === after.head {
      membership.sourceLeaves = true
      return membership
    }
    if let uncovered = removedPrefix() {
      membership.sourceLeaves = true
      membership.removed = uncovered
      return membership
    }
    let (old, new) = unshared()
    let oldSet = Set(old)
    let newSet = Set(new)
    let source = sourceOrAbsent
    membership.sourceLeaves = !before.isEmpty && !newSet.contains(source) && oldSet.contains(source)
    membership.destinationEnters = newSet.contains(destination) && !oldSet.contains(destination)
    membership.removed = old.filter { $0 != source && !newSet.contains($0) }
    membership.placed = new.reversed().filter { $0 != destination && !oldSet.contains($0) }
    return membership
  }

  /// The screens between the old top and the new one, if the change only takes screens off.
  private func removedPrefix() -> [ScreenID]? {
    let count = before.count - after.count
    guard count > 0 else { return nil }
    var cell = before.head
    var removed: [ScreenID] = []
    for position in 0..<count {
      if position > 0, let cell { removed.append(cell.screen) }
      cell = cell?.below
    }
    return cell === after.head ? removed : nil
  }

  /// The screens of both stacks down to the first cell that they share, topmost first.
  private func unshared() -> (old: [ScreenID], new: [ScreenID]) {
    var oldCell = before.head
    var newCell = after.head
    var old: [ScreenID] = []
    var new: [ScreenID] = []
    while oldCell !== newCell {
      let oldDepth = oldCell?.depth ?? 0
      let newDepth = newCell?.depth ?? 0
      if oldDepth >= newDepth, let cell = oldCell {
        old.append(cell.screen)
        oldCell = cell.below
      }
      if newDepth >= oldDepth, let cell = newCell {
        new.append(cell.screen)
        newCell = cell.below
      }
    }
    return (old, new)
  }
}
