/// A thing that can be on the stack of a navigation controller.
///
/// Everything has a default, so that any object can be a screen, a view controller too. The
/// navigation controller hands itself and the coordinator of the running transition into each
/// call: nobody needs a reference back to it.
///
/// ```swift
/// final class WelcomeScreen: Screen {
///   func willAppear(
///     in navigationController: BoardingNavigationController,
///     with coordinator: TransitionCoordinator?
///   ) {
///     // Draw the screen.
///   }
/// }
/// ```
public protocol Screen: AnyObject {
  /// The name by which logs speak of the screen; never its identity. Default: the type's name.
  var name: String { get }

  /// Who says where the screen leads, or nil if the series decides.
  ///
  /// Default: the screen itself if it conforms to `BoardingInformation`. Embedded Swift cannot
  /// find that out, so that the default there is nil.
  var boardingInformation: (any BoardingInformation)? { get }

  /// Whether fingers may move the screen while it is on top. Default: they may.
  ///
  /// - SeeAlso: BoardingPass's `allowGestures`.
  var allowsGestures: Bool { get }

  /// Says whether the screen may lose its place on the stack. Default: it may.
  ///
  /// It is asked once for each attempt, whatever the path: a button, a swipe or a command.
  ///
  /// - Parameters:
  ///   - destination: The screen that would become the top, or nil if that is gone.
  ///   - navigationController: The controller that asks.
  /// - Returns: The screen's word.
  func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission

  /// Says whether the screen may become the top. Default: it may.
  ///
  /// - Parameters:
  ///   - source: The screen that is the top now, or nil before the first one.
  ///   - navigationController: The controller that asks.
  /// - Returns: The screen's word.
  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission

  /// Called on the top when a screen was against a move, whatever the path. Default: nothing.
  ///
  /// - Parameters:
  ///   - refusal: What was asked for, and who was against it.
  ///   - navigationController: The controller that calls.
  func moveRefused(_ refusal: MoveRefusal, in navigationController: BoardingNavigationController)

  /// Returns the screen to which a named link leads. Default: none.
  ///
  /// - Parameters:
  ///   - label: The label of the link.
  ///   - navigationController: The controller that asks.
  /// - Returns: The screen, or nil if there is no such link.
  func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  ) -> (any Screen)?

  /// Called when the screen is about to get a place on the stack. Default: nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  func willEnterStack(of navigationController: BoardingNavigationController)

  /// Called when the screen has its place on the stack for good. Default: nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  func didEnterStack(of navigationController: BoardingNavigationController)

  /// Called when the screen is about to lose its place on the stack. Default: nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  func willLeaveStack(of navigationController: BoardingNavigationController)

  /// Called when the screen has lost its place on the stack for good. Default: nothing.
  ///
  /// - Parameter navigationController: The controller that calls.
  func didLeaveStack(of navigationController: BoardingNavigationController)

  /// Called when the screen is about to be shown. Default: nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations, or nil for the first screen.
  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  )

  /// Called when the screen is shown. Default: nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations, or nil for the first screen.
  func didAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  )

  /// Called when the screen is about to be covered or removed. Default: nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func willDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  )

  /// Called when the screen is no longer shown. Default: nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that calls.
  ///   - coordinator: What offers alongside animations.
  func didDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  )
}
