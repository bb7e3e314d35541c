import Boarding
import BoardingMotion
import Testing

/// Pins what becomes of a move for which a screen gives its word late.
struct MachinePendingTests {
  /// A flow of a series whose B thinks before it is left.
  private static let waiting = Flow.swiped("ABCD", policy: .grab) { $0.screens[1].leave = .wait }

  @Test(arguments: [Input.pop(), .previous(), .pop(.interactive)])
  func `a late yes performs the move, animated`(input: Input) {
    var run = Run("AB", in: Self.waiting)
    run.expect(input, "pending", "pending \(input.kind) B", stack: "[A,B]")
    #expect(run.machine.pendingScreen == screen("B"))
    #expect(run.machine.state.isIdle)
    run.pass(5000)
    run.expect(.allow, "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
    #expect(run.machine.pendingScreen == nil)
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"))
  }

  @Test func `a late yes to a pop in no time performs it in no time`() {
    var run = Run("AB", in: Self.waiting)
    run.expect(.pop(.instant), "pending", "pending pop B")
    run.expect(.allow, "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
  }

  @Test func `a late no drops it and says so`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(.previous())
    run.expect(.forbid("B"), "refused guarded", "refused previous guarded B", stack: "[A,B]")
    #expect(run.machine.pendingScreen == nil)
    run.expectRefusal(of: .allow, .wrongPhase)
  }

  @Test func `a late word without a pending move is refused`() {
    var run = Run("AB", in: Self.waiting)
    for reply in [Input.allow, .forbid("B"), .reply(.permission(.waits(for: screen("B"))))] {
      run.expectRefusal(of: reply, .wrongPhase)
    }
    run.hand(.previous())
    run.expectRefusal(of: .reply(.permission(.waits(for: screen("B")))), .wrongPhase)
    run.expectRefusal(of: .reply(.permission(.disallowsGestures)), .wrongPhase)
    run.expectRefusal(of: .forbid("Z"), .unknownScreen, "Z")
    #expect(run.machine.pendingScreen == screen("B"))
  }

  @Test func `a pending swipe starts nothing and counts once the finger is up`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(.began())
    run.expect(.moved(100), "pending", "pending swipeBackward B", stack: "[A,B]")
    #expect(run.gesture == .absorbed)
    run.expect(.moved(300), "absorbed", "")
    run.expect(.allow, "pending", "")
    run.expectRefusal(of: .allow, .wrongPhase)
    run.expect(.moved(200), "absorbed", "", stack: "[A,B]")
    run.expect(
      .ended(0),
      "applied [B]",
      "gesture ended",
      Calls.popBegins("B", "A"),
      stack: "[A]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"))
  }

  @Test func `a pending swipe may be answered after the finger is up`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(all: [.began(), .moved(100)])
    run.expect(.ended(300), "absorbed", "gesture ended")
    run.expect(.allow, "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
  }

  @Test func `a late no to a swipe counts at once`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(all: [.began(), .moved(100)])
    run.expect(.forbid("B"), "refused guarded", "refused swipeBackward guarded B")
    run.expect(.ended(300), "absorbed", "gesture ended", stack: "[A,B]")
  }

  @Test func `the same move again is refused, another takes its place`() {
    var run = Run(
      "AB",
      in: .swiped("ABCD") { draft in
        draft.screens[1].leave = .wait
        draft.screens[2].enter = .wait
      }
    )
    run.hand(.previous())
    run.expectRefusal(of: .previous(), .alreadyPending)
    run.expect(.began(), "applied", "")
    run.expect(.moved(50), "refused alreadyPending", "refused swipeBackward alreadyPending")
    run.hand(.ended(50))
    run.expect(
      .next(),
      "pending",
      "refused previous superseded B · pending next C"
    )
    #expect(run.machine.pendingScreen == screen("C"))
    run.expect(.allow, "applied", Calls.pushBegins("B", "C"))
  }

  @Test func `whatever is decided drops it`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(.previous())
    run.expect(
      .push("D", .instant),
      "applied",
      "refused previous superseded B",
      Calls.pushAtOnce("B", "D"),
      stack: "[A,B,D]"
    )
    run = Run("AB", in: Self.waiting)
    run.hand(.previous())
    run.expect(.finishFlow(), "applied", "refused previous superseded B · flow completed")
    run = Run("AB", in: Self.waiting)
    run.hand(all: [.previous(), .began(), .moved(-100)])
    run.expect(
      .ended(-300),
      "applied",
      "updated 0.75 · gesture ended · verdict finish · refused previous superseded B",
      stack: "[A,B,C]"
    )
    run.expectRefusal(of: .allow, .wrongPhase)
  }

  @Test func `a late yes begins an ended flow again`() {
    var run = Run("AB", in: .swiped { $0.screens[2].enter = .wait })
    run.hand(.finishFlow())
    run.expect(.set("C", .instant), "pending", "pending setStack C", stack: "[A,B]")
    run.expectRefusal(of: .push("D"), .wrongPhase)
    run.expect(
      .allow,
      "applied [B,A]",
      "began push B>C at once · A.willLeaveStack · B.willLeaveStack · C.willEnterStack",
      "B.willDisappear · C.willAppear · willShow(C) · B.didDisappear · C.didAppear",
      "B.didLeaveStack · A.didLeaveStack · C.didEnterStack",
      Calls.over("push", "B", "C"),
      stack: "[C]"
    )
    run.expect(.push("D"), "applied", Calls.pushBegins("C", "D"))
  }

  @Test func `a late yes puts up the first screen`() {
    var run = Run(beforeFirstScreenOf: .swiped { $0.screens[0].enter = .wait })
    run.expect(.start("A"), "pending", "pending start A")
    run.expect(
      .allow,
      "applied",
      "A.willEnterStack · A.willAppear · A.didAppear · A.didEnterStack",
      "committed none A · screenChanged(A)",
      stack: "[A]"
    )
  }

  @Test func `a source that is no longer the top makes a late yes stale`() {
    var run = Run("AB", in: .swiped("ABC", policy: .grab))
    run.hand(all: [.push("D"), .wait(100), .guarding("D", .leave, .wait)])
    run.expect(.pop(), "pending", "pending pop D", stack: "[A,B,D]")
    run.hand(all: [.began(), .ended(0)])
    run.pass(400)
    #expect(run.stack == "[A,B]")
    run.expect(.allow, "refused staleSource", "refused pop staleSource D", stack: "[A,B]")
    #expect(run.machine.pendingScreen == nil)
  }

  @Test func `a swipe that is cancelled leaves it pending`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(all: [.previous(), .began(), .moved(-100), .ended(0)])
    #expect(run.machine.pendingScreen == screen("B"))
    run.expect(.allow, "applied [B]", Calls.popBegins("B", "A"))
  }

  @Test func `a late yes while something runs is dropped and reported`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(all: [.previous(), .began(), .moved(-100)])
    run.expect(.allow, "refused transitionInProgress", "refused previous transitionInProgress")
    #expect(run.machine.pendingScreen == nil)
    run.expect(
      .ended(0),
      "applied",
      "updated 0.0 · gesture ended",
      Calls.turnsBack(from: "C", to: "B"),
      Calls.pushWentBack("B", "C")
    )
  }

  @Test func `screens that come after the one that waited are asked then`() {
    var run = Run(
      "ABC",
      in: .swiped("ABC") { draft in
        draft.screens[2].leave = .wait
        draft.screens[1].leave = .wait
        draft.screens[0].enter = .refuse(reason: nil)
      }
    )
    run.expect(.popToRoot(), "pending", "pending popToRoot C")
    run.expect(.allow, "pending", "pending popToRoot B")
    run.expect(.allow, "refused guarded", "refused popToRoot guarded A", stack: "[A,B,C]")
  }

  @Test func `who has allowed it is not asked again`() {
    var run = Run("AB", in: Self.waiting)
    run.hand(.previous())
    run.hand(.guarding("B", .leave, .refuse()))
    run.expect(.allow, "applied [B]", Calls.popBegins("B", "A"))
  }

  @Test func `what came to nothing meanwhile does not make it another move`() {
    var run = Run("AB", in: .swiped("ABCD") { $0.screens[2].enter = .wait })
    run.expect(.next(), "pending", "pending next C")
    run.hand(all: [.push("D", .interactive), .cancel()])
    run.expectRefusal(of: .next(), .alreadyPending)
    run.expect(.allow, "applied", Calls.pushBegins("B", "C"), stack: "[A,B,C]")
  }

  @Test func `a driver of an open flow gives the late word`() {
    var run = Run(beforeFirstScreenOf: .openSwiped(asksPermission: true))
    run.hand(all: [.set("AB"), .allow, .began(), .moved(100), .answer(to: "A")])
    run.expect(
      .reply(.permission(.waits(for: screen("B")))),
      "pending",
      "pending swipeBackward B"
    )
    run.expect(.ended(200), "absorbed", "gesture ended")
    run.expect(.allow, "asks", "", stack: "[A,B]")
    guard case .permission(let request)? = run.machine.question else {
      Issue.record("Nobody is asked for permission.")
      return
    }
    #expect(request.allowedCount == 1)
    run.expect(.allow, "applied [B]", "", stack: "[A]")
    run.expect(.animate(), "applied", Calls.popBegins("B", "A"))
  }
}
