import Boarding
import Testing

/// Pins what a finger does to the machine from its touch to its lift.
struct MachinePanTests {
  @Test func `a swipe to the end side pushes the next screen`() {
    var run = Run("A", in: .swiped())
    run.expect(.began(), "applied", "", stack: "[A]")
    run.expect(.moved(-120), "applied", Calls.pushByHand("A", "B"), "updated 0.3", stack: "[A]")
    run.expect(.moved(-200), "applied", "updated 0.5", stack: "[A]")
    run.expect(
      .ended(-240),
      "applied",
      "updated 0.6 · gesture ended · verdict finish",
      stack: "[A,B]"
    )
    run.expect(.wait(159), "left 0 ms", "")
    run.expect(.wait(1), "left 0 ms", Calls.pushEnds("A", "B"), stack: "[A,B]")
    run.expectCommitted("160 push A>B")
  }

  @Test func `a swipe to the start side pops to the previous screen`() {
    var run = Run("AB", in: .swiped())
    run.expect(.began(), "applied", "")
    run.expect(.moved(100), "applied", Calls.popByHand("B", "A"), "updated 0.25", stack: "[A,B]")
    run.expect(
      .ended(300),
      "applied [B]",
      "updated 0.75 · gesture ended · verdict finish",
      stack: "[A]"
    )
    run.expect(.wait(100), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
  }

  @Test func `a cancelled swipe leaves one cancelled line and nothing else`() {
    var run = Run("AB", in: .swiped())
    let stack = run.machine.state.stack
    run.hand(all: [.began(), .moved(100)])
    run.expect(
      .ended(160),
      "applied",
      "updated 0.4 · gesture ended",
      Calls.turnsBack(from: "A", to: "B"),
      stack: "[A,B]"
    )
    run.expect(.wait(160), "left 0 ms", Calls.popWentBack("B", "A"))
    #expect(run.machine.state.stack == stack)
    #expect(run.machine.state.isIdle)
    #expect(run.gesture == .none)
    run.expectCommitted("160 cancelled pop B>A")
  }

  @Test func `past the origin the progress is zero`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .moved(-240)])
    run.expect(.moved(120), "applied", "updated 0.0")
    run.expect(.moved(-40), "applied", "updated 0.1")
    run.expect(
      .moved(-1000, velocity: 0),
      "applied",
      "updated 1.0 · verdict finish",
      Calls.pushEnds("B", "C")
    )
  }

  @Test func `a touch that never moves only ends`() {
    var run = Run("AB", in: .swiped())
    run.expect(.began(at: 10), "applied", "")
    #expect(run.gesture == .undecided)
    run.expect(.moved(0, 50), "applied", "")
    run.expect(.ended(0, 60), "applied", "gesture ended")
    #expect(run.gesture == .none)
    #expect(run.machine.state.isIdle)
  }

  @Test func `the sample of the release can be the first that moves`() {
    var run = Run("A", in: .swiped())
    run.hand(.began())
    run.expect(
      .ended(-400),
      "applied",
      Calls.pushByHand("A", "B"),
      "updated 1.0 · gesture ended · verdict finish",
      Calls.pushEnds("A", "B"),
      stack: "[A,B]"
    )
  }

  @Test func `a touch that the system takes away before it moves begins nothing`() {
    var run = Run("A", in: .swiped())
    run.hand(.began())
    run.expect(.taken(-400), "applied", "gesture ended", stack: "[A]")
    #expect(run.machine.state.isIdle)
  }

  @Test func `a second touch without an end is refused and the first goes on`() {
    var run = Run("A", in: .swiped())
    run.hand(.began())
    run.expectRefusal(of: .began(), .wrongPhase)
    run.expect(.moved(-120), "applied", Calls.pushByHand("A", "B"), "updated 0.3")
    run.expectRefusal(of: .began(), .wrongPhase)
    run.expect(.moved(-300), "applied", "updated 0.75 · verdict finish", stack: "[A,B]")
    run.expectRefusal(of: .began(), .wrongPhase)
    run.expect(.ended(-300), "absorbed", "gesture ended")
  }

  @Test(arguments: [Input.moved(-120), .ended(-120), .taken(-120)])
  func `a sample without a touch is refused`(sample: Input) {
    var run = Run("A", in: .swiped())
    run.expectRefusal(of: sample, .wrongPhase)
    run.hand(all: [.began(), .ended(0)])
    run.expectRefusal(of: sample, .wrongPhase)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused at the door`(number: Double) {
    var run = Run("A", in: .swiped())
    run.expectRefusal(of: .began(at: number), .invalidSample)
    run.hand(.began())
    for sample: Input in [
      .moved(number), .moved(0, number), .moved(0, velocity: number), .ended(number),
      .ended(-300, velocity: number), .taken(number),
    ] {
      run.expectRefusal(of: sample, .invalidSample)
    }
    run.expect(.moved(-120), "applied", Calls.pushByHand("A", "B"), "updated 0.3")
    run.expectRefusal(of: .ended(number), .invalidSample)
    #expect(run.gesture == .driving)
  }

  @Test func `the largest numbers end the swipe like others`() {
    for width in [Double.leastNonzeroMagnitude, 400, .greatestFiniteMagnitude] {
      var run = Run("AB", in: .swiped())
      run.hand(.setting(.containerWidth(width)))
      let huge = Double.greatestFiniteMagnitude
      run.hand(all: [.began(at: huge), .moved(-1), .moved(huge), .moved(-huge / 2)])
      run.hand(.setting(.containerWidth(1)))
      run.hand(all: [.moved(huge), .setting(.containerWidth(width)), .moved(-huge)])
      #expect(run.progress.map { (0...1).contains($0) } ?? true)
      run.hand(.ended(huge, velocity: -huge))
      run.pass(1000)
      #expect(run.machine.state.isIdle)
      #expect(run.gesture == .none)
    }
  }

  @Test func `a touch before the first screen and after the end of the flow is refused`() {
    var empty = Run(beforeFirstScreenOf: .swiped())
    empty.expectRefusal(of: .began(), .wrongPhase)
    var ended = Run("A", in: .swiped())
    ended.hand(.finishFlow())
    ended.expectRefusal(of: .began(), .wrongPhase)
    var hidden = Run("A", in: .swiped())
    hidden.hand(.container(.disappear))
    hidden.expectRefusal(of: .began(), .wrongPhase)
  }

  @Test(arguments: [Input.ended(300, velocity: 9000), .taken(300)])
  func `the rest of an absorbed gesture emits its end and nothing else`(release: Input) {
    var run = Run("A", in: .swiped("A"))
    run.hand(.began())
    run.expect(.moved(-10), "refused noTarget", "refused swipeForward noTarget A")
    #expect(run.gesture == .absorbed)
    run.expect(.moved(-300), "absorbed", "")
    run.expect(.moved(300), "absorbed", "")
    run.expect(release, "absorbed", "gesture ended")
    #expect(run.machine.state.isIdle)
  }

  @Test func `a swipe without a target never makes a push interactive`() {
    var run = Run("C", in: .swiped())
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.push("D"), "applied", Calls.pushBegins("C", "D"), stack: "[C,D]")
    run.expect(.moved(-200), "absorbed", "")
    run.expect(.ended(-200), "absorbed", "gesture ended")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("C", "D"), stack: "[C,D]")
  }

  @Test func `a swipe to a screen that is on the stack is refused and changes nothing`() {
    var run = Run("AB", in: .swiped { $0.screens[1].next = .screen("A") })
    run.hand(.began())
    run.expect(.moved(-100), "refused alreadyOnStack", "refused swipeForward alreadyOnStack A")
    run.expect(.ended(-300), "absorbed", "gesture ended", stack: "[A,B]")
    #expect(run.machine.state.isIdle)
  }

  @Test func `the step is a fraction during a swipe and the furthest one counts at its end`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-100)])
    #expect(run.machine.stepIndex == 0.25)
    run.hand(.moved(-200))
    #expect(run.machine.stepIndex == 0.5)
    #expect(run.machine.state.furthestStep == 0)
    run.hand(all: [.ended(-240), .wait(160)])
    #expect(run.machine.stepIndex == 1)
    #expect(run.machine.state.furthestStep == 1)
  }

  @Test func `a swipe back to a screen that is not on the stack places it below the top`() {
    var run = Run("DC", in: .swiped())
    run.hand(.began())
    run.expect(
      .moved(100),
      "applied",
      "began pop C>B by hand · C.willLeaveStack · B.willEnterStack · C.willDisappear",
      "B.willAppear · willShow(B) · updated 0.25",
      stack: "[D,C]"
    )
    run.expect(
      .ended(100),
      "applied",
      "updated 0.25 · gesture ended",
      Calls.turnsBack(from: "B", to: "C")
    )
    run.expect(
      .wait(100),
      "left 0 ms",
      "B.didDisappear · C.didAppear · B.didLeaveStack · C.didEnterStack",
      Calls.undone("pop", "C", "B"),
      stack: "[D,C]"
    )
    run.hand(all: [.began(), .moved(100)])
    run.expect(.ended(240), "applied [C]", "updated 0.6 · gesture ended · verdict finish")
    run.expect(.wait(160), "left 0 ms", Calls.replaceEnds("C", "B", as: "pop"), stack: "[D,B]")
  }

  @Test func `time alone never moves a held swipe`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .moved(240)])
    run.expect(.wait(600_000), "left 0 ms", "")
    #expect(run.progress == 0.6)
    #expect(run.gesture == .driving)
  }
}
