extension Machine {
  /// How many screens the series has: the count in "2 of 4".
  public var stepCount: Int { flow.series.count }

  /// Where in the series the screen in front is, counted from 0; fractional during a transition.
  ///
  /// Nil if it is outside the series. A transition to or from a screen outside the series stays at
  /// the end that is inside.
  public var stepIndex: Double? {
    guard let transition = state.transition else {
      return shownStack.top.flatMap { flow.seriesPlace(of: $0) }.map { Double($0) }
    }
    let source = flow.seriesPlace(of: transition.change.sourceOrAbsent)
    let destination = flow.seriesPlace(of: transition.change.destination)
    guard let from = source ?? destination, let to = destination ?? source else { return nil }
    let progress = min(max(transition.progress(at: state.now), 0), 1)
    return interpolate(from: Double(from), to: Double(to), progress: progress)
  }

  /// Notes that a screen was reached.
  ///
  /// - Parameter screen: The screen.
  mutating func noteStep(_ screen: ScreenID) {
    guard let place = flow.seriesPlace(of: screen) else { return }
    state.furthestStep = max(state.furthestStep ?? 0, place)
  }
}
