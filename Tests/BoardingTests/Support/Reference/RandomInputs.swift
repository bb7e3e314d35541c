import Boarding
import BoardingMotion

/// Draws inputs, sensible and absurd ones.
struct RandomInputs {
  /// Where the chance comes from.
  var random: SplitMix64
  /// How many screens the sensible inputs speak of.
  let screenCount: Int
  /// Where the finger is.
  var translation = PanVector.zero
  /// Which way the finger goes most of the time.
  var heading: Double = 1

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - random: Where the chance comes from.
  ///   - screenCount: How many screens the sensible inputs speak of.
  init(random: SplitMix64, screenCount: Int) {
    self.random = random
    self.screenCount = screenCount
  }

  /// Draws an input.
  ///
  /// - Parameter machine: The machine, so that most inputs make sense there.
  /// - Returns: The input.
  mutating func next(for machine: Machine) -> Input {
    let state = machine.state
    if case .asking(let asking) = state.phase, random.isChance(4, of: 5) {
      switch asking.question {
      case .target: return .reply(.target(random.isChance(1, of: 6) ? nil : screen()))
      case .permission: return .reply(.permission(permission()))
      case .animation: return .reply(.animation(animation()))
      }
    }
    if machine.pendingScreen != nil, random.isChance(1, of: 8) {
      return .reply(.permission(permission()))
    }
    if let input = fitting(state) { return input }
    switch random.number(below: 37) {
    case 0..<14: return .command(command(), motion: motion(), source: source(in: state))
    case 14..<21:
      return .move(UserMove(moveKind(), motion: motion(), source: source(in: state)))
    case 21..<23: return .setting(setting())
    case 23: return .reply(random.isChance(1, of: 2) ? .target(screen()) : .animation(animation()))
    case 24: return .container(random.pick(ContainerChange.allCases))
    case 25: return .interaction(interaction())
    case 26: return .pan(pan(isTouched: random.isChance(1, of: 2)))
    default: return .advance(nanoseconds: time(for: state))
    }
  }

  /// Draws an input for a state in which most others would be refused.
  ///
  /// - Parameter state: Where the machine stands.
  /// - Returns: The input, or nil where any other will do.
  private mutating func fitting(_ state: Machine.State) -> Input? {
    if state.gesturePhase != .none {
      if random.isChance(1, of: 2) { return .pan(pan(isTouched: true)) }
      if random.isChance(1, of: 10) {
        return .setting(.layoutDirection(random.pick(LayoutDirection.allCases)))
      }
      if random.isChance(1, of: 10) {
        return .setting(.containerWidth(random.pick([195, 390, 780])))
      }
      return random.isChance(1, of: 2) ? .advance(nanoseconds: time(for: state)) : nil
    }
    if random.isChance(1, of: state.transition == nil ? 4 : 8) {
      return .pan(pan(isTouched: false))
    }
    if state.transition?.isInteractive == true {
      return random.isChance(2, of: 3) ? .interaction(interaction()) : nil
    }
    if !state.isContainerVisible, random.isChance(1, of: 6) { return .container(.appear) }
    if state.isEnding, random.isChance(1, of: 3) {
      return .command(.setStack(list()), motion: motion(), source: nil)
    }
    return nil
  }

  /// Draws a step of an interactive transition.
  ///
  /// - Returns: The step.
  mutating func interaction() -> Interaction {
    switch random.number(below: 8) {
    case 0..<4: .update(progress: progress())
    case 4..<6: .finish(completionSpeed: speed())
    default: .cancel(completionSpeed: speed())
    }
  }

  private mutating func progress() -> Double {
    random.isChance(1, of: 8)
      ? random.pick([-1, 2, -.infinity, .infinity, .nan, -0.0, .leastNonzeroMagnitude])
      : Double(random.number(below: 17)) / 16
  }

  private mutating func speed() -> Double {
    random.isChance(1, of: 8)
      ? random.pick([0, -1, .nan, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
      : random.pick([1, 1, 0.5, 3])
  }

  /// Draws a command or a move that names no source.
  ///
  /// - Returns: The input.
  mutating func nextRequest() -> Input {
    random.isChance(1, of: 2)
      ? .command(command(), motion: .animated) : .move(UserMove(moveKind(), motion: .animated))
  }

  mutating func screen() -> ScreenID {
    if random.isChance(1, of: 24) {
      return ScreenID(rawValue: random.pick([.min, -2, -1, screenCount, 1000, .max]))
    }
    return ScreenID(rawValue: random.number(below: screenCount))
  }

  private mutating func command() -> Command {
    switch random.number(below: 18) {
    case 0: .start(screen())
    case 16: .skipTo(screen())
    case 17: random.isChance(1, of: 3) ? .finishFlow(random.pick(FlowEnd.allCases)) : .pop
    case 1..<6: .push(screen())
    case 6..<9: .pop
    case 9: .popTo(screen())
    case 10: .popToRoot
    case 11..<13: .replaceTop(screen())
    default: .setStack(list())
    }
  }

  private mutating func list() -> [ScreenID] {
    if random.isChance(1, of: 8) { return (0..<random.number(below: 4)).map { _ in screen() } }
    let all = (0..<screenCount).map(ScreenID.init).shuffled(using: &random)
    return Array(all.prefix(1 + random.number(below: screenCount)))
  }

  private mutating func moveKind() -> UserMove.Kind {
    switch random.number(below: 8) {
    case 0..<4: .next
    case 4..<6: .previous
    default: .choice(ChoiceID(rawValue: random.pick([0, 0, 1, 1, 2, 3, -1, .max, .min])))
    }
  }

  private mutating func motion() -> Motion {
    switch random.number(below: 10) {
    case 0..<3: .instant
    case 3..<6: .interactive
    default: .animated
    }
  }

  private mutating func source(in state: Machine.State) -> ScreenID? {
    switch random.number(below: 8) {
    case 0: screen()
    case 1..<4: state.stack.top
    default: nil
    }
  }

  private mutating func setting() -> Setting {
    switch random.number(below: 16) {
    case 0:
      .containerWidth(
        random.pick([
          390, 390, 780, 1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0, -1, .nan,
          .infinity,
        ])
      )
    case 1: .layoutDirection(random.pick(LayoutDirection.allCases))
    case 2: .reduceMotion(random.isChance(1, of: 3))
    case 3: .reducedMotionStyle(random.pick(ReducedMotionStyle.allCases))
    case 4: .movePolicy(random.pick(BusyPolicy.allCases))
    case 5..<7: .commandPolicy(random.pick(BusyPolicy.allCases))
    case 7..<9: .swipePolicy(random.pick(SwipePolicy.allCases))
    case 9..<12: .swipeRules(rules())
    case 12: .gestures(random.isChance(5, of: 6))
    case 13: .forwardOnly(random.isChance(1, of: 4))
    default: .guardAnswer(screen(), random.pick(GuardSide.allCases), guardAnswer())
    }
  }

  /// Draws what a screen answers; most of the time it stops standing in the way.
  private mutating func guardAnswer() -> GuardAnswer? {
    random.isChance(1, of: 4)
      ? World.objection(using: &random) : random.pick([.allow, .allow, .allow, nil])
  }

  private mutating func animation() -> TransitionAnimation {
    TransitionAnimation(
      duration: random.pick([
        .zero, .nanoseconds(1), .milliseconds(100), .milliseconds(400), .milliseconds(400),
        .seconds(1 << 40),
      ]),
      curve: .linear,
      style: random.pick([.slide, .crossFade, .custom(1), .none])
    )
  }

  private mutating func time(for state: Machine.State) -> Int64 {
    switch random.number(below: 200) {
    case 0: return random.pick([.min, -1, .max, .max - 1, .max / 2])
    case 1..<60:
      guard let deadline = state.deadline else { return 1_000_000 }
      return min(deadline.nanoseconds - state.now.nanoseconds, .max - 1)
    case 60..<70: return random.pick([0, 1])
    default: return Int64(random.number(below: 500)) * 1_000_000
    }
  }
}
