import BoardingAsync
import BoardingTesting
import Testing

struct AsyncGuardTests {
  /// A stack of A and B, of which B thinks.
  ///
  /// - Returns: The stage and B.
  private func stage() -> (Onboarding, ThinkingScreen) {
    let stage = Onboarding { [PlainScreen("A"), ThinkingScreen("B", on: $0)] }
    guard let thinking = stage.controller.topScreen as? ThinkingScreen else {
      preconditionFailure("B is on top.")
    }
    return (stage, thinking)
  }

  @Test func `a screen is left once it has thought about it`() {
    let (stage, _) = stage()
    stage.controller.screensToPresent = stage.controller.screens
    #expect(stage.controller.eligibility(.backward).reason == .guardWaits)
    #expect(stage.after(1000) { $0.pop() } == ["0 pop waits for B", #"500 ["A"]"#])
  }

  @Test func `a screen may decide to stay`() {
    let (stage, screen) = stage()
    screen.words = [.refuse(reason: "unsaved")]
    #expect(stage.after(1000) { $0.pop() } == ["0 pop waits for B", "100 pop guarded"])
    #expect(stage.controller.topScreen === screen)
  }

  @Test func `a screen that is left and one that is entered both think`() {
    let (stage, _) = stage()
    let log = stage.after(1000) {
      $0.replaceTop(with: ThinkingScreen("C", on: stage.simulation.clock))
    }
    #expect(
      log == ["0 replaceTop waits for B", "100 replaceTop waits for C", #"600 ["A", "C"]"#]
    )
  }

  @Test func `another move of the same screen has it think anew`() {
    let (stage, screen) = stage()
    screen.words = [.refuse(), .allow]
    _ = stage.after(50) { $0.pop() }
    let log = stage.after(1000) { $0.replaceTop(with: PlainScreen("C")) }
    #expect(screen.cancelledCount == 1)
    #expect(
      log == [
        "50 pop superseded", "50 replaceTop waits for B", "50 reply wrongPhase",
        #"550 ["A", "C"]"#,
      ]
    )
  }

  @Test func `who removes the observer has to answer`() {
    let simulation = Simulation()
    let controller = BoardingNavigationController()
    let screen = ThinkingScreen("A", on: simulation.clock)
    let observer = controller.awaitAnswers(on: simulation.executor)
    #expect(controller.removeObserver(observer))
    #expect(simulation.perform { controller.push(screen) }.isApplied == false)
    controller.setScreens([screen])
    simulation.advance(by: .seconds(1))
    #expect(controller.pendingScreen === screen)
    #expect(controller.answerPending(.allow, from: screen).isApplied)
  }
}
