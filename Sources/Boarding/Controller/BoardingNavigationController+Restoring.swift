/// What a snapshot takes from a controller and gives back to it.
extension BoardingNavigationController {
  /// The state in which the engine comes to rest.
  package var restingState: Machine.State { machine.restingState }

  /// The surroundings with which the controller began.
  package var initialSettings: Settings { machine.flow.options.settings }

  /// What the values that move along are when the engine has come to rest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  package var restingValues: [AnimationVector] {
    let transition = machine.state.transition
    let goesBack = transition.map { $0.isInteractive || $0.isCancelled } ?? false
    return valueKeeper.store.contents.slots.map { goesBack ? $0.before : $0.model }
  }

  /// Sets a value that moves along, at once.
  ///
  /// - Parameters:
  ///   - vector: Its components.
  ///   - index: Its place in the order in which values were added.
  /// - Returns: False if there is no such value.
  package func setValue(_ vector: AnimationVector, at index: Int) -> Bool {
    guard valueKeeper.store.contents.slots.indices.contains(index) else { return false }
    valueKeeper.store.stand(index, at: vector)
    return true
  }

  /// Notes that a place in the series was reached in an earlier run.
  ///
  /// - Parameter place: The place.
  package func noteFurthest(_ place: Int) {
    furthestPlace = max(furthestPlace ?? 0, place)
  }
}
