import Boarding
import BoardingMotion

/// The steps of a finger, in points to the right and down from where it went down.
extension Input {
  /// The finger goes down, at a place or nobody knows where.
  static func began(at x: Double? = nil) -> Input {
    .pan(.began(start: x.map { PanVector(x: $0, y: 100) }))
  }

  static func moved(_ x: Double, _ y: Double = 0, velocity: Double? = nil) -> Input {
    .pan(.moved(sample(x, y, velocity)))
  }

  /// The finger is lifted.
  static func ended(_ x: Double, _ y: Double = 0, velocity: Double? = nil) -> Input {
    .pan(.ended(sample(x, y, velocity)))
  }

  /// The system takes the touch away.
  static func taken(_ x: Double, _ y: Double = 0, velocity: Double? = nil) -> Input {
    .pan(.cancelled(sample(x, y, velocity)))
  }

  /// The late word that allows what is pending.
  static let allow: Input = .reply(.permission(.allowed))

  /// The late word of a screen that is against what is pending.
  static func forbid(_ letter: String) -> Input {
    .reply(.permission(.refused(by: screen(letter))))
  }

  /// What a declared screen answers from now on.
  static func guarding(
    _ letter: String,
    _ side: GuardSide,
    _ answer: GuardAnswer?
  ) -> Input {
    .setting(.guardAnswer(screen(letter), side, answer))
  }

  private static func sample(_ x: Double, _ y: Double, _ velocity: Double?) -> PanSample {
    PanSample(
      translation: PanVector(x: x, y: y),
      velocity: velocity.map { PanVector(x: $0) }
    )
  }

  /// The same step in a container that is 400 points wide, seen in a mirror.
  var inMirror: Input {
    switch self {
    case .pan(.began(let start)):
      .pan(.began(start: start.map { PanVector(x: 400 - $0.x, y: $0.y) }))
    case .pan(.moved(let sample)): .pan(.moved(sample.mirrored))
    case .pan(.ended(let sample)): .pan(.ended(sample.mirrored))
    case .pan(.cancelled(let sample)): .pan(.cancelled(sample.mirrored))
    case .command, .move, .interaction, .reply, .container, .setting, .advance: self
    }
  }
}

extension PanSample {
  /// The same sample seen in a mirror.
  fileprivate var mirrored: PanSample {
    PanSample(
      translation: PanVector(x: -translation.x, y: translation.y),
      velocity: velocity.map { PanVector(x: -$0.x, y: $0.y) }
    )
  }
}

extension Flow {
  /// Makes a declared flow in a container that is 400 points wide.
  ///
  /// - Parameters:
  ///   - series: The screens that follow one another.
  ///   - rules: How a finger drives a transition.
  ///   - policy: What happens to a finger that touches while something runs.
  ///   - edit: What else is declared.
  /// - Returns: The flow; its transitions take 400 ms.
  static func swiped(
    _ series: String = "ABC",
    _ rules: SwipeRules = .boardingPass,
    policy: SwipePolicy = .refuse,
    edit: (inout FlowDraft) -> Void = { _ in }
  ) -> Flow {
    let settings = Settings(containerWidth: 400, swipePolicy: policy, swipeRules: rules)
    return declared(series: series, settings: settings, edit: edit)
  }

  /// Makes an open flow in a container that is 400 points wide.
  ///
  /// - Parameters:
  ///   - asksPermission: Whether the driver is asked if the screens allow a change.
  ///   - rules: How a finger drives a transition.
  /// - Returns: The flow.
  static func openSwiped(
    asksPermission: Bool = false,
    _ rules: SwipeRules = .boardingPass
  ) -> Flow {
    let settings = Settings(containerWidth: 400, swipeRules: rules)
    return Flow(
      openNamed: "Open",
      asksPermission: asksPermission,
      options: Options(settings: settings, animation: .linear)
    )
  }
}

extension Run {
  /// Hands inputs in, one after the other.
  ///
  /// - Parameter inputs: The inputs.
  mutating func hand(all inputs: [Input]) {
    for input in inputs { hand(input) }
  }

  /// The shown progress of the transition now, or nil without one.
  var progress: Double? {
    machine.state.transition?.progress(at: machine.state.now)
  }

  /// What the finger is doing.
  var gesture: Machine.State.GesturePhase { machine.state.gesturePhase }

  /// When the transition ends, in milliseconds from now, or nil if somebody holds it.
  var millisecondsLeft: Double? {
    guard let end = machine.state.transition?.end else { return nil }
    return Double(end.nanoseconds - machine.state.now.nanoseconds) / 1e6
  }
}
