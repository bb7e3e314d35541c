import Boarding
import BoardingMotion
import Testing

/// Public bug reports about swipes, made by a finger, each as a test of what is right.
struct SwipeCasesTests {
  /// Swipes back from the top by a part of the way, with the finger still down.
  private func swipingBack(_ letters: String, by points: Double = 160) -> Run {
    var run = Run(letters, in: .swiped())
    run.hand(all: [.began(at: 5), .moved(points, velocity: 0)])
    run.log = []
    return run
  }

  // flutter/flutter#40580: dragged to exactly 0 and on, observers saw the gesture end at 0.
  @Test func `one gesture ends once, at finger-up (flutter/flutter#40580)`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.began(), .moved(40), .wait(16), .moved(0), .wait(16), .moved(0)])
    #expect(run.gesture == .driving)
    run.hand(all: [.wait(16), .moved(240)])
    #expect(run.log.filter { $0.kind == .gestureEnded } == [])
    run.expect(
      .ended(260, velocity: 0),
      "applied [B]",
      "updated 0.65 · gesture ended · verdict finish",
      stack: "[A]"
    )
    run.expect(.wait(140), "left 0 ms", Calls.popEnds("B", "A"))
    #expect(run.log.filter { $0.kind == .gestureEnded }.count == 1)
    run.expectCommitted("188 pop B>A")
  }

  // react-navigation/react-navigation#8940: other parameters of B cancelled the swipe. Here a
  // screen is an identity, and what changes is what stands around it.
  @Test func `a change that is none of the stack's lets the swipe go on (react-navigation#8940)`() {
    var run = swipingBack("AB")
    for setting: Setting in [
      .guardAnswer(screen("B"), .leave, .refuse()), .gestures(false), .movePolicy(.queue),
      .layoutDirection(.leftToRight), .reducedMotionStyle(.crossFade),
    ] {
      run.expect(.setting(setting), "applied", "")
    }
    run.expect(
      .ended(240, velocity: 0),
      "applied [B]",
      "updated 0.6 · gesture ended · verdict finish",
      stack: "[A]"
    )
    run.expect(.wait(160), "left 0 ms", Calls.popEnds("B", "A"))
  }

  // react-navigation/react-navigation#6782 (= navigation-ex#103): brought back to the start and
  // let go, it popped.
  @Test func `a finger brought back to the start stays (react-navigation#6782)`() {
    var run = swipingBack("AB", by: 240)
    run.hand(.wait(500))
    run.expect(
      .ended(0),
      "applied",
      "updated 0.0 · gesture ended",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A"),
      stack: "[A,B]"
    )
  }

  // react-navigation#6744: a flick the other way counted for nothing.
  @Test func `velocity counts with its sign in both directions (react-navigation#6744)`() {
    for (velocity, stack) in [(-1000.0, "[A,B]"), (0, "[A,B]"), (1000, "[A]")] {
      var run = swipingBack("AB")
      run.hand(.ended(160, velocity: velocity))
      #expect(run.stack == stack)
    }
    for (velocity, stack) in [(-1000.0, "[A,B,C]"), (0, "[A,B]"), (1000, "[A,B]")] {
      var run = Run("AB", in: .swiped())
      run.hand(all: [.began(), .moved(-160), .ended(-160, velocity: velocity)])
      #expect(run.stack == stack)
    }
    for (velocity, stack) in [(-1000.0, "[A,B]"), (0, "[A]"), (1000, "[A]")] {
      var run = Run("AB", in: .swiped("ABC", .projecting))
      run.hand(all: [.began(), .moved(20), .ended(240, velocity: velocity)])
      #expect(run.stack == stack)
    }
  }

  // react-navigation/stack#247: swiped slowly and held still it completed at once.
  @Test func `a finger held still stays where it is (react-navigation/stack#247)`() {
    var run = swipingBack("AB", by: 260)
    run.expect(.wait(60_000), "left 0 ms", "", stack: "[A,B]")
    #expect(run.progress == 0.65)
    run.expect(.moved(260, velocity: 0), "applied", "updated 0.65")
  }

  // react-navigation#527: of three screens that read alike the swipe back stuck half way.
  @Test func `a swipe back over screens that read alike completes (react-navigation#527)`() {
    var run = Run(
      "ABCD",
      in: .swiped("ABCD") { draft in
        for index in draft.screens.indices { draft.screens[index].title = "Same" }
      }
    )
    run.hand(all: [.began(), .moved(100)])
    run.expect(.ended(240), "applied [D]", "updated 0.6 · gesture ended · verdict finish")
    run.expect(.wait(160), "left 0 ms", Calls.popEnds("D", "C"), stack: "[A,B,C]")
  }

  // flutter/flutter#28728 (fix PR #28756): while B went away C was pushed; the end of B popped C.
  @Test func `a push in the tail of a swipe is not undone at its end (flutter/flutter#28728)`() {
    var run = swipingBack("AB")
    run.hand(.ended(240))
    run.expect(.push("C"), "queued", "", stack: "[A,C]")
    run.expect(
      .wait(160),
      "left 0 ms",
      Calls.popEnds("B", "A"),
      Calls.pushBegins("A", "C"),
      stack: "[A,C]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "C"), stack: "[A,C]")
  }

  // flutter/flutter#33875: a gesture begun on B ended while C was on top, and popped C.
  @Test func `a gesture only ever pops its own entry (flutter/flutter#33875)`() {
    var run = swipingBack("AB")
    run.hand(.push("C"))
    run.hand(all: [.moved(300), .ended(400, velocity: 2000)])
    run.pass(1000)
    #expect(run.stack == "[A,B,C]")
    run.expectCommitted("160 cancelled pop B>A", "560 push B>C")
    var early = Run("AB", in: .swiped())
    early.hand(all: [.began(), .push("C", .instant)])
    early.expect(.moved(100), "refused staleSource", "refused swipeBackward staleSource C")
    early.expect(.ended(300), "absorbed", "gesture ended", stack: "[A,B,C]")
  }

  // software-mansion/react-native-screens#2559: two quick swipes back showed b, a, b, a.
  @Test func `the second of two quick swipes is refused (react-native-screens#2559)`() {
    var run = swipingBack("ABC")
    run.hand(.ended(240))
    run.hand(.wait(50))
    run.expect(.began(), "refused transitionInProgress", "refused pan transitionInProgress")
    run.hand(all: [.moved(300), .ended(300)])
    run.pass(1000)
    #expect(run.stack == "[A,B]")
    run.expectCommitted("160 pop C>B")
  }

  // software-mansion/react-native-screens#2559, by the policy that finishes what runs.
  @Test func `or finishes the first swipe, by policy (react-native-screens#2559)`() {
    var run = Run("ABC", in: .swiped("ABC", policy: .finish))
    run.hand(all: [.began(), .moved(20), .ended(240), .wait(50)])
    run.expect(.began(), "applied", Calls.popEnds("C", "B"), stack: "[A,B]")
    run.expect(.moved(20), "applied", Calls.popByHand("B", "A"), "updated 0.05")
    run.expect(.ended(240), "applied [B]", "updated 0.6 · gesture ended · verdict finish")
    run.pass(1000)
    #expect(run.stack == "[A]")
    run.expectCommitted("50 pop C>B", "210 pop B>A")
  }

  // wix/react-native-navigation#645, #341: an edge swipe on the root killed later pushes.
  @Test func `a swipe back at the root changes nothing (wix/react-native-navigation#645)`() {
    var run = Run("A", in: .swiped())
    run.hand(.began(at: 2))
    run.expect(.moved(40), "refused atRoot", "refused swipeBackward atRoot A")
    run.hand(.ended(300))
    #expect(run.machine.state.isIdle)
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"), stack: "[A,B]")
    run.pass(400)
    run.expect(.began(), "applied", "")
    run.expect(.moved(40), "applied", Calls.popByHand("B", "A"), "updated 0.1")
  }

  // lionheart/openradar-mirror#1114 (rdar 21137690): after a cancelled swipe the delegate heard
  // nothing more.
  @Test func `a cancelled swipe shows the top again (lionheart/openradar-mirror#1114)`() {
    var run = swipingBack("AB")
    run.expect(
      .ended(160),
      "applied",
      "updated 0.4 · gesture ended · verdict cancel · A.willDisappear · B.willAppear · willShow(B)"
    )
    run.expect(
      .wait(160),
      "left 0 ms",
      "A.didDisappear · B.didAppear · B.didEnterStack · didShow(B)",
      "cancelled pop B>A · went back pop B>A"
    )
  }

  // Plasma/BufferedNavigationController#5 (the same class as Tencent/QMUI_iOS#225): after a
  // cancelled swipe every push was refused. pointfreeco/swift-composable-architecture#3673: the
  // screen could not dismiss itself any more.
  @Test func `after a cancelled swipe everything works (BufferedNavigationController#5)`() {
    var run = swipingBack("AB")
    run.hand(all: [.ended(160), .wait(160)])
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
    run = swipingBack("AB")
    run.hand(all: [.ended(160), .wait(160)])
    run.expect(.pop(from: "B"), "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
  }

  // flutter/flutter#39989: a swipe back held, a tap on back, the swipe finished: two were popped.
  @Test func `a pop during a held swipe pops once (flutter/flutter#39989)`() {
    var run = swipingBack("ABC")
    run.expect(.pop(), "queued [C]", Calls.turnsBack(from: "B", to: "C"), stack: "[A,B]")
    run.expect(.ended(400, velocity: 2000), "absorbed", "gesture ended")
    run.pass(1000)
    #expect(run.stack == "[A,B]")
    run.expectCommitted("160 cancelled pop C>B", "560 pop C>B")
  }

  // flutter/flutter#188840, #73026: after the release input was dead for 350 ms.
  @Test func `commands are accepted from the release on (flutter/flutter#188840)`() {
    for (release, stack) in [(240.0, "[A,C]"), (160, "[A,B,C]")] {
      var run = swipingBack("AB")
      run.hand(.ended(release))
      run.expect(.push("C"), "queued", "", stack: stack)
    }
  }

  // openradar 14627659: finished or cancelled after a pan, the screens jumped.
  @Test func `a release runs the tail from where the finger was (openradar 14627659)`() {
    for (release, expected) in [
      (240.0, [-160.0, -120, -80, -40]), (160, [-240, -280, -320, -360]),
    ] {
      var run = swipingBack("AB")
      run.hand(.ended(release))
      for offset in expected {
        #expect(abs((run.machine.positions.last?.offset ?? 0) - offset) < 1e-9)
        run.pass(40)
      }
      #expect(run.machine.state.isIdle)
    }
  }

  // Hero#371: a cancelled swipe, a real pop, then a push froze half way.
  @Test func `a cancelled swipe, a pop and a push all come to their end (Hero#371)`() {
    var run = swipingBack("AB")
    run.hand(all: [.ended(160), .wait(160), .pop(), .wait(400), .push("C"), .wait(400)])
    #expect(run.stack == "[A,C]")
    #expect(run.machine.state.isIdle)
    run.expectCommitted("160 cancelled pop B>A", "560 pop B>A", "960 push A>C")
  }

  // AWPercentDrivenInteractiveTransition#2, #3: the destination flashed at the end of a cancelled
  // swipe.
  @Test func `a cancelled swipe never shows its destination (AWPercentDriven#2)`() {
    var run = swipingBack("AB")
    run.hand(.ended(160))
    for _ in 0..<159 {
      run.pass(1)
      let offset = run.machine.positions.last?.offset ?? 0
      #expect(offset < -240)
    }
    run.pass(1)
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
  }

  // Touchwonders/Transition#6: a cancel early on removed the visible view.
  @Test(arguments: [0.0001, 1, 80])
  func `a swipe let go early keeps the visible screen (Touchwonders/Transition#6)`(points: Double) {
    var run = swipingBack("AB", by: points)
    run.hand(.ended(points, velocity: 0))
    run.pass(400)
    #expect(run.stack == "[A,B]")
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
  }
}
