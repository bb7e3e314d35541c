import Boarding
import BoardingMotion
import BoardingScript

/// A flow with everything that a snapshot can name.
let snapshotFlow: Flow = {
  var draft = FlowDraft(name: "Welcome")
  let names = ["welcome", "features", "permissions", "plans", "completed", "Über \"uns\" 🧭"]
  draft.screens = names.map { FlowDraft.Screen(name: $0) }
  draft.screens[0].choices = [.init("skip", to: "completed"), .init("offer", to: "plans")]
  draft.screens[3].next = .screen("completed")
  draft.screens[3].enter = .wait
  draft.screens[2].leave = .refuse(reason: "not yet")
  draft.screens[1].enter = .refuse(reason: nil)
  draft.series = ["welcome", "features", "permissions", "completed"]
  draft.guardReasons = ["later"]
  do {
    return try draft.makeFlow()
  } catch {
    preconditionFailure("The samples declare a flow that is none: \(error)")
  }
}()

/// Runs of that flow by chance.
struct SnapshotRuns {
  /// Where the chance comes from.
  var random: SplitMix64

  mutating func number(below bound: Int) -> Int { Int(random.next(upperBound: UInt64(bound))) }

  mutating func pick<Thing>(_ things: [Thing]) -> Thing { things[number(below: things.count)] }

  /// Draws a machine of the flow, in the middle of whatever it does.
  mutating func machine() -> Machine {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    for _ in 0..<number(below: 40) { machine.handle(input(), into: &events) }
    return machine
  }

  /// Draws an input.
  mutating func input() -> Input {
    let motion = pick(Motion.allCases)
    let screen = ScreenID(rawValue: number(below: snapshotFlow.screens.count))
    switch number(below: 20) {
    case 0..<3: return .command(.start(screen), motion: motion)
    case 3..<5: return .command(.push(screen), motion: motion)
    case 5: return .command(pick([.pop, .popToRoot, .replaceTop(screen)]), motion: motion)
    case 6:
      let all = (0..<snapshotFlow.screens.count).map { ScreenID(rawValue: $0) }
      return .command(.setStack(Array(all.shuffled(using: &random).prefix(4))), motion: motion)
    case 7:
      return .command(number(below: 4) == 0 ? .finishFlow(pick(FlowEnd.allCases)) : .pop)
    case 8..<10:
      return .move(UserMove(pick([.next, .previous, .choice(ChoiceID(rawValue: 1))])))
    case 10..<12: return .setting(setting(screen))
    case 12: return .container(pick(ContainerChange.allCases))
    case 13: return .pan(.began(start: nil))
    case 14: return .pan(.moved(PanSample(translation: PanVector(x: pick([-300, -50, 80, 200])))))
    case 15: return .pan(.ended(PanSample(translation: PanVector(x: pick([-300, -50, 80])))))
    case 16: return .interaction(pick([.finish(), .cancel(), .update(progress: 0.25)]))
    case 17: return .reply(.permission(pick([.allowed, .refused(by: screen)])))
    default: return .advance(nanoseconds: pick([0, 1, 100_000_000, 400_000_000]))
    }
  }

  /// Draws a change of the surroundings.
  private mutating func setting(_ screen: ScreenID) -> Setting {
    let rules = SwipeRules(
      release: pick([.projecting(), .threshold(progress: 0.1, projected: -1)]),
      completionProgress: pick([nil, 0.3]),
      slop: pick([0, 12.5]),
      isHorizontalOnly: pick([true, false]),
      edgeWidth: pick([nil, 44]),
      systemCancel: pick(SwipeRules.SystemCancel.allCases),
      scrubsCurve: pick([true, false]),
      rubberBand: pick([nil, 0.55])
    )
    let answers: [GuardAnswer?] = [
      nil, .allow, .wait, .refuse(), .refuse(GuardReason(rawValue: 0)),
      .refuse(GuardReason(rawValue: 77)),
    ]
    let answer = pick(answers)
    return pick([
      .containerWidth(pick([320, 390, 0.1, 1e300])), .layoutDirection(.rightToLeft),
      .reduceMotion(pick([true, false])), .reducedMotionStyle(.crossFade),
      .movePolicy(pick(BusyPolicy.allCases)), .commandPolicy(pick(BusyPolicy.allCases)),
      .swipePolicy(pick(SwipePolicy.allCases)), .swipeRules(rules), .gestures(false),
      .forwardOnly(pick([true, false])), .guardAnswer(screen, pick(GuardSide.allCases), answer),
    ])
  }
}
