import BoardingAsync
import BoardingTesting
import Testing

struct AsyncProviderTests {
  /// A stack of A and B, of which B searches.
  ///
  /// - Returns: The stage and B.
  private func stage() -> (Onboarding, SearchingScreen) {
    let stage = Onboarding { [PlainScreen("A"), SearchingScreen("B", on: $0)] }
    guard let searching = stage.controller.topScreen as? SearchingScreen else {
      preconditionFailure("B is on top.")
    }
    return (stage, searching)
  }

  @Test func `a move goes on when the next screen is known`() {
    let (stage, screen) = stage()
    screen.next = PlainScreen("C")
    let log = stage.after(1000) {
      $0.pushToNext()
      #expect($0.pendingScreen is AwaitedScreen)
    }
    #expect(log == ["0 next waits for AwaitedScreen", #"500 ["A", "B", "C"]"#])
  }

  @Test func `without a next screen the move is refused`() {
    let (stage, _) = stage()
    let log = stage.after(1000) { $0.pushToNext() }
    #expect(log == ["0 next waits for AwaitedScreen", "100 next guarded"])
  }

  @Test func `a direction whose screen is searched for is not eligible`() {
    let (stage, screen) = stage()
    screen.next = PlainScreen("C")
    #expect(stage.controller.eligibility(.forward).reason == .guardWaits)
    let log = stage.after(50) { $0.pushToNext() }
    #expect(stage.controller.eligibility(.forward).reason == .alreadyPending)
    #expect(stage.after(0) { $0.pushToNext() } == ["50 next alreadyPending"])
    #expect(log == ["0 next waits for AwaitedScreen"])
    #expect(stage.simulation.clock.pendingCount == 1)
  }

  @Test func `what is decided meanwhile cancels the search, and the late answer is reported`() {
    let (stage, screen) = stage()
    screen.next = PlainScreen("C")
    _ = stage.after(50) { $0.pushToNext() }
    let log = stage.after(1000) { $0.pop() }
    #expect(screen.cancelledCount == 1)
    #expect(stage.simulation.clock.pendingCount == 0)
    #expect(log == ["50 next superseded", "50 reply wrongPhase", #"450 ["A"]"#])
  }

  @Test func `a found screen is asked whether it may be entered`() {
    let (stage, screen) = stage()
    let thinking = ThinkingScreen("C", on: stage.simulation.clock)
    thinking.words = [.refuse(reason: "closed"), .allow]
    screen.next = thinking
    #expect(
      stage.after(1000) { $0.pushToNext() } == [
        "0 next waits for AwaitedScreen", "200 next guarded",
      ]
    )
    #expect(
      stage.after(1000) { $0.pushToNext() } == [
        "1000 next waits for AwaitedScreen", #"1600 ["A", "B", "C"]"#,
      ]
    )
  }

  @Test func `the way back may lead to a screen that is there or to another one`() {
    let (stage, screen) = stage()
    screen.previous = stage.controller.screenBelowTop
    #expect(
      stage.after(1000) { $0.popToPrevious() } == [
        "0 previous waits for AwaitedScreen", "100 previous superseded", #"500 ["A"]"#,
      ]
    )
    let (other, searching) = self.stage()
    searching.previous = PlainScreen("Z")
    #expect(
      other.after(1000) { $0.popToPrevious() } == [
        "0 previous waits for AwaitedScreen", #"500 ["A", "Z"]"#,
      ]
    )
  }

  @Test func `a next screen that is on the stack is refused`() {
    let (stage, screen) = stage()
    screen.next = stage.controller.screenBelowTop
    #expect(
      stage.after(1000) { $0.pushToNext() } == [
        "0 next waits for AwaitedScreen", "100 reply alreadyOnStack", "100 next guarded",
      ]
    )
  }

  @Test func `a swipe is performed once it is lifted`() {
    let (stage, screen) = stage()
    screen.next = PlainScreen("C")
    let touched = stage.after(200) { controller in
      controller.pan(.began(start: nil))
      controller.pan(.moved(PanSample(translation: PanVector(x: -200))))
    }
    #expect(touched == ["0 swipeForward waits for AwaitedScreen"])
    let lifted = stage.after(1000) { $0.pan(.ended(PanSample(translation: PanVector(x: -200)))) }
    #expect(lifted == [#"600 ["A", "B", "C"]"#])
  }

  @Test func `a run with a found screen is replayed under its name`() throws {
    let simulation = Simulation()
    let controller = BoardingNavigationController()
    #expect(controller.startRecording())
    let searching = SearchingScreen("A", on: simulation.clock)
    searching.next = PlainScreen("B")
    simulation.attach(controller)
    controller.awaitAnswers(on: simulation.executor)
    controller.setScreens([searching], .instant)
    simulation.perform { _ = controller.pushToNext() }
    simulation.advance(by: .seconds(1))
    let log = try #require(controller.stopRecording())
    #expect(log.screens.map(\.name) == ["A", "B"])
    let other = BoardingNavigationController()
    try other.replay(log) { PlainScreen($0) }
    #expect(other.screens.map(\.name) == ["A", "B"])
  }

  @Test func `the search ends with its controller`() {
    let simulation = Simulation()
    let searching = SearchingScreen("A", on: simulation.clock)
    var controller: BoardingNavigationController? = BoardingNavigationController()
    controller?.setScreens([searching], .instant)
    controller?.awaitAnswers(on: simulation.executor)
    simulation.perform { _ = controller?.pushToNext() }
    simulation.advance(by: .zero)
    #expect(simulation.clock.pendingCount == 1)
    controller = nil
    simulation.advance(by: .zero)
    #expect(simulation.clock.pendingCount == 0)
    #expect(searching.cancelledCount == 1)
  }

  @MainActor
  @Test func `answers come back on the main actor`() throws {
    let simulation = Simulation()
    let searching = SearchingScreen("A", on: simulation.clock)
    searching.next = PlainScreen("B")
    let controller = BoardingNavigationController()
    controller.setScreens([searching], .instant)
    controller.awaitAnswers()
    simulation.attach(controller)
    let names = try simulation.run {
      controller.pushToNext()
      await simulation.advance(by: .seconds(1))
      return controller.screens.map(\.name)
    }
    #expect(names == ["A", "B"])
  }

  @Test func `answers need a place to come back to`() async {
    await #expect(processExitsWith: .failure) {
      installNowhere()
    }
  }
}

/// Asks for answers on no actor.
private func installNowhere() {
  BoardingNavigationController().awaitAnswers()
}
