import Boarding
import Testing

/// Transitions of a controller that somebody drives.
struct InteractionTests {
  let recorder = ControllerRecorder()

  /// Makes a controller whose stack is [A,B], with a delegate that records.
  private func makeController() -> (
    controller: BoardingNavigationController, screens: [RecordingScreen],
    delegate: RecordingDelegate
  ) {
    let screens = ["A", "B", "C", "D"].map { RecordingScreen($0, recorder) }
    let controller = BoardingNavigationController(screensToPresent: screens)
    let delegate = RecordingDelegate(recorder)
    controller.delegate = delegate
    controller.setScreens([screens[0], screens[1]], .instant)
    controller.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(400), curve: .linear)
    }
    _ = recorder.take()
    return (controller, screens, delegate)
  }

  /// Registers everything that a coordinator offers.
  private func register(at coordinator: TransitionCoordinator) {
    let recorder = recorder
    coordinator.notifyWhenInteractionChanges { context in
      recorder.lines.append("handler 1 cancelled \(context.isCancelled)")
      #expect(!context.isInteractive)
    }
    coordinator.notifyWhenInteractionChanges { _ in recorder.lines.append("handler 2") }
    coordinator.animate(alongside: nil) { context in
      recorder.lines.append("completion 1 cancelled \(context.isCancelled)")
    }
    coordinator.animate(alongside: nil) { _ in recorder.lines.append("completion 2") }
  }

  @Test func `a finished pop calls handlers first, then screens, delegate and completions`() throws
  {
    let (controller, _, delegate) = makeController()
    #expect(text(controller.pop(.interactive)) == "applied")
    register(at: try #require(controller.transitionCoordinator))
    #expect(
      recorder.take() == [
        "B.willLeaveStack", "B.willDisappear", "A.willAppear", "willShow(A) animated",
      ]
    )
    #expect(text(controller.updateInteraction(progress: 0.5)) == "applied")
    #expect(controller.transitionProgress == 0.5)
    #expect(stack(of: controller) == "[A,B]")
    #expect(text(controller.finishInteraction()) == "applied removed B")
    #expect(recorder.take() == ["handler 1 cancelled false", "handler 2"])
    #expect(stack(of: controller) == "[A]")
    controller.advance(by: .milliseconds(200))
    #expect(
      recorder.take() == [
        "B.didDisappear", "A.didAppear", "B.didLeaveStack", "didShow(A) animated",
        "completion 1 cancelled false", "completion 2",
      ]
    )
    withExtendedLifetime(delegate) {}
  }

  @Test func `a cancelled pop calls handlers first, and closes every call where it began`() throws {
    let (controller, _, delegate) = makeController()
    controller.pop(.interactive)
    register(at: try #require(controller.transitionCoordinator))
    controller.updateInteraction(progress: 0.5)
    _ = recorder.take()
    #expect(text(controller.cancelInteraction(completionSpeed: 2)) == "applied")
    #expect(
      recorder.take() == [
        "handler 1 cancelled true", "handler 2",
        "A.willDisappear", "B.willAppear", "willShow(B) animated",
      ]
    )
    controller.advance(by: .milliseconds(100))
    #expect(
      recorder.take() == [
        "A.didDisappear", "B.didAppear", "B.didEnterStack", "didShow(B) animated",
        "completion 1 cancelled true", "completion 2",
      ]
    )
    #expect(controller.transitionCoordinator == nil)
    #expect(stack(of: controller) == "[A,B]")
    withExtendedLifetime(delegate) {}
  }

  @Test func `a set by hand calls the screens that it places at its finishing verdict`() {
    let (controller, screens, _) = makeController()
    #expect(text(controller.setScreens([screens[2], screens[0]], .interactive)) == "applied")
    #expect(!recorder.take().contains { $0.hasPrefix("C") })
    #expect(text(controller.finishInteraction()) == "applied removed B")
    #expect(recorder.take() == ["C.willEnterStack", "C.didEnterStack"])
    #expect(stack(of: controller) == "[C,A]")
    controller.advance(by: .milliseconds(400))
    _ = recorder.take()
    controller.pop(.instant)
    #expect(recorder.take().contains("C.didAppear"))
  }

  @Test func `the coordinator says who moves the transition, and lives until it is over`() throws {
    let (controller, screens, _) = makeController()
    controller.push(screens[2], .interactive)
    let coordinator = try #require(controller.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(coordinator.isAnimated && !coordinator.isCancelled)
    #expect(coordinator.transitionDuration == .milliseconds(400))
    controller.updateInteraction(progress: 0.5)
    controller.cancelInteraction()
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(coordinator.isCancelled)
    #expect(controller.transitionCoordinator === coordinator)
    controller.advance(by: .milliseconds(200))
    #expect(controller.transitionCoordinator == nil)
    controller.push(screens[2])
    let second = try #require(controller.transitionCoordinator)
    #expect(!second.initiallyInteractive && !second.isInteractive && !second.isCancelled)
  }

  @Test func `the coordinator is in place for every call of a cancelled transition`() {
    let (controller, screens, _) = makeController()
    var missing: [String] = []
    controller.addObserver { event, controller in
      if controller.transitionCoordinator == nil { missing.append("\(event.kind)") }
    }
    controller.push(screens[2], .interactive)
    controller.updateInteraction(progress: 0.5)
    controller.cancelInteraction()
    controller.advance(by: .seconds(1))
    #expect(missing == [])
  }

  @Test func `an animation registered while somebody drives runs at once, after the verdict not`()
    throws
  {
    let (controller, screens, _) = makeController()
    var lines: [String] = []
    var late: [Bool] = []
    func register(_ word: String) -> Bool {
      controller.transitionCoordinator?.animate(
        alongside: { _ in lines.append("animation \(word)") },
        completion: { _ in lines.append("completion \(word)") }
      ) ?? false
    }
    screens[1].actions["willAppear"] = { _ in late.append(register("in source.willAppear")) }
    controller.push(screens[2], .interactive)
    let coordinator = try #require(controller.transitionCoordinator)
    #expect(register("driven"))
    #expect(lines == ["animation driven"])
    coordinator.notifyWhenInteractionChanges { _ in late.append(register("in handler")) }
    controller.updateInteraction(progress: 0.5)
    controller.cancelInteraction()
    late.append(register("in tail"))
    #expect(late == [false, false, false])
    controller.advance(by: .seconds(1))
    #expect(
      lines == [
        "animation driven", "completion driven", "completion in handler",
        "completion in source.willAppear", "completion in tail",
      ]
    )
  }

  @Test func `perform runs the cancellation instead of the completion, also where it comes late`() {
    let (controller, screens, _) = makeController()
    var lines: [String] = []
    func perform(_ word: String) {
      controller.perform(
        coordinatedAnimations: { _, isAnimated in { lines.append("\(word) \(isAnimated)") } },
        completion: { _, _ in { lines.append("completion \(word)") } },
        cancellation: { lines.append("cancellation \(word) \($0.isCancelled)") }
      )
    }
    screens[2].actions["willAppear"] = { _ in perform("early") }
    screens[1].actions["willAppear"] = { _ in perform("late") }
    controller.push(screens[2], .interactive)
    controller.cancelInteraction()
    #expect(lines == ["early true", "cancellation early true", "cancellation late true"])
    lines = []
    screens[1].actions = [:]
    controller.push(screens[2], .interactive)
    controller.finishInteraction()
    controller.advance(by: .seconds(1))
    #expect(lines == ["early true", "completion early"])
  }

  @Test func `steps inside callbacks are deferred`() {
    let (controller, screens, _) = makeController()
    var answers: [String] = []
    screens[2].actions["willAppear"] = { controller in
      answers.append(text(controller.updateInteraction(progress: 0.5)))
      answers.append(text(controller.finishInteraction()))
    }
    controller.push(screens[2], .interactive)
    #expect(answers == ["deferred", "deferred"])
    #expect(stack(of: controller) == "[A,B,C]")
    #expect(controller.nextDeadline == Instant(nanoseconds: 200_000_000))
  }

  @Test func `a screen pushed by hand that is pushed again by a command has calls for both stays`()
  {
    let (controller, screens, _) = makeController()
    controller.delegate = nil
    controller.push(screens[2], .interactive)
    #expect(text(controller.push(screens[2], .instant)) == "queued")
    #expect(
      recorder.take() == [
        "C.willEnterStack", "B.willDisappear", "C.willAppear",
        "C.willDisappear", "B.willAppear", "C.didDisappear", "B.didAppear", "C.didLeaveStack",
        "C.willEnterStack", "B.willDisappear", "C.willAppear",
        "B.didDisappear", "C.didAppear", "C.didEnterStack",
      ]
    )
    #expect(stack(of: controller) == "[A,B,C]")
  }

  @Test func `a refused command that names the screen does not make it a stranger`() {
    let (controller, screens, _) = makeController()
    controller.push(screens[2], .interactive)
    #expect(text(controller.pop(to: screens[2])) == "refused notOnStack")
    #expect(text(controller.push(screens[2], .interactive)) == "refused wrongPhase")
    controller.finishInteraction()
    controller.advance(by: .seconds(1))
    controller.push(screens[3], .instant)
    #expect(text(controller.pop(to: screens[2], .instant)) == "applied removed D")
    #expect(text(controller.push(screens[2])) == "refused alreadyOnStack")
  }

  @Test func `nothing is kept of a cancelled push, set or previous`() {
    final class Observed: Screen {}
    let (controller, screens, _) = makeController()
    for number in 0..<4 {
      weak var first: Observed?
      weak var second: Observed?
      weak var coordinator: TransitionCoordinator?
      do {
        let (placed, top) = (Observed(), Observed())
        (first, second) = (placed, top)
        switch number {
        case 0: controller.push(top, .interactive)
        case 1: controller.replaceTop(with: top, .interactive)
        case 2: controller.setScreens([placed, screens[0], top], .interactive)
        default: controller.setScreens([placed, screens[0]], .interactive)
        }
        coordinator = controller.transitionCoordinator
        controller.perform(completion: { _, _ in { _ = top } })
      }
      controller.updateInteraction(progress: 0.5)
      #expect(second != nil)
      #expect((first != nil) == (number > 1))
      controller.cancelInteraction()
      controller.advance(by: .milliseconds(200))
      #expect(first == nil && second == nil && coordinator == nil)
    }
    #expect(stack(of: controller) == "[A,B]")
  }

  @Test func `a driven controller is let go`() {
    weak var observed: BoardingNavigationController?
    do {
      let (controller, screens, _) = makeController()
      observed = controller
      controller.push(screens[2], .interactive, onReturn: { _, _ in })
      controller.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
    }
    #expect(observed == nil)
  }
}
