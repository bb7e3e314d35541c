import Boarding
import BoardingScript
import Testing

struct ScriptRunTests {
  /// Steps with every kind of expectation, all of them met.
  private static let met = """
    expect committed
    end
    start
    expect idle
    expect top welcome
    expect background #555555
    next
    advance 200ms
    expect moving forward 0.5
    expect progress 0.375
    expect progress 0.4
    back
    expect refused transitionInProgress
    settle
    expect log
      0ms welcome.willEnterStack
      0ms   welcome.willAppear
      # a comment
      0ms welcome.didAppear
      0ms welcome.didEnterStack

      0ms committed start welcome
      0ms screenChanged(welcome)
      0ms began push welcome > features
      0ms features.willEnterStack
      0ms welcome.willDisappear
      0ms features.willAppear
      0ms willShow(features)
      200ms refused back: transitionInProgress
      400ms welcome.didDisappear
      400ms features.didAppear
      400ms features.didEnterStack
      400ms didShow(features)
      400ms committed push welcome > features
      400ms screenChanged(features)
      400ms ended push welcome > features
    end
    expect committed
      0ms start welcome
      400ms push welcome > features
    end
    choose skip instant from features
    expect stack welcome features completed
    expect committed
      400ms push features > completed
    end
    back
    expect refused noTarget
    pop to root instant
    set welcome instant
    expect refused alreadyThere
    width -1
    expect refused invalidWidth
    advance -1ms
    expect refused negativeDuration
    next interactive
    update 0.25
    expect interactive 0.25
    expect moving forward 0.3
    expect step 1.25 of 3
    expect step 1 of 3
    cancel speed 0.5
    advance 100ms
    expect settling back 0.13
    expect moving forward 0.125
    settle
    next interactive
    update 2
    update 0.5
    update 0.75
    finish
    expect settling forward 0.75
    settle
    expect step 2 of 3
    expect furthest 2
    update 0.5
    expect refused wrongPhase
    finish speed 0
    expect refused invalidSpeed
    skip
    advance 200ms
    expect step 2.5 of 3
    finish flow
    expect furthest 2
    settle
    expect finished completed
    expect furthest 3
    skip out
    expect refused wrongPhase
    set welcome
    settle
    skip out
    expect finished skipped
    expect committed
      400ms pop completed > welcome
      600ms cancelled push welcome > features
      700ms push welcome > features
      1100ms push features > permissions
      1100ms finished completed
      1500ms pop permissions > welcome
      1500ms finished skipped
    end

    """

  /// Runs steps after the declarations and returns what failed.
  ///
  /// - Parameter steps: The steps.
  /// - Returns: The report of the failure; nil if nothing failed.
  /// - Throws: What is wrong with the text.
  private func failure(_ steps: String) throws -> String? {
    try report(of: declarations + steps).failure
  }

  @Test func `a transcript repeats each statement and shows what came of it`() throws {
    let text = """
      screen a "A \\"quoted\\" title" # the first
      screen   b
      series a b
      start
      next   instant
      policy moves queue
      back
      back
      stack
      """
    let transcript = """
      > screen a "A \\"quoted\\" title"
      > screen b
      > series a b
      > start
        0ms a.willEnterStack
        0ms a.willAppear
        0ms a.didAppear
        0ms a.didEnterStack
        0ms committed start a
        0ms screenChanged(a)
      > next instant
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
      > policy moves queue
      > back
        0ms began pop b > a
        0ms b.willLeaveStack
        0ms b.willDisappear
        0ms a.willAppear
        0ms willShow(a)
      > back
        queued
      > stack
        a

      """
    let report = try report(of: text)
    #expect(report.transcript == transcript)
    #expect(report.failure == nil)
  }

  @Test func `every expectation can be met`() throws {
    #expect(try failure(Self.met) ?? "" == "")
  }

  @Test(arguments: [
    ("start\nexpect stack welcome features completed", "- features\n  - completed", "  welcome"),
    ("start\nexpect stack features", "- features\n  + welcome", nil),
    ("expect stack features", "- features", nil),
    ("start\nexpect top features", "- features\n  + welcome", nil),
    ("expect top features", "- features\n  + none", nil),
    ("expect idle", "- idle\n  + before the first screen", nil),
    ("start\nnext\nexpect idle", "- idle\n  + moving forward 0.000000", nil),
    ("start\nexpect moving forward 0.5", "- moving forward 0.5\n  + idle", nil),
    (
      "start\nnext\nadvance 100ms\nexpect moving backward 1",
      "- moving backward 1\n  + moving forward 0",
      nil
    ),
    ("start\nexpect interactive 0.5", "- interactive 0.5\n  + idle", nil),
    (
      "start\nnext interactive\nexpect interactive 0.5",
      "- interactive 0.5\n  + interactive 0.0",
      nil
    ),
    (
      "start\nnext interactive\nupdate 0.5\nfinish\nexpect settling back 0.5",
      "- settling back 0.5\n  + settling forward 0.5",
      nil
    ),
    ("start\nnext\nexpect settling back 0", "- settling back 0\n  + moving forward 0", nil),
    ("start\nexpect step 2 of 3", "- step 2 of 3\n  + step 1 of 3", nil),
    ("start\nexpect step 1 of 4", "- step 1 of 4\n  + step 1 of 3", nil),
    ("set completed\nexpect step 3 of 3", "- step 3 of 3\n  + no step of 3", nil),
    ("start\nexpect furthest 2", "- furthest 2\n  + furthest 1", nil),
    ("set completed\nexpect furthest 1", "- furthest 1\n  + no step was reached", nil),
    ("start\nexpect finished skipped", "- finished skipped\n  + not finished", nil),
    (
      "start\nfinish flow\nexpect finished skipped",
      "- finished skipped\n  + finished completed",
      nil
    ),
    ("start\nexpect progress 0.20", "- 0.20\n  + 0.25", nil),
    ("expect progress 0.2", "- 0.2\n  + none", nil),
    ("start\nexpect background #ffffff", "- #ffffff\n  + #555555", nil),
    ("expect refused atRoot", "- refused atRoot\n  + no input yet", nil),
    ("start\nexpect refused atRoot", "- refused atRoot\n  + accepted", nil),
    ("start\npop\nexpect refused noTarget", "- refused noTarget\n  + refused atRoot", nil),
    (
      "start\nnext\npush completed\nexpect refused atRoot",
      "- refused atRoot\n  + queued",
      nil
    ),
  ])
  func `an expectation that is not met shows the difference`(
    steps: String,
    difference: String,
    before: String?
  ) throws {
    let last = steps.split(separator: "\n").last.map { String($0) } ?? ""
    let line = 6 + steps.split(separator: "\n").count
    let lines = (try failure(steps) ?? "").split(separator: "\n").map { String($0) }
    let end = try #require(lines.firstIndex(of: "  (- expected, + actual)"))
    let shown = (before.map { ["  " + $0] } ?? []).joined() + (before == nil ? "" : "\n")
    #expect(lines[0] == "t:\(line):1: failed: \(last)")
    #expect(lines[1..<end].joined(separator: "\n") == shown + "  " + difference)
  }

  @Test func `a block that is not met shows the lines around the difference and the last events`()
    throws
  {
    let steps = """
      start
      expect log
        0ms welcome.willEnterStack
        0ms welcome.willAppear
        0ms welcome.didAppear
        0ms welcome.didLeaveStack
        0ms committed start welcome
        0ms screenChanged(welcome)
        0ms screenChanged(features)
      end
      stack
      """
    let report = try report(of: declarations + steps)
    #expect(
      report.failure == """
        t:8:1: failed: expect log
            ...
            0ms welcome.willAppear
            0ms welcome.didAppear
          - 0ms welcome.didLeaveStack
          + 0ms welcome.didEnterStack
            0ms committed start welcome
            0ms screenChanged(welcome)
          - 0ms screenChanged(features)
          (- expected, + actual)
          the last events:
            0ms welcome.willEnterStack
            0ms welcome.willAppear
            0ms welcome.didAppear
            0ms welcome.didEnterStack
            0ms committed start welcome
            0ms screenChanged(welcome)

        """
    )
    #expect(report.transcript.hasSuffix("> end\n"))
  }

  @Test func `cutting time anywhere gives the same events`() throws {
    let start = declarations + "start\nnext\npush completed\n"
    let whole = try report(of: start + "advance 900ms\n").log
    let parts = try report(of: start + String(repeating: "advance 7.5ms\n", count: 120)).log
    #expect(whole == parts)
  }

  @Test func `a script without steps is fine`() throws {
    #expect(try report(of: "screen a").transcript == "> screen a\n")
  }

  @Test func `a run that goes on reports every expectation that is not met`() throws {
    let script = try Script(
      parsing: "screen a\nstart\nexpect top a\nexpect idle\nexpect refused atRoot\n"
        + "expect log\nend\nexpect log\nend\nexpect stack a a\nstack\n",
      file: "t"
    )
    let report = script.run(goingOn: true)
    let failures = (report.failure ?? "").split(separator: "\n").filter { $0.hasPrefix("t:") }
    #expect(
      failures == [
        "t:5:1: failed: expect refused atRoot", "t:6:1: failed: expect log",
        "t:10:1: failed: expect stack a a",
      ]
    )
    #expect(report.transcript.hasSuffix("> expect stack a a\n> stack\n  a\n"))
    #expect(script.run().transcript.hasSuffix("> expect refused atRoot\n"))
  }

  @Test func `a long difference leaves out equal lines that are far from it`() {
    let expected = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let actual = ["x", "b", "c", "d", "e", "f", "g", "y"]
    #expect(
      LineDiff(expected: expected, actual: actual).lines == [
        "- a", "+ x", "  b", "  c", "  ...", "  f", "  g", "- h", "+ y",
      ]
    )
  }
}
