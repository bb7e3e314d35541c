package import Boarding
import BoardingMotion
import BoardingScript

/// Draws the steps of a run of a declared flow, each of which a script can say.
package struct FuzzSteps: Sendable {
  /// Where the chance comes from.
  private(set) var random: SplitMix64
  /// Which kinds of input the run draws.
  let swarm: Swarm
  /// The flow.
  private let flow: Flow
  /// How many screens the flow declares.
  let screenCount: Int
  /// Which way a finger goes most of the time.
  private(set) var heading: Double = -1

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - flow: The flow, declared with one screen or more.
  package init(seed: UInt64, flow: Flow) {
    random = SplitMix64(seed: seed)
    swarm = Swarm(using: &random)
    self.flow = flow
    screenCount = flow.screens.count
  }

  /// Draws a step.
  ///
  /// - Parameter machine: The machine, so that most steps make sense there.
  /// - Returns: The step.
  package mutating func next(for machine: borrowing Machine) -> FuzzStep {
    if machine.state.stack.isEmpty, random.isChance(7, of: 8) {
      if swarm.has(.resume), random.isChance(1, of: 2) { return resumption() }
      return .input(.command(.start(flow.root ?? .absent)))
    }
    if machine.state.gesturePhase != .none {
      if random.isChance(5, of: 8) { return gesture() }
    } else if machine.state.transition?.isInteractive == true, random.isChance(1, of: 2) {
      return .input(.interaction(interaction()))
    }
    if machine.pendingScreen != nil, random.isChance(1, of: 4) {
      return .answer(isAllowed: random.isChance(3, of: 4))
    }
    if !machine.state.isContainerVisible, random.isChance(1, of: 6) {
      return .input(.container(.appear))
    }
    if machine.state.isEnding, random.isChance(1, of: 3) {
      return .input(.command(.setStack(list()), motion: motion(), source: nil))
    }
    return step(of: swarm.kind(using: &random), for: machine)
  }

  /// Draws a step of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - machine: The machine.
  /// - Returns: The step.
  private mutating func step(of kind: Swarm.Kind, for machine: borrowing Machine) -> FuzzStep {
    switch kind {
    case .next: move(.next, for: machine)
    case .back: move(.previous, for: machine)
    case .choose: choice(for: machine)
    case .push: command(.push(screen()), for: machine)
    case .pop: command(pop(), for: machine)
    case .replace: command(.replaceTop(screen()), for: machine)
    case .set: command(.setStack(list()), for: machine)
    case .skip: command(.skipTo(flow.lastScreen ?? .absent), for: machine)
    case .end: ending(for: machine)
    case .finger: .input(.pan(.began(start: start())))
    case .interaction: .input(.interaction(interaction()))
    case .guards: .input(.setting(guardSetting()))
    case .container: .input(.container(ContainerChange.allCases[random.number(below: 3)]))
    case .surroundings: surroundings()
    case .policies: .input(.setting(policy()))
    case .rules: .input(.setting(rule()))
    case .facts: fact(for: machine)
    case .resume: resumption()
    case .time: .input(.advance(nanoseconds: time(for: machine)))
    }
  }

  /// Draws a screen.
  ///
  /// - Returns: The screen.
  private mutating func screen() -> ScreenID {
    ScreenID(rawValue: random.number(below: screenCount))
  }

  /// Draws the screens with which a run begins that was left; now and then none.
  ///
  /// - Returns: The step.
  private mutating func resumption() -> FuzzStep {
    let screens = random.isChance(1, of: 8) ? [] : list()
    return .input(.command(.resume(screens), motion: .instant))
  }

  /// Draws another value of a fact.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The step; time where there are no facts.
  private mutating func fact(for machine: borrowing Machine) -> FuzzStep {
    if flow.facts.isEmpty { return .input(.advance(nanoseconds: time(for: machine))) }
    let fact = random.number(below: flow.facts.count)
    let value = random.number(below: flow.facts[fact].values.count)
    return .input(.setting(.fact(FactID(rawValue: fact), value)))
  }

  /// Draws a stack, now and then one with a screen twice.
  ///
  /// - Returns: The screens, root first, one or more.
  private mutating func list() -> [ScreenID] {
    let count = 1 + random.number(below: min(screenCount, 6))
    if random.isChance(1, of: 8) { return (0..<count).map { _ in screen() } }
    // Every step that is prime to the number of screens meets each of them once.
    let first = random.number(below: screenCount)
    var step = 1 + random.number(below: screenCount)
    while !isPrime(step, to: screenCount) { step += 1 }
    return (0..<count).map { ScreenID(rawValue: (first + $0 * step) % screenCount) }
  }

  /// Tells whether two numbers have no divisor in common.
  ///
  /// - Parameters:
  ///   - one: A number.
  ///   - other: Another number.
  /// - Returns: True if they have none.
  private func isPrime(_ one: Int, to other: Int) -> Bool {
    var (one, other) = (one, other)
    while other > 0 { (one, other) = (other, one % other) }
    return one == 1
  }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - kind: Where the person wants to go.
  ///   - machine: The machine.
  /// - Returns: The step.
  private mutating func move(_ kind: UserMove.Kind, for machine: borrowing Machine) -> FuzzStep {
    .input(.move(UserMove(kind, motion: motion(), source: source(for: machine))))
  }

  /// Draws a named link, most of the time one of the top.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The step; a move back where no screen has a link.
  private mutating func choice(for machine: borrowing Machine) -> FuzzStep {
    if flow.choiceLabels.isEmpty { return move(.previous, for: machine) }
    var label = ChoiceID(rawValue: random.number(below: flow.choiceLabels.count))
    if let top = machine.state.stack.top, random.isChance(7, of: 8) {
      let choices = flow.screens[top.rawValue].choices
      if !choices.isEmpty { label = choices[random.number(below: choices.count)].label }
    }
    return move(.choice(label), for: machine)
  }

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - machine: The machine.
  /// - Returns: The step.
  private mutating func command(_ command: Command, for machine: borrowing Machine) -> FuzzStep {
    .input(.command(command, motion: motion(), source: source(for: machine)))
  }

  /// Draws how screens are taken off.
  ///
  /// - Returns: The command.
  private mutating func pop() -> Command {
    let drawn = random.next() & 3
    if drawn == 0 { return .popTo(screen()) }
    return drawn == 1 ? .popToRoot : .pop
  }

  /// Draws how the flow ends.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The step.
  private mutating func ending(for machine: borrowing Machine) -> FuzzStep {
    let end = FlowEnd.allCases[random.number(below: 2)]
    return .input(.command(.finishFlow(end), source: source(for: machine)))
  }

  /// Draws how a change is shown.
  ///
  /// - Returns: The motion.
  private mutating func motion() -> Motion {
    let drawn = random.next() & 15
    if drawn < 3 { return .instant }
    return drawn < 7 && swarm.allowsHands ? .interactive : .animated
  }

  /// Draws the screen that an input comes from.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The screen, most of the time the top, or nil for none.
  private mutating func source(for machine: borrowing Machine) -> ScreenID? {
    if !swarm.namesSources { return nil }
    let drawn = random.next() & 7
    if drawn == 0 { return screen() }
    return drawn < 4 ? machine.state.stack.top : nil
  }

  /// Draws a step of what somebody drives.
  ///
  /// - Returns: The step.
  private mutating func interaction() -> Interaction {
    let drawn = random.next()
    let progress = Double(drawn >> 8 & 31) / 16 - 0.5
    let speed = Self.speeds[Int(drawn >> 16 & 7)]
    if drawn & 7 < 4 { return .update(progress: progress) }
    return drawn & 7 < 6 ? .finish(completionSpeed: speed) : .cancel(completionSpeed: speed)
  }

  /// Multiples of the normal speed, one of which makes no sense.
  private static let speeds: [Double] = [1, 1, 1, 1, 0.5, 0.5, 3, 0]

  /// Draws how much time passes.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The time in nanoseconds; often exactly up to what is due.
  private mutating func time(for machine: borrowing Machine) -> Int64 {
    let drawn = random.next()
    let millisecond: Int64 = 1_000_000
    let kind = drawn & 63
    if kind == 0 { return drawn >> 8 & 1 == 0 ? -millisecond : 1 }
    if kind == 1 { return 0 }
    if kind >= 24 { return Int64((drawn >> 8) % 500) * millisecond }
    guard let deadline = machine.state.deadline else { return millisecond }
    return min(deadline.nanoseconds - machine.state.now.nanoseconds, 3_600_000 * millisecond)
  }

  /// Draws a word of chance.
  ///
  /// - Returns: The word.
  mutating func draw() -> UInt64 { random.next() }

  /// Turns a finger.
  ///
  /// - Parameter isToLeft: True if it goes to the left most of the time.
  mutating func turn(_ isToLeft: Bool) { heading = isToLeft ? -1 : 1 }
}
