import BoardingScript
import Testing

struct PieceSessionTests {
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

  @Test func `going back takes what is loaded back as it was, and what is on its way`() {
    var session = ScriptSession()
    _ = feed(itemsInPieces + "start\nsettle\nselect 8 instant\nadvance 400ms", to: &session)
    let mark = session.mark
    let before = feed("show\nitems\npieces\nrequests\nlog", to: &session)
    session.go(backTo: mark)
    let after = feed("settle", to: &session)
    _ = feed(
      "source total 5\nrefresh\nsettle\nexpect requests\nend\nselect 3 instant",
      to: &session
    )
    session.go(backTo: mark)
    #expect(feed("show\nitems\npieces\nrequests\nlog", to: &session) == before)
    #expect(feed("settle", to: &session) == after)
    #expect(
      feed("expect requests\nrefresh start\nappend 2\nend\nexpect arrived 1..20", to: &session)
        == []
    )
  }

  @Test func `a source can be taken back before the first move`() {
    var session = ScriptSession()
    _ = feed("pages P", to: &session)
    let mark = session.mark
    _ = feed("source \"Item\" total 3", to: &session)
    session.go(backTo: mark)
    #expect(
      feed("items\npage a\nstart\nexpect settled a", to: &session) == [
        "input:3:1: error: 'items' needs items that arrive in pieces; declare them with 'source'",
        "0ms menuReloaded", "0ms a.add", "0ms layOut(a) in place", "0ms menuOffset(0)",
        "0ms a.willAppear", "0ms layOut(a)", "0ms a.endAppearance",
      ]
    )
  }

  @Test func `what was typed gives the same transcript as a script`() throws {
    var session = ScriptSession()
    let lines = "start\nsettle\nselect 8 instant\nfail\nretry\nsettle\nitems\nexpect count 20"
    _ = feed(itemsInPieces + lines, to: &session)
    let typed = session.history.flatMap { $0.lines }.joined(separator: "\n")
    let script = try Script(parsing: itemsInPieces + lines, file: "t").run().transcript
    #expect(try Script(parsing: typed, file: "t").run().transcript == script)
  }

  @Test(arguments: [
    ("sou", "source"), ("source ", "total insert remove latency fails"),
    ("source \"Item\" ", "total"),
    (
      "source \"Item\" total 3 ",
      "page latency fails short distance max placeholders tries duplicates clearing"
    ),
    ("load ", "append prepend"), ("retry ", "refresh append prepend"), ("refresh ", "start pieces"),
    ("expect append ", "idle loading waiting failed complete"), ("source latency ", "never"),
    ("expect arr", "arrived"), ("fail pre", "prepend"),
  ])
  func `completion knows the words that may come next`(text: String, words: String) {
    let found = Language.pagesHandbook.completions(of: text, names: ScriptSession().names)
    #expect(found.joined(separator: " ") == words)
  }
}
