import Boarding
import Testing

/// Commands, timers and observers from inside callbacks.
struct CallbackTests {
  let recorder = ControllerRecorder()

  /// Makes a controller on which screen A has been put up, and a screen B that waits outside.
  func startedController() -> (
    controller: BoardingNavigationController, a: RecordingScreen, b: RecordingScreen
  ) {
    let a = RecordingScreen("A", recorder)
    let controller = BoardingNavigationController(screensToPresent: [a])
    controller.start()
    _ = recorder.take()
    return (controller, a, RecordingScreen("B", recorder))
  }

  @Test func `a command inside a callback is deferred and reads the stack unchanged`() {
    let (controller, _, b) = startedController()
    let c = RecordingScreen("C", recorder)
    var heard: [String] = []
    b.actions["willAppear"] = { controller in
      heard.append(text(controller.push(c, .instant)))
      heard.append(stack(of: controller))
    }
    #expect(text(controller.push(b, .instant)) == "applied")
    #expect(heard == ["deferred", "[A,B]"])
    #expect(stack(of: controller) == "[A,B,C]")
    #expect(
      recorder.take() == [
        "B.willEnterStack", "A.willDisappear", "B.willAppear",
        "A.didDisappear", "B.didAppear", "B.didEnterStack",
        "C.willEnterStack", "B.willDisappear", "C.willAppear",
        "B.didDisappear", "C.didAppear", "C.didEnterStack",
      ]
    )
  }

  @Test func `a push inside didAppear starts at its instant and not after the advance`() {
    let (controller, _, b) = startedController()
    let c = RecordingScreen("C", recorder)
    var instants: [Int64] = []
    b.actions["didAppear"] = { controller in controller.push(c) }
    c.actions["willAppear"] = { instants.append($0.now.nanoseconds) }
    c.actions["didAppear"] = { instants.append($0.now.nanoseconds) }
    controller.push(b)
    controller.advance(by: .seconds(10))
    #expect(instants == [400_000_000, 800_000_000])
    #expect(controller.now == Instant(nanoseconds: 10_000_000_000))
  }

  @Test func `commands of one callback are taken up in order, then those that they lead to`() {
    let (controller, _, b) = startedController()
    let c = RecordingScreen("C", recorder)
    let d = RecordingScreen("D", recorder)
    b.actions["didAppear"] = { controller in
      controller.push(c, .instant)
      controller.pop(.instant)
    }
    c.actions["didAppear"] = { $0.push(d, .instant) }
    controller.push(b, .instant)
    #expect(stack(of: controller) == "[A,B,D]")
  }

  @Test func `what an object is called is decided when the command is taken up`() {
    let (controller, _, b) = startedController()
    controller.push(b, .instant)
    _ = recorder.take()
    b.actions["didAppear"] = nil
    controller.schedule(after: .zero) { controller in
      controller.pop()
      controller.push(b)
    }
    controller.advance(by: .seconds(1))
    #expect(stack(of: controller) == "[A,B]")
    #expect(
      recorder.take() == [
        "B.willLeaveStack", "B.willDisappear", "A.willAppear",
        "B.didDisappear", "A.didAppear", "B.didLeaveStack",
        "B.willEnterStack", "A.willDisappear", "B.willAppear",
        "A.didDisappear", "B.didAppear", "B.didEnterStack",
      ]
    )
  }

  @Test func `time stands still inside a callback`() {
    let (controller, _, b) = startedController()
    var refusals: [Event] = []
    controller.addObserver { event, _ in
      if case .refused = event.kind { refusals.append(event) }
    }
    b.actions["didAppear"] = { $0.advance(by: .seconds(5)) }
    controller.push(b)
    controller.advance(by: .seconds(1))
    let instant = Instant(nanoseconds: 400_000_000)
    #expect(refusals == [Event(at: instant, .refused(Refusal(.advance, .wrongPhase)))])
    #expect(controller.now == Instant(nanoseconds: 1_000_000_000))
  }

  @Test func `a setting inside a callback is deferred`() {
    let (controller, _, b) = startedController()
    var widths: [Double] = []
    b.actions["willAppear"] = { controller in
      controller.containerWidth = 100
      widths.append(controller.containerWidth)
    }
    controller.push(b, .instant)
    #expect(widths == [390])
    #expect(controller.containerWidth == 100)
  }

  @Test func `a provider may command and its answer still counts`() {
    final class Provider: RecordingScreen, BoardingInformation {
      var next: RecordingScreen?
      func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
        navigationController.pop(.instant)
        return next
      }
    }
    let provider = Provider("P", recorder)
    provider.next = RecordingScreen("N", recorder)
    let controller = BoardingNavigationController(screensToPresent: [provider])
    controller.start()
    #expect(text(controller.pushToNext(.instant)) == "applied")
    #expect(stack(of: controller) == "[P]")
  }

  @Test func `callbacks that never come to an end are stopped`() {
    let (controller, _, b) = startedController()
    controller.eventLimit = 1000
    var stops: [Event] = []
    controller.addObserver { event, _ in
      if case .stopped = event.kind { stops.append(event) }
    }
    b.actions["didAppear"] = { $0.pop(.instant) }
    b.actions["didLeaveStack"] = { $0.push(b, .instant) }
    controller.push(b, .instant)
    #expect(stops == [Event(at: .zero, .stopped(limit: 1000))])
    b.actions = [:]
    controller.popToRoot(.instant)
    #expect(text(controller.push(b, .instant)) == "applied")
    #expect(stack(of: controller) == "[A,B]")
  }

  @Test func `a timer that never comes to an end is stopped at its instant`() {
    let (controller, _, _) = startedController()
    controller.eventLimit = 100
    func again(_ controller: BoardingNavigationController) {
      controller.schedule(after: .zero, again)
    }
    controller.schedule(after: .milliseconds(5), again)
    controller.advance(by: .seconds(1))
    #expect(controller.now == Instant(nanoseconds: 5_000_000))
  }

  @Test func `timers are called at their instants in the order in which they were made`() {
    let (controller, _, b) = startedController()
    let note = { (word: String) in
      { (controller: BoardingNavigationController) in
        self.recorder.lines.append("\(word) \(controller.now.nanoseconds / 1_000_000)")
      }
    }
    controller.schedule(after: .milliseconds(400), note("second"))
    controller.schedule(after: .milliseconds(100), note("first"))
    controller.schedule(after: .milliseconds(400), note("third"))
    let taken = controller.schedule(after: .milliseconds(200), note("never"))
    if let taken {
      #expect(controller.cancel(taken))
      #expect(!controller.cancel(taken))
    }
    controller.push(b)
    _ = recorder.take()
    controller.advance(by: .milliseconds(400))
    #expect(
      recorder.take() == [
        "first 100", "A.didDisappear", "B.didAppear", "B.didEnterStack", "second 400", "third 400",
      ]
    )
  }

  @Test func `a timer made by a timer of the same advance is called in it`() {
    let (controller, _, _) = startedController()
    var calls: [Int64] = []
    controller.schedule(after: .milliseconds(10)) { controller in
      controller.schedule(after: .milliseconds(10)) { calls.append($0.now.nanoseconds) }
    }
    controller.advance(by: .milliseconds(20))
    #expect(calls == [20_000_000])
  }

  @Test func `a timer beyond all time is not made`() {
    let (controller, _, _) = startedController()
    controller.advance(by: .seconds(1))
    #expect(controller.schedule(after: .nanoseconds(Int64.max)) { _ in } == nil)
  }

  @Test func `cutting an advance changes nothing`() {
    func log(_ pieces: [Int64]) -> [Event] {
      let (controller, _, b) = startedController()
      var events: [Event] = []
      let c = RecordingScreen("C", recorder)
      controller.addObserver { event, _ in events.append(event) }
      b.actions["didAppear"] = { $0.push(c) }
      controller.schedule(after: .milliseconds(150)) { $0.popToRoot() }
      controller.push(b)
      for piece in pieces { controller.advance(by: .milliseconds(piece)) }
      return events
    }
    let whole = log([2000])
    #expect(!whole.isEmpty)
    for cut in stride(from: Int64(0), through: 2000, by: 50) {
      #expect(log([cut, 2000 - cut]) == whole)
    }
  }

  @Test func `observers hear in order, and one that leaves during delivery hears no more`() {
    let (controller, _, b) = startedController()
    var heard: [String] = []
    var second: EventObserverID?
    controller.addObserver { event, controller in
      if case .willShow = event.kind {
        heard.append("first")
        if let second { controller.removeObserver(second) }
      }
    }
    second = controller.addObserver { event, _ in
      switch event.kind {
      case .willAppear, .willShow: heard.append("second")
      default: break
      }
    }
    controller.addObserver { event, _ in
      if case .willShow = event.kind { heard.append("third") }
    }
    controller.push(b, .instant)
    #expect(heard == ["second", "first", "third"])
    if let second { #expect(!controller.removeObserver(second)) }
  }
}
