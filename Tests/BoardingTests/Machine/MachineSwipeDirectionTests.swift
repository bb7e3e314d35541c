import Boarding
import BoardingMotion
import Testing

/// Pins when the direction of a finger is decided, and what stands against it.
struct MachineSwipeDirectionTests {
  @Test func `jitter within the slop does not lock the direction`() {
    var run = Run("AB", in: .swiped("ABC", SwipeRules(slop: 10)))
    run.hand(.began())
    run.expect(.moved(0.3), "applied", "")
    run.expect(.moved(10), "applied", "")
    #expect(run.gesture == .undecided)
    run.expect(.moved(-40), "applied", Calls.pushByHand("B", "C"), "updated 0.1")
  }

  @Test func `without a slop the first movement decides`() {
    var run = Run("AB", in: .swiped())
    run.hand(.began())
    run.expect(.moved(0, 200), "applied", "")
    run.expect(.moved(0.5), "applied", Calls.popByHand("B", "A"), "updated 0.00125")
    run.expect(.moved(-200), "applied", "updated 0.0")
  }

  @Test func `a mostly vertical start is no swipe where the axis rule is on`() {
    let rules = SwipeRules(slop: 10, isHorizontalOnly: true)
    var run = Run("AB", in: .swiped("ABC", rules))
    run.hand(.began())
    run.expect(.moved(-9, 10), "applied", "")
    run.expect(.moved(-11, 12), "refused mostlyVertical", "refused pan mostlyVertical B")
    run.expect(.moved(-300, 12), "absorbed", "")
    run.expect(.ended(-300, 12), "absorbed", "gesture ended", stack: "[A,B]")
  }

  @Test func `as far across as along is a swipe, and later movements may be vertical`() {
    var run = Run("AB", in: .swiped("ABC", SwipeRules(slop: 10, isHorizontalOnly: true)))
    run.hand(.began())
    run.expect(.moved(-40, 40), "applied", Calls.pushByHand("B", "C"), "updated 0.1")
    run.expect(.moved(-80, 900), "applied", "updated 0.2")
    var off = Run("AB", in: .swiped("ABC", SwipeRules(slop: 10)))
    off.hand(.began())
    off.expect(.moved(-40, 900), "applied", Calls.pushByHand("B", "C"), "updated 0.1")
  }

  @Test func `a swipe starts at the edge from which its destination comes`() {
    let rules = SwipeRules(edgeWidth: 30)
    for (start, translation, expected) in [
      (370.0, -40.0, "applied"), (369, -40, "refused outsideEdge"), (0, -40, "refused outsideEdge"),
      (30, 40, "applied"), (31, 40, "refused outsideEdge"), (400, 40, "refused outsideEdge"),
    ] {
      var run = Run("AB", in: .swiped("ABC", rules))
      run.hand(.began(at: start))
      #expect(text(run.hand(.moved(translation))) == expected, "from \(start) by \(translation)")
    }
    var unknown = Run("AB", in: .swiped("ABC", rules))
    unknown.hand(.began())
    unknown.expect(.moved(-40), "refused outsideEdge", "refused swipeForward outsideEdge B")
  }

  /// Gestures in a container that is 400 points wide.
  static let gestures: [[Input]] = [
    [.began(at: 380), .moved(-120), .ended(-240)],
    [.began(at: 10), .moved(120), .wait(16), .moved(200), .wait(16), .ended(240)],
    [.began(at: 10), .moved(120), .ended(100, velocity: -800)],
    [.began(), .moved(-120), .moved(60), .moved(-90), .taken(-80)],
    [.began(at: 390), .moved(-300, velocity: -500), .ended(0)],
    [.began(at: 200), .moved(-4, 9), .moved(-40, 20), .ended(-300, velocity: -10)],
  ]

  /// Rules that look at every side of a gesture.
  static let rules: [SwipeRules] = [
    .boardingPass, .projecting, SwipeRules(slop: 10, isHorizontalOnly: true),
    SwipeRules(edgeWidth: 30), SwipeRules(isReversible: true),
    SwipeRules(scrubsCurve: true, rubberBand: 0.55),
  ]

  @Test(arguments: gestures, rules)
  func `a mirrored finger in a mirrored layout gives the same log`(
    gesture: [Input],
    rules: SwipeRules
  ) {
    for letters in ["A", "AB", "ABC"] {
      var run = Run(letters, in: .swiped("ABC", rules))
      var mirrored = Run(letters, in: .swiped("ABC", rules))
      mirrored.hand(.setting(.layoutDirection(.rightToLeft)))
      for input in gesture + [.wait(60)] {
        let answer = run.hand(input)
        #expect(mirrored.hand(input.inMirror) == answer)
        #expect(
          mirrored.machine.positions.map(\.offset) == run.machine.positions.map { 0 - $0.offset }
        )
      }
      run.pass(500)
      mirrored.pass(500)
      #expect(mirrored.log == run.log)
      #expect(mirrored.machine.state.stack == run.machine.state.stack)
    }
  }

  @Test func `a command that came since the touch makes the swipe stale`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .push("B", .instant)])
    run.expect(.moved(-40), "refused staleSource", "refused swipeForward staleSource B")
    run.expect(.ended(-300), "absorbed", "gesture ended", stack: "[A,B]")
  }

  @Test func `a screen that left and came back is another source`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .pop(.instant), .push("B", .instant)])
    run.expect(.moved(40), "refused staleSource", "refused swipeBackward staleSource B")
  }

  @Test func `a transition that began since the touch absorbs the finger`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .set("CB"), .push("D"), .pop()])
    #expect(run.stack == "[C,B]")
    run.expect(
      .moved(-40),
      "refused transitionInProgress",
      "refused swipeForward transitionInProgress B"
    )
    run.expect(.ended(-300), "absorbed", "gesture ended")
  }

  @Test func `the end of the flow since the touch comes before everything else`() {
    for (sample, kind) in [(Input.moved(-40), "swipeForward"), (.moved(1, 40), "pan")] {
      var run = Run("AB", in: .swiped("ABC", SwipeRules(isHorizontalOnly: true)))
      run.hand(all: [.began(), .finishFlow()])
      run.expect(sample, "refused wrongPhase", "refused \(kind) wrongPhase")
      run.expect(.ended(-300), "absorbed", "gesture ended", stack: "[A,B]")
    }
  }
}
