import Boarding
import BoardingScript
import Testing

struct ScriptSessionHistoryTests {
  /// Makes a session that has read lines.
  ///
  /// - Parameter text: The lines.
  /// - Returns: The session.
  private func session(_ text: String) -> ScriptSession {
    var session = ScriptSession()
    for line in text.split(separator: "\n") { _ = session.feed(String(line)) }
    return session
  }

  /// The session as a script.
  ///
  /// - Parameter session: The session.
  /// - Returns: The text.
  private func text(of session: ScriptSession) -> String {
    session.history.flatMap { $0.lines }.map { $0 + "\n" }.joined()
  }

  @Test func `a line of the limit stays one that can be read`() throws {
    let title = String(repeating: "x", count: ScriptLimits.lineBytes - 10)
    let block = String(repeating: "y", count: ScriptLimits.lineBytes)
    let saved = text(of: session("screen a\"\(title)\"\nexpect log\n\(block)\nend\nstart"))
    #expect(saved.split(separator: "\n").allSatisfy { $0.utf8.count <= ScriptLimits.lineBytes })
    #expect(try Script(parsing: saved, file: "t").statements.count == 2)
  }

  @Test(arguments: [
    ("0ms x", ScriptLimits.lines - 2, "the text has more than 200000 lines"),
    (
      String(repeating: "y", count: ScriptLimits.lineBytes), 16_777,
      "the text is longer than 16777216 bytes"
    ),
  ])
  func `a session takes up no more than a text`(line: String, count: Int, message: String) {
    var session = session("screen a\nexpect log\n")
    let bytes = Array(line.utf8)
    for _ in 0..<count { _ = session.feed(bytes) }
    guard case .faults(let faults) = session.feed("end") else {
      Issue.record("the limit does not count")
      return
    }
    #expect(faults.description == "input:2:1: error: " + message)
    #expect(!session.isInBlock)
    #expect(text(of: session) == "screen a\n")
  }

  @Test func `a new flow starts the count afresh, and the way back restores it`() {
    var session = session("screen a\n")
    for _ in 1..<ScriptLimits.lines { _ = session.feed("stack") }
    let mark = session.mark
    _ = session.feed("flow Other")
    _ = session.feed("screen b")
    #expect(session.history.count == 2)
    session.go(backTo: mark)
    guard case .faults = session.feed("stack") else {
      Issue.record("the limit does not count")
      return
    }
    session.startAfresh()
    guard case .performed = session.feed("screen c") else {
      Issue.record("the limit still counts")
      return
    }
  }

  @Test func `what stands before a flow belongs to it`() throws {
    let session = session("width 100\nstack\nflow F\nscreen a\nstart\n")
    #expect(text(of: session) == "width 100\nstack\nflow F\nscreen a\nstart\n")
    #expect(session.run.machine.state.settings.containerWidth == 100)
    let report = try report(of: text(of: session))
    #expect(report.log == Array(session.run.log))
  }

  @Test func `expectations that failed are kept as comments, on the way back and forth too`() {
    var session = session(declarations + "start\n")
    let mark = session.mark
    for line in ["next", "expect top welcome", "expect log", " 0ms x", "end"] {
      _ = session.feed(line)
    }
    let lines = session.statements(since: mark).flatMap { $0.lines }
    #expect(
      lines == [
        "next", "# failed: expect top welcome", "# failed: expect log", "# failed:   0ms x",
        "# failed: end",
      ]
    )
    session.go(backTo: mark)
    for line in lines { _ = session.feed(line) }
    #expect(session.statements(since: mark).flatMap { $0.lines } == lines)
  }

  @Test func `a mark that was undone leads nowhere`() async {
    await #expect(processExitsWith: .failure) {
      var session = ScriptSession()
      for line in ["screen a", "screen b", "start"] { _ = session.feed(line) }
      let before = session.mark
      _ = session.feed("push b")
      let undone = session.mark
      session.go(backTo: before)
      _ = session.feed("stack")
      session.go(backTo: undone)
    }
  }

  @Test func `the way back before the first move restores declarations and their places`() {
    var session = ScriptSession()
    for line in ["flow F", "width 100", "screen   a"] { _ = session.feed(line) }
    let mark = session.mark
    for line in ["screen b next c", "series a b", "width 200"] { _ = session.feed(line) }
    session.go(backTo: mark)
    #expect(session.names.screens == ["a"])
    for (line, message) in [
      ("screen a", "input:7:8: error: 'a' is declared already, in line 3"),
      ("width -3", "input:8:7: error: expected a width above 0, found '-3'"),
    ] {
      guard case .faults(let faults) = session.feed(line) else {
        Issue.record("no fault: \(line)")
        continue
      }
      #expect(faults.description == message)
    }
    _ = session.feed("start")
    #expect(session.run.machine.state.settings.containerWidth == 100)
  }

  @Test func `an open block is known`() {
    #expect(session("screen a").openBlock == nil)
    #expect(
      session("screen a\nexpect log\n 0ms x").openBlock?.description
        == "input:2:1: error: the block of 'expect log' has no 'end'"
    )
  }
}
