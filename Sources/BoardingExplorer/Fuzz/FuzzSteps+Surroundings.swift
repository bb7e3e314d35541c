import Boarding
import BoardingMotion

/// Draws fingers, and what surrounds the stack.
extension FuzzSteps {
  /// Draws where a finger comes down.
  ///
  /// - Returns: The place in points from the left, or nil where nobody says it.
  mutating func start() -> PanVector? {
    let drawn = draw()
    turn(drawn >> 32 & 1 == 0)
    return drawn & 1 == 0 ? nil : PanVector(x: Self.starts[Int(drawn >> 8 & 7)])
  }

  /// Where fingers come down.
  private static let starts: [Double] = [0, 10, 30, 195, 360, 380, 390, 1000]

  /// Draws a step of a finger.
  ///
  /// - Returns: The step.
  mutating func gesture() -> FuzzStep {
    let drawn = draw()
    let kind = drawn & 15
    if kind < 10 {
      let way = Self.ways[Int(drawn >> 8 & 7)] * (drawn >> 16 & 3 == 0 ? -heading : heading)
      return .drag(x: way, y: drawn >> 24 & 7 == 0 ? Self.ways[Int(drawn >> 28 & 7)] : 0)
    }
    if kind >= 14 { return .takeAway }
    if drawn >> 8 & 1 == 0 { return .release(velocity: nil) }
    return .release(velocity: Self.velocities[Int(drawn >> 16 & 7)] * heading)
  }

  /// How far fingers move, in points.
  private static let ways: [Double] = [0, 0.25, 5, 20, 40, 80, 160, 300]
  /// How fast fingers are when they are lifted, in points a second.
  private static let velocities: [Double] = [0, 50, 200, 1000, 1000, -200, -1000, 5000]

  /// Draws what a screen answers from now on.
  ///
  /// - Returns: The setting.
  mutating func guardSetting() -> Setting {
    let drawn = draw()
    let screen = ScreenID(rawValue: Int(drawn >> 32) % screenCount)
    let side: GuardSide = drawn & 1 == 0 ? .leave : .enter
    return .guardAnswer(screen, side, Self.answers[Int(drawn >> 8 & 7)])
  }

  /// What screens answer, as declared where it is nil.
  private static let answers: [GuardAnswer?] = [
    .refuse(), .wait, .wait, nil, nil, .allow, .allow, .allow,
  ]

  /// Draws width, direction or reduced motion.
  ///
  /// - Returns: The step.
  mutating func surroundings() -> FuzzStep {
    let drawn = draw()
    let kind = Int(drawn & 7)
    if kind < 2 { return .input(.setting(.containerWidth(Self.widths[Int(drawn >> 8 & 7)]))) }
    if kind >= 4 { return .reduceMotion(Self.reductions[kind - 4]) }
    return .input(.setting(.layoutDirection(LayoutDirection.allCases[Int(drawn >> 8 & 1)])))
  }

  /// How motion is reduced, or not where it is nil.
  private static let reductions: [ReducedMotionStyle?] = [.instant, .crossFade, nil, nil]

  /// How wide containers are, in points; some cannot be.
  private static let widths: [Double] = [390, 390, 390, 195, 780, 1, 0, -1]

  /// Draws what happens to what comes while a transition runs.
  ///
  /// - Returns: The setting.
  mutating func policy() -> Setting {
    let drawn = draw()
    let (kind, place) = (drawn & 3, Int((drawn >> 8) % 3))
    if kind >= 2 { return .swipePolicy(SwipePolicy.allCases[place]) }
    let policy = BusyPolicy.allCases[place]
    return kind == 0 ? .movePolicy(policy) : .commandPolicy(policy)
  }

  /// Draws how swipes are judged, or whether there are any.
  ///
  /// - Returns: The setting.
  mutating func rule() -> Setting {
    let drawn = draw()
    let kind = Int(drawn & 15)
    return kind < Self.permits.count ? Self.permits[kind] : .swipeRules(rules(drawn >> 8))
  }

  /// What fingers and people may do at all.
  private static let permits: [Setting] = [
    .gestures(false), .gestures(true), .gestures(true), .forwardOnly(true), .forwardOnly(false),
    .forwardOnly(false),
  ]

  /// Makes rules of swipes.
  ///
  /// - Parameter drawn: What is chosen, in bits.
  /// - Returns: The rules.
  private func rules(_ drawn: UInt64) -> SwipeRules {
    SwipeRules(
      release: Self.releases[Int(drawn & 3)],
      completionProgress: Self.completions[Int(drawn >> 2 & 3)],
      slop: drawn >> 4 & 3 == 0 ? 10 : 0,
      isHorizontalOnly: drawn >> 6 & 3 == 0,
      edgeWidth: drawn >> 8 & 7 == 0 ? 40 : nil,
      isReversible: drawn >> 11 & 1 == 0,
      systemCancel: drawn >> 12 & 1 == 0 ? .cancels : .followsRelease,
      completionSpeed: drawn >> 13 & 3 == 0 ? 2 : 1,
      scrubsCurve: drawn >> 15 & 3 == 0,
      rubberBand: drawn >> 17 & 1 == 0 ? 0.55 : nil
    )
  }

  /// How releases are judged.
  private static let releases: [SwipeRules.Release] = [
    .threshold(progress: 0.5, projected: 0.75), .threshold(progress: 0.5, projected: 0.75),
    .threshold(progress: 0.9, projected: 0.25), .projecting(),
  ]
  /// Where a finger completes what it drives.
  private static let completions: [Double?] = [0.66, 0.66, 0.25, nil]
}
