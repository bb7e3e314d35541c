import Boarding
import Testing

/// The way of a controller through its series, its end, and its container.
struct ControllerFlowTests {
  let recorder = ControllerRecorder()

  private func makeController() -> (
    controller: BoardingNavigationController, screens: [RecordingScreen]
  ) {
    let screens = ["A", "B", "C", "D"].map { RecordingScreen($0, recorder) }
    let controller = BoardingNavigationController(screensToPresent: screens)
    controller.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(400), curve: .linear)
    }
    controller.start()
    _ = recorder.take()
    return (controller, screens)
  }

  @Test func `steps tell where the flow is`() {
    let (controller, _) = makeController()
    #expect(controller.stepCount == 4)
    #expect(controller.stepIndex == 0)
    #expect(controller.furthestStep == 0)
    controller.pushToNext(.interactive)
    controller.updateInteraction(progress: 0.25)
    #expect(controller.stepIndex == 0.25)
    controller.cancelInteraction()
    controller.advance(by: .milliseconds(50))
    #expect(controller.stepIndex == 0.125)
    controller.advance(by: .milliseconds(50))
    #expect(controller.furthestStep == 0)
    controller.skip()
    controller.advance(by: .milliseconds(200))
    #expect(controller.stepIndex == 1.5)
    controller.advance(by: .milliseconds(200))
    #expect(controller.stepIndex == 3)
    #expect(controller.furthestStep == 3)
    controller.popToRoot(.instant)
    #expect(controller.furthestStep == 3)
    controller.push(RecordingScreen("X", recorder), .instant)
    #expect(controller.stepIndex == nil)
    #expect(BoardingNavigationController().stepIndex == nil)
  }

  @Test func `the step while the provider is asked is that of the screen in front`() {
    let (controller, _) = makeController()
    var steps: [Double?] = []
    controller.animatedTransitioningProvider = { [unowned controller] _ in
      steps.append(controller.stepIndex)
      return nil
    }
    controller.pushToNext()
    #expect(steps == [0])
  }

  @Test func `skip goes to the last screen of the series by a push or a pop`() {
    let (controller, screens) = makeController()
    #expect(text(controller.skip(.instant)) == "applied")
    #expect(stack(of: controller) == "[A,D]")
    #expect(text(controller.skip()) == "refused alreadyThere")
    controller.push(screens[1], .instant)
    #expect(text(controller.skip(.instant, from: screens[0])) == "refused staleSource")
    #expect(text(controller.skip(.instant)) == "applied removed B")
    #expect(stack(of: controller) == "[A,D]")
    #expect(text(BoardingNavigationController().skip()) == "refused wrongPhase")
  }

  @Test func `the flow ends once, after the completions of what runs`() {
    let (controller, screens) = makeController()
    var lines: [String] = []
    controller.addObserver { event, _ in
      if case .flowFinished(let end) = event.kind { lines.append("flow \(end.name)") }
    }
    controller.pushToNext()
    controller.perform(completion: { _, _ in { lines.append("completion") } })
    #expect(text(controller.finishFlow(.skipped)) == "queued")
    #expect(text(controller.finishFlow()) == "refused wrongPhase")
    controller.advance(by: .seconds(1))
    #expect(lines == ["completion", "flow skipped"])
    #expect(text(controller.pop()) == "refused wrongPhase")
    #expect(text(controller.setScreens([screens[2]], .instant)) == "applied removed B,A")
    #expect(text(controller.finishFlow(from: screens[0])) == "refused staleSource")
    #expect(text(controller.finishFlow()) == "applied")
    #expect(lines == ["completion", "flow skipped", "flow completed"])
  }

  @Test func `a flow that a callback ends is over when the callbacks have returned`() {
    let (controller, screens) = makeController()
    var answers: [String] = []
    screens[1].actions["didAppear"] = { answers.append(text($0.finishFlow())) }
    controller.pushToNext(.instant)
    #expect(answers == ["deferred"])
    #expect(controller.state.phase == .ended(.completed))
  }

  @Test func `the top comes and goes with the container, without a coordinator`() {
    let (controller, screens) = makeController()
    #expect(text(controller.containerChanged(.disappear)) == "applied")
    #expect(recorder.take() == ["A.willDisappear", "A.didDisappear"])
    #expect(text(controller.containerChanged(.disappear)) == "refused alreadyThere")
    var isAnimated: [Bool?] = []
    screens[1].actions["willEnterStack"] = {
      isAnimated.append($0.transitionCoordinator?.isAnimated)
    }
    #expect(text(controller.pushToNext()) == "applied")
    #expect(recorder.take() == ["B.willEnterStack", "B.didEnterStack"])
    #expect(isAnimated == [false])
    #expect(text(controller.push(screens[2], .interactive)) == "refused wrongPhase")
    #expect(text(controller.containerChanged(.appear)) == "applied")
    #expect(recorder.take() == ["B.willAppear", "B.didAppear"])
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `suspended in the middle, what is driven is cancelled with its completions`() {
    let (controller, _) = makeController()
    var lines: [String] = []
    controller.pushToNext(.interactive)
    controller.perform(cancellation: { _ in lines.append("cancelled") })
    controller.updateInteraction(progress: 0.5)
    controller.containerChanged(.suspend)
    #expect(lines == ["cancelled"])
    #expect(controller.state.isIdle)
    #expect(stack(of: controller) == "[A]")
  }
}
