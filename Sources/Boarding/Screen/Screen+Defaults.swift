/// Every call of a screen does nothing unless the screen says otherwise.
extension Screen {
  /// True.
  public var allowsGestures: Bool { true }

  /// Allows it.
  ///
  /// - Parameters:
  ///   - destination: The screen that would become the top.
  ///   - navigationController: The controller that asks.
  /// - Returns: That it may.
  public func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    .allow
  }

  /// Allows it.
  ///
  /// - Parameters:
  ///   - source: The screen that is the top now.
  ///   - navigationController: The controller that asks.
  /// - Returns: That it may.
  public func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    .allow
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - refusal: What was asked for, and who was against it.
  ///   - navigationController: The controller that calls.
  public func moveRefused(
    _ refusal: MoveRefusal,
    in navigationController: BoardingNavigationController
  ) {}

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
