import Boarding
import Testing

struct BoardingNavigationControllerTests {
  let recorder = ControllerRecorder()

  /// Makes a controller on which the first screen of a series has been put up.
  func startedController(
    _ names: [String] = ["A", "B", "C"]
  ) -> (controller: BoardingNavigationController, screens: [RecordingScreen]) {
    let screens = names.map { RecordingScreen($0, recorder) }
    let controller = BoardingNavigationController(screensToPresent: screens)
    controller.start()
    _ = recorder.take()
    return (controller, screens)
  }

  @Test func `the first screen enters, appears and is there`() {
    let a = RecordingScreen("A", recorder)
    let controller = BoardingNavigationController(screensToPresent: [a])
    #expect(text(controller.start()) == "applied")
    #expect(
      recorder.take() == ["A.willEnterStack", "A.willAppear", "A.didAppear", "A.didEnterStack"]
    )
    #expect(stack(of: controller) == "[A]")
    #expect(text(controller.start()) == "refused wrongPhase")
    #expect(recorder.take() == [])
  }

  @Test func `a start without a series has no target`() {
    let controller = BoardingNavigationController()
    var refusals: [Event.Kind] = []
    controller.addObserver { event, _ in refusals.append(event.kind) }
    #expect(text(controller.start()) == "refused noTarget")
    #expect(refusals == [.refused(Refusal(.start, .noTarget))])
  }

  @Test func `an animated push calls screens, delegate and closures in the pinned order`() {
    let (controller, _) = startedController()
    let delegate = RecordingDelegate(recorder)
    controller.delegate = delegate
    #expect(text(controller.pushToNext()) == "applied")
    controller.transitionCoordinator?.animate(alongside: nil) { [recorder] context in
      recorder.lines.append("completion \(context.source.name) > \(context.destination.name)")
    }
    #expect(
      recorder.take() == [
        "B.willEnterStack", "A.willDisappear", "B.willAppear", "willShow(B) animated",
      ]
    )
    controller.advance(by: .milliseconds(399))
    #expect(recorder.take() == [])
    controller.advance(by: .milliseconds(1))
    #expect(
      recorder.take() == [
        "A.didDisappear", "B.didAppear", "B.didEnterStack", "didShow(B) animated",
        "completion A > B",
      ]
    )
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `an instant pop calls everything back to back`() {
    let (controller, screens) = startedController()
    let delegate = RecordingDelegate(recorder)
    controller.push(screens[1], .instant)
    _ = recorder.take()
    controller.delegate = delegate
    #expect(text(controller.pop(.instant)) == "applied removed B")
    #expect(
      recorder.take() == [
        "B.willLeaveStack", "B.willDisappear", "A.willAppear", "willShow(A) instant",
        "B.didDisappear", "A.didAppear", "B.didLeaveStack", "didShow(A) instant",
      ]
    )
    #expect(controller.now == .zero)
  }

  @Test func `removed screens are answered topmost first`() {
    let (controller, screens) = startedController()
    controller.setScreens(screens, .instant)
    #expect(text(controller.popToRoot(.instant)) == "applied removed C,B")
    controller.setScreens(screens, .instant)
    #expect(text(controller.pop(to: screens[1], .instant)) == "applied removed C")
    let d = RecordingScreen("D", recorder)
    #expect(text(controller.replaceTop(with: d, .instant)) == "applied removed B")
    #expect(stack(of: controller) == "[A,D]")
  }

  @Test func `a command in a transition waits and has changed the stack already`() {
    let (controller, screens) = startedController()
    controller.push(screens[1])
    #expect(text(controller.push(screens[2])) == "queued")
    #expect(stack(of: controller) == "[A,B,C]")
    #expect(text(controller.pop()) == "queued removed C")
    #expect(text(controller.push(screens[1])) == "refused alreadyOnStack")
    controller.advance(by: .milliseconds(1200))
    #expect(stack(of: controller) == "[A,B]")
    #expect(controller.state.isIdle)
    #expect(controller.now == Instant(nanoseconds: 1_200_000_000))
  }

  @Test func `a screen that comes again during its own pop has calls for both stays`() {
    let (controller, screens) = startedController()
    controller.push(screens[1], .instant)
    _ = recorder.take()
    controller.pop()
    #expect(text(controller.push(screens[1])) == "queued")
    controller.advance(by: .milliseconds(800))
    #expect(
      recorder.take() == [
        "B.willLeaveStack", "B.willDisappear", "A.willAppear",
        "B.didDisappear", "A.didAppear", "B.didLeaveStack",
        "B.willEnterStack", "A.willDisappear", "B.willAppear",
        "A.didDisappear", "B.didAppear", "B.didEnterStack",
      ]
    )
    #expect(stack(of: controller) == "[A,B]")
  }

  @Test func `a stale source changes nothing`() {
    let (controller, screens) = startedController()
    #expect(text(controller.pushToNext(from: screens[0])) == "applied")
    #expect(text(controller.pushToNext(from: screens[0])) == "refused staleSource")
    #expect(text(controller.pop(from: RecordingScreen("X", recorder))) == "refused staleSource")
    #expect(stack(of: controller) == "[A,B]")
  }

  @Test func `time that does not fit is refused`() {
    let (controller, _) = startedController()
    #expect(text(controller.advance(by: .seconds(9_223_372_037))) == "refused timeOverflow")
    #expect(text(controller.advance(by: .nanoseconds(Int64.max))) == "refused timeOverflow")
    #expect(controller.now == .zero)
  }

  @Test func `negative time breaks the contract`() async {
    await #expect(processExitsWith: .failure) {
      BoardingNavigationController().advance(by: .nanoseconds(-1))
    }
  }

  @Test func `a width that is none is refused and changes nothing`() {
    let (controller, _) = startedController()
    var refusals: [Event.Kind] = []
    controller.addObserver { event, _ in refusals.append(event.kind) }
    controller.containerWidth = .nan
    controller.containerWidth = -1
    controller.containerWidth = 320
    #expect(controller.containerWidth == 320)
    let refusal = Event.Kind.refused(Refusal(.setting, .invalidWidth))
    #expect(refusals == [refusal, refusal])
  }

  @Test func `reduced motion ends a running transition at once and makes the next ones instant`() {
    let (controller, screens) = startedController()
    controller.pushToNext()
    controller.advance(by: .milliseconds(100))
    controller.reducesMotion = true
    #expect(controller.state.isIdle)
    #expect(text(controller.push(screens[2])) == "applied")
    #expect(controller.state.isIdle)
    #expect(controller.now == Instant(nanoseconds: 100_000_000))
  }

  @Test func `the provider says for each operation how a transition is shown`() {
    let (controller, screens) = startedController()
    var asked: [NavigationOperation] = []
    controller.animatedTransitioningProvider = { operation in
      asked.append(operation)
      return operation == .push ? TransitionAnimation(duration: .milliseconds(50)) : nil
    }
    controller.push(screens[1])
    controller.pop()
    #expect(asked == [.push])
    controller.advance(by: .milliseconds(50))
    #expect(asked == [.push, .pop])
    controller.advance(by: .milliseconds(399))
    #expect(!controller.state.isIdle)
    controller.advance(by: .milliseconds(1))
    #expect(controller.state.isIdle)
    controller.push(screens[1], .instant)
    #expect(asked == [.push, .pop])
  }

  @Test func `screens are let go when they have left`() {
    final class Observed: Screen {}
    let (controller, _) = startedController()
    weak var leaving: Observed?
    do {
      let screen = Observed()
      leaving = screen
      controller.push(screen)
    }
    controller.advance(by: .milliseconds(400))
    #expect(leaving != nil)
    controller.pop()
    #expect(leaving != nil)
    controller.advance(by: .milliseconds(400))
    #expect(leaving == nil)
  }

  @Test func `a screen that was refused is let go`() {
    final class Observed: Screen {}
    let (controller, screens) = startedController()
    weak var refused: Observed?
    do {
      let screen = Observed()
      refused = screen
      controller.push(screen, from: screens[1])
      controller.pop(to: screen)
    }
    #expect(refused == nil)
  }

  @Test func `a controller in the middle of a transition is let go`() {
    weak var observed: BoardingNavigationController?
    do {
      let (controller, _) = startedController()
      observed = controller
      controller.pushToNext()
      controller.perform(coordinatedAnimations: { _, _ in {} }, completion: { _, _ in {} })
    }
    #expect(observed == nil)
  }

  @Test func `the delegate is not kept alive`() {
    let (controller, _) = startedController()
    do { controller.delegate = RecordingDelegate(recorder) }
    #expect(controller.delegate == nil)
  }
}
