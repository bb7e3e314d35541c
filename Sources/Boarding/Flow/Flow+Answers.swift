extension Flow {
  /// The flow's own answer to a question, or nil where an open flow leaves it to the driver.
  ///
  /// - Parameters:
  ///   - question: What the machine has to learn.
  ///   - stack: The stack as decided, not empty.
  /// - Returns: The answer, or nil for an open flow.
  func reply(to question: Question, on stack: ScreenStack) -> Reply? {
    if isOpen { return nil }
    switch question {
    case .target(let move):
      guard let top = stack.top else { return .target(nil) }
      return .target(target(of: move.kind, from: top, below: stack.belowTop))
    case .animation:
      return .animation(options.animation)
    }
  }

  /// Finds the screen to which a user move leads.
  ///
  /// A screen's own word is final, "none" included; otherwise its neighbour in the series counts.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - top: The screen on top.
  ///   - below: The screen directly below the top, or nil at the root.
  /// - Returns: The screen, or nil if the move leads nowhere.
  private func target(
    of kind: UserMove.Kind,
    from top: ScreenID,
    below: ScreenID?
  ) -> ScreenID? {
    // A state may come from a machine of another flow.
    guard screens.indices.contains(top.rawValue) else { return nil }
    let screen = screens[top.rawValue]
    switch kind {
    case .next:
      guard let information = screen.information else { return seriesNeighbor(of: top, .forward) }
      return information.next
    case .previous:
      guard let information = screen.information else { return seriesNeighbor(of: top, .backward) }
      switch information.previous {
      case .below: return below
      case .screen(let target): return target
      case .none: return nil
      }
    case .choice(let label):
      return screen.choices.first { $0.label == label }?.target
    }
  }
}
