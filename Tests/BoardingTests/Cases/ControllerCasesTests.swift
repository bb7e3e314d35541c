import Boarding
import Testing

/// Public bug reports that need callbacks or screen objects, each as a test of what is right.
struct ControllerCasesTests {
  let recorder = ControllerRecorder()

  /// Makes a controller with a stack of recording screens, named by letters.
  private func makeController(
    _ letters: String
  ) -> (controller: BoardingNavigationController, screens: [RecordingScreen]) {
    let screens = letters.map { RecordingScreen(String($0), recorder) }
    let controller = BoardingNavigationController()
    controller.setScreens(screens, .instant)
    _ = recorder.take()
    return (controller, screens)
  }

  // flutter/flutter#160111: [A,B], replaced by C, and a pop in the same callback: it ended as [A,C].
  @Test func `a pop in the callback of a replacement pops the new top (flutter/flutter#160111)`() {
    let (controller, screens) = makeController("AB")
    let c = RecordingScreen("C", recorder)
    var answers: [String] = []
    controller.schedule(after: .zero) { controller in
      answers.append(text(controller.replaceTop(with: c)))
      answers.append(text(controller.pop()))
    }
    controller.advance(by: .seconds(1))
    #expect(answers == ["deferred", "deferred"])
    #expect(stack(of: controller) == "[A]")
    // The same from the callback that the replacement itself calls.
    controller.push(screens[1], .instant)
    screens[1].actions["willLeaveStack"] = { $0.pop(.instant) }
    controller.replaceTop(with: c, .instant)
    #expect(stack(of: controller) == "[A]")
  }

  // flutter/flutter#141251: A awaits what B gives, B replaces itself by C, C pops: A waits for ever.
  @Test(arguments: [Motion.animated, .instant, .interactive])
  func `who waits hears of the one that took the place, once (flutter/flutter#141251)`(
    motion: Motion
  ) {
    let (controller, screens) = makeController("A")
    let (b, c) = (RecordingScreen("B", recorder), RecordingScreen("C", recorder))
    var heard: [String] = []
    func run(_ command: () -> Void) {
      command()
      controller.finishInteraction()
      controller.advance(by: .seconds(1))
    }
    run {
      controller.push(b, motion, from: screens[0]) { controller, result in
        guard case .returned(let object) = result else { return heard.append("nothing") }
        heard.append("\(object === c) at \(stack(of: controller))")
      }
    }
    run { controller.replaceTop(with: c, motion, from: b) }
    #expect(heard == [])
    run { controller.pop(motion, from: c, returning: c) }
    #expect(heard == ["true at [A]"])
    run { controller.push(b, motion) }
    run { controller.pop(motion, returning: c) }
    #expect(heard.count == 1)
  }

  // pointfreeco/swift-composable-architecture#3673: after a cancelled way back A could not dismiss
  // itself any more.
  @Test
  func `a screen dismisses itself after a cancelled pop (swift-composable-architecture#3673)`() {
    let (controller, screens) = makeController("RA")
    controller.pop(.interactive, from: screens[1])
    controller.updateInteraction(progress: 0.4)
    controller.cancelInteraction()
    screens[1].actions["didEnterStack"] = { $0.pop(from: screens[1]) }
    controller.advance(by: .seconds(1))
    #expect(stack(of: controller) == "[R]")
    #expect(controller.state.isIdle)
  }

  // AWPercentDrivenInteractiveTransition#2, #3: a cancelled transition was reported as completed.
  @Test(arguments: [0.0, 0.3, 1])
  func `a cancelled transition is reported so (AWPercentDrivenInteractiveTransition#2)`(
    progress: Double
  ) {
    let (controller, _) = makeController("AB")
    var lines: [String] = []
    controller.pop(.interactive)
    controller.perform(
      completion: { _, _ in { lines.append("completed") } },
      cancellation: { context in
        lines.append("cancelled at \(context.source.name), \(context.isCancelled)")
      }
    )
    controller.updateInteraction(progress: progress)
    controller.cancelInteraction()
    controller.advance(by: .seconds(1))
    #expect(lines == ["cancelled at B, true"])
  }
}
