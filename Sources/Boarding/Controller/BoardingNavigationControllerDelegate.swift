/// Hears when a navigation controller shows another screen.
///
/// - SeeAlso: Apple's `UINavigationControllerDelegate`.
public protocol BoardingNavigationControllerDelegate: AnyObject {
  /// Called just before a screen is shown. Default: nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - screen: The screen that is about to be shown.
  ///   - isAnimated: Whether that takes time.
  func navigationController(
    _ navigationController: BoardingNavigationController,
    willShow screen: any Screen,
    isAnimated: Bool
  )

  /// Called just after a screen was shown. Default: nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - screen: The screen that is shown.
  ///   - isAnimated: Whether that took time.
  func navigationController(
    _ navigationController: BoardingNavigationController,
    didShow screen: any Screen,
    isAnimated: Bool
  )
}

extension BoardingNavigationControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - screen: The screen that is about to be shown.
  ///   - isAnimated: Whether that takes time.
  public func navigationController(
    _ navigationController: BoardingNavigationController,
    willShow screen: any Screen,
    isAnimated: Bool
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - screen: The screen that is shown.
  ///   - isAnimated: Whether that took time.
  public func navigationController(
    _ navigationController: BoardingNavigationController,
    didShow screen: any Screen,
    isAnimated: Bool
  ) {}
}
