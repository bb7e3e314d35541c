import BoardingScript
import Testing

/// Links in scripts whose names may be gone.
struct LinkStatementTests {
  /// A flow that lacks what the links name.
  private let flow = """
    flow Welcome
    fact plan free pro
    screen welcome
    screen plans
    screen done

    """

  /// Runs lines and returns what they show.
  private func shown(_ lines: String) throws -> [String] {
    let report = try Script(parsing: flow + lines, file: "t").run()
    #expect(report.failure == nil)
    return report.transcript.split(separator: "\n").dropFirst(5).map { String($0) }
  }

  /// The first and the last lines of what is shown.
  private func ends(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix(">") || $0.contains("committed") || !$0.contains("ms ") }
  }

  @Test(
    arguments: [
      (
        "open /welcome/tour/plans gone drop instant",
        [
          "> open /welcome/tour/plans gone drop instant", "  0ms committed start plans",
          "  screen 'tour' in place 1 of the stack: it is gone",
        ]
      ),
      (
        "open /welcome/tour/plans instant gone stop",
        [
          "> open /welcome/tour/plans instant gone stop", "  0ms committed start welcome",
          "  screen 'tour' in place 1 of the stack: it is gone",
          "  screen 'plans' in place 2 of the stack: it stands on one that is gone",
        ]
      ),
      (
        "open /plans/tour?plan=pro gone restart",
        [
          "> open /plans/tour?plan=pro gone restart", "  0ms committed start welcome",
          "  screen 'tour' in place 1 of the stack: it is gone",
          "  the stack begins anew, and no facts are set",
        ]
      ),
      (
        "open /plans?plan=gold&news=many gone drop",
        [
          "> open /plans?plan=gold&news=many gone drop", "  0ms committed start plans",
          "  value 'gold' of the fact 'plan': it is gone", "  fact 'news': it is gone",
        ]
      ),
      (
        "open /plans gone restart",
        ["> open /plans gone restart", "  0ms committed start plans"]
      ),
    ]
  )
  func `a policy says what becomes of names that are gone`(
    line: String,
    expected: [String]
  ) throws {
    #expect(ends(try shown(line + "\n")) == expected)
  }

  @Test func `facts that are there are set`() throws {
    let lines = """
      open /welcome/tour/plans?plan=pro gone drop instant
      expect stack welcome plans
      expect fact plan pro
      expect link /welcome/plans?plan=pro
      open /tour gone stop instant
      expect stack welcome
      expect fact plan pro

      """
    _ = try shown(lines)
  }

  @Test(
    arguments: [
      (
        "open /welcome/plens",
        ["t:6:15: error: no screen is named 'plens'; did you mean 'plans'?"]
      ),
      (
        "open /welcome/plens gone stpo",
        ["t:6:26: error: expected drop, stop or restart, found 'stpo'; did you mean 'stop'?"]
      ),
      (
        "open /welcome gone",
        ["t:6:19: error: expected drop, stop or restart, found the end of the line"]
      ),
      (
        "open /welcome gon stop",
        [
          "t:6:15: error: expected [gone drop|stop|restart], [instant|interactive] or "
            + "[from SCREEN], found 'gon'; did you mean 'gone'?"
        ]
      ),
      (
        "open /tour gone drop gone stop",
        ["t:6:22: error: 'gone' stands here for the second time"]
      ),
      (
        "open /tour gone drop from tour",
        ["t:6:27: error: no screen is named 'tour'"]
      ),
      ("expect link /tour gone drop", ["t:6:14: error: no screen is named 'tour'"]),
    ]
  )
  func `what is wrong is said with its place`(line: String, messages: [String]) {
    #expect(faults(of: flow + line + "\n").prefix(1) == messages[...])
  }

  @Test func `a screen may be called gone`() throws {
    let text = """
      screen a
      screen gone
      start
      open /a/gone gone drop from gone
      expect refused staleSource
      expect top a
      open /a/gone from a gone stop instant
      expect stack a gone

      """
    #expect(try Script(parsing: text, file: "t").run().failure == nil)
  }

  @Test func `a link that is refused sets nothing`() throws {
    let text = """
      fact plan free pro
      fact alerts off on
      screen a
      screen b enter refuse "paid only"
      screen c enter wait
      start
      open /a/b?plan=pro&alerts=on
      expect refused guarded
      expect fact plan free
      expect fact alerts off
      expect link /a
      open /a/b/tour?plan=pro gone drop
      expect refused guarded
      expect fact plan free
      open /a/c?plan=pro
      expect pending c
      expect fact plan pro
      open /a/c?plan=free
      expect refused alreadyPending
      expect fact plan pro

      """
    #expect(try Script(parsing: text, file: "t").run().failure == nil)
  }

  @Test func `what was left out is an answer in JSON`() throws {
    let script = try Script(
      parsing: flow + "open /tour/plans gone drop instant\n",
      file: "t"
    )
    #expect(
      script.runAsJSONLines().lines.split(separator: "\n").suffix(2) == [
        #"{"kind":"answer","text":"screen 'tour' in place 0 of the stack: it is gone"}"#,
        #"{"kind":"end","result":"passed"}"#,
      ]
    )
  }

  @Test func `a session keeps the statement, and suggests its words`() throws {
    var session = ScriptSession()
    for line in flow.split(separator: "\n") { _ = session.feed(String(line)) }
    _ = session.feed("open  /welcome/tour   gone drop")
    #expect(session.history.last?.lines == ["open /welcome/tour gone drop"])
    #expect(
      session.handbook.completions(of: "open /tour gone ", names: session.names) == [
        "drop", "stop", "restart",
      ]
    )
  }

  @Test func `a long name is cut where it is wrong`() throws {
    let long = String(repeating: "n", count: 60)
    let cut = String(repeating: "n", count: 40) + "..."
    #expect(
      faults(of: flow + "open /" + long + "\n") == ["t:6:7: error: no screen is named '\(cut)'"]
    )
    let messages = ["/\(long)/\(long)", "/a?\(long)=b&\(long)=c"].map { text in
      #expect(throws: LinkError.self) { try FlowLink(text) }?.description
    }
    #expect(
      messages == [
        "column 63: expected a screen that is not in the link yet, found '\(cut)'",
        "column 67: expected a fact that is not in the link yet, found '\(cut)'",
      ]
    )
    let declared = try Script(parsing: flow, file: "t").flow
    let wrong = ["/\(long)", "/welcome?\(long)=a", "/welcome?plan=\(long)"].map { text in
      #expect(throws: LinkError.self) {
        try FlowLink(text).destination(in: declared)
      }?.description
    }
    #expect(
      wrong == [
        "column 2: expected a screen of the flow, found '\(cut)'",
        "column 10: expected a fact of the flow, found '\(cut)'",
        "column 15: expected a value of 'plan', found '\(cut)'",
      ]
    )
    var restoration = Restoration()
    _ = try FlowLink("/\(long)").destination(
      in: declared,
      gone: .drop,
      noting: &restoration
    )
    #expect(
      restoration.dropped.map(\.description) == [
        "screen '\(cut)' in place 0 of the stack: it is gone"
      ]
    )
  }
}
