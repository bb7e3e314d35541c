import Boarding
import BoardingScript
import Testing

/// Plays the acceptance scripts through the controller, with a screen object for each declared
/// screen, and compares its events with the machine's.
struct ControllerAcceptanceTests {
  @Test(arguments: AcceptanceTests.names)
  func `the controller reports the machine's events`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let driver = ControllerDriver(flow: script.flow)
    for statement in script.statements {
      if let step = statement.step { driver.take(step) }
    }
    let text = EventText(flow: script.flow)
    let lines = driver.events.map { text.line(of: $0) }
    let expected = script.run().log.map { text.line(of: $0) }
    #expect(lines.joined(separator: "\n") == expected.joined(separator: "\n"))
  }
}

/// Drives a controller with the steps of a script.
private final class ControllerDriver {
  /// The events so far, with the identities that the flow declares.
  private(set) var events: [Event] = []
  /// The flow.
  private let flow: Flow
  /// A screen object for each declared screen.
  private let screens: [GeneratedScreen]
  /// The controller.
  private let controller: BoardingNavigationController

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
      let kind = event.kind.renaming { id in
        (controller.screen(for: id) as? GeneratedScreen)?.id ?? .absent
      }
      events.append(Event(at: event.instant, kind))
    }
  }

  /// Takes a step.
  func take(_ step: Step) {
    switch step {
    case .start: controller.start()
    case .skip(let motion, let source): controller.skip(motion, from: source.map(object))
    case .input(let input): take(input)
    case .settings(let settings):
      for setting in settings { controller.apply(setting) }
    case .settle:
      while let deadline = controller.nextDeadline {
        let left = deadline.nanoseconds - controller.now.nanoseconds
        controller.advance(by: .nanoseconds(left))
      }
    case .expectation, .question: break
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
    case .container(let change): controller.containerChanged(change)
    case .setting(let setting): controller.apply(setting)
    case .advance(let nanoseconds): controller.advance(by: .nanoseconds(nanoseconds))
    case .reply: Issue.record("A declared flow has no questions.")
    }
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
    case .skipTo: Issue.record("A script skips by a step of its own.")
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

  init(_ id: ScreenID, _ name: String) {
    self.id = id
    self.name = name
  }

  /// Links the screen to the others.
  func connect(to screens: [GeneratedScreen], in flow: Flow) {
    let declared = flow.screens[id.rawValue]
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
  fileprivate func renaming(_ name: (ScreenID) -> ScreenID) -> Event.Kind {
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
        Refusal(refusal.input, refusal.reason, screen: refusal.screen.map(name))
      )
    case .interactionUpdated, .interactionChanged, .flowFinished, .stopped: return self
    }
  }
}
