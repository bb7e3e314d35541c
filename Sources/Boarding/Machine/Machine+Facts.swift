extension Machine {
  /// Finds the present value of a fact.
  ///
  /// - Parameter fact: A fact that the flow declares.
  /// - Returns: The place of the value in `Flow.Fact.values`.
  public func value(of fact: FactID) -> Int {
    precondition(
      flow.facts.indices.contains(fact.rawValue),
      "A fact has a value in the flow that declares it."
    )
    return flow.value(of: fact, state.settings)
  }

  /// Tells whether a screen is skipped by whoever would come to it now.
  ///
  /// - Parameter screen: A screen.
  /// - Returns: True if it is declared with a condition that does not hold. One that is on the stack
  ///   stays there all the same.
  public func isSkipped(_ screen: ScreenID) -> Bool {
    flow.isSkipped(screen, in: state.settings)
  }

  /// Finds the screens that a user move passes because they are skipped.
  ///
  /// - Parameter kind: Where the person wants to go.
  /// - Returns: The screens, in the order in which they are passed.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  package func skippedScreens(by kind: UserMove.Kind) -> [ScreenID] {
    flow.isConditional ? flow.skippedScreens(by: kind, on: state.stack, state.settings) : []
  }
}
