import Boarding
import BoardingScript
import BoardingTesting
import Testing

struct EventLogTests {
  /// A controller with the first of three screens, and its log.
  ///
  /// - Returns: The controller and the log, whose first events are stated.
  private func stage() -> (BoardingNavigationController, EventLog) {
    let controller = BoardingNavigationController(
      screensToPresent: [PlainScreen("a"), PlainScreen("b"), PlainScreen("c")]
    )
    let log = EventLog(controller)
    controller.start()
    log.expectEvents {
      """
      a.willEnterStack
      a.willAppear
      a.didAppear
      a.didEnterStack
      committed start a
      screenChanged(a)
      """
    }
    return (controller, log)
  }

  @Test func `all events of a controller are stated, with their time or without it`() {
    let (controller, log) = stage()
    controller.push(PlainScreen("x"), .instant)
    controller.advance(by: .milliseconds(250))
    controller.pop(.instant)
    log.expectEvents {
      "began push a > x instant"
      for call in ["x.willEnterStack", "a.willDisappear", "x.willAppear", "willShow(x)"] { call }
      for call in ["a.didDisappear", "x.didAppear", "x.didEnterStack", "didShow(x)"] { call }
      "0ms committed push a > x"
      "screenChanged(x)"
      "ended push a > x"
      "250ms began pop x > a instant"
      for call in ["x.willLeaveStack", "x.willDisappear", "a.willAppear", "willShow(a)"] { call }
      for call in ["x.didDisappear", "a.didAppear", "x.didLeaveStack", "didShow(a)"] { call }
      "250ms committed pop x > a"
      "screenChanged(a)"
      "ended pop x > a"
    }
    log.expectNoEvents()
  }

  @Test func `an event that was not stated fails with the difference`() {
    let failures = issues {
      let (controller, log) = stage()
      controller.pop()
      controller.pushToNext(.instant)
      log.expectEvents {
        "refused pop: atRoot a"
        "began push a > c instant"
      }
      log.expectNoEvents()
    }
    #expect(
      failures == [
        """
        +4: The events since the last expectation are not those that were stated \
        (- stated only, + happened only):
          refused pop: atRoot a
        - began push a > c instant
        + 0ms began push a > b instant
        + 0ms b.willEnterStack
        + 0ms a.willDisappear
        + 0ms b.willAppear
        + 0ms willShow(b)
        + 0ms a.didDisappear
        + 0ms b.didAppear
        + 0ms b.didEnterStack
        + 0ms didShow(b)
        + 0ms committed push a > b
        + 0ms screenChanged(b)
        + 0ms ended push a > b
        Stated:
          refused pop: atRoot a
          began push a > c instant
        Happened:
          0ms refused pop: atRoot a
          0ms began push a > b instant
          0ms b.willEnterStack
          0ms a.willDisappear
          0ms b.willAppear
          0ms willShow(b)
          0ms a.didDisappear
          0ms b.didAppear
          0ms b.didEnterStack
          0ms didShow(b)
          0ms committed push a > b
          0ms screenChanged(b)
          0ms ended push a > b
        Attached: expected.transcript, actual.transcript, replay.boarding, \
        which 'boarding run' plays.
        """
      ]
    )
  }

  @Test func `events that are stated no more at the end of a part fail at its line`() {
    let failures = issues {
      let (controller, log) = stage()
      let count = expectAllEvents(of: log) { _ in
        controller.pop()
        return controller.screens.count
      }
      #expect(count == 1)
    }
    #expect(
      failures == [
        """
        +2: The events since the last expectation are not those that were stated \
        (- stated only, + happened only):
        + 0ms refused pop: atRoot a
        Stated: nothing
        Happened:
          0ms refused pop: atRoot a
        Attached: expected.transcript, actual.transcript, replay.boarding, \
        which 'boarding run' plays.
        """
      ]
    )
  }

  @Test func `some events are enough where that is said`() {
    let (controller, log) = stage()
    log.exhaustivity = .off
    controller.pushToNext(.instant)
    log.expectEvents {
      "b.willAppear"
      "committed push a > b"
    }
    let failures = issues {
      controller.pop(.instant)
      log.expectEvents {
        "committed pop b > a"
        "a.willAppear"
      }
    }
    #expect(
      failures == [
        """
        +2: Not all events that were stated have happened since the last expectation \
        (- stated only, + happened only):
        - committed pop b > a
        + 0ms began pop b > a instant
        + 0ms b.willLeaveStack
        + 0ms b.willDisappear
          a.willAppear
        + 0ms willShow(a)
        + 0ms b.didDisappear
        + 0ms a.didAppear
        + 0ms b.didLeaveStack
        + 0ms didShow(a)
        + committed pop b > a
        + 0ms screenChanged(a)
        + 0ms ended pop b > a
        Stated:
          committed pop b > a
          a.willAppear
        Happened:
          0ms began pop b > a instant
          0ms b.willLeaveStack
          0ms b.willDisappear
          0ms a.willAppear
          0ms willShow(a)
          0ms b.didDisappear
          0ms a.didAppear
          0ms b.didLeaveStack
          0ms didShow(a)
          0ms committed pop b > a
          0ms screenChanged(a)
          0ms ended pop b > a
        Attached: expected.transcript, actual.transcript, replay.boarding, \
        which 'boarding run' plays.
        """
      ]
    )
  }

  @Test func `what was not stated is shown as a warning where that is said`() {
    let failures = issues {
      let log = EventLog(playing: "screen a\nscreen b\nstart\nexpect top a")
      log.exhaustivity = .offShowingSkipped
      log.expectEvents {
        for call in ["a.willEnterStack", "a.willAppear", "a.didAppear", "a.didEnterStack"] { call }
        "screenChanged(a)"
      }
    }
    #expect(
      failures == [
        """
        +3: Events that were not stated:
        + 0ms committed start a
        """
      ]
    )
  }

  @Test func `the events of a machine are stated`() throws {
    let script = try Script(parsing: "screen a\nscreen b", file: "flow.boarding")
    let log = EventLog(flow: script.flow)
    var machine = Machine(flow: script.flow)
    machine.handle(.command(.pop), recordingIn: &log.inputs, into: &log.events)
    log.expectEvents { "0ms refused pop: wrongPhase" }
    machine.handle(.command(.popToRoot), recordingIn: &log.inputs, into: &log.events)
    log.expectEvents { "refused pop to root: wrongPhase" }
    log.expectNoEvents()
  }

  @Test func `events of a machine that were removed are not asked for`() throws {
    let script = try Script(parsing: "screen a", file: "flow.boarding")
    let log = EventLog(flow: script.flow)
    var machine = Machine(flow: script.flow)
    machine.handle(.command(.pop), recordingIn: &log.inputs, into: &log.events)
    log.expectEvents { "refused pop: wrongPhase" }
    log.events.removeAll()
    log.expectNoEvents()
    machine.handle(.command(.popToRoot), recordingIn: &log.inputs, into: &log.events)
    log.expectEvents { "refused pop to root: wrongPhase" }
  }

  @Test func `an event is stated without its time and again with it`() {
    for exhaustivity in [EventLog.Exhaustivity.on, .off] {
      let (controller, log) = stage()
      log.exhaustivity = exhaustivity
      controller.pop()
      controller.pop()
      log.expectEvents {
        "refused pop: atRoot a"
        "0ms refused pop: atRoot a"
      }
    }
  }

  @Test func `a block without its end fails at the line that plays it`() {
    let failures = issues {
      let log = EventLog(playing: "screen a\nscreen b")
      log.play("expect log\n  nonsense")
      log.play("start\nexpect top a")
    }
    #expect(failures.map { $0.split(separator: ":").first } == ["+2"])
  }

  @Test func `a script that is wrong or fails is reported at the line that plays it`() {
    let failures = issues {
      let log = EventLog(playing: "screen a")
      log.play("puhs a")
      log.play("start\nexpect top b")
      log.exhaustivity = .off
      log.expectEvents {}
    }
    #expect(failures.count == 2)
    #expect(failures.map { $0.split(separator: ":").first } == ["+2", "+3"])
  }
}
