import Boarding
import BoardingMotion
import Testing

/// Much that waits, and states that come from elsewhere.
struct FloodTests {
  @Test(.timeLimit(.minutes(1)))
  func `moves and changes below the top are taken up in linear time`() {
    var settings = Settings()
    settings.movePolicy = .queue
    var run = Run("ABC", settings)
    run.hand(.push("D"))
    for _ in 0..<30_000 {
      run.hand(.move(UserMove(.next)))
    }
    for number in 0..<10_000 {
      run.hand(.set(number.isMultiple(of: 2) ? "BACD" : "ABCD"))
    }
    let clock = ContinuousClock()
    let time = clock.measure { run.hand(.setting(.reduceMotion(true))) }
    #expect(time < .seconds(5))
    #expect(run.machine.state.queue.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `choices of ever new labels take linear time`() {
    let controller = BoardingNavigationController()
    controller.setScreens([Chooser()], .instant)
    let clock = ContinuousClock()
    let time = clock.measure {
      for number in 0..<40_000 { controller.choose("label \(number)", .instant) }
    }
    #expect(time < .seconds(8))
  }

  @Test func `labels of waiting choices are kept until their turn`() {
    let controller = BoardingNavigationController()
    let chooser = Chooser()
    controller.setScreens([chooser], .instant)
    controller.movePolicy = .queue
    controller.push(Chooser(), .animated)
    chooser.asked = []
    let top = controller.topScreen as? Chooser
    controller.choose("x")
    controller.choose("y")
    controller.choose("x")
    controller.advance(by: .seconds(1))
    #expect(top?.asked == ["x", "y", "x"])
  }

  @Test func `a state of another flow leads nowhere and does not trap`() {
    var open = Machine(flow: Flow(openNamed: "open"))
    var events: [Event] = []
    open.handle(.command(.setStack([ScreenID(rawValue: 99)])), into: &events)
    var run = Run("AB")
    let own = run.machine
    run.machine.state = open.state
    run.expectRefusal(of: .move(UserMove(.next)), .noTarget, "#99")
    run.expectRefusal(of: .move(UserMove(.previous)), .atRoot, "#99")
    run.expectRefusal(
      of: .move(UserMove(.choice(ChoiceID(rawValue: 7)))),
      .noTarget,
      "#99"
    )
    #expect(run.machine.value(at: 0) == nil)
    #expect(run.machine.stepIndex == nil)
    #expect(own.stepCount == run.machine.stepCount)
    open.handle(.command(.push(ScreenID(rawValue: 98))), into: &events)
    open.handle(.reply(.animation(.standard)), into: &events)
    run.machine.state = open.state
    #expect(run.machine.value(at: 0) == nil)
    #expect(run.machine.stepIndex == nil)
    run.pass(1000)
    #expect(run.machine.state.transition == nil)
  }

  @Test func `a list of removed screens prints topmost first`() {
    var run = Run("ABCD")
    guard case .applied(let removed) = run.hand(.set("D", .instant)) else {
      Issue.record("not applied")
      return
    }
    #expect(String(describing: removed) == "[2, 1, 0]")
    #expect(String(describing: Answer.applied(removed: removed)).contains("[2, 1, 0]"))
  }
}

/// A screen that writes down the labels of its choices.
private final class Chooser: Screen {
  var asked: [String] = []

  func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  )
    -> (any Screen)?
  {
    if asked.count < 10 { asked.append(label) }
    return nil
  }
}
