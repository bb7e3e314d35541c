import Boarding
import Testing

/// What a screen hands to the one that it uncovers.
struct ScreenResultTests {
  /// A thing to hand over.
  private final class Gift {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  let recorder = ControllerRecorder()

  /// Makes a controller that stands at A, and screens B to E that wait outside.
  private func makeController(
    _ settings: Settings = Settings()
  ) -> (
    controller: BoardingNavigationController, screens: [RecordingScreen]
  ) {
    let screens = ["A", "B", "C", "D", "E"].map { RecordingScreen($0, recorder) }
    let controller = BoardingNavigationController(screensToPresent: screens, settings: settings)
    controller.start()
    _ = recorder.take()
    return (controller, screens)
  }

  /// Makes what writes a result down, with where the controller stands by then.
  private func receiver(
    _ name: String
  ) -> (BoardingNavigationController, ScreenResult) -> Void {
    let recorder = recorder
    return { controller, result in
      let word =
        switch result {
        case .returned(let gift): (gift as? Gift)?.name ?? "something else"
        case .cancelled: "nothing"
        }
      let isFinal = controller.transitionCoordinator == nil ? "" : " too early"
      recorder.lines.append("\(name) gets \(word) at \(stack(of: controller))\(isFinal)")
    }
  }

  /// What was received, without the calls of screens.
  private func received() -> [String] {
    recorder.take().filter { $0.contains(" gets ") }
  }

  @Test func `a result arrives once, behind the completions of the pop`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], onReturn: receiver("A"))
    controller.advance(by: .milliseconds(400))
    #expect(received() == [])
    controller.pop(from: screens[1], returning: Gift("x"))
    controller.transitionCoordinator?.animate(alongside: nil) { [recorder] _ in
      recorder.lines.append("completion")
    }
    #expect(received() == [])
    controller.advance(by: .milliseconds(400))
    #expect(recorder.take().suffix(2) == ["completion", "A gets x at [A]"])
    controller.push(screens[2], .instant)
    controller.pop(.instant, returning: Gift("y"))
    #expect(received() == [])
  }

  @Test func `without a result, or with one for nobody, those who wait get nothing`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.pop(.instant)
    #expect(received() == ["A gets nothing at [A]"])
    // B pops C with a result, but only A waits.
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.push(screens[2], .instant)
    controller.pop(.instant, returning: Gift("for B"))
    #expect(received() == [])
    controller.pop(.instant)
    #expect(received() == ["A gets nothing at [A]"])
  }

  @Test func `the result counts of whoever uncovers, also of one that took the place`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.replaceTop(with: screens[2], .instant, from: screens[1])
    #expect(received() == [])
    controller.pop(.instant, returning: Gift("c"))
    #expect(received() == ["A gets c at [A]"])
  }

  @Test func `a pop over several screens hands to the one that it uncovers, and nothing to others`()
  {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.push(screens[2], .instant, onReturn: receiver("B"))
    controller.push(screens[3], .instant, onReturn: receiver("C"))
    controller.popToRoot(.instant, returning: Gift("d"))
    #expect(
      received() == ["C gets nothing at [A]", "B gets nothing at [A]", "A gets d at [A]"]
    )
  }

  @Test func `whose screen is taken off without being on top again gets nothing, at the end`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant)
    controller.push(screens[2], .instant, onReturn: receiver("B"))
    controller.setScreens([screens[0], screens[2]])
    #expect(received() == ["B gets nothing at [A,C]"])
    controller.pop(.instant)
    controller.push(screens[3], .instant, onReturn: receiver("A"))
    controller.setScreens([screens[4]])
    #expect(received() == [])
    controller.advance(by: .milliseconds(400))
    #expect(recorder.take().last == "A gets nothing at [E]")
  }

  @Test func `a refused push gets nothing at once`() {
    let (controller, screens) = makeController()
    controller.push(screens[0], onReturn: receiver("on the stack"))
    controller.push(screens[1], from: screens[2], onReturn: receiver("stale"))
    BoardingNavigationController().push(screens[1], onReturn: receiver("no screen"))
    #expect(
      received() == [
        "on the stack gets nothing at [A]", "stale gets nothing at [A]",
        "no screen gets nothing at []",
      ]
    )
  }

  @Test func `a deferred push waits for its result like any other`() {
    let (controller, screens) = makeController()
    let receive = receiver("B")
    screens[1].actions["didAppear"] = { [c = screens[2]] controller in
      controller.push(c, .instant, onReturn: receive)
    }
    controller.push(screens[1], .instant)
    screens[1].actions = [:]
    #expect(stack(of: controller) == "[A,B,C]")
    #expect(received() == [])
    controller.pop(.instant, returning: Gift("c"))
    #expect(received() == ["B gets c at [A,B]"])
  }

  @Test func `a push that waits is not answered by the transition before it`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant)
    controller.pop()
    #expect(text(controller.push(screens[2], onReturn: receiver("A"))) == "queued")
    controller.advance(by: .milliseconds(400))
    #expect(received() == [])
    controller.advance(by: .milliseconds(400))
    controller.pop(.instant, returning: Gift("c"))
    #expect(received() == ["A gets c at [A]"])
  }

  @Test func `a pop that waits hands its result over when its turn comes`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], onReturn: receiver("A"))
    #expect(text(controller.pop(returning: Gift("b"))) == "queued removed B")
    controller.advance(by: .milliseconds(400))
    #expect(received() == [])
    controller.advance(by: .milliseconds(400))
    #expect(received() == ["A gets b at [A]"])
  }

  @Test func `a cancelled push by hand gets nothing, a finished one waits`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .interactive, onReturn: receiver("A"))
    controller.updateInteraction(progress: 0.5)
    controller.cancelInteraction()
    #expect(received() == [])
    controller.advance(by: .milliseconds(200))
    #expect(received() == ["A gets nothing at [A]"])
    controller.push(screens[1], .interactive, onReturn: receiver("A"))
    controller.finishInteraction()
    controller.advance(by: .milliseconds(400))
    #expect(received() == [])
    controller.pop(.instant, returning: Gift("b"))
    #expect(received() == ["A gets b at [A]"])
  }

  @Test func `a pop by hand hands its result over only if it is finished`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.pop(.interactive, returning: Gift("first"))
    controller.updateInteraction(progress: 0.5)
    controller.cancelInteraction()
    controller.advance(by: .milliseconds(400))
    #expect(received() == [])
    controller.popToPrevious(.interactive, returning: Gift("second"))
    controller.updateInteraction(progress: 0.5)
    controller.finishInteraction()
    #expect(received() == [])
    controller.advance(by: .milliseconds(400))
    #expect(received() == ["A gets second at [A]"])
  }

  @Test func `what a cancelled pop offered is not what the next one hands over`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.pop(.interactive, returning: Gift("cancelled"))
    controller.cancelInteraction()
    controller.pop(.instant)
    #expect(received() == ["A gets nothing at [A]"])
  }

  @Test func `a pop that interrupts one by hand hands its own result over`() {
    let (controller, screens) = makeController()
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.pop(.interactive, returning: Gift("by hand"))
    controller.updateInteraction(progress: 0.5)
    #expect(text(controller.pop(returning: Gift("by command"))) == "queued removed B")
    controller.advance(by: .seconds(1))
    #expect(received() == ["A gets by command at [A]"])
  }

  @Test func `moves that wait keep their results apart`() {
    let (controller, screens) = makeController(Settings(movePolicy: .queue))
    controller.push(screens[1], .instant, onReturn: receiver("A"))
    controller.push(screens[2], .instant, onReturn: receiver("B"))
    controller.push(screens[3])
    controller.pop()
    // Both come from C; the second is stale by the time of its turn.
    #expect(text(controller.popToPrevious(returning: Gift("c"))) == "queued")
    #expect(text(controller.popToPrevious(returning: Gift("stale"))) == "queued")
    controller.advance(by: .milliseconds(800))
    #expect(received() == [])
    #expect(text(controller.popToPrevious(returning: Gift("b"))) == "queued")
    controller.advance(by: .milliseconds(400))
    #expect(received() == ["B gets c at [A,B]"])
    controller.advance(by: .milliseconds(400))
    #expect(received() == ["A gets b at [A]"])
  }

  @Test func `a move that leads nowhere keeps its result to itself`() {
    let (controller, screens) = makeController()
    controller.push(screens[4], .instant, onReturn: receiver("A"))
    controller.screensToPresent = []
    #expect(text(controller.popToPrevious(returning: Gift("refused"))) == "refused noTarget")
    controller.pop(.instant)
    #expect(received() == ["A gets nothing at [A]"])
  }

  @Test func `results are let go with their screens`() {
    let (controller, screens) = makeController(Settings(movePolicy: .queue))
    weak var first: Gift?
    weak var second: Gift?
    weak var third: Gift?
    controller.push(screens[1], .instant)
    do {
      let gifts = [Gift("1"), Gift("2"), Gift("3")]
      (first, second, third) = (gifts[0], gifts[1], gifts[2])
      controller.pop(.interactive, returning: gifts[0])
      controller.cancelInteraction()
      controller.pop(returning: gifts[1])
      controller.popToPrevious(returning: gifts[2])
    }
    #expect(first == nil)
    #expect(second != nil && third != nil)
    controller.advance(by: .seconds(1))
    #expect(second == nil && third == nil)
  }
}
