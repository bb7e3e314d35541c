import Boarding
import BoardingMotion
import Testing

/// Callbacks that would go on for ever, and times that are too long.
struct LimitTests {
  private final class PlainScreen: Screen {}

  private func startedController(limit: Int = 1000) -> BoardingNavigationController {
    let controller = BoardingNavigationController()
    controller.setScreens([PlainScreen()], .instant)
    controller.eventLimit = limit
    return controller
  }

  @Test func `an observer that is declined at every event is stopped`() {
    let controller = startedController()
    var heard: [Event.Kind] = []
    controller.addObserver { event, controller in
      guard heard.count < 100_000 else { return }
      heard.append(event.kind)
      #expect(controller.advance(by: .zero).refusal == .wrongPhase)
    }
    controller.push(PlainScreen(), .instant)
    #expect(heard.count > 1000)
    #expect(heard.count < 3000)
    #expect(heard.filter { $0 == .stopped(limit: 1000) }.count == 1)
    #expect(heard.last == .stopped(limit: 1000))
    heard = []
    #expect(controller.pop(.instant).isApplied)
    #expect(heard.contains(.stopped(limit: 1000)))
  }

  @Test func `completions that register completions are stopped`() {
    let controller = startedController()
    var count = 0
    func again(_ coordinator: TransitionCoordinator) {
      count += 1
      if count < 100_000 { coordinator.animate(alongside: nil) { again($0) } }
    }
    controller.push(PlainScreen())
    controller.transitionCoordinator?.animate(alongside: nil) { again($0) }
    controller.advance(by: .seconds(1))
    #expect(count > 900)
    #expect(count <= 1000)
    #expect(controller.pop(.instant).isApplied)
  }

  @Test func `observers that add observers end, and the added ones hear the next input`() {
    let controller = startedController()
    var added = 0
    var heard = 0
    controller.addObserver { _, controller in
      guard added < 100_000 else { return }
      added += 1
      controller.addObserver { _, _ in heard += 1 }
    }
    controller.push(PlainScreen(), .instant)
    #expect(added > 5)
    #expect(added < 100)
    #expect(heard == 0)
    controller.pop(.instant)
    #expect(heard > 0)
  }

  @Test func `a limit that is lowered in a call counts at once`() {
    let controller = startedController(limit: .max)
    var left = 10_000
    var hasStopped = false
    controller.addObserver { event, controller in
      if case .stopped = event.kind { hasStopped = true }
      guard case .didShow = event.kind, left > 0 else { return }
      left -= 1
      if left == 9000 { controller.eventLimit = 20 }
      controller.replaceTop(with: PlainScreen(), .instant)
    }
    controller.replaceTop(with: PlainScreen(), .instant)
    #expect(left > 8900)
    #expect(hasStopped)
  }

  @Test func `a limit below one is a broken contract`() async {
    await #expect(processExitsWith: .failure) { BoardingNavigationController().eventLimit = 0 }
    await #expect(processExitsWith: .failure) { BoardingNavigationController().eventLimit = -1 }
  }

  @Test(arguments: [
    Duration.seconds(Int64.max) * 10, .seconds(1e19), .seconds(Int64.max), .nanoseconds(Int64.max),
  ])
  func `long times are refused, nil or the longest`(duration: Duration) {
    let controller = startedController()
    #expect(controller.advance(by: .nanoseconds(5)).isApplied)
    #expect(controller.advance(by: duration).refusal == .timeOverflow)
    #expect(controller.schedule(after: duration) { _ in } == nil)
    #expect(controller.settle(within: duration))
    controller.push(PlainScreen())
    #expect(controller.settle(within: duration))
    #expect(controller.now == Instant(nanoseconds: 400_000_005))
    #expect(TransitionAnimation(duration: duration).durationNanoseconds == .max)
    #expect(Input.advance(by: duration) == .advance(nanoseconds: .max))
    let negative = Duration.zero - duration
    #expect(Instant.zero.advanced(by: negative) == nil || duration == .nanoseconds(Int64.max))
    #expect(!controller.settle(within: negative) || controller.nextDeadline == nil)
    var run = Run("A")
    run.expectRefusal(of: .advance(by: negative), .negativeDuration)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a timer at the last instant is refused and not spun for`() {
    let controller = startedController()
    var refusals = 0
    controller.addObserver { event, _ in
      if case .refused = event.kind { refusals += 1 }
    }
    let longest = Duration.nanoseconds(Int64.max)
    #expect(controller.schedule(after: longest) { _ in } != nil)
    #expect(controller.advance(by: longest).refusal == .timeOverflow)
    #expect(controller.advance(by: longest - .nanoseconds(1) / 4).refusal == .timeOverflow)
    #expect(!controller.settle(within: longest))
    #expect(!controller.settle(within: .seconds(1e19)))
    #expect(refusals == 4)
    #expect(controller.now == .zero)
    #expect(controller.advance(by: .nanoseconds(1)).isApplied)
    #expect(controller.advance(by: longest - .nanoseconds(1)).isApplied)
    #expect(controller.nextDeadline == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a transition to the last instant is refused and not spun for`() {
    let longest = Duration.nanoseconds(Int64.max)
    let controller = startedController()
    controller.animatedTransitioningProvider = { _ in TransitionAnimation(duration: longest) }
    controller.push(PlainScreen())
    #expect(controller.advance(by: longest).refusal == .timeOverflow)
    #expect(!controller.settle(within: longest))
    var machine = controllerlessMachine(longest)
    var events: [Event] = []
    #expect(machine.advance(by: longest, into: &events) == .refused(.timeOverflow))
    machine.settle(into: &events)
    #expect(events.count == 2)
    #expect(machine.state.now == .zero)
  }

  private func controllerlessMachine(_ duration: Duration) -> Machine {
    let options = Flow.Options(animation: TransitionAnimation(duration: duration))
    var machine = Machine(flow: Flow(openNamed: "", options: options))
    var events: [Event] = []
    machine.handle(.command(.setStack([ScreenID(rawValue: 0)])), into: &events)
    machine.handle(.command(.push(ScreenID(rawValue: 1))), into: &events)
    machine.handle(.reply(.animation(options.animation)), into: &events)
    return machine
  }
}
