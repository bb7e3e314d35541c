import Boarding
import BoardingScript

extension ExplorerInput.Action {
  /// How fast a swipe is thrown back, in points per second.
  static let throwingBack: Double = -1_000

  /// What a machine that rests is handed, one after the other, before time runs until nothing moves.
  ///
  /// A swipe has the length and the velocity at the release of `swipe` in a script. Where it is
  /// not completed on the way, no more than its last sample is handed in.
  ///
  /// - Parameters:
  ///   - flow: The flow, whose surroundings are as they were declared.
  ///   - pending: The screen that thinks about a move, or nil if none does.
  /// - Returns: The inputs.
  func inputs(in flow: Flow, pending: ScreenID?) -> [Input] {
    switch self {
    case .history(let place): flow.settings(for: flow.histories[place]).map { .setting($0) }
    case .start: [.command(.start(flow.root ?? .absent))]
    case .next: [.move(UserMove(.next))]
    case .back: [.move(UserMove(.previous))]
    case .choice(let label): [.move(UserMove(.choice(label)))]
    case .swipe(let direction): swipe(direction, velocity: nil, flow.options.settings)
    case .cancelledSwipe(let direction):
      swipe(direction, velocity: Self.throwingBack, flow.options.settings)
    case .answer(true): [.reply(.permission(.allowed))]
    case .answer(false): [.reply(.permission(.refused(by: pending ?? .absent)))]
    case .fact(let fact, let value): [.setting(.fact(fact, value))]
    }
  }

  /// The samples of a finger that moves over the screen.
  ///
  /// - Parameters:
  ///   - direction: Where it leads along the flow.
  ///   - velocity: How fast it is lifted, in points per second towards the destination; nil for as
  ///     fast as it moved.
  ///   - settings: The surroundings.
  /// - Returns: The samples, from its touch to its lift.
  private func swipe(
    _ direction: Direction,
    velocity: Double?,
    _ settings: Settings
  ) -> [Input] {
    let width = settings.containerWidth
    let isLeftToRight = settings.layoutDirection == .leftToRight
    let isToLeft = (direction == .forward) == isLeftToRight
    let sign: Double = isToLeft ? -1 : 1
    let way = sign * width * Finger.swipeDistance
    let speed = sign * (velocity ?? width * Finger.swipeDistance / Finger.swipeSeconds)
    let completion = settings.swipeRules.completionProgress ?? 1
    let count = completion > Finger.swipeDistance ? 1 : Finger.swipeSamples
    var inputs: [Input] = [.pan(.began(start: PanVector(x: isToLeft ? width : 0)))]
    for number in 1...count {
      let place = way * (Double(number) / Double(count))
      inputs.append(.pan(.moved(PanSample(translation: PanVector(x: place)))))
    }
    let last = PanSample(translation: PanVector(x: way), velocity: PanVector(x: speed))
    inputs.append(.pan(.ended(last)))
    return inputs
  }
}
