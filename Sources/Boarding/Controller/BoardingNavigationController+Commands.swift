extension BoardingNavigationController {
  /// Puts up the first screen of the series.
  ///
  /// - Returns: What became of the command; refused with `noTarget` without a series.
  @discardableResult
  public func start() -> CommandAnswer {
    submit(ScreenRequest(.start))
  }

  /// Begins where the flow was left.
  ///
  /// Which screens are still there, and whether the last one is needed, is for the app to say before:
  /// a controller knows of no facts.
  ///
  /// - Parameter screens: The screens that were left, root first, none of them twice; without any it
  ///   is an ordinary start.
  /// - Returns: What became of the command; refused with `wrongPhase` once a screen was shown.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @discardableResult
  public func resume(_ screens: [any Screen]) -> CommandAnswer {
    submit(ScreenRequest(screens.isEmpty ? .start : .resume(screens)))
  }

  /// Puts a screen on top.
  ///
  /// - Parameters:
  ///   - screen: The screen to put there; it must not be on the stack.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  ///   - onReturn: What is called, once, when the screen that is the top now is the top again, with
  ///     what was handed back to it; also if that can no longer be, or the push is refused.
  /// - Returns: What became of the command.
  @discardableResult
  public func push(
    _ screen: any Screen,
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil,
    onReturn: ((BoardingNavigationController, ScreenResult) -> Void)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.push(screen), motion: motion, source: source, onReturn: onReturn))
  }

  /// Takes the top off.
  ///
  /// - Parameters:
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  ///   - result: What the screen that is uncovered gets if it waits for a result.
  /// - Returns: What became of the command.
  @discardableResult
  public func pop(
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil,
    returning result: AnyObject? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.pop, motion: motion, source: source, result: result))
  }

  /// Takes everything above a screen off.
  ///
  /// - Parameters:
  ///   - screen: The screen to uncover.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  ///   - result: What the screen that is uncovered gets if it waits for a result.
  /// - Returns: What became of the command.
  @discardableResult
  public func pop(
    to screen: any Screen,
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil,
    returning result: AnyObject? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.popTo(screen), motion: motion, source: source, result: result))
  }

  /// Takes everything above the root off.
  ///
  /// - Parameters:
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  ///   - result: What the screen that is uncovered gets if it waits for a result.
  /// - Returns: What became of the command.
  @discardableResult
  public func popToRoot(
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil,
    returning result: AnyObject? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.popToRoot, motion: motion, source: source, result: result))
  }

  /// Puts a screen in the place of the top.
  ///
  /// - Parameters:
  ///   - screen: The screen to put there; it must not be on the stack.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  /// - Returns: What became of the command.
  @discardableResult
  public func replaceTop(
    with screen: any Screen,
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.replaceTop(screen), motion: motion, source: source))
  }

  /// Puts screens in the place of the whole stack.
  ///
  /// - Parameters:
  ///   - screens: The screens, root first, none of them twice.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the command; refused if it is no longer the top.
  /// - Returns: What became of the command.
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  @discardableResult
  public func setScreens(
    _ screens: [any Screen],
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.setScreens(screens), motion: motion, source: source))
  }

  /// Pushes the screen after the top: its own answer, or else its neighbour in the series.
  ///
  /// - Parameters:
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the move; refused if it is no longer the top.
  /// - Returns: What became of the move.
  /// - SeeAlso: BoardingPass's `pushToNextViewController(animated:)`.
  @discardableResult
  public func pushToNext(
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.next, motion: motion, source: source))
  }

  /// Pops to the screen before the top: its own answer, or else its neighbour in the series.
  ///
  /// - Parameters:
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the move; refused if it is no longer the top.
  ///   - result: What the screen that is uncovered gets if it waits for a result.
  /// - Returns: What became of the move.
  /// - SeeAlso: BoardingPass's `popToPreviousViewController(animated:)`.
  @discardableResult
  public func popToPrevious(
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil,
    returning result: AnyObject? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.previous, motion: motion, source: source, result: result))
  }

  /// Goes along a named link of the top.
  ///
  /// - Parameters:
  ///   - label: The label of the link.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the move; refused if it is no longer the top.
  /// - Returns: What became of the move.
  @discardableResult
  public func choose(
    _ label: String,
    _ motion: Motion = .animated,
    from source: (any Screen)? = nil
  ) -> CommandAnswer {
    submit(ScreenRequest(.choice(label), motion: motion, source: source))
  }
}
