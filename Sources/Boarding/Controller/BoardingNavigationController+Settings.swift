extension BoardingNavigationController {
  /// The width of the container in points; one that is not finite and above 0 is refused.
  public var containerWidth: Double {
    get { machine.state.settings.containerWidth }
    set { apply(.containerWidth(newValue)) }
  }

  /// The direction in which the language is laid out.
  public var layoutDirection: LayoutDirection {
    get { machine.state.settings.layoutDirection }
    set { apply(.layoutDirection(newValue)) }
  }

  /// Whether the person asked for less motion; setting it ends a running transition at once.
  public var reducesMotion: Bool {
    get { machine.state.settings.reducesMotion }
    set { apply(.reduceMotion(newValue)) }
  }

  /// What takes the place of motion for a person who asked for less.
  public var reducedMotionStyle: ReducedMotionStyle {
    get { machine.state.settings.reducedMotionStyle }
    set { apply(.reducedMotionStyle(newValue)) }
  }

  /// What happens to a user move while something runs.
  public var movePolicy: BusyPolicy {
    get { machine.state.settings.movePolicy }
    set { apply(.movePolicy(newValue)) }
  }

  /// What happens to a command while something runs.
  public var commandPolicy: BusyPolicy {
    get { machine.state.settings.commandPolicy }
    set { apply(.commandPolicy(newValue)) }
  }

  /// Changes the surroundings of the stack.
  ///
  /// - Parameter setting: What changes.
  /// - Returns: Applied, deferred inside a callback, or refused.
  @discardableResult
  public func apply(_ setting: Setting) -> CommandAnswer {
    submit(ScreenRequest(.setting(setting)))
  }
}
