import Boarding
import BoardingScript
import BoardingTesting
import Testing

/// What is attached to a failure: both transcripts whole, and what plays the run again.
struct EventEvidenceTests {
  /// The most lines that a failure gives whole.
  private static let wholeLines = 40

  /// What is said where a script is attached.
  private static let scriptNote = """
    Attached: expected.transcript, actual.transcript, replay.boarding, which 'boarding run' plays.
    """

  /// Lets an expectation fail and takes what is attached.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - stated: The lines that are stated.
  /// - Returns: The files by their names, and the last lines of the message.
  private func failure(
    of log: EventLog,
    stating stated: [String] = ["nothing of that"]
  ) -> (files: [String: String], note: String, message: String) {
    let messages = issues { log.expectEvents { stated } }
    let files = log.evidence.files.map { ($0.name, $0.text) }
    return (Dictionary(uniqueKeysWithValues: files), log.evidence.note, messages.joined())
  }

  /// Runs a script and writes its events down.
  ///
  /// - Parameter text: The script.
  /// - Returns: The events, as lines.
  /// - Throws: What is wrong with the script.
  private func events(of text: String) throws -> String {
    let script = try Script(parsing: text, file: "replay.boarding")
    let names = EventText(flow: script.flow)
    return script.run().log.map { names.line(of: $0) + "\n" }.joined()
  }

  @Test func `a controller attaches a script with its events, and both transcripts whole`() throws {
    let first = PlainScreen("a")
    let controller = BoardingNavigationController(
      screensToPresent: [first, PlainScreen("b"), PlainScreen("c")]
    )
    let log = EventLog(controller)
    controller.apply(.containerWidth(320))
    controller.start()
    log.exhaustivity = .off
    log.expectEvents {}
    log.exhaustivity = .on
    controller.pushToNext()
    controller.advance(by: .milliseconds(150))
    controller.popToPrevious(from: first)
    controller.advance(by: .milliseconds(250))
    controller.pan(.began(start: nil))
    controller.pan(.moved(PanSample(translation: PanVector(x: 80, y: -4))))
    controller.pan(
      .ended(PanSample(translation: PanVector(x: 80, y: -4), velocity: PanVector(x: 700)))
    )
    controller.advance(by: .seconds(1))
    let (files, note, _) = failure(of: log, stating: ["began push a > b"])
    #expect(note == EventEvidenceTests.scriptNote)
    #expect(
      files["replay.boarding"] == """
        flow Replay
        screen a next b
        screen b next none

        advance 0ms
        width 320
        start
        next
        advance 150ms
        back from a
        advance 250ms
        touch
        drag 80 up 4
        release at 700
        advance 1000ms

        """
    )
    let start = """
      0ms a.willEnterStack
      0ms a.willAppear
      0ms a.didAppear
      0ms a.didEnterStack
      0ms committed start a
      0ms screenChanged(a)

      """
    #expect(files["expected.transcript"] == start + "began push a > b\n")
    let actual = try #require(files["actual.transcript"])
    #expect(try events(of: try #require(files["replay.boarding"])) == actual)
  }

  @Test func `screens that think and refuse are said by guards`() throws {
    let guarded = HesitantScreen("b")
    let controller = BoardingNavigationController(
      screensToPresent: [PlainScreen("a"), guarded, PlainScreen("c")]
    )
    let log = EventLog(controller)
    controller.start()
    guarded.word = .refuse(reason: "not yet")
    controller.pushToNext(.instant)
    guarded.word = .wait
    controller.pushToNext(.instant)
    controller.answerPending(.refuse(reason: "no network"), from: guarded)
    guarded.word = .allow
    controller.pushToNext(.instant)
    controller.pushToNext(.instant)
    let (files, _, _) = failure(of: log)
    let script = try #require(files["replay.boarding"])
    #expect(
      script == """
        flow Replay
        screen a next b
        screen b next c
        screen c

        start
        guard b enter refuse "not yet"
        next instant
        guard b enter wait
        next instant
        answer refuse "no network"
        guard b enter allow
        next instant
        next instant

        """
    )
    #expect(try events(of: script) == files["actual.transcript"])
  }

  @Test func `a machine attaches the declarations of its flow and a statement for each input`()
    throws
  {
    let text = """
      flow Tour
      screen welcome "Hello" choice more details progress 0.25
      screen details leave refuse "read it" background #808080
      series welcome details
      transition 250ms cubic-bezier 0.3 0 0.1 1 cross-fade
      policy moves queue
      """
    let script = try Script(parsing: text, file: "tour.boarding")
    let log = EventLog(flow: script.flow)
    var machine = Machine(flow: script.flow)
    let inputs: [Input] = [
      .command(.start(ScreenID(rawValue: 0))), .move(UserMove(.choice(ChoiceID(rawValue: 0)))),
      .setting(.reducedMotionStyle(.crossFade)), .setting(.reduceMotion(true)),
      .advance(by: .seconds(1)), .move(UserMove(.previous)),
    ]
    for input in inputs { machine.handle(input, recordingIn: &log.inputs, into: &log.events) }
    let (files, _, _) = failure(of: log)
    let replay = try #require(files["replay.boarding"])
    #expect(
      replay == text + """


        start
        choose more
        reduce-motion fade
        advance 1000ms
        back

        """
    )
    #expect(try events(of: replay) == files["actual.transcript"])
  }

  @Test func `what no script says is attached as JSON, and the message says why`() throws {
    let controller = BoardingNavigationController(screensToPresent: [PlainScreen("a")])
    let log = EventLog(controller)
    controller.start()
    controller.push(PlainScreen("a"), .instant)
    let (files, note, message) = failure(of: log)
    #expect(
      note == """
        Attached: expected.transcript, actual.transcript, replay.json, which \
        'BoardingNavigationController.replay(_:makeScreen:)' plays.
        No script says the run: two screens named 'a' are on the stack at once.
        """
    )
    #expect(message.hasSuffix("\n" + note))
    let again = BoardingNavigationController()
    let heard = EventLog(again)
    try again.replay(try InputLog(json: try #require(files["replay.json"]))) { PlainScreen($0) }
    let repeated = failure(of: heard).files
    #expect(repeated["actual.transcript"] == files["actual.transcript"])
  }

  @Test func `each reason why no script says a run is told`() throws {
    let finger = reason { (controller, _) in
      controller.start()
      controller.pan(.began(start: nil))
      controller.pan(.ended(PanSample(translation: PanVector(x: -90))))
    }
    #expect(finger == "no statement lifts a finger elsewhere than it was last")
    let times = reason { (controller, _) in
      var milliseconds = 100
      controller.animatedTransitioningProvider = { _ in
        milliseconds += 100
        return TransitionAnimation(duration: .milliseconds(milliseconds))
      }
      controller.start()
      controller.push(PlainScreen("x"))
      controller.advance(by: .seconds(1))
      controller.push(PlainScreen("y"))
    }
    #expect(times == "transitions do not all take the same time")
    let ways = reason { (controller, screens) in
      controller.start()
      screens[0].target = screens[1]
      controller.pushToNext(.instant)
      controller.pop(.instant)
      screens[0].target = screens[2]
      controller.pushToNext(.instant)
    }
    #expect(ways == "'next' does not always lead from 'a' to the same place")
    let name = reason { (controller, _) in
      controller.start()
      controller.push(PlainScreen("Box<Int>"), .instant)
    }
    #expect(
      name == """
        it cannot be read: replay.boarding:3:8: error: expected a name of letters, digits, - and _, \
        found 'Box<Int>'
        """
    )
  }

  /// Finds out why no script says what a controller does.
  ///
  /// - Parameter body: Drives the controller, which knows three screens.
  /// - Returns: The reason; what is attached if a script does.
  private func reason(
    _ body: (BoardingNavigationController, [TurningScreen]) -> Void
  ) -> String {
    let screens = ["a", "b", "c"].map { TurningScreen($0) }
    let controller = BoardingNavigationController(screensToPresent: screens)
    let log = EventLog(controller)
    body(controller, screens)
    let note = failure(of: log).note
    let words = "No script says the run: "
    guard let line = note.split(separator: "\n").last, line.hasPrefix(words) else { return note }
    return String(line.dropFirst(words.count).dropLast())
  }

  @Test func `what was not recorded is said so`() throws {
    let controller = BoardingNavigationController(screensToPresent: [PlainScreen("a")])
    controller.start()
    let late = EventLog(controller)
    controller.pop()
    #expect(
      failure(of: late).note == """
        Attached: expected.transcript, actual.transcript.
        Nothing plays the run again: it was not recorded from before the first screen.
        """
    )
    let flow = try Script(parsing: "screen a", file: "flow.boarding").flow
    let log = EventLog(flow: flow)
    var machine = Machine(flow: flow)
    machine.handle(.command(.pop), into: &log.events)
    #expect(
      failure(of: log).note == """
        Attached: expected.transcript, actual.transcript.
        Nothing plays the run again: no input was recorded in the log.
        """
    )
    // What was recorded has to tell what happened.
    machine.handle(.command(.popToRoot), recordingIn: &log.inputs, into: &log.events)
    log.events.removeFirst()
    machine.handle(.command(.replaceTop(.absent)), into: &log.events)
    #expect(
      failure(of: log).note == """
        Attached: expected.transcript, actual.transcript, replay.json, which \
        'Machine.replay(_:into:)' plays.
        No script says the run: it tells '0ms refused pop to root: wrongPhase' in the place of \
        '0ms refused pop: wrongPhase'.
        """
    )
  }

  @Test func `a long failure leaves the whole transcripts to the attachments`() throws {
    let log = EventLog(playing: "screen a")
    for _ in 0..<EventEvidenceTests.wholeLines { log.play("pop") }
    let stated = [String](
      repeating: "refused pop: wrongPhase",
      count: EventEvidenceTests.wholeLines - 1
    )
    let (files, _, message) = failure(of: log, stating: stated)
    #expect(
      message.split(separator: "\n").dropFirst() == [
        "  ...", "  refused pop: wrongPhase", "  refused pop: wrongPhase",
        "+ refused pop: wrongPhase",
        "Attached: expected.transcript, actual.transcript, replay.boarding, which 'boarding run' plays.",
      ]
    )
    #expect(files["expected.transcript"] == stated.map { $0 + "\n" }.joined())
    let pops = [String](repeating: "pop\n", count: EventEvidenceTests.wholeLines).joined()
    #expect(files["replay.boarding"] == "screen a\n" + pops)
  }

  @Test func `a script that fails attaches itself`() {
    let log = EventLog(playing: "screen a")
    let messages = issues { log.play("start\nexpect depth 2") }
    #expect(messages.count == 1)
    #expect(log.evidence.note == "Attached: replay.boarding, which 'boarding run' plays.")
    #expect(log.evidence.files.map(\.name) == ["replay.boarding"])
  }
}

/// A screen that gives the word that it is told to.
private final class HesitantScreen: Screen {
  let name: String
  /// The word.
  var word = ScreenPermission.allow

  init(_ name: String) { self.name = name }

  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    word
  }
}

/// A screen that leads now here and now there.
private final class TurningScreen: Screen, BoardingInformation {
  let name: String
  /// The screen after it.
  var target: (any Screen)?

  init(_ name: String) { self.name = name }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? { target }
}
