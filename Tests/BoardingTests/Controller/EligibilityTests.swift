import Boarding
import BoardingMotion
import Testing

/// What a swipe would come to.
struct EligibilityTests {
  /// What swipes in both directions would come to.
  private func both(_ stage: TalkingStage) -> [String] {
    [Direction.forward, .backward].map { direction in
      switch stage.controller.eligibility(direction) {
      case .enabled(let screen): screen.name
      case .disabled(let reason): "\(reason)"
      }
    }
  }

  @Test func `every reason has its name`() {
    let empty = TalkingStage("", series: "AB")
    #expect(both(empty) == ["wrongPhase", "wrongPhase"])
    let stage = TalkingStage("A", series: "ABC")
    #expect(both(stage) == ["B", "atRoot"])
    stage.controller.push(stage["C"])
    #expect(both(stage) == ["transitionInProgress", "transitionInProgress"])
    stage.controller.swipePolicy = .finish
    #expect(both(stage) == ["noTarget", "B"])
    stage.pass(400)
    #expect(both(stage) == ["noTarget", "B"])
    stage.controller.pop(.instant)
    stage.controller.push(stage["B"], .instant)
    #expect(both(stage) == ["C", "A"])
    stage.controller.isForwardOnly = true
    #expect(both(stage) == ["C", "forwardOnly"])
    stage.controller.allowsGestures = false
    #expect(both(stage) == ["gesturesOff", "forwardOnly"])
    stage.controller.isForwardOnly = false
    stage.controller.allowsGestures = true
    stage["B"].allowsGestures = false
    #expect(both(stage) == ["screenDisallowsGestures", "screenDisallowsGestures"])
    stage["B"].allowsGestures = true
    stage["B"].leave = [.refuse(reason: "no")]
    stage["C"].enter = [.wait]
    #expect(both(stage) == ["guardWaits", "guarded"])
    #expect(stage.controller.pendingScreen == nil)
    stage["B"].say(next: { stage["A"] }, previous: { nil })
    #expect(both(stage) == ["alreadyOnStack", "noTarget"])
    stage.controller.containerChanged(.disappear)
    #expect(both(stage) == ["wrongPhase", "wrongPhase"])
    stage.controller.containerChanged(.appear)
    stage.controller.finishFlow()
    #expect(both(stage) == ["wrongPhase", "wrongPhase"])
  }

  @Test func `answers are thrown away without a trace`() {
    let stage = TalkingStage("A")
    weak var made: TalkingScreen?
    stage["A"].say(next: { [recorder = stage.recorder] in
      let screen = TalkingScreen("N", recorder)
      screen.enter = [.refuse(reason: "never heard of")]
      made = screen
      return screen
    })
    let before = stage.controller.state
    var events: [Event] = []
    stage.controller.addObserver { event, _ in events.append(event) }
    for _ in 0..<3 { #expect(both(stage) == ["guarded", "atRoot"]) }
    #expect(made == nil)
    #expect(stage.controller.state == before)
    #expect(events == [])
    #expect(stage.controller.text(of: GuardReason(rawValue: 0)) == nil)
    #expect(stage.heard().filter { $0.contains("moveRefused") } == [])
    // The next screen gets the identity that it would have got without the probes.
    let other = TalkingStage("A")
    stage.controller.push(stage["B"], .instant)
    other.controller.push(other["B"], .instant)
    #expect(stage.controller.state.stack == other.controller.state.stack)
  }

  @Test func `what a provider asks for in a probe is deferred`() {
    let stage = TalkingStage("A")
    var answers: [String] = []
    stage["A"].say(next: { stage["B"] })
    stage["A"].actions["nextScreen"] = { controller in
      stage["A"].actions = [:]
      answers.append(text(controller.push(stage["C"], .instant)))
      answers.append("\(controller.advance(by: .milliseconds(1)).isApplied)")
      answers.append(stage.letters)
      answers.append("\(controller.eligibility(.forward).isEnabled)")
    }
    #expect(stage.controller.eligibility(.forward).isEnabled)
    #expect(answers == ["deferred", "false", "[A]", "true"])
    #expect(stage.letters == "[A,C]")
    #expect(stage.controller.now == .zero)
  }

  @Test func `changes are reported last and once, and never for samples`() {
    let stage = TalkingStage("A", series: "ABC")
    var lines: [String] = []
    stage.controller.addObserver { event, controller in
      let instant = event.instant.nanoseconds / 1_000_000
      switch event.kind {
      case .eligibilityChanged(let direction, let reason):
        lines.append("\(instant) \(direction) \(reason.map { "\($0)" } ?? "enabled")")
      case .committed: lines.append("\(instant) committed")
      case .interactionUpdated, .interactionChanged: lines.append("\(instant) sample")
      case .transitionBegan, .transitionGrabbed, .gestureEnded, .willEnterStack, .didEnterStack,
        .willLeaveStack, .didLeaveStack, .willAppear, .didAppear, .willDisappear, .didDisappear,
        .willShow, .didShow, .cancelled, .flowFinished, .screenChanged, .transitionEnded, .pending,
        .refused, .stopped:
        break
      }
    }
    stage.controller.reportsEligibility = true
    stage.controller.apply(.containerWidth(400))
    stage.controller.apply(.containerWidth(400))
    #expect(lines == ["0 forward enabled", "0 backward atRoot"])
    lines = []
    stage.touch()
    stage.move(-100)
    stage.move(-220)
    #expect(lines == ["100 sample", "200 sample"])
    stage.lift(-220)
    #expect(
      lines.suffix(4) == [
        "200 sample", "200 sample", "200 forward transitionInProgress",
        "200 backward transitionInProgress",
      ]
    )
    lines = []
    stage.pass(400)
    #expect(lines == ["380 committed", "380 forward enabled", "380 backward enabled"])
    lines = []
    stage.controller.schedule(after: .zero) { controller in
      controller.isForwardOnly = true
      controller.pushToNext(.instant)
    }
    stage.pass(0)
    #expect(lines == ["600 committed", "600 forward noTarget", "600 backward forwardOnly"])
  }

  @Test func `an observer that turns everything round at each report is stopped`() {
    let stage = TalkingStage("A", series: "AB")
    var count = 0
    var hasStopped = false
    stage.controller.eventLimit = 50
    stage.controller.addObserver { event, controller in
      if case .stopped = event.kind { hasStopped = true }
      guard case .eligibilityChanged(.forward, _) = event.kind, count < 10_000 else { return }
      count += 1
      controller.allowsGestures.toggle()
    }
    stage.controller.reportsEligibility = true
    stage.controller.apply(.containerWidth(300))
    #expect(count > 10 && count < 60)
    #expect(hasStopped)
  }

  @Test func `probes and reports are recorded and replayed`() throws {
    let stage = TalkingStage("", series: "AB")
    var events: [Event] = []
    stage.controller.addObserver { event, _ in events.append(event) }
    stage.controller.reportsEligibility = true
    stage["B"].enter = [.refuse(reason: "no")]
    #expect(stage.controller.startRecording())
    stage.controller.start()
    _ = stage.controller.eligibility(.backward)
    stage.swipe(-100)
    let log = try #require(stage.controller.inputLog)
    #expect(
      log.entries.filter { entry in
        if case .input = entry { false } else { true }
      } == [
        .probed(.forward), .eligibilityChanged(.forward, .guarded),
        .probed(.backward), .eligibilityChanged(.backward, .atRoot),
        .probed(.forward), .probed(.backward),
        .probed(.backward),
        .probed(.forward), .probed(.backward), .probed(.forward), .probed(.backward),
      ]
    )
    let again = BoardingNavigationController()
    var replayed: [Event] = []
    again.addObserver { event, _ in replayed.append(event) }
    again.startRecording()
    let recorder = ControllerRecorder()
    try again.replay(log) { TalkingScreen($0, recorder) }
    #expect(replayed == events)
    #expect(again.inputLog == log)
    #expect(
      recorder.lines == [
        "A.willEnterStack", "A.willAppear", "A.didAppear", "A.didEnterStack",
        "A.moveRefused(swipeForward by B 'no')",
      ]
    )
  }
}
