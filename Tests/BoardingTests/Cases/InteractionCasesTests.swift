import Boarding
import Testing

/// Public bug reports about swipes, made by an interactive command, each as a test of what is right.
struct InteractionCasesTests {
  /// Brings an interactive change to a progress.
  private func driven(
    _ letters: String,
    _ input: Input,
    to progress: Double = 0.4,
    in flow: Flow = .declared()
  ) -> Run {
    var run = Run(letters, in: flow)
    run.hand(input.byHand)
    run.hand(.update(progress))
    run.log = []
    return run
  }

  // lionheart/openradar-mirror#4581 (rdar 14794181): [A] set to [B], cancelled, was [A,B].
  @Test(arguments: ["B", "AB", "BA", "BCD"])
  func `a cancelled set leaves the stack as it was (lionheart/openradar-mirror#4581)`(
    letters: String
  ) {
    var run = driven("AC", .set(letters))
    let before = run.machine.state.stack
    run.hand(.cancel())
    #expect(run.machine.state.stack == before)
    run.pass(400)
    #expect(run.machine.state.stack == before)
    #expect(run.machine.state.isIdle)
  }

  // lionheart/openradar-mirror#1114 (rdar 21137690): after a cancelled way back the delegate heard
  // nothing more, and stood at the wrong screen.
  @Test
  func `a cancelled pop shows the top again (lionheart/openradar-mirror#1114)`() {
    var run = Run("AB")
    run.expect(.pop(.interactive), "applied", Calls.popByHand("B", "A"))
    run.expect(.update(0.5), "applied", "updated 0.5")
    run.expect(
      .cancel(),
      "applied",
      "verdict cancel · A.willDisappear · B.willAppear · willShow(B)"
    )
    run.expect(
      .wait(200),
      "left 0 ms",
      "A.didDisappear · B.didAppear · B.didEnterStack · didShow(B)",
      "cancelled pop B>A · went back pop B>A"
    )
  }

  // Plasma/BufferedNavigationController#5 (the same class as Tencent/QMUI_iOS#225): after a
  // cancelled way back every push was refused.
  @Test(arguments: BusyPolicy.allCases)
  func `a push after a cancelled pop is a push (Plasma/BufferedNavigationController#5)`(
    policy: BusyPolicy
  ) {
    let flow = Flow.declared(settings: Settings(commandPolicy: policy))
    var run = driven("AB", .pop(), in: flow)
    run.hand(.cancel())
    run.pass(400)
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "C"), stack: "[A,B,C]")
  }

  // react-navigation/react-navigation#6782 (= navigation-ex#103): brought back to the start and
  // let go, it popped.
  @Test
  func `brought back to the start and cancelled it stays (react-navigation#6782)`() {
    var run = driven("AB", .pop(), to: 0.9)
    run.hand(.update(0))
    run.expect(
      .cancel(),
      "applied",
      Calls.turnsBack(from: "A", to: "B"),
      Calls.popWentBack("B", "A"),
      stack: "[A,B]"
    )
    #expect(run.machine.state.isIdle)
  }

  // flutter/flutter#28728 (fix PR #28756): while B went away C was pushed; the end of B popped C.
  @Test
  func `a push while the tail of a pop runs is not undone at its end (flutter/flutter#28728)`() {
    var run = driven("AB", .pop())
    run.hand(.finish())
    run.pass(100)
    run.expect(.push("C"), "queued", "", stack: "[A,C]")
    run.expect(
      .wait(140),
      "left 0 ms",
      Calls.popEnds("B", "A"),
      Calls.pushBegins("A", "C"),
      stack: "[A,C]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "C"), stack: "[A,C]")
  }

  // flutter/flutter#33875: a way back begun on B ended while C was on top, and popped C.
  @Test
  func `what was begun on one screen never pops another (flutter/flutter#33875)`() {
    var run = driven("AB", .pop())
    run.expect(.push("C", .instant), "queued", Calls.turnsBack(from: "A", to: "B"))
    run.expectRefusal(of: .finish(), .wrongPhase)
    run.pass(160)
    run.expectRefusal(of: .finish(), .wrongPhase)
    #expect(run.stack == "[A,B,C]")
    #expect(run.machine.state.isIdle)
    run.expectCommitted("160 cancelled pop B>A", "160 push B>C")
  }

  // flutter/flutter#39989: a way back held, a tap on back, the way back finished: two were popped.
  @Test
  func `a pop during a held pop pops once (flutter/flutter#39989)`() {
    var run = driven("ABC", .pop())
    run.expect(.pop(), "queued [C]", Calls.turnsBack(from: "B", to: "C"), stack: "[A,B]")
    run.expectRefusal(of: .finish(), .wrongPhase)
    run.pass(1000)
    #expect(run.stack == "[A,B]")
    run.expectCommitted("160 cancelled pop C>B", "560 pop C>B")
  }

  // flutter/flutter#188840, #73026: after the release input was dead for 350 ms.
  @Test(arguments: [Input.finish(), .cancel()])
  func `commands are accepted from the verdict on (flutter/flutter#188840)`(verdict: Input) {
    var run = driven("AB", .pop())
    run.hand(verdict)
    let before = run.stack
    run.expect(.push("C"), "queued", "", stack: before.dropLast() + ",C]")
  }

  // software-mansion/react-native-screens#2559: two quick ways back showed b, a, b, a.
  @Test
  func `a second way back in the tail of the first is refused (react-native-screens#2559)`() {
    let flow = Flow.declared(series: "ABC")
    var run = driven("ABC", .previous(), in: flow)
    run.hand(.finish())
    run.expectRefusal(of: .previous(.interactive), .transitionInProgress)
    run.expect(.wait(240), "left 0 ms", Calls.popEnds("C", "B"), stack: "[A,B]")
  }

  // software-mansion/react-native-screens#2559, by the policy that finishes what runs.
  @Test
  func `or finishes the tail first, by policy (react-native-screens#2559)`() {
    let flow = Flow.declared(series: "ABC", settings: Settings(movePolicy: .finish))
    var run = driven("ABC", .previous(), in: flow)
    run.hand(.finish())
    run.expect(
      .previous(.interactive),
      "applied",
      Calls.popEnds("C", "B"),
      Calls.popByHand("B", "A"),
      stack: "[A,B]"
    )
    run.hand(.update(1))
    run.expect(.finish(), "applied [B]", "verdict finish", Calls.popEnds("B", "A"), stack: "[A]")
  }

  // openradar 14627659: finished or cancelled after a pan, the screens jumped.
  @Test(arguments: [
    (Input.finish(), [-156.0, -117, -78, -39]), (.cancel(), [-234, -273, -312, -351]),
  ])
  func `a verdict runs the tail from where it is (openradar 14627659)`(
    verdict: Input,
    expected: [Double]
  ) {
    var run = driven("AB", .pop(), to: 0.5)
    #expect(run.machine.positions.last?.offset == -195)
    run.hand(verdict)
    #expect(run.machine.positions.last?.offset == -195)
    for offset in expected {
      run.pass(40)
      let actual = run.machine.positions.last?.offset ?? 0
      #expect(abs(actual - offset) < 1e-9)
    }
    run.pass(40)
    #expect(run.machine.state.isIdle)
  }

  // Hero#371: a cancelled pop, a real one, then a push froze half way.
  @Test
  func `a cancelled pop, a pop and a push all come to their end (Hero#371)`() {
    var run = driven("AB", .pop())
    run.hand(.cancel())
    run.pass(400)
    run.hand(.pop())
    run.pass(400)
    run.hand(.push("C"))
    run.pass(400)
    #expect(run.stack == "[A,C]")
    #expect(run.machine.state.isIdle)
    run.expectCommitted("160 cancelled pop B>A", "800 pop B>A", "1200 push A>C")
  }

  // AWPercentDrivenInteractiveTransition#2, #3: a cancelled transition was reported as completed,
  // and the destination flashed at its end.
  @Test
  func `a cancelled pop never shows its destination (AWPercentDrivenInteractiveTransition#2)`() {
    var run = driven("AB", .pop(), to: 0.5)
    run.hand(.cancel())
    for _ in 0..<199 {
      run.pass(1)
      let offset = run.machine.positions.last?.offset ?? 0
      #expect(offset < -195)
    }
    run.expect(.wait(1), "left 0 ms", Calls.popWentBack("B", "A"))
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
    run.expectCommitted("200 cancelled pop B>A")
  }

  // Hero#90: an update after the end left everything stuck.
  @Test(arguments: [Input.finish(), .cancel()])
  func `an update after the verdict is refused (Hero#90)`(verdict: Input) {
    var run = driven("AB", .pop())
    run.hand(verdict)
    run.expectRefusal(of: .update(0.9), .wrongPhase)
    run.pass(400)
    run.expectRefusal(of: .update(0.9), .wrongPhase)
    run.expectRefusal(of: .finish(), .wrongPhase)
    #expect(run.machine.state.isIdle)
  }

  // Touchwonders/Transition#6: a cancel early on removed the visible view.
  @Test(arguments: [0.0, 0.001, 0.2])
  func `a cancel early on keeps the visible screen (Touchwonders/Transition#6)`(progress: Double) {
    var run = driven("AB", .pop(), to: progress)
    run.hand(.cancel())
    run.pass(400)
    #expect(run.stack == "[A,B]")
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
    run.expect(.pop(), "applied [B]", Calls.popBegins("B", "A"))
  }

  // react-navigation#527: of three screens that read alike the way back stuck half way.
  @Test
  func `a way back over screens that read alike completes (react-navigation#527)`() {
    let flow = Flow.declared { draft in
      for index in draft.screens.indices { draft.screens[index].title = "Same" }
    }
    var run = driven("ABCD", .pop(), in: flow)
    run.expect(.finish(), "applied [D]", "verdict finish", stack: "[A,B,C]")
    run.expect(.wait(240), "left 0 ms", Calls.popEnds("D", "C"))
  }

  // react-navigation/stack#247: held still, it completed at once.
  @Test
  func `held still it stays where it is (react-navigation/stack#247)`() {
    var run = driven("AB", .pop(), to: 0.6)
    run.expect(.wait(60_000), "left 0 ms", "", stack: "[A,B]")
    #expect(run.machine.state.transition?.progress(at: run.machine.state.now) == 0.6)
  }

  // wix/react-native-navigation#645, #341: a way back at the root killed later pushes.
  @Test
  func `a way back at the root is refused (wix/react-native-navigation#645)`() {
    var run = Run("A", in: .declared(series: "AB"))
    run.expectRefusal(of: .previous(.interactive), .atRoot, "A")
    run.expectRefusal(of: .pop(.interactive), .atRoot, "A")
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"), stack: "[A,B]")
  }

  // BoardingPass: a pan without a next screen made the next push interactive.
  @Test func `a driven move that leads nowhere leaves the next push alone (BoardingPass)`() {
    var run = Run("AB", in: .declared(series: "AB"))
    run.expectRefusal(of: .next(.interactive), .noTarget, "B")
    run.expect(.push("C"), "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
    run.expectRefusal(of: .cancel(), .wrongPhase)
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "C"), stack: "[A,B,C]")
  }

  // BoardingPass: a next screen that is on the stack trapped when it was swiped to.
  @Test func `a driven move to a screen on the stack is refused (BoardingPass)`() {
    var run = Run("AB", in: .declared(series: "ABC") { $0.screens[1].next = .screen("A") })
    run.expectRefusal(of: .next(.interactive), .alreadyOnStack, "A")
  }

  // BoardingPass: a new pan in the tail of the one before pushed a second time inside the first,
  // or took its direction from it.
  @Test(arguments: [Input.finish(), .cancel()])
  func `a driven move in the tail of one before is refused, then starts afresh (BoardingPass)`(
    verdict: Input
  ) {
    var run = driven("A", .next(), to: 0.55, in: .declared(series: "ABC"))
    run.hand(verdict)
    run.expectRefusal(of: .next(.interactive), .transitionInProgress)
    run.pass(400)
    let top = verdict == .finish() ? ("B", "C") : ("A", "B")
    run.expect(.next(.interactive), "applied", Calls.pushByHand(top.0, top.1))
    #expect(run.machine.state.transition?.progress(at: run.machine.state.now) == 0)
  }
}
