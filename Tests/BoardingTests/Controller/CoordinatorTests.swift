import Boarding
import BoardingMotion
import Testing

/// What a coordinator tells while a finger drives, catches and lets go.
struct CoordinatorTests {
  /// Writes down how far the transition is in each call of the screens.
  private func watch(_ stage: TalkingStage) -> [String: TalkingScreen] {
    for screen in stage.screens.values {
      for call in [
        "willEnterStack", "didEnterStack", "willLeaveStack", "didLeaveStack", "willAppear",
        "didAppear", "willDisappear", "didDisappear",
      ] {
        screen.actions[call] = { [recorder = stage.recorder] controller in
          recorder.lines[recorder.lines.count - 1] += " " + Self.state(of: controller)
        }
      }
    }
    return stage.screens
  }

  /// What the coordinator tells, in short.
  private static func state(of controller: BoardingNavigationController) -> String {
    guard let coordinator = controller.transitionCoordinator else { return "none" }
    return state(of: coordinator)
  }

  private static func state(of coordinator: TransitionCoordinator) -> String {
    var words = ["\(coordinator.percentComplete)"]
    if coordinator.isInteractive { words.append("interactive") }
    if coordinator.isCancelled { words.append("cancelled") }
    return words.joined(separator: " ")
  }

  @Test func `percent complete follows the finger, the tail and the end`() throws {
    let stage = TalkingStage("A", series: "AB")
    _ = watch(stage)
    stage.controller.delegate = nil
    stage.touch()
    stage.move(-100)
    #expect(
      stage.heard() == [
        "B.mayEnter(from A)", "B.willEnterStack 0.0 interactive",
        "A.willDisappear 0.0 interactive", "B.willAppear 0.0 interactive",
      ]
    )
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.percentComplete == 0.25)
    coordinator.notifyWhenInteractionChanges { [recorder = stage.recorder] context in
      recorder.lines.append("handler " + Self.state(of: context))
    }
    coordinator.animate(alongside: nil) { [recorder = stage.recorder] context in
      recorder.lines.append("completion " + Self.state(of: context))
    }
    stage.move(-220)
    #expect(coordinator.percentComplete == 0.55)
    stage.lift(-240, velocity: -400)
    #expect(stage.heard() == ["handler 0.6"])
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .linear)
    stage.pass(80)
    #expect(coordinator.percentComplete == 0.8)
    stage.pass(80)
    #expect(
      stage.heard() == [
        "A.didDisappear 1.0", "B.didAppear 1.0", "B.didEnterStack 1.0", "completion 1.0",
      ]
    )
    #expect(coordinator.percentComplete == 1)
  }

  @Test func `percent complete goes back to nothing in a cancelled transition`() throws {
    let stage = TalkingStage("AB", series: "AB")
    _ = watch(stage)
    stage.controller.delegate = nil
    stage.touch()
    stage.move(160)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { [recorder = stage.recorder] context in
      recorder.lines.append("handler " + Self.state(of: context))
    }
    _ = stage.heard()
    stage.lift(160, velocity: -40)
    stage.pass(80)
    #expect(coordinator.percentComplete == 0.2)
    stage.pass(80)
    #expect(
      stage.heard() == [
        "handler 0.4 cancelled", "A.willDisappear 0.4 cancelled", "B.willAppear 0.4 cancelled",
        "A.didDisappear 0.0 cancelled", "B.didAppear 0.0 cancelled",
        "B.didEnterStack 0.0 cancelled",
      ]
    )
    #expect(coordinator.percentComplete == 0)
    #expect(coordinator.completionVelocity == -0.1)
  }

  @Test func `handlers run at every verdict and when the transition is caught`() throws {
    let stage = TalkingStage("A", series: "AB", Settings(swipePolicy: .grab))
    stage.controller.push(stage["B"])
    let coordinator = try #require(stage.controller.transitionCoordinator)
    var lines: [String] = []
    coordinator.notifyWhenInteractionChanges { lines.append(Self.state(of: $0)) }
    coordinator.animate(alongside: nil) { lines.append("completion " + Self.state(of: $0)) }
    stage.pass(200)
    #expect(coordinator.percentComplete == 0.5)
    stage.touch()
    stage.move(100)
    #expect(coordinator.percentComplete == 0.25)
    stage.lift(100)
    stage.pass(50)
    stage.touch()
    stage.move(-200)
    stage.lift(-200)
    stage.pass(1000)
    #expect(
      lines == [
        "0.5 interactive", "0.25 cancelled", "0.125 interactive", "0.625", "completion 1.0",
      ]
    )
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(stage.letters == "[A,B]")
  }

  @Test func `a cancel that is caught and finished is finished`() throws {
    let stage = TalkingStage("AB", series: "AB", Settings(swipePolicy: .grab))
    _ = watch(stage)
    stage.controller.delegate = nil
    stage.swipe(120)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    stage.pass(60)
    _ = stage.heard()
    stage.touch()
    #expect(coordinator.isInteractive && !coordinator.isCancelled)
    stage.move(200)
    stage.lift(200)
    stage.pass(400)
    #expect(
      stage.heard() == [
        "B.willDisappear 0.65", "A.willAppear 0.65",
        "B.didDisappear 1.0", "A.didAppear 1.0", "B.didLeaveStack 1.0",
      ]
    )
  }

  @Test func `while a caught transition is held animations run at once, after it they are late`()
    throws
  {
    let stage = TalkingStage("A", Settings(swipePolicy: .grab))
    stage.controller.push(stage["B"])
    let coordinator = try #require(stage.controller.transitionCoordinator)
    var lines: [String] = []
    func register(_ word: String) -> Bool {
      coordinator.animate(
        alongside: { _ in lines.append("animation \(word)") },
        completion: { _ in lines.append("completion \(word)") }
      )
    }
    #expect(!register("late"))
    stage.pass(100)
    stage.touch()
    #expect(register("held"))
    stage.lift(0)
    #expect(!register("tail"))
    stage.pass(400)
    #expect(
      lines == ["animation held", "completion late", "completion held", "completion tail"]
    )
    #expect(!register("ended"))
    #expect(lines.count == 4)
  }

  @Test func `the velocity of the verdict is the finger's, whatever the speed of the rest`() throws
  {
    let stage = TalkingStage("A", series: "AB")
    stage.controller.swipeRules.completionSpeed = 4
    stage.touch()
    stage.move(-100)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.completionVelocity == 0)
    stage.lift(-100, velocity: -1200)
    #expect(coordinator.completionVelocity == 3)
    #expect(stage.controller.nextDeadline == Instant(nanoseconds: 175_000_000))
  }

  @Test func `the velocity of the verdict is the finger's, also where nothing is left to run`()
    throws
  {
    let stage = TalkingStage("A", series: "AB")
    var velocities: [Double] = []
    stage["B"].actions["didAppear"] = { controller in
      velocities.append(controller.transitionCoordinator?.completionVelocity ?? .nan)
    }
    stage["A"].actions["didAppear"] = stage["B"].actions["didAppear"]
    stage.touch()
    stage.move(-200)
    stage.lift(-400, velocity: -800)
    #expect(velocities == [2])
    stage.touch()
    stage.move(200)
    stage.controller.reducesMotion = true
    stage.lift(200, velocity: 1000)
    #expect(velocities == [2, 2.5])
    stage.controller.reducesMotion = false
    stage.touch()
    stage.move(-40)
    stage.move(0)
    stage.lift(0, velocity: 100)
    #expect(velocities == [2, 2.5, -0.25])
  }

  @Test(arguments: [
    (1.0, 2.5, -2.5), (2.0, 5, -5), (0.5, 1.25, -1.25), (1e-300, 2.5e-300, -2.5e-300),
    (1e308, 0, 0),
  ])
  func `a verdict without a finger goes on with its own speed`(
    speed: Double,
    finished: Double,
    cancelled: Double
  ) throws {
    for (isFinished, expected) in [(true, finished), (false, cancelled)] {
      let stage = TalkingStage("A", series: "AB")
      stage.controller.swipeRules.completionSpeed = 4
      stage.controller.pushToNext(.interactive)
      stage.controller.updateInteraction(progress: 0.5)
      let coordinator = try #require(stage.controller.transitionCoordinator)
      #expect(coordinator.completionVelocity == 0)
      if isFinished {
        stage.controller.finishInteraction(completionSpeed: speed)
      } else {
        stage.controller.cancelInteraction(completionSpeed: speed)
      }
      #expect(coordinator.completionVelocity == expected)
    }
  }

  @Test func `a command that takes a transition from a finger lets it go with the normal speed`()
    throws
  {
    let stage = TalkingStage("A", series: "AB")
    stage.controller.swipeRules.completionSpeed = 4
    stage.touch()
    stage.move(-200)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    stage.controller.push(stage["C"])
    #expect(coordinator.isCancelled)
    #expect(coordinator.completionVelocity == -2.5)
  }

  @Test func `a spring begins at rest where no finger hands a velocity over`() throws {
    let stage = TalkingStage("A", series: "AB")
    let animation = try #require(TransitionAnimation(spring: Spring(duration: 0.4, bounce: 0.2)))
    stage.controller.animatedTransitioningProvider = { _ in animation }
    stage.controller.pushToNext(.interactive)
    stage.controller.updateInteraction(progress: 0.5)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    stage.controller.finishInteraction(completionSpeed: 2)
    #expect(coordinator.completionVelocity == 0)
  }

  @Test func `a spring has no curve and may overshoot, percent complete does not`() throws {
    let stage = TalkingStage("A")
    let spring = Spring(mass: 1, stiffness: 300, damping: 10)
    let animation = try #require(TransitionAnimation(spring: spring))
    stage.controller.animatedTransitioningProvider = { _ in animation }
    stage.controller.push(stage["B"])
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.completionCurve == nil)
    var most = 0.0
    for _ in 0..<60 {
      stage.pass(10)
      most = max(most, stage.controller.valueProgress)
      #expect(coordinator.percentComplete <= 1)
      #expect(coordinator.percentComplete == min(stage.controller.valueProgress, 1))
    }
    #expect(most > 1.1)
  }

  @Test func `a scrubbed curve is what the coordinator tells, at the verdict too`() throws {
    let stage = TalkingStage("A", series: "AB")
    stage.controller.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(400), curve: .easeIn)
    }
    stage.controller.swipeRules.scrubsCurve = true
    stage.touch()
    stage.move(-200)
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(coordinator.percentComplete == TimingCurve.easeIn.value(at: 0.5))
    var atVerdict: Double?
    coordinator.notifyWhenInteractionChanges { atVerdict = $0.percentComplete }
    stage.lift(-240)
    #expect(atVerdict == TimingCurve.easeIn.value(at: 0.6))
    #expect(stage.controller.valueProgress == TimingCurve.easeIn.value(at: 0.6))
  }
}

/// Animations that are registered before their transition begins.
struct RegistrationTests {
  /// Registers lines for a trigger.
  private func register(
    _ word: String,
    for trigger: TransitionTrigger,
    isRepeating: Bool = true,
    on stage: TalkingStage
  ) -> AnimationRegistrationID {
    let recorder = stage.recorder
    return stage.controller.registerCoordinatedAnimations(
      for: trigger,
      isRepeating: isRepeating,
      { _, isAnimated in { recorder.lines.append("\(word) \(isAnimated)") } },
      completion: { _, _ in { recorder.lines.append("\(word) done") } },
      cancellation: { _ in recorder.lines.append("\(word) cancelled") }
    )
  }

  /// What was registered and ran.
  private func ran(_ stage: TalkingStage) -> [String] {
    stage.heard().filter { !$0.contains(".") && !$0.contains("Show") }
  }

  @Test func `what is meant runs first, in order, each time or once, until it is taken back`() {
    let stage = TalkingStage("A", series: "AB")
    let all = register("all", for: .all, on: stage)
    _ = register("pops", for: .operation(.pop), on: stage)
    _ = register("once", for: .all, isRepeating: false, on: stage)
    _ = register("A to B", for: .screens(from: stage["A"], to: stage["B"]), on: stage)
    stage["B"].actions["willAppear"] = { [recorder = stage.recorder] controller in
      controller.perform(coordinatedAnimations: { _, _ in { recorder.lines.append("screen") } })
    }
    stage.controller.pushToNext()
    #expect(ran(stage) == ["all true", "once true", "A to B true", "screen"])
    stage.pass(400)
    #expect(ran(stage) == ["all done", "once done", "A to B done"])
    stage.controller.pop(.instant)
    #expect(ran(stage) == ["all false", "pops false", "all done", "pops done"])
    #expect(stage.controller.unregisterCoordinatedAnimations(all))
    #expect(!stage.controller.unregisterCoordinatedAnimations(all))
    stage.controller.push(stage["C"], .instant)
    #expect(ran(stage) == [])
    stage.controller.setScreens([stage["A"], stage["B"]], .instant)
    #expect(ran(stage) == ["screen"])
  }

  @Test func `a swipe that is cancelled runs the cancellation`() {
    let stage = TalkingStage("A", series: "AB")
    let id = register("all", for: .operation(.push), on: stage)
    stage.touch()
    stage.move(-100)
    #expect(ran(stage) == ["all true"])
    // A transition that has begun keeps it.
    stage.controller.unregisterCoordinatedAnimations(id)
    stage.lift(-100)
    stage.pass(400)
    #expect(ran(stage) == ["all cancelled"])
  }

  @Test func `a registration that registers another counts from the next transition on`() {
    let stage = TalkingStage("A", series: "AB")
    let recorder = stage.recorder
    stage.controller.registerCoordinatedAnimations(
      for: .all,
      isRepeating: false,
      { container, _ in
        {
          recorder.lines.append("first")
          container.registerCoordinatedAnimations(
            for: .all,
            isRepeating: false,
            { _, _ in
              { recorder.lines.append("second") }
            }
          )
        }
      }
    )
    stage.controller.pushToNext(.instant)
    #expect(ran(stage) == ["first"])
    stage.controller.pop(.instant)
    #expect(ran(stage) == ["second"])
    stage.controller.pushToNext(.instant)
    #expect(ran(stage) == [])
  }

  @Test func `what a registration keeps dies when it is taken back or has run`() {
    let stage = TalkingStage("A", series: "AB")
    weak var first: TalkingScreen?
    weak var second: TalkingScreen?
    func register(_ screen: TalkingScreen, isRepeating: Bool) -> AnimationRegistrationID {
      stage.controller.registerCoordinatedAnimations(
        for: .all,
        isRepeating: isRepeating,
        { _, _ in
          { _ = screen }
        }
      )
    }
    let id: AnimationRegistrationID
    do {
      let (one, two) = (TalkingScreen("1", stage.recorder), TalkingScreen("2", stage.recorder))
      (first, second) = (one, two)
      id = register(one, isRepeating: true)
      _ = register(two, isRepeating: false)
    }
    stage.controller.pushToNext(.instant)
    #expect(first != nil && second == nil)
    stage.controller.unregisterCoordinatedAnimations(id)
    #expect(first == nil)
  }
}
