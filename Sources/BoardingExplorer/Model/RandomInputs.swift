package import Boarding
package import BoardingMotion

/// Draws inputs, sensible and absurd ones.
package struct RandomInputs {
  /// Where the chance comes from.
  package var random: SplitMix64
  /// How many screens the sensible inputs speak of.
  package let screenCount: Int
  /// Where the finger is.
  var translation = PanVector.zero
  /// Which way the finger goes most of the time.
  var heading: Double = 1

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - random: Where the chance comes from.
  ///   - screenCount: How many screens the sensible inputs speak of.
  package init(random: SplitMix64, screenCount: Int) {
    self.random = random
    self.screenCount = screenCount
  }

  /// Draws an input.
  ///
  /// - Parameter machine: The machine, so that most inputs make sense there.
  /// - Returns: The input.
  package mutating func next(for machine: Machine) -> Input {
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
    let facts = machine.flow.facts
    if !facts.isEmpty, random.isChance(1, of: 6) { return .setting(fact(among: facts)) }
    if let input = fitting(state) { return input }
    let drawn = random.number(below: 37)
    if drawn < 14 { return .command(command(), motion: motion(), source: source(in: state)) }
    if drawn < 21 {
      return .move(UserMove(moveKind(), motion: motion(), source: source(in: state)))
    }
    if drawn < 23 { return .setting(setting()) }
    if drawn == 23 {
      return .reply(random.isChance(1, of: 2) ? .target(screen()) : .animation(animation()))
    }
    if drawn == 24 { return .container(random.pick(ContainerChange.allCases)) }
    if drawn == 25 { return .interaction(interaction()) }
    if drawn == 26 { return .pan(pan(isTouched: random.isChance(1, of: 2))) }
    return .advance(nanoseconds: time(for: state))
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
  package mutating func interaction() -> Interaction {
    let drawn = random.number(below: 8)
    if drawn < 4 { return .update(progress: progress()) }
    return drawn < 6 ? .finish(completionSpeed: speed()) : .cancel(completionSpeed: speed())
  }

  /// Draws a progress, now and then an absurd one.
  ///
  /// - Returns: The progress.
  private mutating func progress() -> Double {
    random.isChance(1, of: 8)
      ? random.pick([-1, 2, -.infinity, .infinity, .nan, -0.0, .leastNonzeroMagnitude])
      : Double(random.number(below: 17)) / 16
  }

  /// Draws a multiple of the normal speed, now and then an absurd one.
  ///
  /// - Returns: The multiple.
  private mutating func speed() -> Double {
    random.isChance(1, of: 8)
      ? random.pick([0, -1, .nan, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
      : random.pick([1, 1, 0.5, 3])
  }

  /// Draws a command or a move that names no source.
  ///
  /// - Returns: The input.
  package mutating func nextRequest() -> Input {
    random.isChance(1, of: 2)
      ? .command(command(), motion: .animated) : .move(UserMove(moveKind(), motion: .animated))
  }

  /// Draws a screen, now and then one that is not there.
  ///
  /// - Returns: The screen.
  package mutating func screen() -> ScreenID {
    if random.isChance(1, of: 24) {
      return ScreenID(rawValue: random.pick([.min, -2, -1, screenCount, 1000, .max]))
    }
    return ScreenID(rawValue: random.number(below: screenCount))
  }

  /// Draws a command.
  ///
  /// - Returns: The command.
  private mutating func command() -> Command {
    let drawn = random.number(below: 18)
    if drawn == 0 { return random.isChance(1, of: 2) ? .start(screen()) : .resume(list()) }
    if drawn < 6 { return .push(screen()) }
    if drawn < 9 { return .pop }
    if drawn == 9 { return .popTo(screen()) }
    if drawn == 10 { return .popToRoot }
    if drawn < 13 { return .replaceTop(screen()) }
    if drawn < 16 { return .setStack(list()) }
    if drawn == 16 { return .skipTo(screen()) }
    return random.isChance(1, of: 3) ? .finishFlow(random.pick(FlowEnd.allCases)) : .pop
  }

  /// Draws a stack, now and then one that no stack can be.
  ///
  /// - Returns: The screens, root first.
  private mutating func list() -> [ScreenID] {
    if random.isChance(1, of: 8) { return (0..<random.number(below: 4)).map { _ in screen() } }
    let all = (0..<screenCount).map(ScreenID.init).shuffled(using: &random)
    return Array(all.prefix(1 + random.number(below: screenCount)))
  }

  /// Draws where a person wants to go.
  ///
  /// - Returns: The kind of move.
  private mutating func moveKind() -> UserMove.Kind {
    let drawn = random.number(below: 8)
    if drawn < 4 { return .next }
    if drawn < 6 { return .previous }
    return .choice(ChoiceID(rawValue: random.pick([0, 0, 1, 1, 2, 3, -1, .max, .min])))
  }

  /// Draws how a change is shown.
  ///
  /// - Returns: The motion.
  private mutating func motion() -> Motion {
    let drawn = random.number(below: 10)
    return drawn < 3 ? .instant : drawn < 6 ? .interactive : .animated
  }

  /// Draws the screen that an input comes from.
  ///
  /// - Parameter state: Where the machine stands.
  /// - Returns: The screen, most of the time the top, or nil for none.
  private mutating func source(in state: Machine.State) -> ScreenID? {
    let drawn = random.number(below: 8)
    if drawn == 0 { return screen() }
    return drawn < 4 ? state.stack.top : nil
  }

  /// Draws a setting.
  ///
  /// - Returns: The setting.
  private mutating func setting() -> Setting {
    let drawn = random.number(below: 16)
    if drawn == 0 { return .containerWidth(random.pick(Self.widths)) }
    if drawn == 1 { return .layoutDirection(random.pick(LayoutDirection.allCases)) }
    if drawn == 2 { return .reduceMotion(random.isChance(1, of: 3)) }
    if drawn == 3 { return .reducedMotionStyle(random.pick(ReducedMotionStyle.allCases)) }
    if drawn == 4 { return .movePolicy(random.pick(BusyPolicy.allCases)) }
    if drawn < 7 { return .commandPolicy(random.pick(BusyPolicy.allCases)) }
    if drawn < 9 { return .swipePolicy(random.pick(SwipePolicy.allCases)) }
    if drawn < 12 { return .swipeRules(rules()) }
    if drawn == 12 { return .gestures(random.isChance(5, of: 6)) }
    if drawn == 13 { return .forwardOnly(random.isChance(1, of: 4)) }
    return .guardAnswer(screen(), random.pick(GuardSide.allCases), guardAnswer())
  }

  /// How wide containers are, in points; some cannot be.
  private static let widths: [Double] = [
    390, 390, 780, 1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0, -1, .nan, .infinity,
  ]

  /// Draws another value of a fact, or an absurd one.
  private mutating func fact(among facts: [Flow.Fact]) -> Setting {
    let place = random.number(below: facts.count)
    if random.isChance(1, of: 12) {
      let absurd = random.pick([Int.min, -1, 99, Int.max])
      return random.isChance(1, of: 2)
        ? .fact(FactID(rawValue: absurd), 0) : .fact(FactID(rawValue: place), absurd)
    }
    return .fact(FactID(rawValue: place), random.number(below: facts[place].values.count))
  }

  /// Draws what a screen answers; most of the time it stops standing in the way.
  private mutating func guardAnswer() -> GuardAnswer? {
    random.isChance(1, of: 4)
      ? World.objection(using: &random) : random.pick([.allow, .allow, .allow, nil])
  }

  /// Draws how a transition is shown.
  ///
  /// - Returns: The animation.
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

  /// Draws how much time passes.
  ///
  /// - Parameter state: Where the machine stands.
  /// - Returns: The time in nanoseconds, now and then an absurd one.
  private mutating func time(for state: Machine.State) -> Int64 {
    let drawn = random.number(below: 200)
    if drawn == 0 { return random.pick([.min, -1, .max, .max - 1, .max / 2]) }
    if drawn >= 70 { return Int64(random.number(below: 500)) * 1_000_000 }
    if drawn >= 60 { return random.pick([0, 1]) }
    guard let deadline = state.deadline else { return 1_000_000 }
    return min(deadline.nanoseconds - state.now.nanoseconds, .max - 1)
  }
}
