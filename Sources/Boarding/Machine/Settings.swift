/// The surroundings in which a stack lives.
public struct Settings: Hashable, Sendable {
  /// The width of the container in points; finite and above 0.
  public var containerWidth: Double {
    didSet { Settings.checkWidth(containerWidth) }
  }
  /// The direction in which the language is laid out.
  public var layoutDirection: LayoutDirection
  /// Whether the person asked for less motion: transitions take no time.
  public var reducesMotion: Bool
  /// What takes the place of motion for a person who asked for less.
  public var reducedMotionStyle: ReducedMotionStyle
  /// What happens to a user move while something runs.
  public var movePolicy: BusyPolicy
  /// What happens to a command while something runs.
  public var commandPolicy: BusyPolicy
  /// What happens to a finger that touches while something runs.
  public var swipePolicy: SwipePolicy
  /// How a finger drives a transition.
  public var swipeRules: SwipeRules {
    didSet { Settings.check(swipeRules) }
  }
  /// Whether fingers may drive transitions.
  public var allowsGestures: Bool
  /// Whether moves of a person go forward only; commands may still go back.
  public var isForwardOnly: Bool
  /// What declared screens answer in place of what the flow declares, in order of screen and side.
  public internal(set) var guardAnswers: [PlacedGuardAnswer] = []
  /// The values of the facts of a declared flow, by their places, in the order of the facts.
  public internal(set) var facts: [Int] = []

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - containerWidth: The width of the container in points; finite and above 0.
  ///   - layoutDirection: The direction in which the language is laid out.
  ///   - reducesMotion: Whether the person asked for less motion.
  ///   - reducedMotionStyle: What takes the place of motion for a person who asked for less.
  ///   - movePolicy: What happens to a user move while something runs.
  ///   - commandPolicy: What happens to a command while something runs.
  ///   - swipePolicy: What happens to a finger that touches while something runs.
  ///   - swipeRules: How a finger drives a transition; valid ones.
  ///   - allowsGestures: Whether fingers may drive transitions.
  ///   - isForwardOnly: Whether moves of a person go forward only.
  public init(
    containerWidth: Double = 390,
    layoutDirection: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false,
    reducedMotionStyle: ReducedMotionStyle = .instant,
    movePolicy: BusyPolicy = .refuse,
    commandPolicy: BusyPolicy = .queue,
    swipePolicy: SwipePolicy = .refuse,
    swipeRules: SwipeRules = .boardingPass,
    allowsGestures: Bool = true,
    isForwardOnly: Bool = false
  ) {
    Settings.checkWidth(containerWidth)
    Settings.check(swipeRules)
    self.containerWidth = containerWidth
    self.layoutDirection = layoutDirection
    self.reducesMotion = reducesMotion
    self.reducedMotionStyle = reducedMotionStyle
    self.movePolicy = movePolicy
    self.commandPolicy = commandPolicy
    self.swipePolicy = swipePolicy
    self.swipeRules = swipeRules
    self.allowsGestures = allowsGestures
    self.isForwardOnly = isForwardOnly
  }

  /// Makes sure that rules of swipes hold numbers that are in range.
  ///
  /// - Parameter rules: The rules.
  private static func check(_ rules: SwipeRules) {
    precondition(rules.isValid, "A number in the rules of swipes is out of range.")
  }

  /// Makes sure that a number can be the width of a container.
  ///
  /// - Parameter width: A number of points.
  private static func checkWidth(_ width: Double) {
    precondition(isWidth(width), "The width of a container is a finite number of points above 0.")
  }

  /// Tells whether a number can be the width of a container.
  ///
  /// - Parameter width: A number of points.
  /// - Returns: True if it is finite and above 0.
  static func isWidth(_ width: Double) -> Bool {
    width.isFinite && width > 0
  }
}

/// What takes the place of motion for a person who asked for less.
public enum ReducedMotionStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// Transitions take no time.
  case instant
  /// Transitions take their time and fade from one screen to the other.
  case crossFade
}
