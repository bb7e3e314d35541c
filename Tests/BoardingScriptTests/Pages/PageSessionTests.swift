import BoardingScript
import Testing

struct PageSessionTests {
  /// Feeds lines to a session.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - session: The session.
  /// - Returns: What they showed, and what was wrong.
  private func feed(_ text: String, to session: inout ScriptSession) -> [String] {
    var shown: [String] = []
    for line in text.split(separator: "\n") {
      switch session.feed(String(line)) {
      case .nothing, .incomplete, .inclusion: continue
      case .performed(let statement, let performance):
        shown += performance.lines
        if let failure = performance.failure { shown += failure.report(of: statement) }
      case .faults(let faults): shown.append(faults.description)
      }
    }
    return shown
  }

  @Test func `going back takes pages back as they were, in the middle of a movement too`() {
    var session = ScriptSession()
    _ = feed(threePages + "start\ndrag -100 over 100ms in 2 samples", to: &session)
    let mark = session.mark
    let before = feed("show\nframes\nlog", to: &session)
    session.go(backTo: mark)
    _ = feed("release\ninsert molde before oslo\ntap molde\nsettle", to: &session)
    #expect(feed("expect settled molde", to: &session) == [])
    session.go(backTo: mark)
    #expect(feed("show\nframes\nlog", to: &session) == before)
    #expect(
      feed("tap molde", to: &session) == ["input:21:5: error: no page is named 'molde'"]
    )
  }

  @Test func `an insertion that fails changes nothing, not even the names`() {
    var session = ScriptSession()
    _ = feed(threePages + "start\ndelete oslo", to: &session)
    let failure = feed("insert molde before oslo", to: &session)
    #expect(failure.first == "input:10:1: failed: insert molde before oslo")
    #expect(feed("insert alta", to: &session) == ["0ms menuReloaded", "0ms menuOffset(0)"])
    _ = feed("tap alta\nsettle", to: &session)
    #expect(feed("expect settled alta", to: &session) == [])
    #expect(feed("tap molde", to: &session) == ["input:15:5: error: no page is named 'molde'"])
  }

  @Test func `pages follow a flow, a flow follows pages, and the way back leads through both`() {
    var session = ScriptSession()
    _ = feed("flow F\nscreen a\nscreen b\nstart", to: &session)
    let flow = session.mark
    _ = feed(threePages + "start\ntap bergen\nadvance 100ms", to: &session)
    let pages = session.mark
    let log = feed("log", to: &session)
    _ = feed("flow G\nscreen c\nstart\nexpect top c", to: &session)
    #expect(feed("stack", to: &session) == ["c"])
    session.go(backTo: pages)
    #expect(feed("log", to: &session) == log)
    _ = feed("settle", to: &session)
    #expect(feed("expect settled bergen", to: &session) == [])
    session.go(backTo: flow)
    #expect(feed("stack", to: &session) == ["a"])
  }

  @Test func `a session gives the same transcript as a file of its history`() throws {
    var session = ScriptSession()
    var transcript = ""
    let text =
      threePages
      + "start\ninsert molde after oslo\ntap molde\nadvance 100ms\nexpect settled tromso\nshow\n"
    for line in text.split(separator: "\n") {
      guard case .performed(let statement, let performance) = session.feed(String(line)),
        performance.failure == nil
      else { continue }
      transcript += transcriptLines(of: statement, performance).map { $0 + "\n" }.joined()
    }
    let saved = session.history.flatMap { $0.lines }.joined(separator: "\n")
    let report = try Script(parsing: saved, file: "t").run()
    #expect(report.failure == nil)
    #expect(report.transcript == transcript)
  }

  @Test func `declarations before the first move can be taken back one by one`() {
    var session = ScriptSession()
    _ = feed("pages P\npage a", to: &session)
    let mark = session.mark
    _ = feed("page b\noption indicator hidden", to: &session)
    session.go(backTo: mark)
    _ = feed("page b\nstart", to: &session)
    #expect(feed("expect loaded a b", to: &session) == [])
    #expect(feed("expect indicator 8 187", to: &session) == [])
  }
}
