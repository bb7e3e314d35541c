import Boarding
import BoardingMotion
import Testing

/// Pins whom a change asks for permission, when, and what becomes of a no.
struct MachineGuardTests {
  /// A flow of a series whose B may not be left, and D may not be entered.
  private static let guarded = Flow.swiped("ABCD") { draft in
    draft.screens[1].leave = .refuse(reason: "Not yet")
    draft.screens[3].enter = .refuse(reason: nil)
  }

  @Test(arguments: [
    Input.pop(), .pop(.instant), .pop(.interactive), .popToRoot(), .pop(to: "A"), .set("A"),
    .set("AC"), .replace(by: "C"), .skip(to: "A"), .previous(), .previous(.interactive),
  ])
  func `a screen that may not be left stays, whatever the path`(input: Input) {
    var run = Run("AB", in: Self.guarded)
    run.expectRefusal(of: input, .guarded, "B")
    #expect(run.machine.state.isIdle)
  }

  @Test(arguments: [
    Input.push("D"), .set("ACD"), .replace(by: "D"), .skip(to: "D"), .next(), .next(.interactive),
  ])
  func `a screen that may not be entered stays away, whatever the path`(input: Input) {
    var run = Run("AC", in: Self.guarded)
    run.expectRefusal(of: input, .guarded, "D")
  }

  @Test func `a swipe asks when its direction is decided and is absorbed`() {
    var run = Run("AB", in: Self.guarded)
    run.expect(.began(), "applied", "")
    run.expect(.moved(100), "refused guarded", "refused swipeBackward guarded B", stack: "[A,B]")
    #expect(run.gesture == .absorbed)
    run.expect(.moved(-300), "absorbed", "")
    run.expect(.ended(300), "absorbed", "gesture ended", stack: "[A,B]")
    #expect(run.machine.state.isIdle)
    run.hand(.push("C", .instant))
    run.hand(.began())
    run.expect(.moved(-100), "refused guarded", "refused swipeForward guarded D")
  }

  @Test func `a refusal names the screen and its reason`() {
    var run = Run("AB", in: Self.guarded)
    run.hand(.pop())
    guard case .refused(let refusal)? = run.log.last?.kind else {
      Issue.record("The pop is not refused.")
      return
    }
    #expect(run.machine.flow.text(of: refusal.detail) == "Not yet")
    run.hand(all: [.push("C", .instant), .push("D")])
    guard case .refused(let other)? = run.log.last?.kind else {
      Issue.record("The push is not refused.")
      return
    }
    #expect(other.detail == .unspecified)
    #expect(run.machine.flow.text(of: other.detail) == nil)
  }

  @Test func `the screens that leave are asked topmost first, then the new top`() {
    var run = Run("ABCD", in: .swiped())
    run.hand(all: [
      .guarding("B", .leave, .refuse()), .guarding("D", .leave, .refuse()),
      .guarding("C", .leave, .refuse()), .guarding("A", .enter, .refuse()),
    ])
    for screen in ["D", "C", "B"] {
      run.expectRefusal(of: .popToRoot(), .guarded, screen)
      run.hand(.guarding(screen, .leave, .allow))
    }
    run.expectRefusal(of: .popToRoot(), .guarded, "A")
    run.hand(.guarding("A", .enter, nil))
    run.expect(.popToRoot(.instant), "applied [D,C,B]", Self.popToRoot, stack: "[A]")
  }

  private static let popToRoot = """
    began pop D>A at once · C.willLeaveStack · B.willLeaveStack · D.willLeaveStack \
    · D.willDisappear · A.willAppear · willShow(A) · D.didDisappear · A.didAppear \
    · D.didLeaveStack · C.didLeaveStack · B.didLeaveStack · \(Calls.over("pop", "D", "A"))
    """

  @Test func `screens that only change places below the top, or stay, are not asked`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.guarding("B", .leave, .refuse()), .guarding("B", .enter, .refuse())])
    #expect(text(run.hand(.set("CB"))) == "applied [A]")
    #expect(text(run.hand(.push("D", .instant))) == "applied")
    run.expectRefusal(of: .pop(), .guarded, "B")
    run.hand(.guarding("A", .leave, .refuse()))
    run.hand(.guarding("C", .leave, .refuse()))
    run.expectRefusal(of: .set("BD"), .guarded, "C")
  }

  @Test func `the first screen of a flow is asked too`() {
    let flow = Flow.declared(series: "AB") { $0.screens[0].enter = .refuse(reason: nil) }
    var run = Run(beforeFirstScreenOf: flow)
    run.expectRefusal(of: .start("A"), .guarded, "A")
    run.expectRefusal(of: .set("BA"), .guarded, "A")
    run.hand(.start("B"))
    #expect(run.stack == "[B]")
  }

  @Test func `a command is asked at its commit, a move that waits when it is taken up`() {
    let settings = Settings(movePolicy: .queue)
    var run = Run("AB", in: .declared(series: "ABCD", settings: settings))
    run.hand(.push("E"))
    run.hand(.guarding("D", .enter, .refuse()))
    run.expectRefusal(of: .push("D"), .guarded, "D")
    run.hand(.guarding("D", .enter, nil))
    run.expect(.push("C"), "queued", "", stack: "[A,B,E,C]")
    run.expect(.next(), "queued", "")
    run.hand(.guarding("D", .enter, .refuse()))
    run.pass(400)
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("E", "C"), "refused next guarded D")
  }

  @Test func `a refused command leaves the swipe that runs alone`() {
    var run = Run("AB", in: Self.guarded)
    run.hand(all: [.began(), .moved(-100)])
    run.expectRefusal(of: .pop(), .guarded, "B")
    run.expect(.moved(-200), "applied", "updated 0.5")
    run.expect(.push("D"), "refused guarded", "refused push guarded D")
    run.expect(.ended(-240), "applied", "updated 0.6 · gesture ended · verdict finish")
  }

  @Test func `the driver of an open flow is asked once, before the commit`() {
    var run = Run(beforeFirstScreenOf: .openSwiped(asksPermission: true))
    run.hand(all: [.set("AB"), .allow])
    run.log = []
    run.expect(.pop(), "asks", "", stack: "[A,B]")
    guard case .permission(let request)? = run.machine.question else {
      Issue.record("Nobody is asked for permission.")
      return
    }
    #expect(text(request.change.removed) == "[B]")
    #expect(request.change.destination == screen("A"))
    #expect(!request.isSwipe)
    #expect(request.allowedCount == 0)
    run.expectRefusal(of: .wait(1), .wrongPhase)
    run.expectRefusal(of: .answer(to: "A"), .wrongPhase)
    run.expect(.forbid("B"), "refused guarded", "refused pop guarded B", stack: "[A,B]")
    run.hand(.pop())
    run.expect(.allow, "applied [B]", "", stack: "[A]")
    run.expect(.animate(), "applied", Calls.popBegins("B", "A"))
  }

  @Test func `a swipe of an open flow tells that it is one`() {
    var run = Run(beforeFirstScreenOf: .openSwiped(asksPermission: true))
    run.hand(all: [.set("AB"), .allow])
    run.hand(.began())
    run.expect(.moved(100), "asks", "")
    run.expect(.answer(to: "A"), "asks", "")
    guard case .permission(let request)? = run.machine.question else {
      Issue.record("Nobody is asked for permission.")
      return
    }
    #expect(request.isSwipe)
    run.expect(
      .reply(.permission(.disallowsGestures)),
      "refused screenDisallowsGestures",
      "refused swipeBackward screenDisallowsGestures B"
    )
    #expect(run.gesture == .absorbed)
    run.expect(.ended(300), "absorbed", "gesture ended")
  }
}
