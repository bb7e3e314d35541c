import Boarding
import BoardingScript
import Testing

struct FingerStatementTests {
  /// Returns the inputs of the last statement of a text, behind those before it.
  ///
  /// - Parameter text: The text.
  /// - Returns: The inputs.
  /// - Throws: What is wrong with the text.
  private func lastInputs(of text: String) throws -> [Input] {
    let script = try Script(
      parsing: "width 400\nscreen a\nscreen b\nseries a b\n" + text,
      file: "t"
    )
    let steps = script.statements.compactMap { $0.step }
    var run = ScriptRun(flow: script.flow)
    for step in steps.dropLast() { _ = run.perform(step) }
    switch steps.last {
    case .derived(let derived): return derived.inputs(on: run.machine)
    case .input(let input): return [input]
    case .start, .skip, .settings, .pages, .settle, .expectation, .question, nil: return []
    }
  }

  /// Makes a sample of a movement.
  ///
  /// - Parameters:
  ///   - x: How far the finger is to the right.
  ///   - y: How far it is down.
  ///   - velocity: How fast it moves to the right, or nil.
  /// - Returns: The sample.
  private func sample(_ x: Double, _ y: Double = 0, velocity: Double? = nil) -> PanSample {
    PanSample(translation: PanVector(x: x, y: y), velocity: velocity.map { PanVector(x: $0) })
  }

  @Test func `a drag puts the finger down and moves it evenly in time`() throws {
    let expected: [Input] = [
      .pan(.began(start: nil)),
      .advance(nanoseconds: 3_333_333), .pan(.moved(sample(-40, 10))),
      .advance(nanoseconds: 3_333_333), .pan(.moved(sample(-80, 20))),
      .advance(nanoseconds: 3_333_334), .pan(.moved(sample(-120, 30))),
    ]
    #expect(try lastInputs(of: "start\ndrag -120 down 30 over 10ms in 3 samples") == expected)
  }

  @Test func `a second drag goes on from where the finger is, and no time is one sample`() throws {
    #expect(
      try lastInputs(of: "start\ndrag -120 up 5\ndrag 20 up 5") == [.pan(.moved(sample(-100, -10)))]
    )
  }

  @Test(arguments: [("5ms", 1), ("40ms", 4), ("1s", 100), ("20s", 100)])
  func `a drag is reported every 10ms, at most 100 times`(time: String, count: Int) throws {
    let inputs = try lastInputs(of: "start\ndrag -4 over \(time)")
    let samples = inputs.filter { (input) in
      if case .pan(.moved) = input { true } else { false }
    }
    #expect(samples.count == count)
    #expect(inputs.last == .pan(.moved(sample(-4))))
  }

  @Test(
    arguments: [
      ("touch", [.pan(.began(start: nil))]),
      ("touch at 385", [.pan(.began(start: PanVector(x: 385)))]),
      ("grab", [.pan(.began(start: nil))]),
      ("release", [.pan(.ended(PanSample(translation: .zero)))]),
      ("cancel", [.interaction(.cancel())]),
      (
        "hold 150ms",
        [.advance(nanoseconds: 150_000_000), .pan(.moved(PanSample(translation: .zero)))]
      ),
      ("answer allow", [.reply(.permission(.allowed))]),
      ("answer refuse", [.reply(.permission(.refused(by: ScreenID(rawValue: 0))))]),
      (
        "answer refuse \"no\"",
        [
          .reply(
            .permission(.refused(by: ScreenID(rawValue: 0), GuardReason(rawValue: 0)))
          )
        ]
      ),
      ("guard b enter wait", [.setting(.guardAnswer(ScreenID(rawValue: 1), .enter, .wait))]),
      ("guard b leave declared", [.setting(.guardAnswer(ScreenID(rawValue: 1), .leave, nil))]),
    ] as [(String, [Input])]
  )
  func `at rest and without a finger a statement is these inputs`(
    line: String,
    inputs: [Input]
  ) throws {
    #expect(try lastInputs(of: "start\n" + line) == inputs)
  }

  @Test(
    arguments: [
      ("hold 50ms", [.advance(nanoseconds: 50_000_000), .moved]),
      ("release at -900", [.ended]), ("cancel", [.cancelled]),
      ("cancel speed 2", [.interaction]), ("swipe forward", [.began]),
    ] as [(String, [Shape])]
  )
  func `with a finger down a statement is these inputs`(line: String, shapes: [Shape]) throws {
    let last = sample(-100)
    let expected: [Input] = shapes.map { (shape) in
      switch shape {
      case .advance(let nanoseconds): .advance(nanoseconds: nanoseconds)
      case .moved: .pan(.moved(last))
      case .ended: .pan(.ended(sample(-100, velocity: -900)))
      case .cancelled: .pan(.cancelled(last))
      case .interaction: .interaction(.cancel(completionSpeed: 2))
      case .began: .pan(.began(start: PanVector(x: 400)))
      }
    }
    #expect(try lastInputs(of: "start\ndrag -100\n" + line) == expected)
  }

  /// An input without its sample.
  enum Shape {
    /// Time.
    case advance(nanoseconds: Int64)
    /// The finger is where it was.
    case moved
    /// The finger is lifted at -900 points per second.
    case ended
    /// The system takes the finger away.
    case cancelled
    /// The interaction is cancelled at twice the speed.
    case interaction
    /// A finger comes down at the right edge.
    case began
  }

  @Test(
    arguments: [
      ("swipe forward", 400, -160, nil, 320), ("swipe forward slow", 400, -240, nil, 800),
      ("swipe forward fast", 400, -120, nil, 100), ("swipe backward", 0, 160, nil, 320),
      ("swipe backward at 500", 0, 160, 500, 320), ("swipe forward at 500", 400, -160, -500, 320),
      ("direction right-to-left\nswipe forward at 500", 0, 160, 500, 320),
      ("direction right-to-left\nswipe backward", 400, -160, nil, 320),
    ] as [(String, Double, Double, Double?, Int64)]
  )
  func `a whole swipe begins at its edge and takes 20 samples`(
    lines: String,
    start: Double,
    way: Double,
    velocity: Double?,
    milliseconds: Int64
  ) throws {
    var expected: [Input] = [.pan(.began(start: PanVector(x: start)))]
    for number in 1...20 {
      expected.append(.advance(nanoseconds: milliseconds * 50_000))
      expected.append(.pan(.moved(sample(way * (Double(number) / 20)))))
    }
    expected.append(.pan(.ended(sample(way, velocity: velocity))))
    #expect(try lastInputs(of: "start\n" + lines) == expected)
  }

  @Test func `a grab without its policy, or without a transition, says what is missing`() throws {
    let declarations = "screen a\nscreen b\nseries a b\n"
    #expect(
      try report(of: declarations + "start\nnext\ngrab").failure == """
        t:6:1: failed: grab
          - policy swipes grab
          + policy swipes refuse
          (- expected, + actual)
          a finger catches a transition only under 'policy swipes grab'

        """
    )
    #expect(
      try report(of: declarations + "policy swipes grab\nstart\ngrab").failure == """
        t:6:1: failed: grab
          - a running transition
          + none
          (- expected, + actual)

        """
    )
  }

  @Test func `the rules of swipes are those of the preset but for what is said`() throws {
    let text = """
      policy swipes grab
      gestures off
      forward-only on
      swipe rules boarding-pass
      screen a
      start
      swipe rules projecting
      swipe rules boarding-pass slop 10 edge 20 reversible horizontal completion none scrub
      swipe rules boarding-pass completion 0.8 rubber-band 0.55 speed 2 cancel-as-release
      swipe rules boarding-pass threshold 0.4 0.9
      swipe rules projecting rate 0.99
      policy swipes finish
      gestures on
      forward-only off
      """
    let script = try Script(parsing: text, file: "t")
    #expect(
      script.flow.options.settings
        == Settings(swipePolicy: .grab, allowsGestures: false, isForwardOnly: true)
    )
    var settings: [Setting] = []
    for statement in script.statements {
      if case .settings(let changed)? = statement.step { settings += changed }
    }
    let expected: [Setting] = [
      .swipeRules(.projecting),
      .swipeRules(
        SwipeRules(
          completionProgress: nil,
          slop: 10,
          isHorizontalOnly: true,
          edgeWidth: 20,
          isReversible: true,
          scrubsCurve: true
        )
      ),
      .swipeRules(
        SwipeRules(
          completionProgress: 0.8,
          systemCancel: .followsRelease,
          completionSpeed: 2,
          rubberBand: 0.55
        )
      ),
      .swipeRules(SwipeRules(release: .threshold(progress: 0.4, projected: 0.9))),
      .swipeRules(SwipeRules(release: .projecting(decelerationRate: 0.99))),
      .swipePolicy(.finish), .gestures(true), .forwardOnly(false),
    ]
    #expect(settings == expected)
  }

  @Test func `screens declare what they answer, and a guard before the first move does too`() throws
  {
    let text = """
      screen a gestures off leave refuse "first" enter wait
      screen b leave allow enter refuse gestures on
      screen c
      guard c leave refuse "second"
      guard b enter declared
      start
      guard c leave refuse "third"
      answer refuse "first"
      """
    let flow = try Script(parsing: text, file: "t").flow
    #expect(flow.guardReasons == ["first", "second", "third"])
    #expect(flow.screens.map { $0.allowsGestures } == [false, true, true])
    let leave: [GuardAnswer] = [
      .refuse(GuardReason(rawValue: 0)), .allow, .refuse(GuardReason(rawValue: 1)),
    ]
    let enter: [GuardAnswer] = [.wait, .refuse(), .allow]
    #expect(flow.screens.map { $0.leaveAnswer } == leave)
    #expect(flow.screens.map { $0.enterAnswer } == enter)
  }

  @Test func `at a prompt a new reason reaches the run that goes on, and can be undone`() {
    var session = ScriptSession()
    for line in ["screen a", "screen b", "series a b", "start"] { _ = session.feed(line) }
    let mark = session.mark
    var lines: [String] = []
    for line in ["guard b enter refuse \"not yet\"", "next", "why forward"] {
      if case .performed(_, let performance) = session.feed(line) { lines += performance.lines }
    }
    #expect(
      lines == [
        "0ms refused next: guarded b \"not yet\"",
        "A swipe forward is refused: 'b' does not let itself be entered (not yet).",
      ]
    )
    session.go(backTo: mark)
    #expect(session.run.machine.flow.guardReasons == [])
  }

  @Test func `a text has a limit for its reasons`() {
    var text = "screen a\nstart\n"
    for number in 0...ScriptLimits.reasons { text += "guard a leave refuse \"\(number)\"\n" }
    #expect(
      faults(of: text) == [
        "t:259:1: error: expected one of the 256 reasons that were given before, found '256'"
      ]
    )
  }
}
