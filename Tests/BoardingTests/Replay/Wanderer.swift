import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Where the screens of a run get their whims from.
final class Whims {
  var random: SplitMix64
  /// True while nobody may be asked.
  var isReplay = false
  /// How many more commands the callbacks give.
  var commandsLeft = 200
  /// Every call of a screen, in order.
  var calls: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Makes a screen with a name of a few.
  func makeScreen() -> Wanderer { Wanderer("s\(random.number(below: 9))", self) }

  /// A screen of the stack, or a new one.
  func pick(in controller: BoardingNavigationController) -> any Screen {
    let screens = controller.screens
    return screens.isEmpty || random.isChance(2, of: 3) ? makeScreen() : random.pick(screens)
  }

  /// Gives a command by chance, and sometimes another one later.
  func interfere(with controller: BoardingNavigationController) {
    guard commandsLeft > 0, random.isChance(1, of: 8) else { return }
    commandsLeft -= 1
    act(on: controller)
    if random.isChance(1, of: 3) {
      controller.schedule(after: .milliseconds(random.number(below: 4) * 100)) {
        [self] controller in
        calls.append("timer")
        interfere(with: controller)
        act(on: controller)
      }
    }
    if random.isChance(1, of: 6) { controller.advance(by: .milliseconds(1)) }
  }

  /// Does something with a controller.
  func act(on controller: BoardingNavigationController) {
    let motion = random.pick([Motion.animated, .animated, .instant, .interactive])
    let source = random.isChance(1, of: 4) ? pick(in: controller) : nil
    if random.isChance(1, of: 3) { return touch(controller) }
    switch random.number(below: 16) {
    case 0, 1: controller.push(pick(in: controller), motion, from: source)
    case 2: controller.pop(motion, from: source)
    case 3: controller.pop(to: pick(in: controller), motion, from: source)
    case 4: controller.replaceTop(with: pick(in: controller), motion, from: source)
    case 5:
      let screens = (0...random.number(below: 4)).map { _ in pick(in: controller) }
      controller.setScreens(screens, motion, from: source)
    case 6, 7: controller.pushToNext(motion, from: source)
    case 8: controller.popToPrevious(motion, from: source)
    case 9: controller.choose(random.pick(["a", "b", "c"]), motion, from: source)
    case 10: controller.updateInteraction(progress: Double(random.number(below: 5)) / 4)
    case 11:
      if random.isChance(1, of: 2) { controller.finishInteraction() }
      controller.cancelInteraction(completionSpeed: 2)
    case 12:
      controller.apply(
        random.pick([
          .movePolicy(.queue), .movePolicy(.finish), .commandPolicy(.finish),
          .commandPolicy(.queue), .reduceMotion(true), .reduceMotion(false),
          .containerWidth(320), .swipePolicy(.grab), .swipePolicy(.finish),
          .gestures(random.isChance(5, of: 6)), .forwardOnly(random.isChance(1, of: 6)),
          .swipeRules(random.pick([.boardingPass, .projecting, SwipeRules(isReversible: true)])),
        ])
      )
    case 13: controller.containerChanged(random.pick(ContainerChange.allCases))
    case 14: controller.popToRoot(motion, from: source)
    default:
      if random.isChance(1, of: 4) { controller.finishFlow(.skipped) } else { controller.skip() }
    }
  }
}

extension Whims {
  /// Does something with a finger, or gives the late word of a screen.
  func touch(_ controller: BoardingNavigationController) {
    let sample = PanSample(
      translation: PanVector(
        x: Double(random.number(below: 9) * 100) - 400,
        y: Double(random.number(below: 40))
      ),
      velocity: random.isChance(1, of: 3)
        ? PanVector(x: Double(random.number(below: 5) * 500) - 1000) : nil
    )
    switch random.number(below: 12) {
    case 0..<3:
      controller.pan(.began(start: random.pick([nil, PanVector(x: 5), PanVector(x: 385)])))
    case 3..<6: controller.pan(.moved(sample))
    case 6..<8: controller.pan(.ended(sample))
    case 8: controller.pan(.cancelled(sample))
    case 9: _ = controller.eligibility(random.pick(Direction.allCases))
    default:
      let screen = controller.pendingScreen ?? pick(in: controller)
      controller.answerPending(permission(), from: screen)
    }
  }

  /// Draws the word of a screen.
  func permission() -> ScreenPermission {
    switch random.number(below: 12) {
    case 0: .refuse(reason: random.pick([nil, "busy", "unsaved", "é \"quoted\""]))
    case 1, 2: .wait
    default: .allow
    }
  }
}

/// A screen that answers by chance and gives commands in its callbacks.
final class Wanderer: Screen, BoardingInformation {
  let name: String
  let whims: Whims

  init(_ name: String, _ whims: Whims) {
    self.name = name
    self.whims = whims
  }

  private func called(_ call: String, _ controller: BoardingNavigationController) {
    whims.calls.append("\(name).\(call)")
    whims.interfere(with: controller)
  }

  /// Answers a question, during which it may give commands too.
  private func answer(_ controller: BoardingNavigationController) -> (any Screen)? {
    if whims.isReplay { Issue.record("A replay asks nobody.") }
    whims.interfere(with: controller)
    return whims.random.isChance(1, of: 6) ? nil : whims.pick(in: controller)
  }

  /// Says by chance whether a change may be made.
  private func word(_ controller: BoardingNavigationController) -> ScreenPermission {
    if whims.isReplay { Issue.record("A replay asks nobody.") }
    whims.interfere(with: controller)
    return whims.permission()
  }

  var allowsGestures: Bool { whims.isReplay || !whims.random.isChance(1, of: 12) }

  func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    word(navigationController)
  }

  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    word(navigationController)
  }

  func moveRefused(
    _ refusal: MoveRefusal,
    in navigationController: BoardingNavigationController
  ) {
    called(
      "moveRefused \(refusal.input) \(refusal.screen.name) \(refusal.reason ?? "-")",
      navigationController
    )
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    answer(navigationController)
  }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    answer(navigationController)
  }

  func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    answer(navigationController)
  }

  func willEnterStack(of navigationController: BoardingNavigationController) {
    called("willEnterStack", navigationController)
  }

  func didEnterStack(of navigationController: BoardingNavigationController) {
    called("didEnterStack", navigationController)
  }

  func willLeaveStack(of navigationController: BoardingNavigationController) {
    called("willLeaveStack", navigationController)
  }

  func didLeaveStack(of navigationController: BoardingNavigationController) {
    called("didLeaveStack", navigationController)
  }

  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    called("willAppear", navigationController)
    navigationController.perform(coordinatedAnimations: nil) { [self] _, _ in
      { self.whims.calls.append("\(self.name) completed") }
    }
  }

  func didDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    called("didDisappear", navigationController)
  }
}
