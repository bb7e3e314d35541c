import Boarding
import BoardingMotion
import Testing

/// Using the controller from inside of everything that it calls.
struct ReentrancyTests {
  /// Counts what callbacks have done.
  private final class Meddler {
    /// How often each callback has meddled, by its name.
    var counts: [String: Int] = [:]
    /// Answers that were no deferral.
    var faults: [String] = []
    /// The only callback that meddles, or nil for all of them.
    let only: String?
    private let stage: TalkingStage

    init(_ stage: TalkingStage, only: String?) {
      self.stage = stage
      self.only = only
    }

    /// Uses everything that a controller offers, the first few times.
    func meddle(_ place: String, _ controller: BoardingNavigationController) {
      let count = counts[place, default: 0]
      counts[place] = count + 1
      if let only, only != place { return }
      if count >= 2 { return }
      let stack = controller.state.stack
      let sample = PanSample(translation: PanVector(x: -300))
      var answers = [
        controller.pan(.began(start: nil)), controller.pan(.moved(sample)),
        controller.answerPending(.allow, from: stage["B"]),
        controller.push(TalkingScreen("N", stage.recorder)), controller.pan(.cancelled(sample)),
        controller.updateInteraction(progress: 0.5), controller.cancelInteraction(),
      ]
      if count == 1 { answers.append(controller.popToPrevious()) }
      for answer in answers where text(answer) != "deferred" {
        faults.append("\(place) \(text(answer))")
      }
      for direction in Direction.allCases {
        let wasMeddling = counts
        _ = controller.eligibility(direction)
        if !wasMeddling.isEmpty, controller.state.stack != stack { faults.append("\(place) moved") }
      }
      if controller.advance(by: .milliseconds(1)).refusal != .wrongPhase {
        faults.append("\(place) time")
      }
      _ = controller.presentation(at: controller.now)
      _ = controller.presentedValues
      controller.registerCoordinatedAnimations(
        for: .all,
        isRepeating: false,
        { container, _ in
          { _ = container.valueProgress }
        }
      )
      controller.perform(coordinatedAnimations: { _, _ in {} })
    }

    /// Lets every callback of the stage meddle.
    func plug() {
      let controller = stage.controller
      for screen in stage.screens.values {
        let next = stage["C"]
        screen.say(next: { next })
        for call in [
          "nextScreen", "previousScreen", "mayLeave", "mayEnter", "moveRefused", "willEnterStack",
          "didEnterStack", "willLeaveStack", "didLeaveStack", "willAppear", "didAppear",
          "willDisappear", "didDisappear",
        ] {
          screen.actions[call] = { [weak self] controller in self?.meddle(call, controller) }
        }
      }
      controller.animatedTransitioningProvider = { [weak self, weak controller] _ in
        if let controller { self?.meddle("provider", controller) }
        return TransitionAnimation(duration: .milliseconds(100), curve: .linear)
      }
      controller.addObserver { [weak self] _, controller in self?.meddle("observer", controller) }
      controller.registerCoordinatedAnimations(
        for: .all,
        { [weak self] container, _ in { self?.meddle("animation", container) } },
        completion: { [weak self] container, _ in { self?.meddle("completion", container) } },
        cancellation: { [weak self, weak controller] _ in
          if let controller { self?.meddle("cancellation", controller) }
        }
      )
    }

    /// Does a little of everything from outside.
    func act() {
      let controller = stage.controller
      controller.schedule(after: .milliseconds(150)) { [weak self] in self?.meddle("timer", $0) }
      for round in 0..<6 {
        stage["C"].enter = [[ScreenPermission.allow, .wait, .refuse(reason: "no")][round % 3]]
        stage.swipe(-150, -300)
        stage.pass(50)
        stage.swipe(200)
        controller.settle()
        controller.push(stage["E"], .interactive)
        controller.transitionCoordinator?.notifyWhenInteractionChanges {
          [weak self, weak controller] _ in
          if let controller { self?.meddle("handler", controller) }
        }
        controller.cancelInteraction()
        stage.pass(300)
        controller.push(stage["D"], .instant) { [weak self] controller, _ in
          self?.meddle("result", controller)
        }
        controller.pop(.instant)
        controller.settle()
      }
    }
  }

  private static let places: [String?] = [
    nil, "nextScreen", "previousScreen", "mayLeave", "mayEnter", "moveRefused", "willEnterStack",
    "didEnterStack", "willLeaveStack", "didLeaveStack", "willAppear", "didAppear",
    "willDisappear", "didDisappear", "provider", "observer", "animation", "completion",
    "cancellation", "timer", "handler", "result",
  ]

  @Test(arguments: places)
  func `whatever a callback asks for is deferred, and the run replays`(place: String?) throws {
    for policy in SwipePolicy.allCases {
      let stage = TalkingStage("", series: "AB", Settings(swipePolicy: policy))
      var events: [Event] = []
      try #require(stage.controller.startRecording())
      stage.controller.addObserver { event, _ in events.append(event) }
      stage.controller.setScreens([stage["A"], stage["B"]], .instant)
      let meddler = Meddler(stage, only: place)
      meddler.plug()
      meddler.act()
      #expect(meddler.faults == [])
      if let place { #expect(meddler.counts[place, default: 0] > 0, "\(policy)") }
      stage.controller.settle()
      let log = try #require(stage.controller.inputLog)
      let again = BoardingNavigationController()
      var replayed: [Event] = []
      again.addObserver { event, _ in replayed.append(event) }
      again.startRecording()
      try again.replay(log) { TalkingScreen($0, ControllerRecorder()) }
      #expect(replayed == events, "\(policy)")
      #expect(again.state == stage.controller.state, "\(policy)")
      #expect(again.inputLog == log, "\(policy)")
    }
  }
}
