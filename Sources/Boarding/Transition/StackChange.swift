/// The change from one stack to another, with the operation that an animation has to know.
public struct StackChange: Hashable, Sendable {
  /// How the change is shown.
  public let operation: NavigationOperation
  /// Whether the change is shown over time.
  public let motion: Motion
  /// How the flow had ended before an interactive change that would begin it again, or nil; a
  /// cancelled one goes back there.
  public let flowEnd: FlowEnd?
  /// The stack as it was.
  public let before: ScreenStack
  /// The stack as it becomes; never empty.
  public let after: ScreenStack

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - operation: How the change is shown.
  ///   - motion: Whether the change is shown over time.
  ///   - before: The stack as it was.
  ///   - after: The stack as it becomes; never empty.
  ///   - flowEnd: How the flow had ended before, or nil if it goes on.
  init(
    _ operation: NavigationOperation,
    motion: Motion,
    from before: ScreenStack,
    to after: ScreenStack,
    reopening flowEnd: FlowEnd? = nil
  ) {
    self.operation = operation
    self.motion = motion
    self.flowEnd = flowEnd
    self.before = before
    self.after = after
  }

  /// The screens that the change takes off the stack, topmost first.
  public var removed: RemovedScreens { RemovedScreens(from: before, to: after) }

  /// The screen that the change leaves, or nil before the first screen.
  public var source: ScreenID? { before.top }

  /// The screen that the change leaves, or absent before the first screen.
  var sourceOrAbsent: ScreenID { before.top ?? .absent }

  /// The screen to which the change leads.
  public var destination: ScreenID { after.top ?? .absent }
}

extension StackChange {
  /// The change as events name it.
  public var passage: Event.Passage { Event.Passage(operation, from: before.top, to: destination) }

  /// Returns the same change, which begins an ended flow again.
  ///
  /// - Parameter flowEnd: How the flow had ended.
  /// - Returns: The change.
  func reopening(_ flowEnd: FlowEnd) -> StackChange {
    StackChange(operation, motion: motion, from: before, to: after, reopening: flowEnd)
  }

  /// The same change, shown in no time.
  var instant: StackChange {
    StackChange(operation, motion: .instant, from: before, to: after)
  }
}
