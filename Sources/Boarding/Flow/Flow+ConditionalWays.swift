/// Where a flow leads whose screens and links look at facts.
extension Flow {
  /// Finds the screen to which a user move leads, as `target(of:from:below:)` does without facts.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - top: The screen on top, a declared one.
  ///   - stack: The stack as decided.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: The screen, or nil if the move leads nowhere.
  /// - Complexity: O(*n*), where *n* is the number of screens that are skipped.
  func conditionalTarget(
    of kind: UserMove.Kind,
    from top: ScreenID,
    on stack: ScreenStack,
    _ settings: Settings
  ) -> ScreenID? {
    let screen = screens[top.rawValue]
    switch kind {
    case .next, .choice:
      return shown(from: link(onFrom: screen, top, along: kind, settings), settings)
    case .previous:
      return conditionalPrevious(of: screen, top, on: stack, settings)
    }
  }

  /// Finds the screens that a user move passes because they are skipped.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - stack: The stack as decided.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: The screens, in the order in which they are passed; none on the way back.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  func skippedScreens(
    by kind: UserMove.Kind,
    on stack: ScreenStack,
    _ settings: Settings
  ) -> [ScreenID] {
    if kind == .previous { return [] }
    guard let top = stack.top, let screen = declared(top) else { return [] }
    var passed: [ScreenID] = []
    _ = shown(from: link(onFrom: screen, top, along: kind, settings), settings) {
      if !passed.contains($0) { passed.append($0) }
    }
    return passed
  }

  /// Finds the screen that is shown where a link leads: the first that is not skipped.
  ///
  /// A skipped screen leads on where its own link leads, or else on in the series.
  ///
  /// - Parameters:
  ///   - target: The screen to which the link leads, or nil for nowhere.
  ///   - settings: The surroundings, which hold the values of facts.
  ///   - pass: Hears of each screen that is skipped.
  /// - Returns: The screen, or nil if there is none.
  /// - Complexity: O(*n*), where *n* is the number of screens that are skipped.
  func shown(
    from target: ScreenID?,
    _ settings: Settings,
    passing pass: (ScreenID) -> Void = { _ in }
  ) -> ScreenID? {
    var target = target
    // Whoever has gone on more often than there are screens goes round in circles.
    for _ in screens.indices {
      guard let candidate = target, let screen = declared(candidate),
        isSkipped(candidate, in: settings)
      else { return target }
      pass(candidate)
      target =
        link(onFrom: screen, candidate, along: .next, settings)
        ?? seriesNeighbor(of: candidate, .forward)
    }
    return nil
  }

  /// Finds the last screen at which one can arrive who wants to go to a screen, without links.
  ///
  /// - Parameters:
  ///   - target: The screen.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: The screen, or the nearest one before it that is not skipped: in the series, or in
  ///   the order of declaration where there is none. Nil if there is none.
  /// - Complexity: O(*n*), where *n* is the number of screens that are skipped.
  func shown(upTo target: ScreenID, _ settings: Settings) -> ScreenID? {
    var target = target
    while isSkipped(target, in: settings) {
      if series.isEmpty, target.rawValue > 0 {
        target = ScreenID(rawValue: target.rawValue - 1)
      } else if let before = seriesNeighbor(of: target, .backward) {
        target = before
      } else {
        return nil
      }
    }
    return target
  }

  /// Finds where a screen leads by its own word, or else by the series.
  ///
  /// - Parameters:
  ///   - screen: The declaration of the screen.
  ///   - id: The screen.
  ///   - kind: Where the person wants to go, which is not back.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: The screen, skipped or not, or nil for nowhere.
  private func link(
    onFrom screen: Screen,
    _ id: ScreenID,
    along kind: UserMove.Kind,
    _ settings: Settings
  ) -> ScreenID? {
    switch kind {
    case .choice(let label):
      let choice = screen.choices.first {
        $0.label == label && ($0.condition.map { holds($0, in: settings) } ?? true)
      }
      return choice?.target
    case .next, .previous:
      if let branch = screen.branches.first(where: { holds($0.condition, in: settings) }) {
        return branch.target
      }
      guard let information = screen.information else { return seriesNeighbor(of: id, .forward) }
      return information.next
    }
  }

  /// Finds the screen before the top.
  ///
  /// What was visited is frozen: the way back is the way there, whatever has become of the facts.
  ///
  /// - Parameters:
  ///   - screen: The declaration of the top.
  ///   - top: The screen on top.
  ///   - stack: The stack as decided.
  ///   - settings: The surroundings, which hold the values of facts.
  /// - Returns: The screen below, or at the root the nearest one before it in the series that is
  ///   not skipped; the screen's own word counts first, unless it would put a skipped screen up.
  private func conditionalPrevious(
    of screen: Screen,
    _ top: ScreenID,
    on stack: ScreenStack,
    _ settings: Settings
  ) -> ScreenID? {
    switch screen.information?.previous {
    case .some(.none): return nil
    case .screen(let target):
      let isThere = stack.contains(target) || !isSkipped(target, in: settings)
      return isThere ? target : stack.belowTop
    case .below: return stack.belowTop
    case nil:
      // A screen that says where it leads next, if only at times, speaks for both directions.
      if seriesPlace(of: top) == nil { return screen.branches.isEmpty ? nil : stack.belowTop }
      if let below = stack.belowTop { return below }
      return seriesNeighbor(of: top, .backward).flatMap { shown(upTo: $0, settings) }
    }
  }
}
