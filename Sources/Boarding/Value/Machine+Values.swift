extension Machine {
  /// Returns a declared value at this instant.
  ///
  /// The value belongs to the top, or to the nearest screen below it that declares one. During a
  /// transition it lies between the values of the two stacks, as far as the progress says.
  ///
  /// - Parameter place: The place of the value in `Flow.values`.
  /// - Returns: The value, or nil where no screen on the stack declares it.
  /// - Complexity: O(*n*), where *n* is the number of screens above the one that declares it.
  public func value(at place: Int) -> AnimatedValue? { value(at: place, state.now) }

  /// Returns a declared value at an instant of the transition that runs now.
  ///
  /// - Parameters:
  ///   - place: The place of the value in `Flow.values`.
  ///   - instant: An instant.
  /// - Returns: The value, or nil where no screen on the stack declares it.
  func value(at place: Int, _ instant: Instant) -> AnimatedValue? {
    guard flow.values.indices.contains(place) else { return nil }
    guard let transition = state.transition else {
      return declaredValue(at: place, on: shownStack)
    }
    let target = declaredValue(at: place, on: transition.change.after)
    guard let origin = declaredValue(at: place, on: transition.change.before), let target else {
      return target
    }
    return origin.interpolated(to: target, progress: transition.progress(at: instant))
  }

  /// Returns a declared value at this instant by its name.
  ///
  /// - Parameter name: The name of the value.
  /// - Returns: The value, or nil where no screen on the stack declares it.
  /// - Complexity: As `value(at:)`, and O(*n*) for *n* names.
  public func value(named name: String) -> AnimatedValue? {
    flow.values.firstIndex { $0.name == name }.flatMap { value(at: $0) }
  }

  /// The stack whose top is in front while nothing runs.
  ///
  /// A change that waits, or whose animation is still asked for, is not shown yet.
  var shownStack: ScreenStack {
    if case .animation(let change)? = question { return change.before }
    return state.queue.firstChange?.before ?? state.stack
  }

  /// Finds the nearest declaration of a value.
  ///
  /// - Parameters:
  ///   - place: The place of the value in `Flow.values`.
  ///   - stack: The stack to look through, from the top.
  /// - Returns: The value, or nil where no screen declares it.
  private func declaredValue(at place: Int, on stack: ScreenStack) -> AnimatedValue? {
    for screen in stack {
      // A state may come from a machine of another flow.
      guard flow.screens.indices.contains(screen.rawValue) else { continue }
      let values = flow.screens[screen.rawValue].values
      if let value = values.first(where: { $0.place == place }) { return value.value }
    }
    return nil
  }
}
