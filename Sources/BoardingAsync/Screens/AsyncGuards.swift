public import Boarding

/// A screen that has to wait before it knows whether it may be left.
///
/// Where the class has a `mayLeave(for:in:)` of its own, that is asked first, and may refuse at once.
///
/// - SeeAlso: ``AsyncNextProvider`` for what happens meanwhile.
public protocol AsyncLeaveGuard: Screen {
  /// Decides whether the screen may lose its place on the stack.
  ///
  /// - Parameter destination: The screen that would become the top, or nil if that is gone.
  /// - Returns: The word; a second *wait* leaves the move to whoever calls `answerPending(_:from:)`.
  nonisolated(nonsending) func decideLeaving(
    for destination: (any Screen)?
  ) async -> ScreenPermission
}

/// A screen that has to wait before it knows whether it may be entered.
///
/// Where the class has a `mayEnter(from:in:)` of its own, that is asked first, and may refuse at once.
///
/// - SeeAlso: ``AsyncNextProvider`` for what happens meanwhile.
public protocol AsyncEnterGuard: Screen {
  /// Decides whether the screen may become the top.
  ///
  /// - Parameter source: The screen that is the top now, or nil before the first one.
  /// - Returns: The word; a second *wait* leaves the move to whoever calls `answerPending(_:from:)`.
  nonisolated(nonsending) func decideEntering(
    from source: (any Screen)?
  ) async -> ScreenPermission
}

extension AsyncLeaveGuard {
  /// Says that the word comes later.
  ///
  /// - Parameters:
  ///   - destination: The screen that would become the top.
  ///   - navigationController: The controller that asks.
  /// - Returns: That its word comes later.
  public func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    .wait
  }
}

extension AsyncEnterGuard {
  /// Says that the word comes later.
  ///
  /// - Parameters:
  ///   - source: The screen that is the top now.
  ///   - navigationController: The controller that asks.
  /// - Returns: That its word comes later.
  public func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    .wait
  }
}
