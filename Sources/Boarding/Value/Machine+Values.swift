extension Machine {
  /// Returns a declared value at this instant.
  ///
  /// The value belongs to the top, or to the nearest screen below it that declares one. During a
  /// transition it lies between the values of the two stacks, as far as the progress says.
  ///
  /// - Parameter place: The place of the value in `Flow.values`.
  /// - Returns: The value, or nil where no screen on the stack declares it.
  /// - Complexity: O(*n*), where *n* is the number of screens above the one that declares it.
  public func value(at place: Int) -> AnimatedValue? {
    guard flow.values.indices.contains(place) else { return nil }
    guard let transition = state.transition else {
      return declaredValue(at: place, on: shownStack)
    }
    let target = declaredValue(at: place, on: transition.change.after)
    guard let origin = declaredValue(at: place, on: transition.change.before), let target else {
      return target
    }
    return origin.interpolated(to: target, progress: transition.progress(at: state.now))
  }

  /// The stack whose top is in front while nothing runs.
  ///
  /// A change whose animation is still asked for is not shown yet.
  var shownStack: ScreenStack {
    switch state.phase {
    case .asking(.animation(let change)): change.before
    case .empty, .resting, .running, .asking(.target): state.stack
    }
  }

  /// Finds the nearest declaration of a value.
  ///
  /// - Parameters:
  ///   - place: The place of the value in `Flow.values`.
  ///   - stack: The stack to look through, from the top.
  /// - Returns: The value, or nil where no screen declares it.
  private func declaredValue(at place: Int, on stack: ScreenStack) -> AnimatedValue? {
    for screen in stack {
      let values = flow.screens[screen.rawValue].values
      if let value = values.first(where: { $0.place == place }) { return value.value }
    }
    return nil
  }
}
