import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

struct RandomControllerTests {
  @Test(arguments: 0..<4)
  func `a controller tells what a bare machine tells that is given the same decisions`(
    part: UInt64
  ) {
    var tally = Tally()
    for seed in part * 250..<(part + 1) * 250 {
      if let fault = fault(seed: seed, &tally) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
    #expect(tally.least > 0, "What is to be compared has to come to pass: \(tally)")
  }

  @Test func `a screen whose stay comes back has that identity, whatever it waited for meanwhile`()
  {
    var tally = Tally()
    #expect(fault(seed: 18607, &tally) == nil)
  }

  /// Makes six screens that lead to one another, in a circle that the caller breaks.
  ///
  /// - Returns: The screens.
  private static func crowd(using random: inout SplitMix64) -> [CrowdScreen] {
    let crowd = (0..<6).map { number in
      CrowdScreen(
        "\(number)",
        next: random.isChance(1, of: 5) ? nil : random.number(below: 6),
        previous: random.isChance(1, of: 5) ? nil : random.number(below: 6)
      )
    }
    for screen in crowd { screen.crowd = crowd }
    return crowd
  }

  /// Runs one seed.
  ///
  /// - Returns: What is wrong, or nil.
  private func fault(seed: UInt64, _ tally: inout Tally) -> String? {
    var random = SplitMix64(seed: seed)
    let crowd = Self.crowd(using: &random)
    defer { for screen in crowd { screen.crowd = [] } }
    let settings = Settings(
      reducesMotion: random.isChance(1, of: 8),
      movePolicy: random.pick(BusyPolicy.allCases),
      commandPolicy: random.pick(BusyPolicy.allCases),
      swipePolicy: random.pick(SwipePolicy.allCases)
    )
    let controller = BoardingNavigationController(screensToPresent: crowd, settings: settings)
    controller.animatedTransitioningProvider = animation(of:)
    var events: [String] = []
    var ledger = CallLedger()
    var complaint: String?
    controller.addObserver { event, controller in
      complaint = complaint ?? ledger.book([event])
      var places: [ScreenID: Int] = [:]
      for id in event.kind.screens {
        places[id] = controller.screen(for: id).flatMap { Int($0.name) }
      }
      events.append(line(of: event, places))
    }
    var bare = BareMachine(crowd, settings)
    var inputs = RandomInputs(random: random, screenCount: 6)
    for _ in 0..<40 {
      inputs.changeMind(of: crowd)
      let input = inputs.nextForController(bare.machine)
      events = []
      let thinker = bare.pendingPlace.map { crowd[$0] }
      guard let answer = hand(input, to: controller, crowd, thinker) else { continue }
      let expected = bare.hand(input)
      tally.count(input, answer, controller)
      if let complaint { return "\(text(input)): \(complaint)" }
      if word(of: answer) != expected.answer {
        return "\(text(input)): answers \(word(of: answer)), should be \(expected.answer)"
      }
      if events != expected.events {
        return "\(text(input)): reports \(events), should be \(expected.events)"
      }
      let names = controller.screens.compactMap { Int($0.name) }
      if names.count != bare.machine.state.stack.count { return "\(text(input)): lost a screen" }
      if controller.state.isIdle,
        let fault = ledger.audit(
          atRestWith: controller.state.stack.rootFirst,
          isContainerVisible: controller.state.isContainerVisible
        )
      {
        return "\(text(input)): \(fault)"
      }
      if controller.state.isIdle, controller.transitionCoordinator != nil {
        return "\(text(input)): a coordinator at rest"
      }
    }
    return nil
  }

  /// Hands an input by places in the crowd to a controller.
  ///
  /// - Returns: The answer, or nil for an input that controllers do not have.
  private func hand(
    _ input: Input,
    to controller: BoardingNavigationController,
    _ crowd: [CrowdScreen],
    _ thinker: CrowdScreen?
  ) -> CommandAnswer? {
    switch input {
    case .command(let command, let motion, source: _):
      switch command {
      case .start, .resume, .skipTo: return nil
      case .push(let screen): return controller.push(crowd[screen.rawValue], motion)
      case .pop: return controller.pop(motion)
      case .popTo(let screen): return controller.pop(to: crowd[screen.rawValue], motion)
      case .popToRoot: return controller.popToRoot(motion)
      case .replaceTop(let screen):
        return controller.replaceTop(with: crowd[screen.rawValue], motion)
      case .setStack(let screens):
        return controller.setScreens(screens.map { crowd[$0.rawValue] }, motion)
      case .finishFlow(let end): return motion == .instant ? controller.finishFlow(end) : nil
      }
    case .move(let move):
      switch move.kind {
      case .next: return controller.pushToNext(move.motion)
      case .previous: return controller.popToPrevious(move.motion)
      case .choice: return controller.choose("nowhere", move.motion)
      }
    case .interaction(.update(let progress)):
      return controller.updateInteraction(progress: progress)
    case .interaction(.finish(let speed)):
      return controller.finishInteraction(completionSpeed: speed)
    case .interaction(.cancel(let speed)):
      return controller.cancelInteraction(completionSpeed: speed)
    case .container(let change): return controller.containerChanged(change)
    case .setting(let setting): return controller.apply(setting)
    case .advance(let nanoseconds): return controller.advance(by: .nanoseconds(nanoseconds))
    case .pan(let pan): return controller.pan(pan)
    case .reply(.permission(let permission)):
      // A word that no screen gives late stands for one of a screen that was not asked.
      let other = crowd.first { $0 !== thinker } ?? crowd[0]
      switch permission {
      case .allowed: return controller.answerPending(.allow, from: thinker ?? other)
      case .refused: return controller.answerPending(.refuse(), from: thinker ?? other)
      case .waits: return controller.answerPending(.wait, from: thinker ?? other)
      case .disallowsGestures: return controller.answerPending(.allow, from: other)
      }
    case .reply: return nil
    }
  }

  private func word(of answer: CommandAnswer) -> String {
    switch answer {
    case .applied(let removed): "applied \(removed.map { Int($0.name) ?? -1 })"
    case .queued(let removed): "queued \(removed.map { Int($0.name) ?? -1 })"
    case .deferred: "deferred"
    case .pending: "pending"
    case .absorbed: "absorbed"
    case .refused(let reason): "refused \(reason)"
    }
  }
}

extension Event.Kind {
  /// The screens that the event names.
  fileprivate var screens: [ScreenID] {
    switch self {
    case .transitionBegan(let passage, _), .committed(let passage), .cancelled(let passage),
      .transitionEnded(let passage, isCancelled: _):
      [passage.source, passage.destination].compactMap { $0 }
    case .willEnterStack(let screen), .didEnterStack(let screen), .willLeaveStack(let screen),
      .didLeaveStack(let screen), .willAppear(let screen), .didAppear(let screen),
      .willDisappear(let screen), .didDisappear(let screen), .willShow(let screen),
      .didShow(let screen), .screenChanged(let screen):
      [screen]
    case .refused(let refusal): refusal.screen.map { [$0] } ?? []
    case .pending(_, let screen): [screen]
    case .interactionUpdated, .interactionChanged, .transitionGrabbed, .gestureEnded,
      .eligibilityChanged, .flowFinished, .stopped:
      []
    }
  }
}

extension RandomInputs {
  /// Draws an input that a controller can be handed, without sources and absurd screens.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The input.
  fileprivate mutating func nextForController(_ machine: Machine) -> Input {
    if machine.pendingScreen != nil, random.isChance(1, of: 4) {
      return .reply(.permission(permission()))
    }
    while true {
      switch next(for: machine) {
      case .command(let command, let motion, source: _) where command.isSensible:
        return .command(command, motion: motion)
      case .move(var move):
        move.source = nil
        return .move(move)
      case .advance(let nanoseconds) where nanoseconds < 0: continue
      case .setting(.guardAnswer), .command, .reply: continue
      case let input: return input
      }
    }
  }

  /// Lets a screen say something else from now on, now and then.
  ///
  /// - Parameter crowd: All screens.
  fileprivate mutating func changeMind(of crowd: [CrowdScreen]) {
    if !random.isChance(1, of: 6) { return }
    let screen = random.pick(crowd)
    let word: ScreenPermission = random.pick([.allow, .allow, .allow, .refuse(), .wait])
    switch random.number(below: 5) {
    case 0..<2: screen.leave = word
    case 2..<4: screen.enter = word
    default: screen.allowsGestures = random.isChance(2, of: 3)
    }
  }
}

extension Command {
  /// True if it names only screens of a crowd of six.
  fileprivate var isSensible: Bool {
    switch self {
    case .start, .resume, .skipTo: false
    case .push(let screen), .popTo(let screen), .replaceTop(let screen):
      (0..<6).contains(screen.rawValue)
    case .setStack(let screens): screens.allSatisfy { (0..<6).contains($0.rawValue) }
    case .pop, .popToRoot, .finishFlow: true
    }
  }
}

/// How often fingers and guards had to say something.
private struct Tally {
  /// Fingers that drove a transition, fingers that caught one, and fingers that were lifted.
  var drives = 0
  var grabs = 0
  var lifts = 0
  /// Moves that a screen refused, those about which one had to think, and what came of its word.
  var refusals = 0
  var thoughts = 0
  var lateYes = 0
  var lateNo = 0

  /// The rarest of them.
  var least: Int { [drives, grabs, lifts, refusals, thoughts, lateYes, lateNo].min() ?? 0 }

  /// Counts an input to a controller.
  mutating func count(
    _ input: Input,
    _ answer: CommandAnswer,
    _ controller: BoardingNavigationController
  ) {
    let isDriving = controller.state.gesturePhase == .driving
    switch (input, answer) {
    case (.pan(.began), .applied) where isDriving: grabs += 1
    case (.pan(.moved), .applied) where isDriving: drives += 1
    case (.pan(.ended), .applied): lifts += 1
    case (.reply, .applied): lateYes += 1
    case (.reply, .refused(.guarded)): lateNo += 1
    case (_, .refused(.guarded)): refusals += 1
    case (_, .pending): thoughts += 1
    case (_, .applied), (_, .queued), (_, .deferred), (_, .absorbed), (_, .refused): break
    }
  }
}
