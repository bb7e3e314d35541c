extension Machine {
  /// How many steps the flow has now: the count in "2 of 4".
  ///
  /// A screen of the series is a step unless it is skipped; one that is on the stack is a step all
  /// the same.
  ///
  /// - Complexity: O(1) in a flow without conditions, otherwise O(*n*) for a series of *n* screens.
  public var stepCount: Int {
    flow.isConditional ? stepCount(before: flow.series.count) : flow.series.count
  }

  /// Which step the screen in front is, counted from 0; fractional during a transition.
  ///
  /// Nil if it is outside the series. A transition to or from a screen outside the series stays at
  /// the end that is inside.
  ///
  /// - Complexity: O(1) in a flow without conditions, otherwise O(*n*) for a series of *n* screens.
  public var stepIndex: Double? {
    guard let transition = state.transition else {
      return shownStack.top.flatMap { stepPlace(of: $0) }.map { Double($0) }
    }
    let source = stepPlace(of: transition.change.sourceOrAbsent)
    let destination = stepPlace(of: transition.change.destination)
    guard let from = source ?? destination, let to = destination ?? source else { return nil }
    let progress = min(max(transition.progress(at: state.now), 0), 1)
    return interpolate(from: Double(from), to: Double(to), progress: progress)
  }

  /// The last step that was reached, counted from 0 among the steps that there are now, or nil if
  /// none was.
  ///
  /// - Complexity: O(1) in a flow without conditions, otherwise O(*n*) for a series of *n* screens.
  public var furthestStepIndex: Int? {
    guard let place = state.furthestStep, flow.isConditional else { return state.furthestStep }
    let count = stepCount(before: place + 1)
    return count == 0 ? nil : count - 1
  }

  /// Notes that a screen was reached.
  ///
  /// - Parameter screen: The screen.
  mutating func noteStep(_ screen: ScreenID) {
    guard let place = flow.seriesPlace(of: screen) else { return }
    state.furthestStep = max(state.furthestStep ?? 0, place)
  }

  /// Finds which step a screen is.
  ///
  /// - Parameter screen: A screen.
  /// - Returns: The number of steps before it, or nil for a screen outside the series.
  private func stepPlace(of screen: ScreenID) -> Int? {
    guard let place = flow.seriesPlace(of: screen) else { return nil }
    return flow.isConditional ? stepCount(before: place) : place
  }

  /// Counts the steps in the first part of the series.
  ///
  /// - Parameter place: The place in the series up to which they are counted.
  /// - Returns: How many screens before it are on the stack or are not skipped.
  private func stepCount(before place: Int) -> Int {
    flow.series.prefix(place).count { (screen) in
      !flow.isSkipped(screen, in: state.settings) || state.stack.contains(screen)
    }
  }
}
