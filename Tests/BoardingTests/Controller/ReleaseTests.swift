import Boarding
import BoardingMotion
import Testing

/// Objects of the user may ask anything of the controller while they die.
struct ReleaseTests {
  @Test func `screens that leave the stack may ask the controller while they die`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      for motion in [Motion.animated, .instant] {
        controller.setScreens((0..<6).map { _ in DyingScreen(controller) }, motion)
        controller.advance(by: .seconds(1))
        controller.popToRoot(motion)
        controller.advance(by: .seconds(1))
        controller.setScreens((0..<6).map { _ in DyingScreen(controller) }, motion)
        controller.advance(by: .seconds(1))
      }
      controller.setScreens([PlainScreen()], .animated)
      controller.advance(by: .seconds(1))
      #expect(controller.screens.count == 1)
    }
  }

  @Test func `refused fresh screens may ask the controller while they die`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      controller.push(DyingScreen(controller))
      let root = PlainScreen()
      controller.setScreens([root], .instant)
      controller.replaceTop(with: DyingScreen(controller), from: DyingScreen(controller))
      controller.push(PlainScreen(), .interactive)
      controller.push(DyingScreen(controller), from: DyingScreen(controller))
      #expect(controller.screens.count == 1)
    }
  }

  @Test func `a fresh target that is refused may ask the controller while it dies`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      controller.setScreens([TeasingScreen(controller)], .instant)
      controller.pushToNext(.instant)
      #expect(controller.screens.count == 2)
    }
  }

  @Test func `what deferred requests keep may ask the controller while it dies`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      controller.setScreens([PlainScreen()], .instant)
      controller.schedule(after: .zero) { controller in
        for _ in 0..<5 {
          controller.pop(from: DyingScreen(controller), returning: DyingScreen(controller))
        }
      }
      controller.advance(by: .zero)
      controller.eventLimit = 3
      controller.schedule(after: .zero) { controller in
        for _ in 0..<9 {
          controller.pop(from: DyingScreen(controller), returning: DyingScreen(controller))
        }
      }
      controller.advance(by: .zero)
      #expect(controller.screens.count == 1)
    }
  }

  @Test func `what timers and observers keep may ask the controller while it dies`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      controller.setScreens([PlainScreen()], .instant)
      let timer = controller.schedule(after: .seconds(1), keeping(DyingScreen(controller)))
      if let timer { controller.cancel(timer) }
      controller.schedule(after: .seconds(1), keeping(DyingScreen(controller)))
      controller.advance(by: .seconds(1))
      let kept = DyingScreen(controller)
      let observer = controller.addObserver { _, _ in _ = kept.count }
      controller.removeObserver(observer)
      removeObserverOfDyingScreen(controller)
    }
  }

  @Test func `results and their handlers may ask the controller while they die`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      controller.setScreens([PlainScreen()], .instant)
      controller.pop(returning: DyingScreen(controller))
      pushAndReturn(controller)
      controller.push(PlainScreen(), .instant)
      controller.pop(.interactive, returning: DyingScreen(controller))
      controller.cancelInteraction()
      controller.advance(by: .seconds(1))
      controller.popToPrevious(.instant, returning: DyingScreen(controller))
      controller.pop(.animated, returning: DyingScreen(controller))
      controller.advance(by: .seconds(1))
    }
  }

  @Test func `what a coordinator keeps may ask it and the controller while it dies`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController()
      controller.setScreens([PlainScreen()], .instant)
      for _ in 0..<2 {
        controller.push(PlainScreen(), .animated)
        register(controller)
        controller.advance(by: .seconds(1))
      }
      #expect(controller.transitionCoordinator == nil)
    }
  }

  @Test func `what pending moves and swipes keep may ask the controller while it dies`() async {
    await #expect(processExitsWith: .success) {
      let controller = BoardingNavigationController(settings: Settings(swipePolicy: .grab))
      controller.setScreens([HesitantScreen(controller), HesitantScreen(controller)], .instant)
      if let screen = controller.pendingScreen { controller.answerPending(.allow, from: screen) }
      for _ in 0..<3 {
        controller.push(HesitantScreen(controller)) { _, _ in }
        controller.pop(.animated, returning: DyingScreen(controller))
        controller.pop(.interactive, returning: DyingScreen(controller))
        controller.push(DyingScreen(controller), .instant, onReturn: { _, _ in })
        controller.pan(.began(start: nil))
        controller.pan(.moved(PanSample(translation: PanVector(x: 100))))
        controller.advance(by: .milliseconds(20))
        controller.pan(.ended(PanSample(translation: PanVector(x: 100))))
        _ = controller.eligibility(.forward)
        controller.advance(by: .milliseconds(20))
        controller.pan(.began(start: nil))
        controller.pan(.cancelled(PanSample(translation: PanVector(x: 10))))
        registerInAdvance(controller)
        controller.advance(by: .seconds(1))
      }
      #expect(controller.screens.count > 1)
    }
  }

  @Test func `requests that are taken up let go of their objects`() {
    let controller = BoardingNavigationController()
    controller.setScreens([PlainScreen()], .instant)
    let census = Census()
    var left = 500
    controller.addObserver { event, controller in
      guard case .didShow = event.kind, left > 0 else { return }
      left -= 1
      controller.replaceTop(with: CountedScreen(census), .instant)
    }
    controller.replaceTop(with: CountedScreen(census), .instant)
    #expect(left == 0)
    #expect(census.most < 5)
  }
}

/// A screen without any wish.
private final class PlainScreen: Screen {}

/// A screen that asks everything of a controller when it dies.
private final class DyingScreen: Screen {
  weak var controller: BoardingNavigationController?
  var count = 0

  init(_ controller: BoardingNavigationController) {
    self.controller = controller
  }

  deinit {
    guard let controller else { return }
    count = controller.screens.count
    _ = controller.topScreen
    _ = controller.transitionCoordinator?.animate(alongside: nil, completion: { _ in })
    controller.removeObserver(controller.addObserver { _, _ in })
    if let timer = controller.schedule(after: .seconds(1000), { _ in }) { controller.cancel(timer) }
    controller.pan(.began(start: nil))
    controller.pan(.moved(PanSample(translation: PanVector(x: 50))))
    _ = controller.eligibility(.backward)
    _ = controller.presentation
    if let screen = controller.pendingScreen { controller.answerPending(.allow, from: screen) }
    controller.registerCoordinatedAnimations(for: .all, isRepeating: false, { _, _ in {} })
    controller.pop(.instant, returning: Census())
    controller.advance(by: .zero)
  }
}

/// A screen whose next screen goes back to it at once.
private final class TeasingScreen: Screen, BoardingInformation {
  weak var controller: BoardingNavigationController?

  init(_ controller: BoardingNavigationController) {
    self.controller = controller
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    controller.map { DyingScreen($0) }
  }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    nil
  }
}

/// A screen that thinks about everything, and leads to screens that ask everything when they die.
private final class HesitantScreen: Screen, BoardingInformation {
  weak var controller: BoardingNavigationController?

  init(_ controller: BoardingNavigationController) {
    self.controller = controller
  }

  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    .wait
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    controller.map { DyingScreen($0) }
  }
}

/// Registers an animation that is the only one that keeps a screen, and takes it back.
private func registerInAdvance(_ controller: BoardingNavigationController) {
  let called = keeping(DyingScreen(controller))
  let id = controller.registerCoordinatedAnimations(
    for: .all,
    { container, _ in
      { called(container) }
    }
  )
  controller.unregisterCoordinatedAnimations(id)
}

/// Counts the screens that live at the same time.
private final class Census {
  var now = 0
  var most = 0
}

/// A screen that is counted.
private final class CountedScreen: Screen {
  let census: Census

  init(_ census: Census) {
    self.census = census
    census.now += 1
    census.most = max(census.most, census.now)
  }

  deinit { census.now -= 1 }
}

/// Makes a callback that is the only one that keeps a screen.
private func keeping(_ screen: DyingScreen) -> (BoardingNavigationController) -> Void {
  { _ in screen.count += 1 }
}

/// Adds an observer that is the only one that keeps a screen, and removes it.
private func removeObserverOfDyingScreen(_ controller: BoardingNavigationController) {
  let called = keeping(DyingScreen(controller))
  controller.removeObserver(controller.addObserver { _, controller in called(controller) })
}

/// Pushes with handlers that are the only ones that keep a screen, and comes back.
private func pushAndReturn(_ controller: BoardingNavigationController) {
  for _ in 0..<2 {
    let called = keeping(DyingScreen(controller))
    controller.push(PlainScreen(), .instant) { controller, _ in called(controller) }
  }
  controller.popToRoot(.instant, returning: DyingScreen(controller))
}

/// Registers what is the only one that keeps a screen with the transition in flight.
private func register(_ controller: BoardingNavigationController) {
  let first = keeping(DyingScreen(controller))
  let second = keeping(DyingScreen(controller))
  controller.perform(completion: { container, _ in { first(container) } })
  controller.transitionCoordinator?.notifyWhenInteractionChanges { [weak controller] _ in
    if let controller { second(controller) }
  }
}
