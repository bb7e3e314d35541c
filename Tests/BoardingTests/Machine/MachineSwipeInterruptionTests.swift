import Boarding
import BoardingMotion
import Testing

/// Pins what becomes of a gesture when something else happens.
struct MachineSwipeInterruptionTests {
  /// Swipes from A towards B, up to 0.4 of the way.
  private func driven(_ settings: Settings = Settings(containerWidth: 400)) -> Run {
    var run = Run("A", in: .declared(series: "ABC", settings: settings))
    run.hand(all: [.began(), .moved(-160)])
    run.log = []
    return run
  }

  @Test(arguments: BusyPolicy.allCases)
  func `a command cancels the swipe with its tail and comes after it, under every policy`(
    policy: BusyPolicy
  ) {
    var run = driven(Settings(containerWidth: 400, commandPolicy: policy))
    run.expect(.push("D"), "queued", Calls.turnsBack(from: "B", to: "A"), stack: "[A,D]")
    #expect(run.gesture == .absorbed)
    run.expect(.moved(-300), "absorbed", "")
    run.expect(
      .wait(160),
      "left 0 ms",
      Calls.pushWentBack("A", "B"),
      Calls.pushBegins("A", "D")
    )
    run.expect(.ended(-300), "absorbed", "gesture ended")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "D"), stack: "[A,D]")
    run.expectCommitted("160 cancelled push A>B", "560 push A>D")
  }

  @Test func `a command at the origin begins at once`() {
    var run = driven()
    run.hand(.moved(40))
    run.expect(
      .push("D"),
      "queued",
      Calls.turnsBack(from: "B", to: "A"),
      Calls.pushWentBack("A", "B"),
      Calls.pushBegins("A", "D")
    )
  }

  @Test func `a command after the verdict waits for the tail`() {
    var run = driven()
    run.hand(.moved(-280))
    run.expect(.push("D"), "queued", "", stack: "[A,B,D]")
    run.expect(.ended(-280), "absorbed", "gesture ended")
    run.expect(.wait(120), "left 0 ms", Calls.pushEnds("A", "B"), Calls.pushBegins("B", "D"))
  }

  @Test func `a command before the finger moves is an ordinary one`() {
    var run = Run("A", in: .swiped())
    run.hand(.began())
    run.expect(.push("B", .instant), "applied", Calls.pushAtOnce("A", "B"))
    #expect(run.gesture == .undecided)
    run.expect(.ended(0), "applied", "gesture ended", stack: "[A,B]")
  }

  @Test(arguments: BusyPolicy.allCases)
  func `a user move during a swipe goes by the policy for moves`(policy: BusyPolicy) {
    var run = driven(Settings(containerWidth: 400, movePolicy: policy))
    switch policy {
    case .refuse:
      run.expectRefusal(of: .next(), .transitionInProgress)
      run.expect(.ended(-240), "applied", "updated 0.6 · gesture ended · verdict finish")
    case .queue:
      run.expect(.next(), "queued", "")
      run.expect(
        .ended(-120),
        "applied",
        "updated 0.3 · gesture ended",
        Calls.turnsBack(from: "B", to: "A")
      )
      run.expect(.wait(120), "left 0 ms", Calls.pushWentBack("A", "B"), Calls.pushBegins("A", "B"))
    case .finish:
      run.expect(
        .next(),
        "applied",
        Calls.turnsBack(from: "B", to: "A"),
        Calls.pushWentBack("A", "B"),
        Calls.pushBegins("A", "B")
      )
      run.expect(.ended(-240), "absorbed", "gesture ended")
    }
  }

  @Test func `a hand cannot update what a finger drives, but may end it`() {
    var run = driven()
    run.expectRefusal(of: .update(0.9), .wrongPhase)
    run.expect(.cancel(), "applied", Calls.turnsBack(from: "B", to: "A"))
    run.expect(.moved(-300), "absorbed", "")
    run.expect(.ended(-300), "absorbed", "gesture ended")
    run = driven()
    run.expect(.finish(), "applied", "verdict finish", stack: "[A,B]")
    run.expect(.ended(0), "absorbed", "gesture ended", stack: "[A,B]")
  }

  @Test(arguments: [ContainerChange.disappear, .suspend])
  func `a container that goes away cancels the swipe at once`(change: ContainerChange) {
    var run = driven()
    let hidden = change == .disappear ? " · A.willDisappear · A.didDisappear" : ""
    run.expect(
      .container(change),
      "applied",
      Calls.turnsBack(from: "B", to: "A"),
      Calls.pushWentBack("A", "B") + hidden,
      stack: "[A]"
    )
    #expect(run.gesture == .absorbed)
    run.expect(.moved(-300), "absorbed", "")
    run.expect(.ended(-300), "absorbed", "gesture ended")
    #expect(run.machine.state.isIdle)
  }

  @Test(arguments: [ContainerChange.disappear, .suspend])
  func `a container that goes away ends a tail and absorbs a finger`(change: ContainerChange) {
    var run = driven()
    run.hand(.moved(-280))
    let hidden = change == .disappear ? " · B.willDisappear · B.didDisappear" : ""
    run.expect(.container(change), "applied", Calls.pushEnds("A", "B") + hidden, stack: "[A,B]")
    var undecided = Run("A", in: .swiped())
    undecided.hand(all: [.began(), .container(change), .container(.appear)])
    undecided.expect(.moved(-300), "absorbed", "")
    undecided.expect(.ended(-300), "absorbed", "gesture ended", stack: "[A]")
  }

  @Test func `a container that is there already leaves the swipe alone`() {
    var run = driven()
    run.expectRefusal(of: .container(.appear), .alreadyThere)
    run.expect(.moved(-200), "applied", "updated 0.5")
  }

  @Test func `the end of the flow cancels the swipe and comes after its tail`() {
    var run = driven()
    run.expect(.finishFlow(), "queued", Calls.turnsBack(from: "B", to: "A"))
    run.expect(.moved(-300), "absorbed", "")
    run.expect(.wait(160), "left 0 ms", Calls.pushWentBack("A", "B"), "flow completed")
    run.expect(.ended(-300), "absorbed", "gesture ended", stack: "[A]")
    run.expectRefusal(of: .began(), .wrongPhase)
  }

  @Test func `other rules count from the next sample on`() {
    var run = driven()
    run.hand(.setting(.swipeRules(SwipeRules(completionProgress: nil))))
    run.expect(.moved(-300), "applied", "updated 0.75")
    run.hand(.setting(.swipeRules(SwipeRules(release: .threshold(progress: 0.9, projected: 9)))))
    run.expect(
      .ended(-300, velocity: 0),
      "applied",
      "updated 0.75 · gesture ended",
      Calls.turnsBack(from: "B", to: "A")
    )
  }

  @Test func `another layout direction does not turn the finger round`() {
    var run = driven()
    run.expect(.setting(.layoutDirection(.rightToLeft)), "applied", "")
    run.expect(.moved(-200), "applied", "updated 0.5")
    run.expect(.ended(-240), "applied", "updated 0.6 · gesture ended · verdict finish")
  }

  @Test func `gestures that are turned off, or a flow that goes forward only, let the swipe end`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .moved(100), .setting(.gestures(false)), .setting(.forwardOnly(true))])
    run.expect(.ended(240), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
    run.pass(400)
    run.hand(.began())
    run.expect(.moved(-100), "refused gesturesOff", "refused swipeForward gesturesOff A")
  }

  @Test func `less motion follows the finger and takes no time after it`() {
    var run = driven()
    run.expect(.setting(.reduceMotion(true)), "applied", "")
    run.expect(.moved(-200), "applied", "updated 0.5")
    run.expect(
      .ended(-240),
      "applied",
      "updated 0.6 · gesture ended · verdict finish",
      Calls.pushEnds("A", "B")
    )
    var tail = driven()
    tail.hand(.ended(-160))
    tail.expect(.setting(.reduceMotion(true)), "applied", Calls.pushWentBack("A", "B"))
  }

  @Test func `a cancelled swipe and a new finger in the same turn`() {
    var run = driven()
    run.hand(.ended(-160))
    run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
    run.expect(.moved(100), "absorbed", "")
    run.expect(.ended(100), "absorbed", "gesture ended")
    run.hand(.wait(160))
    run.expect(.began(), "applied", "")
    run.expect(.moved(-40), "applied", Calls.pushByHand("A", "B"), "updated 0.1")
  }
}
