/// Driving a transition that a command or move of motion *interactive* has begun.
extension BoardingNavigationController {
  /// Brings the interactive transition to a progress.
  ///
  /// ```swift
  /// controller.push(details, .interactive)
  /// controller.updateInteraction(progress: 0.4)
  /// controller.cancelInteraction()
  /// ```
  ///
  /// - Parameter progress: How far it is, clamped to 0...1; one that is not finite is refused.
  /// - Returns: What became of the step; refused without an interactive transition.
  @discardableResult
  public func updateInteraction(progress: Double) -> CommandAnswer {
    submit(ScreenRequest(.interaction(.update(progress: progress))))
  }

  /// Lets the interactive transition run on to its destination, and changes the stack.
  ///
  /// - Parameter completionSpeed: The multiple of the normal speed, finite and above 0.
  /// - Returns: What became of the step; refused without an interactive transition.
  @discardableResult
  public func finishInteraction(completionSpeed: Double = 1) -> CommandAnswer {
    submit(ScreenRequest(.interaction(.finish(completionSpeed: completionSpeed))))
  }

  /// Lets the interactive transition run back to its source, as if it had never been.
  ///
  /// - Parameter completionSpeed: The multiple of the normal speed, finite and above 0.
  /// - Returns: What became of the step; refused without an interactive transition.
  @discardableResult
  public func cancelInteraction(completionSpeed: Double = 1) -> CommandAnswer {
    submit(ScreenRequest(.interaction(.cancel(completionSpeed: completionSpeed))))
  }
}
