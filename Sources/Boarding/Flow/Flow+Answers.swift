extension Flow {
  /// The flow's own answer to a question, or nil where an open flow leaves it to the driver.
  ///
  /// - Parameters:
  ///   - question: What the machine has to learn.
  ///   - stack: The stack as decided, not empty.
  ///   - settings: The surroundings, which hold answers in place of declared ones.
  /// - Returns: The answer, or nil for an open flow.
  func reply(
    to question: Question,
    on stack: ScreenStack,
    _ settings: @autoclosure () -> Settings
  ) -> Reply? {
    if case .permission(let request) = question, !isOpen || !asksPermission {
      return .permission(permission(for: request, settings()))
    }
    if isOpen { return nil }
    switch question {
    case .target(let move):
      guard let top = stack.top else { return .target(nil) }
      if isConditional, declared(top) != nil {
        return .target(conditionalTarget(of: move.kind, from: top, on: stack, settings()))
      }
      return .target(target(of: move.kind, from: top, below: stack.belowTop))
    case .permission:
      return nil
    case .animation:
      return .animation(options.animation)
    }
  }

  /// Asks the declared screens for permission.
  ///
  /// - Parameters:
  ///   - request: What they are asked.
  ///   - settings: The surroundings, which hold answers in place of declared ones.
  /// - Returns: What they say together.
  /// - Complexity: O(*n*), where *n* is the number of screens that are asked.
  private func permission(for request: PermissionRequest, _ settings: Settings) -> Permission {
    if request.isSwipe, let top = request.change.source, let screen = declared(top),
      !screen.allowsGestures
    {
      return .disallowsGestures
    }
    return request.permission { id, side in
      if let answer = settings.guardAnswer(of: id, side) { return answer }
      guard let screen = declared(id) else { return .allow }
      switch side {
      case .leave: return screen.leaveAnswer
      case .enter: return screen.enterAnswer
      }
    }
  }

  /// Tells whether a screen lets fingers move it.
  ///
  /// - Parameter id: The screen.
  /// - Returns: False only for a declared screen that does not; an open flow is not asked.
  func allowsGestures(of id: ScreenID) -> Bool { declared(id)?.allowsGestures ?? true }

  /// Finds a declared screen; a state may come from a machine of another flow.
  ///
  /// - Parameter id: The screen.
  /// - Returns: Its declaration, or nil if there is none.
  func declared(_ id: ScreenID) -> Screen? {
    screens.indices.contains(id.rawValue) ? screens[id.rawValue] : nil
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

extension Flow {
  /// Finds the text of a reason why a screen is against a change.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: Its text, or nil where none is given.
  public func text(of reason: GuardReason) -> String? {
    let place = Int(truncatingIfNeeded: reason.rawValue)
    return guardReasons.indices.contains(place) ? guardReasons[place] : nil
  }
}
