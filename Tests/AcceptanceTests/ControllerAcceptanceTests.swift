import Boarding
import BoardingScript
import Testing

/// Plays the acceptance scripts through the controller, with a screen object for each declared
/// screen, and compares its events with the machine's.
struct ControllerAcceptanceTests {
  /// The scripts with fingers, guards and facts, which these objects do not know.
  static let excluded = [
    "conditional", "deep-links", "edge-and-rubber-band", "ends-and-allowances",
    "grab-and-throw-back", "half-hearted-swipes", "news", "right-to-left", "spring-tail",
    "swipe-through", "terms-guarded",
  ]

  @Test(arguments: AcceptanceTests.flowNames.filter { !excluded.contains($0) })
  func `the controller reports the machine's events`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let driver = ControllerDriver(flow: script.flow)
    var run = ScriptRun(flow: script.flow)
    for step in script.statements.compactMap({ $0.step }) {
      driver.take(step, on: run.machine)
      _ = run.perform(step)
    }
    let text = EventText(flow: script.flow)
    let lines = driver.events.map { text.line(of: $0) }
    let expected = script.run().log.map { text.line(of: $0) }
    #expect(lines.joined(separator: "\n") == expected.joined(separator: "\n"))
  }
}

/// Drives a controller with the steps of a script.
final class ControllerDriver {
  /// The events so far, with the identities that the flow declares.
  private(set) var events: [Event] = []
  /// The flow.
  private let flow: Flow
  /// A screen object for each declared screen.
  private let screens: [GeneratedScreen]
  /// The controller.
  let controller: BoardingNavigationController

  /// Makes a driver, whose controller has not begun.
  init(flow: Flow) {
    self.flow = flow
    let screens = flow.screens.indices.map {
      GeneratedScreen(ScreenID(rawValue: $0), flow.screens[$0].name)
    }
    for screen in screens { screen.connect(to: screens, in: flow) }
    self.screens = screens
    controller = BoardingNavigationController(
      screensToPresent: flow.series.map { screens[$0.rawValue] },
      settings: flow.options.settings
    )
    controller.animatedTransitioningProvider = { _ in flow.options.animation }
    controller.addObserver { [unowned self] event, controller in
      let kind = event.kind.renaming(reasons: number(of:)) { id in
        (controller.screen(for: id) as? GeneratedScreen)?.id ?? .absent
      }
      events.append(Event(at: event.instant, kind))
    }
  }

  /// Takes a step; the machine says what one means that depends on where the run stands.
  func take(_ step: Step, on machine: Machine) {
    switch step {
    case .start: controller.start()
    case .skip(let motion, let source): controller.skip(motion, from: source.map(object))
    case .input(let input): take(input)
    case .derived(let derived):
      for input in derived.inputs(on: machine) { take(input) }
    case .settings(let settings):
      for setting in settings { controller.apply(setting) }
    case .settle:
      while let deadline = controller.nextDeadline {
        let left = deadline.nanoseconds - controller.now.nanoseconds
        controller.advance(by: .nanoseconds(left))
      }
    case .pages, .expectation, .question: break
    }
  }

  /// Hands an input in by the words of the controller.
  private func take(_ input: Input) {
    switch input {
    case .command(let command, let motion, let source):
      take(command, motion, from: source.map(object))
    case .move(let move):
      let source = move.source.map(object)
      switch move.kind {
      case .next: controller.pushToNext(move.motion, from: source)
      case .previous: controller.popToPrevious(move.motion, from: source)
      case .choice(let choice):
        controller.choose(flow.choiceLabels[choice.rawValue], move.motion, from: source)
      }
    case .interaction(.update(let progress)): controller.updateInteraction(progress: progress)
    case .interaction(.finish(let speed)): controller.finishInteraction(completionSpeed: speed)
    case .interaction(.cancel(let speed)): controller.cancelInteraction(completionSpeed: speed)
    case .pan(let pan): controller.pan(pan)
    case .container(let change): controller.containerChanged(change)
    case .setting(.guardAnswer(let screen, let side, let answer)):
      object(screen).override(side, with: answer)
    case .setting(let setting): controller.apply(setting)
    case .advance(let nanoseconds): controller.advance(by: .nanoseconds(nanoseconds))
    case .reply(.permission(let permission)): takeLateWord(permission)
    case .reply: Issue.record("A declared flow has no questions.")
    }
  }

  /// Gives the late word of the screen that thinks about a move.
  private func takeLateWord(_ permission: Permission) {
    let word: ScreenPermission
    switch permission {
    case .allowed: word = .allow
    case .refused(by: _, let reason): word = .refuse(reason: flow.text(of: reason))
    case .disallowsGestures, .waits: word = .wait
    }
    controller.answerPending(word, from: controller.pendingScreen ?? screens[0])
  }

  /// The number that the flow gives to a reason of the controller.
  private func number(of reason: GuardReason) -> GuardReason {
    guard let text = controller.text(of: reason), let place = flow.guardReasons.firstIndex(of: text)
    else { return .unspecified }
    return GuardReason(rawValue: UInt32(place))
  }

  /// Hands a command in by the words of the controller.
  private func take(_ command: Command, _ motion: Motion, from source: GeneratedScreen?) {
    switch command {
    case .start: controller.start()
    case .push(let screen): controller.push(object(screen), motion, from: source)
    case .pop: controller.pop(motion, from: source)
    case .popTo(let screen): controller.pop(to: object(screen), motion, from: source)
    case .popToRoot: controller.popToRoot(motion, from: source)
    case .replaceTop(let screen): controller.replaceTop(with: object(screen), motion, from: source)
    case .resume, .skipTo: Issue.record("A script skips by a step of its own.")
    case .finishFlow(let end): controller.finishFlow(end, from: source)
    case .setStack(let stack): controller.setScreens(stack.map(object), motion, from: source)
    }
  }

  /// The object for a declared screen.
  private func object(_ screen: ScreenID) -> GeneratedScreen {
    screens[screen.rawValue]
  }
}

/// A screen object that does what the flow declares for it.
private final class GeneratedScreen: Screen {
  let id: ScreenID
  let name: String
  private(set) var boardingInformation: (any BoardingInformation)?
  private var choices: [String: GeneratedScreen] = [:]
  /// Whether fingers may move the screen.
  private(set) var allowsGestures = true
  /// The flow that declares the screen.
  private var flow: Flow?
  /// What the screen answers instead of what is declared.
  private var overrides: [GuardSide: GuardAnswer] = [:]

  init(_ id: ScreenID, _ name: String) {
    self.id = id
    self.name = name
  }

  /// Links the screen to the others.
  func connect(to screens: [GeneratedScreen], in flow: Flow) {
    let declared = flow.screens[id.rawValue]
    self.flow = flow
    allowsGestures = declared.allowsGestures
    for choice in declared.choices {
      choices[flow.choiceLabels[choice.label.rawValue]] = screens[choice.target.rawValue]
    }
    guard let information = declared.information else { return }
    let next = information.next.map { screens[$0.rawValue] }
    switch information.previous {
    case .below: boardingInformation = NextOnly(next)
    case .none: boardingInformation = BothWays(next, nil)
    case .screen(let previous): boardingInformation = BothWays(next, screens[previous.rawValue])
    }
  }

  /// Lets the screen answer something else than what is declared; nil goes back to that.
  func override(_ side: GuardSide, with answer: GuardAnswer?) {
    overrides[side] = answer
  }

  /// What the screen says when it is asked.
  private func word(_ side: GuardSide) -> ScreenPermission {
    guard let flow else { return .allow }
    let declared = flow.screens[id.rawValue]
    switch overrides[side] ?? (side == .leave ? declared.leaveAnswer : declared.enterAnswer) {
    case .allow: return .allow
    case .wait: return .wait
    case .refuse(let reason): return .refuse(reason: flow.text(of: reason))
    }
  }

  func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    word(.leave)
  }

  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    word(.enter)
  }

  func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    choices[label]
  }
}

/// Information that leaves the way back to its default.
private final class NextOnly: BoardingInformation {
  private weak var next: GeneratedScreen?

  init(_ next: GeneratedScreen?) {
    self.next = next
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? { next }
}

/// Information that declares both ways.
private final class BothWays: BoardingInformation {
  private weak var next: GeneratedScreen?
  private weak var previous: GeneratedScreen?

  init(_ next: GeneratedScreen?, _ previous: GeneratedScreen?) {
    self.next = next
    self.previous = previous
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? { next }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    previous
  }
}

extension Event.Kind {
  /// The same event with other identities.
  fileprivate func renaming(
    reasons number: (GuardReason) -> GuardReason,
    _ name: (ScreenID) -> ScreenID
  ) -> Event.Kind {
    func rename(_ passage: Event.Passage) -> Event.Passage {
      Event.Passage(
        passage.operation,
        from: passage.source.map(name),
        to: name(passage.destination)
      )
    }
    switch self {
    case .transitionBegan(let passage, let motion): return .transitionBegan(rename(passage), motion)
    case .cancelled(let passage): return .cancelled(rename(passage))
    case .willEnterStack(let screen): return .willEnterStack(name(screen))
    case .didEnterStack(let screen): return .didEnterStack(name(screen))
    case .willLeaveStack(let screen): return .willLeaveStack(name(screen))
    case .didLeaveStack(let screen): return .didLeaveStack(name(screen))
    case .willAppear(let screen): return .willAppear(name(screen))
    case .didAppear(let screen): return .didAppear(name(screen))
    case .willDisappear(let screen): return .willDisappear(name(screen))
    case .didDisappear(let screen): return .didDisappear(name(screen))
    case .willShow(let screen): return .willShow(name(screen))
    case .didShow(let screen): return .didShow(name(screen))
    case .committed(let passage): return .committed(rename(passage))
    case .screenChanged(let focus): return .screenChanged(focus: name(focus))
    case .transitionEnded(let passage, let isCancelled):
      return .transitionEnded(rename(passage), isCancelled: isCancelled)
    case .refused(let refusal):
      return .refused(
        Refusal(
          refusal.input,
          refusal.reason,
          screen: refusal.screen.map(name),
          detail: number(refusal.detail)
        )
      )
    case .pending(let input, let screen): return .pending(input, screen: name(screen))
    case .interactionUpdated, .interactionChanged, .transitionGrabbed, .gestureEnded,
      .eligibilityChanged, .flowFinished, .stopped:
      return self
    }
  }
}
