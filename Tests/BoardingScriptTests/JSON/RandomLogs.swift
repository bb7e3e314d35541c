import Boarding
import BoardingMotion

/// Draws logs in which everything occurs that a log can hold.
struct RandomLogs {
  /// Where the chance comes from.
  var random: SplitMix64

  /// Draws a log.
  mutating func next() throws -> InputLog {
    let ids = [0, 1, 2, -1, Int.max, Int.min, 1 << 32 | 5].map { ScreenID(rawValue: $0) }
    var screens: [InputLog.NamedScreen] = []
    for id in ids { screens.append(.init(id: id, name: name())) }
    let entries = (0..<number(below: 60)).map { _ in entry(ids) }
    let labels = (0..<number(below: 3)).map { _ in name() }
    let reasons = (0..<number(below: 3)).map { _ in name() }
    return try InputLog(
      screens: screens,
      choiceLabels: labels,
      guardReasons: reasons,
      entries: entries
    )
  }

  mutating func number(below bound: Int) -> Int { Int(random.next(upperBound: UInt64(bound))) }

  mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[number(below: things.count)] }

  private mutating func name() -> String {
    pick(["welcome", "", "a\"b\\c\n\u{0}\u{1F}\u{7F}", "Über 🧭", "\u{2028}", "x/y", "e\u{301}"])
  }

  private mutating func entry(_ ids: [ScreenID]) -> InputLog.Entry {
    let source = pick([nil, pick(ids)])
    let motion = pick(Motion.allCases)
    switch number(below: 17) {
    case 0, 1, 2: return .input(.command(command(ids), motion: motion, source: source))
    case 3: return .input(.move(UserMove(move(), motion: motion, source: source)))
    case 4: return .input(.interaction(interaction()))
    case 5: return .input(.reply(.target(pick([nil, pick(ids)]))))
    case 6: return .input(.reply(.animation(animation())))
    case 7: return .input(.container(pick(ContainerChange.allCases)))
    case 8, 11: return .input(.setting(setting(ids)))
    case 9: return .declined(pick(Input.Kind.allCases), pick(Refusal.Reason.allCases))
    case 10: return .stopped(limit: pick([0, 1_000_000, .max, .min]))
    case 12: return .input(.pan(pan()))
    case 13: return .input(.reply(.permission(permission(ids))))
    case 14: return .probed(pick(Direction.allCases))
    case 15:
      let reason = pick([nil, pick(Refusal.Reason.allCases)])
      return .eligibilityChanged(pick(Direction.allCases), reason)
    default: return .input(.advance(nanoseconds: pick([0, 1, -1, .max, .min, 400_000_000])))
    }
  }

  private mutating func command(_ ids: [ScreenID]) -> Command {
    let id = pick(ids)
    let list = (0..<number(below: 4)).map { _ in pick(ids) }
    return pick([
      .start(id), .push(id), .pop, .popTo(id), .popToRoot, .replaceTop(id), .setStack(list),
      .skipTo(id), .resume(list), .finishFlow(pick(FlowEnd.allCases)),
    ])
  }

  private mutating func move() -> UserMove.Kind {
    pick([.next, .previous, .choice(ChoiceID(rawValue: pick([0, 1, -1, .max])))])
  }

  private mutating func double() -> Double {
    let bits = Double(bitPattern: random.next())
    let any = bits.isNaN ? 0.1 : bits
    return pick([
      0, -0.0, 1, 0.1, 1e21, 1e-7, .infinity, -.infinity, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, .pi, any, any, any,
    ])
  }

  private mutating func interaction() -> Interaction {
    pick([
      .update(progress: double()), .finish(completionSpeed: double()),
      .cancel(completionSpeed: double()),
    ])
  }

  private mutating func pan() -> Pan {
    let vector = PanVector(x: double(), y: double())
    let sample = PanSample(translation: vector, velocity: pick([nil, PanVector(x: double())]))
    return pick([
      .began(start: pick([nil, vector])), .moved(sample), .ended(sample), .cancelled(sample),
    ])
  }

  private mutating func reason() -> GuardReason {
    pick([.unspecified, GuardReason(rawValue: 0), GuardReason(rawValue: .max - 1)])
  }

  private mutating func permission(_ ids: [ScreenID]) -> Permission {
    pick([
      .allowed, .disallowsGestures, .refused(by: pick(ids), reason()), .waits(for: pick(ids)),
    ])
  }

  private mutating func swipeRules() -> SwipeRules {
    SwipeRules(
      release: pick([
        .threshold(progress: double(), projected: double()),
        .projecting(decelerationRate: double()),
      ]),
      completionProgress: pick([nil, double()]),
      slop: double(),
      isHorizontalOnly: pick([true, false]),
      edgeWidth: pick([nil, double()]),
      isReversible: pick([true, false]),
      systemCancel: pick(SwipeRules.SystemCancel.allCases),
      completionSpeed: double(),
      scrubsCurve: pick([true, false]),
      rubberBand: pick([nil, double()])
    )
  }

  private mutating func setting(_ ids: [ScreenID]) -> Setting {
    let answer: GuardAnswer? = pick([nil, .allow, .refuse(reason()), .wait])
    return pick([
      .swipePolicy(pick(SwipePolicy.allCases)), .swipeRules(swipeRules()),
      .gestures(pick([true, false])), .forwardOnly(pick([true, false])),
      .guardAnswer(pick(ids), pick(GuardSide.allCases), answer),
      .fact(FactID(rawValue: pick([0, 1, -1, .max])), pick([0, 2, .min])),
      .containerWidth(double()), .layoutDirection(pick(LayoutDirection.allCases)),
      .reduceMotion(pick([true, false])), .reducedMotionStyle(pick(ReducedMotionStyle.allCases)),
      .movePolicy(pick(BusyPolicy.allCases)), .commandPolicy(pick(BusyPolicy.allCases)),
    ])
  }

  private mutating func animation() -> TransitionAnimation {
    let spring = Spring(
      mass: pick([1, 1e-100, 1e100]),
      stiffness: pick([100, 1e-100, 1e100]),
      damping: pick([10, 1e100, 1e150]),
      allowsOverdamping: pick([true, false])
    )
    if number(below: 3) == 0, let animation = TransitionAnimation(spring: spring) {
      return animation
    }
    return TransitionAnimation(
      duration: .nanoseconds(pick([0, 1, 400_000_000, Int64.max])),
      curve: curve(depth: 3),
      style: pick([.slide, .crossFade, .none, .custom(pick([0, -1, .max]))])
    )
  }

  private mutating func curve(depth: Int) -> TimingCurve {
    let fraction = Double(number(below: 1_001)) / 1_000
    let height = Double(number(below: 4_001)) / 1_000 - 2
    switch number(below: depth > 0 ? 6 : 5) {
    case 0: return .linear
    case 1: return pick([.ease, .easeIn, .easeOut, .easeInOut])
    case 2:
      return CubicBezier(fraction, height, 1 - fraction, -height).map { .cubicBezier($0) } ?? .ease
    case 3:
      let position = pick([Steps.Position.jumpStart, .jumpEnd, .jumpNone, .jumpBoth])
      return Steps(2 + number(below: 9), position).map { .steps($0) } ?? .linear
    case 4:
      let stops: [PiecewiseLinear.Stop] = [
        .init(0), .init(height, from: fraction / 2, to: fraction), .init(0.5), .init(height),
        .init(1),
      ]
      return PiecewiseLinear(stops).map { .piecewiseLinear($0) } ?? .linear
    default: return .chained(curve(depth: depth - 1), then: curve(depth: depth - 1))
    }
  }
}
