import Boarding
import BoardingScript
import BoardingTesting
import Foundation
import Testing

/// The folder of the scripts.
private let scripts = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "AcceptanceTests/Scripts").path
/// The folder of their transcripts.
private let transcripts = String(scripts.dropLast("Scripts".count)) + "Transcripts"

struct ExhaustiveTestsGuideTests {
  @Test func `terms come after the welcome, once`() {
    let onboarding = BoardingNavigationController(screensToPresent: [Welcome(), Terms()])
    expectAllEvents(of: EventLog(onboarding)) { log in
      onboarding.start()
      log.expectEvents {
        "Welcome.willEnterStack"
        "Welcome.willAppear"
        "Welcome.didAppear"
        "Welcome.didEnterStack"
        "committed start Welcome"
        "screenChanged(Welcome)"
      }

      onboarding.pushToNext()
      onboarding.advance(by: .milliseconds(400))
      log.expectEvents {
        """
        0ms began push Welcome > Terms
        Terms.willEnterStack
        Welcome.willDisappear
        Terms.willAppear
        willShow(Terms)
        400ms Welcome.didDisappear
        Terms.didAppear
        Terms.didEnterStack
        didShow(Terms)
        committed push Welcome > Terms
        screenChanged(Terms)
        ended push Welcome > Terms
        """
      }

      onboarding.pushToNext()
      log.expectEvents { "refused next: noTarget Terms" }
    }
  }

  @Test func `the failure that the guide shows`() {
    let log = Log()
    let failures = issues {
      let onboarding = BoardingNavigationController(screensToPresent: [Welcome()])
      let events = EventLog(onboarding)
      onboarding.start()
      events.exhaustivity = .off
      events.expectEvents {}
      events.exhaustivity = .on
      onboarding.pushToNext()
      onboarding.advance(by: .milliseconds(400))
      onboarding.pushToNext()
      events.expectEvents {
        "refused next: noTarget Welcome"
        "refused next: atRoot Welcome"
      }
      log.write(events.evidence.files.last?.text ?? "")
    }
    #expect(
      failures == [
        """
        +10: The events since the last expectation are not those that were stated \
        (- stated only, + happened only):
          refused next: noTarget Welcome
        - refused next: atRoot Welcome
        + refused next: noTarget Welcome
        Stated:
          refused next: noTarget Welcome
          refused next: atRoot Welcome
        Happened:
          0ms refused next: noTarget Welcome
          400ms refused next: noTarget Welcome
        Attached: expected.transcript, actual.transcript, replay.boarding, \
        which 'boarding run' plays.
        """
      ]
    )
    #expect(
      log.lines == [
        """
        flow Replay
        screen Welcome next none

        start
        next
        advance 400ms
        next

        """
      ]
    )
  }

  @Test func `a script is played`() {
    let log = EventLog(playing: "screen a\nscreen b\nstart")
    log.expectEvents {
      for call in ["willEnterStack", "willAppear", "didAppear", "didEnterStack"] { "a.\(call)" }
      "committed start a"
      "screenChanged(a)"
    }
    log.play("pop")
    log.expectEvents { "0ms refused pop: atRoot a" }
  }

  @Test(arguments: AcceptanceScripts(in: scripts))
  func `a script runs without a failure`(script: AcceptanceScript) throws {
    let report = try script.read().run()
    #expect(report.failure == nil)
  }

  @Test(.acceptanceScripts(in: scripts))
  func `every script was played before this`() {}

  @Test func `a transcript is as it was committed`() throws {
    let script = try #require(AcceptanceScripts(in: scripts) { $0 == "sign-up" }.first)
    let report = try script.read().run()
    let golden = GoldenTranscripts(in: transcripts)
    golden.expect(report.transcript, named: "sign-up.transcript")
  }

  @Test func `the examples of the log run`() {
    let onboarding = BoardingNavigationController(screensToPresent: [Hello(), Terms()])
    let log = EventLog(onboarding)
    onboarding.start()
    log.expectEvents {
      "Hello.willEnterStack"
      "Hello.willAppear"
      "Hello.didAppear"
      "Hello.didEnterStack"
      "0ms committed start Hello"
      "screenChanged(Hello)"
    }
    expectAllEvents(of: EventLog(onboarding)) { log in
      onboarding.pop()
      log.expectEvents { "refused pop: atRoot Hello" }
    }
  }
}

private final class Welcome: Screen {}
private final class Terms: Screen {}
private final class Hello: Screen {}
