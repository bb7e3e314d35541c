import Boarding
import BoardingScript

extension ExplorerInput.Action {
  /// How fast a swipe is thrown back, in points per second.
  static let throwingBack: Double = -1_000

  /// Does what the action says, and lets time run until nothing moves.
  ///
  /// A swipe has the length and the velocity at the release of `swipe` in a script. Where it is
  /// not completed on the way, no more than its last sample is handed in.
  ///
  /// - Parameters:
  ///   - machine: The machine, which rests.
  ///   - events: Where its events are appended.
  func perform(on machine: inout Machine, into events: inout [Event]) {
    switch self {
    case .history(let place):
      for setting in machine.flow.settings(for: machine.flow.histories[place]) {
        machine.handle(.setting(setting), into: &events)
      }
    case .start:
      machine.handle(.command(.start(machine.flow.root ?? .absent)), into: &events)
    case .next:
      machine.handle(.move(UserMove(.next)), into: &events)
    case .back:
      machine.handle(.move(UserMove(.previous)), into: &events)
    case .choice(let label):
      machine.handle(.move(UserMove(.choice(label))), into: &events)
    case .swipe(let direction):
      swipe(direction, velocity: nil, on: &machine, into: &events)
    case .cancelledSwipe(let direction):
      swipe(direction, velocity: Self.throwingBack, on: &machine, into: &events)
    case .answer(true):
      machine.handle(.reply(.permission(.allowed)), into: &events)
    case .answer(false):
      let screen = machine.pendingScreen ?? .absent
      machine.handle(.reply(.permission(.refused(by: screen))), into: &events)
    case .fact(let fact, let value):
      machine.handle(.setting(.fact(fact, value)), into: &events)
    }
    machine.settle(into: &events)
  }

  /// Moves a finger over the screen.
  ///
  /// - Parameters:
  ///   - direction: Where it leads along the flow.
  ///   - velocity: How fast it is lifted, in points per second towards the destination; nil for as
  ///     fast as it moved.
  ///   - machine: The machine, which rests.
  ///   - events: Where its events are appended.
  private func swipe(
    _ direction: Direction,
    velocity: Double?,
    on machine: inout Machine,
    into events: inout [Event]
  ) {
    let width = machine.state.settings.containerWidth
    let isLeftToRight = machine.state.settings.layoutDirection == .leftToRight
    let isToLeft = (direction == .forward) == isLeftToRight
    let sign: Double = isToLeft ? -1 : 1
    let way = sign * width * Finger.swipeDistance
    let speed = sign * (velocity ?? width * Finger.swipeDistance / Finger.swipeSeconds)
    let completion = machine.state.settings.swipeRules.completionProgress ?? 1
    let count = completion > Finger.swipeDistance ? 1 : Finger.swipeSamples
    machine.handle(.pan(.began(start: PanVector(x: isToLeft ? width : 0))), into: &events)
    for number in 1...count {
      let place = way * (Double(number) / Double(count))
      machine.handle(.pan(.moved(PanSample(translation: PanVector(x: place)))), into: &events)
    }
    let last = PanSample(translation: PanVector(x: way), velocity: PanVector(x: speed))
    machine.handle(.pan(.ended(last)), into: &events)
  }
}
