extension Settings {
  /// Takes a change of the surroundings over, whatever it says.
  ///
  /// Whether it makes sense, and what runs meanwhile, is the caller's to see to.
  ///
  /// - Parameter setting: The change.
  /// - Complexity: O(*n*) for what a screen answers, where *n* is the number of such answers.
  package mutating func apply(_ setting: Setting) {
    switch setting {
    case .containerWidth(let width): containerWidth = width
    case .layoutDirection(let direction): layoutDirection = direction
    case .reduceMotion(let reduces): reducesMotion = reduces
    case .reducedMotionStyle(let style): reducedMotionStyle = style
    case .movePolicy(let policy): movePolicy = policy
    case .commandPolicy(let policy): commandPolicy = policy
    case .swipePolicy(let policy): swipePolicy = policy
    case .swipeRules(let rules): swipeRules = rules
    case .gestures(let areAllowed): allowsGestures = areAllowed
    case .forwardOnly(let isOn): isForwardOnly = isOn
    case .guardAnswer(let screen, let side, let answer): setGuardAnswer(answer, of: screen, side)
    case .fact(let fact, let value):
      if facts.indices.contains(fact.rawValue) { facts[fact.rawValue] = value }
    }
  }
}
