/// Says which screens come after and before a screen; its word is final, "none" included.
///
/// A screen that says nothing follows the series, `screensToPresent`.
///
/// ```swift
/// extension ThirdScreen: BoardingInformation {
///   func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
///     CompletedScreen()
///   }
/// }
/// ```
///
/// - SeeAlso: BoardingPass's `BoardingInformation`.
public protocol BoardingInformation: AnyObject {
  /// Returns the screen to push next. Default: none.
  ///
  /// It is asked once for each attempt to go on.
  ///
  /// - Parameter navigationController: The controller that asks.
  /// - Returns: The next screen, or nil if there is none.
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)?

  /// Returns the screen to go back to. Default: the one directly below.
  ///
  /// A screen that is not on the stack is placed below the top and then uncovered.
  ///
  /// - Parameter navigationController: The controller that asks.
  /// - Returns: The previous screen, or nil if there is none.
  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)?
}

extension BoardingInformation {
  /// Returns no screen.
  ///
  /// - Parameter navigationController: The controller that asks.
  /// - Returns: Nil.
  public func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    nil
  }

  /// Returns the screen directly below the top.
  ///
  /// - Parameter navigationController: The controller that asks.
  /// - Returns: The screen below the top, or nil at the root.
  public func previousScreen(
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    navigationController.screenBelowTop
  }
}
