/// Asking screens for permission.
extension BoardingNavigationController {
  /// The screen that thinks about a move, or nil if none does.
  public var pendingScreen: (any Screen)? { machine.pendingScreen.flatMap { table[$0] } }

  /// Gives the late word of a screen that has answered *wait*.
  ///
  /// An allowed move is performed as an animated command if its source is still the top and
  /// nothing runs, and otherwise dropped with a refusal; a swipe waits until the finger is lifted.
  ///
  /// - Parameters:
  ///   - permission: The word; *wait* is refused.
  ///   - screen: The screen that gives it; refused if the move does not wait for it.
  /// - Returns: What became of the move.
  @discardableResult
  public func answerPending(
    _ permission: ScreenPermission,
    from screen: any Screen
  ) -> CommandAnswer {
    submit(ScreenRequest(.lateWord(permission), source: screen))
  }

  /// Puts the late word of a screen into an input.
  ///
  /// - Parameters:
  ///   - permission: The word.
  ///   - screen: The screen that gives it.
  /// - Returns: The input; one that the engine refuses, because no screen says that late, if the move
  ///   does not wait for the screen.
  func lateWord(_ permission: ScreenPermission, from screen: (any Screen)?) -> Input {
    guard let id = machine.pendingScreen, let screen, table[id] === screen else {
      return .reply(.permission(.disallowsGestures))
    }
    switch permission {
    case .allow: return .reply(.permission(.allowed))
    case .refuse(let reason): return .reply(.permission(.refused(by: id, number(of: reason))))
    case .wait: return .reply(.permission(.waits(for: id)))
    }
  }

  /// Asks the screens for permission.
  ///
  /// - Parameters:
  ///   - request: What they are asked.
  ///   - target: The new top of a change that is only tried out; nil for one that is to be made.
  /// - Returns: What they say together.
  func permission(
    for request: PermissionRequest,
    tryingOut target: (any Screen)? = nil
  ) -> Permission {
    let source = request.change.source.flatMap { table[$0] }
    if request.isSwipe, let source, !source.allowsGestures { return .disallowsGestures }
    let destination = table[request.change.destination] ?? target
    return request.permission { id, side in
      guard let screen = id == request.change.destination ? destination : table[id]
      else { return .allow }
      let word =
        switch side {
        case .leave: screen.mayLeave(for: destination, in: self)
        case .enter: screen.mayEnter(from: source, in: self)
        }
      switch word {
      case .allow: return laterWord?(screen, side) == true ? .wait : .allow
      case .refuse(let reason): return .refuse(target == nil ? number(of: reason) : .unspecified)
      case .wait: return .wait
      }
    }
  }

  /// Finds or makes the number of a reason.
  ///
  /// - Parameter reason: The text, or nil where none is given.
  /// - Returns: Its number.
  /// - Complexity: O(*n*), where *n* is the number of reasons that are remembered.
  private func number(of reason: String?) -> GuardReason {
    guard let reason else { return .unspecified }
    if let place = guardReasons.firstIndex(of: reason) {
      return GuardReason(rawValue: UInt32(place))
    }
    var reasons = exchange(&guardReasons, with: [])
    let number = GuardReason(rawValue: UInt32(reasons.count))
    reasons.append(reason)
    guardReasons = reasons
    return number
  }

  /// Finds the text of a reason that an event of this turn names.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: Its text, or nil where none was given or it is no longer remembered.
  public func text(of reason: GuardReason) -> String? {
    let place = Int(truncatingIfNeeded: reason.rawValue)
    return guardReasons.indices.contains(place) ? guardReasons[place] : nil
  }

  /// Tells the top that a screen was against a move.
  ///
  /// - Parameter refusal: What was declined.
  func tellRefusal(_ refusal: Refusal) {
    if refusal.reason != .guarded { return }
    guard let top = topScreen, let screen = refusal.screen.flatMap({ table[$0] }) else { return }
    let told = MoveRefusal(input: refusal.input, screen: screen, reason: text(of: refusal.detail))
    top.moveRefused(told, in: self)
  }
}
