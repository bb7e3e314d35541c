/// A visible screen of a controller, and where it stands.
public struct VisibleScreen {
  /// The screen.
  public let screen: any Screen
  /// Where it stands in the container, and how opaque it is.
  public let position: ScreenPosition
}

/// What is to be drawn at an instant.
public struct ControllerPresentation {
  /// The visible screens, the one that is left first; later ones lie above.
  public let screens: [VisibleScreen]
  /// How far the running transition is, or nil if none runs.
  public let progress: Double?
  /// All values of the controller.
  public let values: ValueStore.Presentation
}

extension BoardingNavigationController {
  /// Returns what is to be drawn at this instant.
  public var presentation: ControllerPresentation { presentation(at: now) }

  /// Returns what is to be drawn at an instant, without letting time pass.
  ///
  /// The transition that runs now counts for all instants: before it began it stands at its
  /// source, from its end on at its destination. What a finger holds stays where it is.
  ///
  /// ```swift
  /// for visible in onboarding.presentation.screens {
  ///   let position = visible.position
  ///   draw(visible.screen, at: position.offset, opacity: position.opacity)
  /// }
  /// ```
  ///
  /// - Parameter instant: An instant.
  /// - Returns: Where the visible screens stand, and all values.
  public func presentation(at instant: Instant) -> ControllerPresentation {
    let screens = machine.positions(at: instant).compactMap { position in
      table[position.screen].map { VisibleScreen(screen: $0, position: position) }
    }
    return ControllerPresentation(
      screens: screens,
      progress: machine.state.transition?.progress(at: instant),
      values: valueKeeper.store.presentation(at: valueProgress(at: instant))
    )
  }
}
