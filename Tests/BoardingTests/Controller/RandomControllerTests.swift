import Boarding
import BoardingMotion
import Testing

/// A screen whose word leads to other screens of the same crowd, or nowhere.
private final class CrowdScreen: Screen, BoardingInformation {
  let name: String
  /// All screens; the owner of the crowd breaks the circle.
  var crowd: [CrowdScreen] = []
  /// Where the screen leads, as places in the crowd; nil for nowhere.
  let next: Int?
  let previous: Int?

  init(_ name: String, next: Int?, previous: Int?) {
    self.name = name
    self.next = next
    self.previous = previous
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    next.map { crowd[$0] }
  }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    previous.map { crowd[$0] }
  }
}

/// A bare machine with the decisions of a controller's screens, and identities of its own.
private struct BareMachine {
  var machine: Machine
  let crowd: [CrowdScreen]
  private var places: [ScreenID: Int] = [:]
  private var count = 0

  init(_ crowd: [CrowdScreen], _ settings: Settings) {
    self.crowd = crowd
    machine = Machine(flow: Flow(openNamed: "", options: Flow.Options(settings: settings)))
  }

  /// The identity of a screen for this stay, a fresh one if it is not on the stack.
  private mutating func identify(_ place: Int) -> ScreenID {
    if let id = machine.state.stack.first(where: { places[$0] == place }) { return id }
    count += 1
    let id = ScreenID(rawValue: 100 + count * 7)
    places[id] = place
    return id
  }

  /// Puts an input by places in the crowd into one by identities.
  private mutating func translate(_ input: Input) -> Input {
    switch input {
    case .command(let command, let motion, source: _):
      return .command(translate(command), motion: motion)
    case .move, .interaction, .pan, .reply, .container, .setting, .advance:
      return input
    }
  }

  private mutating func translate(_ command: Command) -> Command {
    switch command {
    case .start(let screen): return .start(identify(screen.rawValue))
    case .push(let screen): return .push(identify(screen.rawValue))
    case .popTo(let screen): return .popTo(identify(screen.rawValue))
    case .replaceTop(let screen): return .replaceTop(identify(screen.rawValue))
    case .skipTo(let screen): return .skipTo(identify(screen.rawValue))
    case .setStack(let screens):
      var known: [Int: ScreenID] = [:]
      return .setStack(
        screens.map { screen in
          let id = known[screen.rawValue] ?? identify(screen.rawValue)
          known[screen.rawValue] = id
          return id
        }
      )
    case .pop, .popToRoot, .finishFlow: return command
    }
  }

  /// Hands an input in and answers every question as the screens would.
  ///
  /// - Returns: The answer, and the events with places in the crowd.
  mutating func hand(_ input: Input) -> (answer: String, events: [String]) {
    var events: [Event] = []
    var answer = machine.handle(translate(input), into: &events)
    var left = Int64(0)
    repeat {
      if left > 0 { answer = machine.handle(.advance(nanoseconds: left), into: &events) }
      left = 0
      if case .advanced(let remaining) = answer { left = remaining }
      while let question = machine.question {
        let replied = machine.handle(.reply(reply(to: question)), into: &events)
        if case .asks = answer { answer = replied }
      }
    } while left > 0
    return (word(of: answer), events.map { line(of: $0, places) })
  }

  private mutating func reply(to question: Question) -> Reply {
    switch question {
    case .target(let move):
      guard let top = machine.state.stack.top, let place = places[top] else { return .target(nil) }
      switch move.kind {
      case .next: return .target(crowd[place].next.map { identify($0) })
      case .previous: return .target(crowd[place].previous.map { identify($0) })
      case .choice: return .target(nil)
      }
    case .permission:
      return .permission(.allowed)
    case .animation(let change):
      return .animation(animation(of: change.operation))
    }
  }

  private func word(of answer: Answer) -> String {
    switch answer {
    case .applied(let removed): "applied \(removed.map { places[$0] ?? -1 })"
    case .queued(let removed): "queued \(removed.map { places[$0] ?? -1 })"
    case .refused(let reason): "refused \(reason)"
    case .asks: "unexpected"
    case .pending: "pending"
    case .absorbed: "absorbed"
    case .advanced: "applied []"
    }
  }
}

/// How a transition is shown in these tests.
private func animation(of operation: NavigationOperation) -> TransitionAnimation {
  switch operation {
  case .none, .push: TransitionAnimation(duration: .milliseconds(400), curve: .linear)
  case .pop: TransitionAnimation(duration: .milliseconds(250), curve: .easeOut)
  case .replace: TransitionAnimation(duration: .zero, style: .crossFade)
  }
}

/// An event with places in the crowd instead of identities.
private func line(of event: Event, _ places: [ScreenID: Int]) -> String {
  func name(_ passage: Event.Passage) -> Event.Passage {
    Event.Passage(
      passage.operation,
      from: passage.source.map { ScreenID(rawValue: places[$0] ?? -9) },
      to: ScreenID(rawValue: places[passage.destination] ?? -9)
    )
  }
  func name(_ screen: ScreenID) -> ScreenID { ScreenID(rawValue: places[screen] ?? -9) }
  let kind: Event.Kind =
    switch event.kind {
    case .transitionBegan(let passage, let motion): .transitionBegan(name(passage), motion)
    case .willEnterStack(let screen): .willEnterStack(name(screen))
    case .didEnterStack(let screen): .didEnterStack(name(screen))
    case .willLeaveStack(let screen): .willLeaveStack(name(screen))
    case .didLeaveStack(let screen): .didLeaveStack(name(screen))
    case .willAppear(let screen): .willAppear(name(screen))
    case .didAppear(let screen): .didAppear(name(screen))
    case .willDisappear(let screen): .willDisappear(name(screen))
    case .didDisappear(let screen): .didDisappear(name(screen))
    case .willShow(let screen): .willShow(name(screen))
    case .didShow(let screen): .didShow(name(screen))
    case .committed(let passage): .committed(name(passage))
    case .cancelled(let passage): .cancelled(name(passage))
    case .screenChanged(let focus): .screenChanged(focus: name(focus))
    case .transitionEnded(let passage, let isCancelled):
      .transitionEnded(name(passage), isCancelled: isCancelled)
    case .refused(let refusal) where refusal.reason == .staleSource:
      // The source may have left for good; then the controller does not know it any more.
      .refused(Refusal(refusal.input, refusal.reason))
    case .refused(let refusal):
      .refused(Refusal(refusal.input, refusal.reason, screen: refusal.screen.map(name)))
    case .pending(let input, let screen): .pending(input, screen: name(screen))
    case .interactionUpdated, .interactionChanged, .transitionGrabbed, .gestureEnded,
      .eligibilityChanged, .flowFinished, .stopped:
      event.kind
    }
  return "\(event.instant.nanoseconds) \(text(kind))"
}

struct RandomControllerTests {
  @Test(arguments: 0..<4)
  func `a controller tells what a bare machine tells that is given the same decisions`(
    part: UInt64
  ) {
    for seed in part * 250..<(part + 1) * 250 {
      if let fault = fault(seed: seed) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  /// Runs one seed.
  ///
  /// - Returns: What is wrong, or nil.
  private func fault(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    let crowd = (0..<6).map { number in
      CrowdScreen(
        "\(number)",
        next: random.isChance(1, of: 5) ? nil : random.number(below: 6),
        previous: random.isChance(1, of: 5) ? nil : random.number(below: 6)
      )
    }
    for screen in crowd { screen.crowd = crowd }
    defer { for screen in crowd { screen.crowd = [] } }
    let settings = Settings(
      reducesMotion: random.isChance(1, of: 8),
      movePolicy: random.pick(BusyPolicy.allCases),
      commandPolicy: random.pick(BusyPolicy.allCases)
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
      let input = inputs.nextForController(bare.machine)
      events = []
      guard let answer = hand(input, to: controller, crowd) else { continue }
      let expected = bare.hand(input)
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
    _ crowd: [CrowdScreen]
  ) -> CommandAnswer? {
    switch input {
    case .command(let command, let motion, source: _):
      switch command {
      case .start, .skipTo: return nil
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
    while true {
      switch next(for: machine) {
      case .command(let command, let motion, source: _) where command.isSensible:
        return .command(command, motion: motion)
      case .move(var move):
        move.source = nil
        return .move(move)
      case .advance(let nanoseconds) where nanoseconds < 0: continue
      case .setting(.guardAnswer), .command, .reply, .pan: continue
      case let input: return input
      }
    }
  }
}

extension Command {
  /// True if it names only screens of a crowd of six.
  fileprivate var isSensible: Bool {
    switch self {
    case .start, .skipTo: false
    case .push(let screen), .popTo(let screen), .replaceTop(let screen):
      (0..<6).contains(screen.rawValue)
    case .setStack(let screens): screens.allSatisfy { (0..<6).contains($0.rawValue) }
    case .pop, .popToRoot, .finishFlow: true
    }
  }
}
