import Boarding
import BoardingMotion
import BoardingScript
import Testing

/// Tests of runs that are written as scripts, and of the reasons why some are not.
struct RecordedScriptTests {
  /// The reason why no script says a run.
  ///
  /// - Parameters:
  ///   - log: The inputs of the run.
  ///   - flow: The flow of the machine.
  ///   - lines: The last events of the run.
  /// - Returns: The reason; the script if there is one.
  private func reason(
    _ log: InputLog,
    of flow: Flow = Flow(openNamed: ""),
    telling lines: [String] = []
  ) -> String {
    do throws(RecordedScript.Unsaid) {
      return try RecordedScript(log, of: flow, telling: lines).text
    } catch {
      return error.reason
    }
  }

  @Test func `a run of nothing that was asked has no screens to declare`() {
    #expect(
      reason(InputLog()) == "its screens cannot be declared: there are none"
    )
  }

  @Test(arguments: [
    (
      InputLog.Entry.declined(.pop, .wrongPhase),
      "the controller itself declined 'pop': wrongPhase"
    ),
    (.stopped(limit: 7), "the controller stopped a call that caused too many events"),
    (
      .eligibilityChanged(.forward, .noTarget),
      "the controller reported whether a swipe would begin"
    ),
  ])
  func `what the controller did by itself is no statement`(
    entry: InputLog.Entry,
    words: String
  ) throws {
    let log = try InputLog(screens: [], entries: [entry])
    #expect(reason(log) == words)
    let flow = try RecordedRun.flow(["screen a"])
    #expect(reason(log, of: flow) == words)
  }

  @Test func `a question has to be answered, and by what was asked`() throws {
    let screens = [InputLog.NamedScreen(id: RecordedRun.a, name: "a")]
    let next = InputLog.Entry.input(.move(UserMove(.next)))
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    let start = run.log.entries
    for entry in [next, .input(.advance(nanoseconds: 1)), .input(.reply(.permission(.allowed)))] {
      let log = try InputLog(screens: screens, entries: start + [next, entry])
      #expect(reason(log) == "an answer is missing", "\(entry)")
    }
  }

  @Test func `a choice that leads nowhere is not declared`() throws {
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    run.take(.move(UserMove(.choice(ChoiceID(rawValue: 0)))))
    #expect(reason(try run.log(labels: ["more"])) == "'choose more' led nowhere")
    #expect(reason(run.log) == "'choose ' led nowhere")
  }

  @Test(arguments: [UserMove.Kind.next, .previous, .choice(ChoiceID(rawValue: 0))])
  func `a screen always leads to the same place`(kind: UserMove.Kind) throws {
    let words =
      switch kind {
      case .next: "next"
      case .previous: "back"
      case .choice: "choose more"
      }
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    for target in [RecordedRun.b, RecordedRun.c] {
      run.target = target
      run.take(.move(UserMove(kind, motion: .instant)))
      run.take(.command(.popToRoot, motion: .instant))
      run.take(.command(.replaceTop(RecordedRun.a), motion: .instant))
    }
    #expect(
      reason(try run.log(labels: ["more"]))
        == "'\(words)' does not always lead from 'screen-0' to the same place"
    )
  }

  @Test func `a screen always lets a finger move it, or never`() {
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    run.take(.command(.push(RecordedRun.b), motion: .instant))
    run.target = RecordedRun.a
    for permission in [Permission.allowed, .disallowsGestures] {
      run.permission = permission
      run.take(.pan(.began(start: nil)))
      run.take(.pan(.moved(PanSample(translation: PanVector(x: 90)))))
      run.take(.pan(.moved(PanSample(translation: PanVector(x: 0)))))
      run.take(.pan(.cancelled(PanSample(translation: PanVector(x: 0)))))
      run.take(.advance(nanoseconds: 1_000_000_000))
    }
    #expect(
      reason(run.log) == "'a finger' does not always lead from 'screen-1' to the same place"
    )
  }

  @Test func `all transitions take the same time`() {
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    for (screen, milliseconds) in [(RecordedRun.b, 200), (RecordedRun.c, 300)] {
      run.animation = TransitionAnimation(duration: .milliseconds(milliseconds))
      run.take(.command(.push(screen)))
      run.take(.advance(nanoseconds: 1_000_000_000))
    }
    #expect(reason(run.log) == "transitions do not all take the same time")
  }

  @Test func `a screen that is nowhere has no name`() throws {
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    run.take(.command(.push(.absent)))
    #expect(reason(run.log) == "no statement speaks of a screen that is nowhere")
    let flow = try RecordedRun.flow(["screen a"])
    #expect(reason(run.log, of: flow) == "no statement says 'push' as it was handed in")
  }

  @Test func `two screens of a name are not on the stack at once, however they came there`() throws
  {
    let names = [(RecordedRun.a, "a"), (RecordedRun.b, "b"), (RecordedRun.c, "a")]
    let words = "two screens named 'a' are on the stack at once"
    var pushed = RecordedRun()
    pushed.take(.command(.start(RecordedRun.a)))
    pushed.take(.command(.push(RecordedRun.b), motion: .instant))
    #expect(reason(try pushed.log(names: names)).hasPrefix("flow Replay\n"))
    var below = pushed
    pushed.take(.command(.push(RecordedRun.c)))
    #expect(reason(try pushed.log(names: names)) == words)
    // The top stays as it was.
    below.take(.command(.setStack([RecordedRun.c, RecordedRun.a, RecordedRun.b])))
    #expect(reason(try below.log(names: names)) == words)
    // One takes the place of the other.
    var replaced = RecordedRun()
    replaced.take(.command(.start(RecordedRun.a)))
    replaced.take(.command(.replaceTop(RecordedRun.b), motion: .instant))
    replaced.take(.command(.replaceTop(RecordedRun.c), motion: .instant))
    #expect(reason(try replaced.log(names: names)).hasPrefix("flow Replay\n"))
  }

  @Test func `a finger is where it was last`() throws {
    let flow = try RecordedRun.flow(["screen a"])
    let there = PanSample(translation: PanVector(x: -9, y: 1))
    let cases: [([Pan], String)] = [
      ([.moved(there)], "no statement moves a finger that is not down"),
      (
        [.began(start: nil), .ended(there)],
        "no statement lifts a finger elsewhere than it was last"
      ),
      (
        [.began(start: nil), .cancelled(there)],
        "no statement takes a finger away elsewhere than it was last"
      ),
      ([.cancelled(there)], "no statement takes a finger away elsewhere than it was last"),
    ]
    for (pans, words) in cases {
      let log = try InputLog(screens: [], entries: pans.map { .input(.pan($0)) })
      #expect(reason(log, of: flow) == words)
    }
  }

  @Test func `a source or a reason that the flow does not know is not left out`() throws {
    let flow = try RecordedRun.flow(["screen a enter refuse \"no\"", "screen b"])
    let (far, none) = (ScreenID(rawValue: 9), GuardReason(rawValue: 9))
    let refusal = Permission.refused(by: RecordedRun.a, none)
    let cases: [(Input, String?)] = [
      (.command(.pop, source: RecordedRun.b), "pop from b"),
      (.command(.pop, source: far), nil),
      (.command(.push(RecordedRun.b), motion: .instant, source: far), nil),
      (.command(.finishFlow(.completed), source: far), nil),
      (.move(UserMove(.next, motion: .instant, source: RecordedRun.a)), "next instant from a"),
      (.move(UserMove(.next, source: far)), nil),
      (.move(UserMove(.previous, source: far)), nil),
      (
        .setting(.guardAnswer(RecordedRun.b, .enter, .refuse(GuardReason(rawValue: 0)))),
        "guard b enter refuse \"no\""
      ),
      (.setting(.guardAnswer(RecordedRun.b, .enter, .refuse())), "guard b enter refuse"),
      (.setting(.guardAnswer(RecordedRun.b, .enter, .refuse(none))), nil),
      (.reply(.permission(refusal)), nil),
    ]
    for (input, statement) in cases { #expect(input.statement(in: flow) == statement, "\(input)") }
    let entries: [InputLog.Entry] = [.input(.move(UserMove(.next, source: far)))]
    let log = try InputLog(screens: [.init(id: far, name: "x")], entries: entries)
    #expect(reason(log, of: flow) == "no statement says 'next' as it was handed in")
    let answer = try InputLog(
      screens: [.init(id: RecordedRun.a, name: "a")],
      entries: [.input(.reply(.permission(refusal)))]
    )
    #expect(reason(answer, of: flow) == "no statement says 'reply' as it was handed in")
  }

  @Test func `a script that cannot be read is none`() throws {
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    #expect(
      reason(try run.log(names: [(RecordedRun.a, "Box<Int>")])) == """
        it cannot be read: replay.boarding:2:8: error: expected a name of letters, digits, - and _, \
        found 'Box<Int>'
        """
    )
  }

  @Test func `all events are compared, however few are told`() throws {
    // A curve in a chain has no statement, and shows only where a finger takes it up.
    var draft = FlowDraft(name: "Chain")
    draft.screens = [.init(name: "a"), .init(name: "b")]
    draft.series = ["a", "b"]
    draft.options.animation = TransitionAnimation(curve: .chained(.easeIn, then: .easeIn))
    draft.options.settings.swipePolicy = .grab
    let flow = try draft.makeFlow()
    var machine = Machine(flow: flow)
    var (log, events) = (InputLog(), [Event]())
    let inputs: [Input] = [
      .command(.start(RecordedRun.a)), .move(UserMove(.next)),
      .advance(nanoseconds: 100_000_000), .pan(.began(start: nil)),
      .pan(.cancelled(PanSample(translation: .zero))), .advance(nanoseconds: 1_000_000_000),
      .command(.pop, motion: .instant),
    ]
    for input in inputs { machine.handle(input, recordingIn: &log, into: &events) }
    let names = EventText(flow: flow)
    let lines = events.map { names.line(of: $0) }
    let words = "it tells '100ms grabbed 0.129162' in the place of '100ms grabbed 0.014968'"
    #expect(reason(log, of: flow, telling: lines) == words)
    #expect(reason(log, of: flow, telling: [lines[lines.count - 1]]) == words)
    #expect(reason(log, of: flow) == words)
  }

  @Test func `what is told beside the inputs is compared, too`() throws {
    let flow = try RecordedRun.flow(["screen a"])
    let entry = InputLog.Entry.input(.command(.start(RecordedRun.a)))
    let log = try InputLog(screens: [.init(id: RecordedRun.a, name: "a")], entries: [entry])
    #expect(
      reason(log, of: flow, telling: ["0ms a.didAppear"])
        == "it tells '0ms screenChanged(a)' in the place of '0ms a.didAppear'"
    )
    let told = script(flow, "start").split(separator: "\n").map { String($0) }
    #expect(told.count == 6)
    #expect(
      reason(log, of: flow, telling: ["x"] + told)
        == "it tells '\(told[0])' in the place of 'x'"
    )
  }

  /// Runs a statement.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - statement: The statement.
  /// - Returns: The events, a line each.
  private func script(_ flow: Flow, _ statement: String) -> String {
    let text = (flow.declaration + [statement]).joined(separator: "\n")
    guard let script = try? Script(parsing: text, file: "x") else { return "" }
    let names = EventText(flow: script.flow)
    return script.run().log.map { names.line(of: $0) }.joined(separator: "\n")
  }

  @Test func `whatever is recorded has a script or a reason`() throws {
    var logs = RandomLogs(random: SplitMix64(seed: 5))
    let flow = try RecordedRun.flow(["screen a choice b b", "screen b"])
    for _ in 0..<500 {
      let log = try logs.next()
      for flow in [flow, Flow(openNamed: "")] { #expect(!reason(log, of: flow).isEmpty) }
    }
  }
}
