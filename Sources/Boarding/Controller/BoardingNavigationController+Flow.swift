/// The way through the series: how far it is, leaving it early, and its end.
extension BoardingNavigationController {
  /// Goes to the last screen of the series: by a push, or by a pop where it is on the stack.
  ///
  /// - Parameters:
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  /// - Returns: What became of the command; refused with `noTarget` without a series.
  @discardableResult
  public func skip(
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.skip, motion: motion, source: source))
  }

  /// Ends the flow: at once at rest, otherwise when what runs and waits is over.
  ///
  /// Afterwards everything is refused but a whole new stack, which begins the flow again.
  ///
  /// - Parameters:
  ///   - end: How the flow ends.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  /// - Returns: What became of the command.
  @discardableResult
  public func finishFlow(
    _ end: FlowEnd = .completed,
    from source: (any Screen)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.finishFlow(end), source: source))
  }

  /// Tells what happens to the container as a whole.
  ///
  /// - Parameter change: What happens.
  /// - Returns: What became of it; refused with `alreadyThere` if it is so already.
  @discardableResult
  public func containerChanged(_ change: ContainerChange) -> CommandAnswer {
    submit(ScreenRequest(.container(change)))
  }

  /// How many screens the series has: the count in "2 of 4".
  public var stepCount: Int { series.count }

  /// Where in the series the screen in front is, counted from 0; fractional during a transition.
  ///
  /// Nil if it is outside the series. A transition to or from a screen outside the series stays at
  /// the end that is inside.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the series.
  public var stepIndex: Double? {
    guard let transition = machine.state.transition else {
      let screen = machine.shownStack.top.flatMap { table[$0] }
      return screen.flatMap { seriesPlace(of: $0) }.map { Double($0) }
    }
    let source = table[transition.change.sourceOrAbsent].flatMap { seriesPlace(of: $0) }
    let destination = table[transition.change.destination].flatMap { seriesPlace(of: $0) }
    guard let from = source ?? destination, let to = destination ?? source else { return nil }
    let progress = min(max(transition.progress(at: now), 0), 1)
    return interpolate(from: Double(from), to: Double(to), progress: progress)
  }

  /// Finds the place of a screen in the series.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Its place, or nil outside the series.
  /// - Complexity: O(*n*), where *n* is the length of the series.
  func seriesPlace(of screen: any Screen) -> Int? {
    series.firstIndex { $0 === screen }
  }

  /// Notes that a screen was reached.
  ///
  /// - Parameter id: The identity of the screen.
  func noteStep(_ id: ScreenID) {
    guard let place = table[id].flatMap({ seriesPlace(of: $0) }) else { return }
    furthestPlace = max(furthestPlace ?? 0, place)
  }
}
