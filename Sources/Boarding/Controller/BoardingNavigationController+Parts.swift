/// Changing what the controller consists of.
///
/// What is changed stands outside of the controller meanwhile, so that nothing else has access to
/// it; nobody but the part itself is called until it is back.
extension BoardingNavigationController {
  /// Hands an input to the engine.
  ///
  /// - Parameters:
  ///   - input: What to do.
  ///   - events: Where the events are appended, in order.
  /// - Returns: What became of the input.
  func handle(_ input: Input, into events: inout [Event]) -> Answer {
    var outside: [Machine] = []
    swap(&outside, &engines)
    let answer = outside[0].handle(input, into: &events)
    swap(&outside, &engines)
    return answer
  }

  /// Gives a screen object a fresh identity.
  ///
  /// - Parameter screen: An object that is not on the stack.
  /// - Returns: The identity.
  func addScreen(_ screen: any Screen) -> ScreenID {
    var outside = exchange(&table, with: ScreenTable())
    let id = outside.add(screen)
    table = outside
    return id
  }

  /// Gives a screen object the identity that one had in a recorded run.
  ///
  /// - Parameters:
  ///   - screen: An object.
  ///   - id: The identity.
  /// - Returns: False if the identity is taken, or no table gives it.
  func addScreen(_ screen: any Screen, as id: ScreenID) -> Bool {
    var outside = exchange(&table, with: ScreenTable())
    let isAdded = outside.add(screen, as: id)
    table = outside
    return isAdded
  }

  /// Notes that a screen object is told that it enters the stack.
  ///
  /// - Parameter id: The identity of the object.
  func enterScreen(_ id: ScreenID) {
    if !table.hasFresh { return }
    var outside = exchange(&table, with: ScreenTable())
    outside.enter(id)
    table = outside
  }

  /// Lets go of a screen object that has had its last call.
  ///
  /// - Parameter id: The identity of the object.
  func removeScreen(_ id: ScreenID) {
    var outside = exchange(&table, with: ScreenTable())
    let screen = outside.remove(id)
    table = outside
    // The object dies when the table is back: that may run code which reads the controller.
    withExtendedLifetime(screen) {}
  }

  /// Notes that a screen object has left and may still come back with the running transition.
  ///
  /// - Parameter id: The identity of the object.
  func renewScreen(_ id: ScreenID) {
    var outside = exchange(&table, with: ScreenTable())
    outside.renew(id)
    table = outside
  }

  /// Lets go of screen objects that have had their last call.
  ///
  /// - Parameter ids: The identities of the objects.
  /// - Complexity: O(*k*) for few, where *k* is the number of screens with larger identities,
  ///   otherwise O(*n*), where *n* is the number of screens.
  func removeScreens(_ ids: [ScreenID]) {
    var outside = exchange(&table, with: ScreenTable())
    let screens = outside.remove(ids)
    table = outside
    // The objects die when the table is back: that may run code which reads the controller.
    withExtendedLifetime(screens) {}
  }

  /// Lets go of the objects that got an identity for an input and have not become part of it.
  func removeUnusedScreens() {
    if !table.hasFresh { return }
    let driven = machine.state.transition?.change.after
    let pending = machine.state.pendingAttempt?.attempt.change.after
    var outside = exchange(&table, with: ScreenTable())
    let removed = outside.removeUnused(on: machine.state.stack, planned: [driven, pending])
    table = outside
    // The objects die when the table is back: that may run code which reads the controller.
    withExtendedLifetime(removed) {}
    guard let results, !results.isEmpty else { return }
    for (id, _) in removed {
      for handler in results.takeNeverPushed(id) { handler(self, .cancelled) }
    }
  }

  /// Who waits for the result of a screen, from now on.
  ///
  /// - Returns: Those who wait.
  func makeResults() -> ScreenResults {
    if let results { return results }
    let made = ScreenResults()
    results = made
    return made
  }
}
