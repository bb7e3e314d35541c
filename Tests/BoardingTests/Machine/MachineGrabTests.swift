import Boarding
import BoardingMotion
import Testing

/// Pins what it means to catch a transition that time moves.
struct MachineGrabTests {
  /// Catches a transition after 100 of its 400 ms.
  ///
  /// - Parameters:
  ///   - letters: The stack before it.
  ///   - input: What begins the transition.
  ///   - flow: The flow.
  /// - Returns: The run, with an empty log.
  private func grabbed(
    _ letters: String,
    _ input: Input,
    in flow: Flow = .swiped("ABC", policy: .grab)
  ) -> Run {
    var run = Run(letters, in: flow)
    run.hand(input)
    run.pass(100)
    run.expect(.began(), "applied", "grabbed 0.25", stack: text(screens(letters)))
    #expect(run.gesture == .driving)
    #expect(run.progress == 0.25)
    run.log = []
    return run
  }

  @Test func `a caught push goes on from where it is and finishes without new will-calls`() {
    var run = grabbed("A", .push("B"))
    run.expect(.moved(-100), "applied", "updated 0.5", stack: "[A]")
    run.expect(
      .ended(-140),
      "applied",
      "updated 0.6 · gesture ended · verdict finish",
      stack: "[A,B]"
    )
    run.expect(.wait(160), "left 0 ms", Calls.pushEnds("A", "B"), stack: "[A,B]")
    run.expectCommitted("260 push A>B")
  }

  @Test func `a caught push that is cancelled goes back`() {
    var run = grabbed("A", .push("B"))
    run.expect(
      .ended(0),
      "applied",
      "updated 0.25 · gesture ended",
      Calls.turnsBack(from: "B", to: "A"),
      stack: "[A]"
    )
    run.expect(.wait(100), "left 0 ms", Calls.pushWentBack("A", "B"), stack: "[A]")
    run.expectCommitted("200 cancelled push A>B")
  }

  @Test func `a caught pop finishes or goes back`() {
    var run = grabbed("AB", .pop())
    run.expect(.ended(140), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
    run.expect(.wait(160), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
    run = grabbed("AB", .pop())
    run.expect(
      .ended(-60),
      "applied",
      "updated 0.1 · gesture ended",
      Calls.turnsBack(from: "A", to: "B"),
      stack: "[A,B]"
    )
    run.expect(.wait(40), "left 0 ms", Calls.popWentBack("B", "A"), stack: "[A,B]")
  }

  @Test func `a caught replacement finishes or goes back`() {
    var run = grabbed("AB", .replace(by: "C"))
    run.expect(.ended(-140), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
    run.expect(.wait(160), "left 0 ms", Calls.replaceEnds("B", "C"), stack: "[A,C]")
    run = grabbed("AB", .replace(by: "C"))
    run.expect(
      .ended(0),
      "applied",
      "updated 0.25 · gesture ended",
      Calls.turnsBack(from: "C", to: "B")
    )
    run.expect(
      .wait(100),
      "left 0 ms",
      "C.didDisappear · B.didAppear · C.didLeaveStack · B.didEnterStack",
      Calls.undone("replace", "B", "C"),
      stack: "[A,B]"
    )
  }

  /// The end of a set of [D,C] in place of [A,B] that went back.
  private static let setWentBack = """
    C.didDisappear · B.didAppear · C.didLeaveStack · B.didEnterStack · A.didEnterStack \
    · \(Calls.undone("push", "B", "C"))
    """

  @Test func `a caught set that is cancelled takes back what it placed below the top`() {
    var run = grabbed("AB", .set("DC"))
    run.expect(
      .ended(0),
      "applied",
      "updated 0.25 · gesture ended · verdict cancel · D.willLeaveStack · D.didLeaveStack",
      "C.willDisappear · B.willAppear · willShow(B)",
      stack: "[A,B]"
    )
    run.expect(.wait(100), "left 0 ms", Self.setWentBack, stack: "[A,B]")
  }

  @Test func `a caught set that finishes places nothing twice`() {
    var run = grabbed("AB", .set("DC"))
    run.expect(.ended(-140), "applied [B,A]", "updated 0.6 · gesture ended · verdict finish")
    run.expect(
      .wait(160),
      "left 0 ms",
      "B.didDisappear · C.didAppear · B.didLeaveStack · A.didLeaveStack · C.didEnterStack",
      Calls.over("push", "B", "C"),
      stack: "[D,C]"
    )
  }

  @Test func `caught again on the way back it places below the top anew`() {
    var run = grabbed("AB", .set("DC"))
    run.hand(.ended(0))
    run.pass(40)
    run.expect(.began(), "applied", "grabbed 0.15", stack: "[A,B]")
    run.expect(
      .ended(-180),
      "applied [B,A]",
      "updated 0.6 · gesture ended · verdict finish · D.willEnterStack · D.didEnterStack",
      "B.willDisappear · C.willAppear · willShow(C)",
      stack: "[D,C]"
    )
    run.pass(400)
    run.expectCommitted("300 push B>C")
    // Caught on that way it takes them back again.
    run = grabbed("AB", .set("DC"))
    run.hand(all: [.ended(0), .wait(40), .began(), .ended(-180), .wait(40)])
    run.expect(.began(), "applied", "grabbed 0.7", stack: "[A,B]")
    run.expect(
      .taken(0),
      "applied",
      "updated 0.7 · gesture ended · verdict cancel · D.willLeaveStack · D.didLeaveStack",
      "C.willDisappear · B.willAppear · willShow(B)",
      stack: "[A,B]"
    )
    run.expect(.wait(280), "left 0 ms", Self.setWentBack)
  }

  @Test func `the tail of a finished swipe can be caught and taken back`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.began(), .moved(-20), .ended(-300), .wait(50)])
    run.expect(.began(), "applied", "grabbed 0.875", stack: "[A,B]")
    run.expect(
      .ended(250),
      "applied",
      "updated 0.25 · gesture ended",
      Calls.turnsBack(from: "C", to: "B"),
      stack: "[A,B]"
    )
    run.expect(.wait(100), "left 0 ms", Calls.pushWentBack("B", "C"))
    run.expectCommitted("150 cancelled push B>C")
  }

  @Test func `the tail of a cancelled swipe can be caught and finished`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.began(), .moved(20), .ended(100), .wait(50)])
    run.expect(.began(), "applied", "grabbed 0.125", stack: "[A,B]")
    run.expect(
      .ended(200),
      "applied [B]",
      "updated 0.625 · gesture ended · verdict finish · B.willDisappear · A.willAppear · willShow(A)",
      stack: "[A]"
    )
    run.expect(.wait(150), "left 0 ms", Calls.popEnds("B", "A"))
    run.expectCommitted("200 pop B>A")
  }

  @Test func `the tail of a cancelled swipe caught and cancelled announces nothing new`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.began(), .moved(20), .ended(100), .wait(50)])
    run.hand(.began())
    run.expect(.ended(0), "applied", "updated 0.125 · gesture ended · verdict cancel")
    run.expect(.wait(50), "left 0 ms", Calls.popWentBack("B", "A"), stack: "[A,B]")
  }

  @Test func `crossing two thirds upwards completes, being beyond does not`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.push("C"), .wait(300)])
    run.expect(.began(), "applied", "grabbed 0.75")
    run.expect(.moved(-40), "applied", "updated 0.85")
    run.expect(.moved(100), "applied", "updated 0.5", stack: "[A,B]")
    run.expect(.moved(20), "applied", "updated 0.7 · verdict finish", stack: "[A,B,C]")
    run.expect(.ended(400), "absorbed", "gesture ended")
  }

  @Test func `neither guards nor targets are asked again`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.pop(), .wait(100), .guarding("B", .leave, .refuse())])
    run.expect(.began(), "applied", "grabbed 0.25")
    run.expect(.ended(140), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
    var open = Run("AB", in: .openSwiped())
    open.hand(all: [.setting(.swipePolicy(.grab)), .pop(), .animate(), .wait(100)])
    open.expect(.began(), "applied", "grabbed 0.25")
    open.expect(.ended(140), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
  }

  @Test func `what was committed since, or waits, cannot be caught`() {
    for later: [Input] in [[.push("C")], [.push("C"), .pop()], [.set("DA")], [.next()]] {
      let settings = Settings(containerWidth: 400, movePolicy: .queue, swipePolicy: .grab)
      var run = Run("AB", in: .declared(series: "ABC", settings: settings))
      run.hand(.pop())
      run.hand(all: later)
      let stack = run.stack
      run.expect(
        .began(),
        "refused transitionInProgress",
        "refused pan transitionInProgress",
        stack: stack
      )
      run.expect(.moved(300), "absorbed", "")
      run.expect(.ended(300), "absorbed", "gesture ended")
    }
  }

  @Test func `what somebody drives by hand cannot be caught, nor anything where gestures are off`()
  {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.pop(.interactive), .update(0.5)])
    run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
    run.expect(.moved(300), "absorbed", "")
    #expect(run.progress == 0.5)
    var off = Run("AB", in: .swiped("ABC", policy: .grab))
    off.hand(all: [.setting(.gestures(false)), .pop(), .wait(100)])
    off.expect(.began(), "refused gesturesOff", "refused pan gesturesOff")
  }

  @Test func `a flow that goes forward only lets no finger take a way forward back`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.setting(.forwardOnly(true)), .next(), .wait(100)])
    run.expect(.began(), "refused forwardOnly", "refused pan forwardOnly C", stack: "[A,B,C]")
    run.expect(.moved(300), "absorbed", "")
    run.expect(.ended(300), "absorbed", "gesture ended", stack: "[A,B,C]")
    run.pass(400)
    // The way back that a command has taken may be caught, and taken forward again.
    run.hand(all: [.pop(), .wait(100)])
    run.expect(.began(), "applied", "grabbed 0.25", stack: "[A,B,C]")
    run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.setting(.forwardOnly(true)), .pop(.interactive), .update(0.5), .cancel()])
    run.expect(.began(), "refused forwardOnly", "refused pan forwardOnly B", stack: "[A,B]")
  }

  @Test(arguments: [1, 2])
  func `neither screen of a caught transition may forbid gestures`(place: Int) {
    let flow = Flow.swiped("ABC", policy: .grab) { $0.screens[place].allowsGestures = false }
    var run = Run("AB", in: flow)
    run.hand(all: [.push("C"), .wait(100)])
    let name = place == 1 ? "B" : "C"
    run.expect(
      .began(),
      "refused screenDisallowsGestures",
      "refused pan screenDisallowsGestures \(name)",
      stack: "[A,B,C]"
    )
    run.expect(.moved(300), "absorbed", "")
  }

  @Test func `a caught set that had begun an ended flow again ends it again when cancelled`() {
    var run = Run("AB", in: .swiped("ABC", SwipeRules(isReversible: true), policy: .grab))
    run.hand(all: [.finishFlow(), .set("DC"), .wait(100)])
    #expect(run.machine.state.flowHasEnded == false)
    run.expect(.began(), "applied", "grabbed 0.25", stack: "[A,B]")
    // Beyond the origin no other swipe begins in a flow that has ended.
    run.expect(.moved(120), "applied", "updated 0.0")
    run.hand(.ended(60))
    run.expectRefusal(of: .began(), .wrongPhase)
    run.pass(400)
    #expect(run.stack == "[A,B]")
    #expect(run.machine.state.flowHasEnded)
    run.expectRefusal(of: .push("E"), .wrongPhase)
    run.expectCommitted("0 flow completed", "140 cancelled push B>C")
    run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.finishFlow(), .set("DC"), .wait(100), .began(), .ended(-140)])
    #expect(run.stack == "[D,C]")
    run.pass(400)
    run.expect(.push("E"), "applied", Calls.pushBegins("C", "E"))
  }

  @Test func `a command during a caught transition cancels it and comes after its tail`() {
    var run = grabbed("A", .push("B"))
    run.expect(
      .push("C"),
      "queued",
      Calls.turnsBack(from: "B", to: "A"),
      stack: "[A,C]"
    )
    run.expect(.moved(-300), "absorbed", "")
    run.expect(
      .wait(100),
      "left 0 ms",
      Calls.pushWentBack("A", "B"),
      Calls.pushBegins("A", "C")
    )
    run.expect(.ended(0), "absorbed", "gesture ended")
  }

  /// A transition that eases, and one that a spring moves.
  private static let animations: [TransitionAnimation?] = [
    TransitionAnimation(curve: .easeInOut),
    TransitionAnimation(spring: Spring(duration: 0.4, bounce: 0)),
  ]

  @Test(arguments: animations)
  func `nothing jumps where it is caught, whether or not the curve is scrubbed`(
    animation: TransitionAnimation?
  ) {
    for scrubs in [false, true] {
      let rules = SwipeRules(scrubsCurve: scrubs)
      var run = Run(
        "A",
        in: .swiped("AB", rules, policy: .grab) { draft in
          draft.options.animation = animation ?? .standard
        }
      )
      run.hand(all: [.push("B"), .wait(90)])
      let progress = run.progress ?? 0
      let positions = run.machine.positions
      #expect(progress > 0 && progress < 0.5)
      run.expect(.began(), "applied", "grabbed \(progress)")
      #expect(run.machine.positions == positions)
      run.hand(.moved(0))
      #expect(run.machine.positions == positions)
      run.hand(.ended(0, velocity: 0))
      #expect(run.machine.positions == positions)
      #expect(run.stack == "[A]")
    }
  }

  @Test func `a spring beyond its end is caught at its end`() {
    let spring = Spring(duration: 0.4, bounce: 0.5)
    var run = Run(
      "A",
      in: .swiped("AB", policy: .grab) { draft in
        if let animation = TransitionAnimation(spring: spring) {
          draft.options.animation = animation
        }
      }
    )
    run.hand(.push("B"))
    while let progress = run.progress, progress <= 1 { run.pass(1) }
    run.expect(.began(), "applied", "grabbed 1.0", stack: "[A]")
    #expect(run.progress == 1)
    run.expect(
      .ended(0),
      "applied",
      "updated 1.0 · gesture ended · verdict finish",
      Calls.pushEnds("A", "B"),
      stack: "[A,B]"
    )
  }

  @Test(arguments: SwipePolicy.allCases)
  func `by default a touch in a running transition is refused, by policy it ends that`(
    policy: SwipePolicy
  ) {
    var run = Run("ABC", in: .swiped("ABC", policy: policy))
    run.hand(all: [.pop(), .wait(100)])
    switch policy {
    case .refuse:
      run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
      run.expect(.moved(100), "absorbed", "")
      run.expect(.ended(100), "absorbed", "gesture ended")
    case .finish:
      run.expect(.began(), "applied", Calls.popEnds("C", "B"), stack: "[A,B]")
      run.expect(.moved(100), "applied", Calls.popByHand("B", "A"), "updated 0.25")
    case .grab:
      run.expect(.began(), "applied", "grabbed 0.25", stack: "[A,B,C]")
    }
  }

  @Test func `the policy that finishes refuses where something waits`() {
    var run = Run("ABC", in: .swiped("ABC", policy: .finish))
    run.hand(all: [.pop(), .push("D")])
    run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
  }
}

extension Machine.State {
  /// True if the flow has ended.
  fileprivate var flowHasEnded: Bool {
    switch phase {
    case .ended: true
    case .empty, .resting, .asking, .running: false
    }
  }
}
