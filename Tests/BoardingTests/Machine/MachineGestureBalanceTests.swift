import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Hands fingers, commands, answers and surroundings in by chance, and counts what began and ended.
struct MachineGestureBalanceTests {
  /// How many inputs a run takes.
  private let stepCount = 400

  @Test(arguments: (0 as UInt64)..<24)
  func `every touch ends once and every call is balanced at rest`(seed: UInt64) {
    var random = SplitMix64(seed: 77_000 + seed)
    let isOpen = seed.isMultiple(of: 3)
    var run = Run(
      beforeFirstScreenOf: isOpen ? .openSwiped(asksPermission: true) : .swiped("ABCDE")
    )
    run.hand(all: [.set("AB"), .allow])
    var touchCount = 0
    var history: [Input] = []
    for _ in 0..<stepCount {
      let input = input(for: run.machine, using: &random)
      history.append(input)
      let answer = run.hand(input)
      if case .pan(.began) = input, answer != .refused(.wrongPhase) { touchCount += 1 }
      if let complaint = complaint(about: run, touchCount: touchCount) {
        Issue.record("\(complaint) after \(history.suffix(25).map { text($0) })")
        return
      }
    }
    // Whatever is open comes to its end.
    while run.machine.question != nil { run.hand(reply(to: run.machine, using: &random)) }
    if run.gesture != .none { run.hand(.ended(0, velocity: 0)) }
    while run.machine.question != nil { run.hand(reply(to: run.machine, using: &random)) }
    #expect(run.gesture == .none)
    #expect(touchCount > 5)
  }

  /// Finds what is wrong with a run.
  private func complaint(about run: Run, touchCount: Int) -> String? {
    let state = run.machine.state
    let endCount = run.log.count { $0.kind == .gestureEnded }
    if endCount + (run.gesture == .none ? 0 : 1) != touchCount { return "a touch is lost" }
    if run.gesture == .driving, state.transition?.isInteractive != true {
      return "nothing is driven"
    }
    guard state.isIdle, state.isContainerVisible else { return nil }
    var placed: Set<ScreenID> = []
    var shown: Set<ScreenID> = []
    var openCount = 0
    for event in run.log {
      switch event.kind {
      case .didEnterStack(let screen): placed.insert(screen)
      case .didLeaveStack(let screen): placed.remove(screen)
      case .didAppear(let screen): shown.insert(screen)
      case .didDisappear(let screen): shown.remove(screen)
      case .transitionBegan: openCount += 1
      case .transitionEnded: openCount -= 1
      default: break
      }
    }
    if placed != Set(state.stack) { return "\(text(placed)) have a place" }
    if shown != Set([state.stack.top].compactMap(\.self)) { return "\(text(shown)) are shown" }
    return openCount == 0 ? nil : "\(openCount) transitions are open"
  }

  /// Draws an input.
  private func input(for machine: Machine, using random: inout SplitMix64) -> Input {
    if machine.question != nil, random.isChance(2, of: 3) {
      return reply(to: machine, using: &random)
    }
    let isTouched = machine.state.gesturePhase != .none
    if machine.state.isEnding, random.isChance(1, of: 2) {
      return .set(random.pick(["AB", "BA"]), random.pick(Motion.allCases))
    }
    if !machine.state.isContainerVisible, random.isChance(1, of: 2) { return .container(.appear) }
    switch random.number(below: 20) {
    case 0..<8 where isTouched: return sample(using: &random)
    case 0..<6: return .began(at: random.pick([nil, 5, 200, 395]))
    case 6, 7: return .next(random.pick(Motion.allCases))
    case 8: return .previous(random.pick(Motion.allCases))
    case 9: return .push(random.pick(["A", "B", "C", "D", "E"]), random.pick(Motion.allCases))
    case 10: return .pop(random.pick(Motion.allCases))
    case 11:
      return .set(random.pick(["A", "AB", "CAB", "DE", "EDC"]), random.pick(Motion.allCases))
    case 12: return setting(using: &random)
    case 13:
      return random.pick([
        .container(.suspend), .container(.disappear), .finishFlow(), .finish(), .cancel(),
      ])
    case 14: return .container(.appear)
    case 15: return random.pick([.allow, .forbid("A")])
    default: return .wait(random.pick([1, 16, 60, 200, 500]))
    }
  }

  /// Draws a movement or the end of a touch.
  private func sample(using random: inout SplitMix64) -> Input {
    let x = Double(random.number(below: 17)) * 50 - 400
    let velocity: Double? = random.pick([nil, 0, -900, 900])
    switch random.number(below: 4) {
    case 0: return .ended(x, velocity: velocity)
    case 1 where random.isChance(1, of: 3): return .taken(x, velocity: velocity)
    default: return .moved(x, random.pick([0, 0, 300]), velocity: velocity)
    }
  }

  /// Draws an answer to the open question.
  private func reply(to machine: Machine, using random: inout SplitMix64) -> Input {
    switch machine.question {
    case .target: return .answer(to: random.pick([nil, "A", "B", "C", "D", "E"]))
    case .permission(let request):
      let screen = request.change.destination
      return .reply(
        .permission(
          random.pick([.allowed, .allowed, .allowed, .refused(by: screen), .waits(for: screen)])
        )
      )
    case .animation, nil: return .animate(milliseconds: random.pick([0, 100, 400]))
    }
  }

  /// Draws surroundings.
  private func setting(using random: inout SplitMix64) -> Input {
    let rules: [SwipeRules] = [
      .boardingPass, .projecting, SwipeRules(isReversible: true), SwipeRules(rubberBand: 0.5),
      SwipeRules(slop: 10, isHorizontalOnly: true, isReversible: true),
      SwipeRules(systemCancel: .followsRelease, scrubsCurve: true),
    ]
    switch random.number(below: 9) {
    case 0, 1: return .setting(.swipeRules(random.pick(rules)))
    case 2, 3: return .setting(.swipePolicy(random.pick(SwipePolicy.allCases)))
    case 4: return .setting(.movePolicy(random.pick(BusyPolicy.allCases)))
    case 5: return .setting(.containerWidth(random.pick([200, 400, 800])))
    case 6: return .setting(.layoutDirection(random.pick(LayoutDirection.allCases)))
    case 7: return .setting(.reduceMotion(random.isChance(1, of: 3)))
    default:
      return .guarding(
        random.pick(["A", "B", "C"]),
        random.pick(GuardSide.allCases),
        random.pick([nil, .allow, .refuse(), .wait])
      )
    }
  }
}
