/// Every call of a screen does nothing unless the screen says otherwise.
extension Screen {
  /// Returns no screen.
  ///
  /// - Parameters:
  ///   - label: The label of the link.
  ///   - navigationController: The controller that asks.
  /// - Returns: Nil.
  public func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    nil
  }

  /// Does nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  public func willEnterStack(of navigationController: BoardingNavigationController) {}

  /// Does nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  public func didEnterStack(of navigationController: BoardingNavigationController) {}

  /// Does nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  public func willLeaveStack(of navigationController: BoardingNavigationController) {}

  /// Does nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  public func didLeaveStack(of navigationController: BoardingNavigationController) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  public func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  public func didAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  public func willDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  public func didDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {}
}
