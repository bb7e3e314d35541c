import Boarding
import BoardingScript
import Testing

struct FactStatementTests {
  /// What declares facts for the rows below.
  private static let facts = "fact notifications unknown granted denied\nfact plan free pro\n"

  /// The first fault of a text.
  private func fault(of text: String) -> String? {
    do {
      _ = try Script(parsing: text, file: "t")
      return nil
    } catch {
      return error.diagnostics.first.map { "\($0)" }
    }
  }

  @Test(arguments: [
    (
      "fact", "t:3:5: error: expected a name of letters, digits, - and _, found the end of the line"
    ),
    (
      "fact a",
      "t:3:7: error: expected a name of letters, digits, - and _, found the end of the line"
    ),
    ("fact a b", "t:3:6: error: the fact 'a' needs two values or more"),
    ("fact a b not", "t:3:10: error: 'not' is a word of the language and cannot be a name"),
    ("fact plan x y", "t:3:6: error: 'plan' is declared already, in line 2"),
    ("fact a b b", "t:3:6: error: 'b' stands here for the second time"),
    ("screen a when", "t:3:14: error: expected a fact, found the end of the line"),
    (
      "screen a when plam pro",
      "t:3:15: error: no fact is named 'plam' so far; did you mean 'plan'?"
    ),
    ("screen a when plan", "t:3:19: error: expected a value of plan, found the end of the line"),
    (
      "screen a when plan pro or fre",
      "t:3:27: error: the fact 'plan' has no value 'fre'; did you mean 'free'?"
    ),
    ("screen a when plan pro and", "t:3:27: error: expected a fact, found the end of the line"),
    ("screen a next a when plan gold", "t:3:27: error: the fact 'plan' has no value 'gold'"),
    (
      "screen a next a next a when plan pro",
      "t:3:17: error: 'next' stands here for the second time"
    ),
    ("screen a\nset fact plan gold", "t:4:15: error: the fact 'plan' has no value 'gold'"),
    (
      "screen a\nexpect fact plane pro",
      "t:4:13: error: no fact is named 'plane' so far; did you mean 'plan'?"
    ),
    (
      "screen a\nstart\nfact x y z",
      "t:5:1: error: 'fact' is a declaration and must stand before the first move"
    ),
    ("version 2.x", "t:3:9: error: expected the version of a release such as 2.1.0, found '2.x'"),
    ("version 2\nversion 3", "t:4:1: error: 'version' stands here for the second time"),
    (
      "seen",
      "t:3:5: error: expected the version of a release such as 2.1.0, found the end of the line"
    ),
    ("seen none 1.0", "t:3:11: error: expected the end of the line, found '1.0'"),
    (
      "screen a new-in 1.0",
      "t:3:8: error: the screen is new in a release, but no 'version' says which one runs"
    ),
    (
      "screen a\nfresh-install",
      "t:4:1: error: it counts for nothing: no 'version' says which release runs"
    ),
    (
      "screen a\nseen 1.0\nstart\nseen none",
      "t:4:1: error: it counts for nothing: no 'version' says which release runs"
    ),
    (
      "screen a\nstart\nseen none",
      "t:5:1: error: it counts for nothing: no 'version' says which release runs"
    ),
  ])
  func `a fault names its place`(line: String, message: String) {
    #expect(fault(of: Self.facts + line) == message)
  }

  /// The lines that a text prints behind its last statement.
  private func answer(_ text: String) throws -> [String] {
    let script = try Script(parsing: Self.facts + text, file: "t")
    var run = ScriptRun(flow: script.flow)
    var lines: [String] = []
    for step in script.statements.compactMap({ $0.step }) { lines = run.perform(step).lines }
    return lines
  }

  @Test func `facts shows values and skipped screens`() throws {
    #expect(
      try answer(
        "screen a\nscreen b when plan pro\nset fact notifications denied\nstart\nfacts"
      ) == ["notifications denied", "plan free", "skipped b"]
    )
    let script = try Script(parsing: "screen a\nstart\nfacts", file: "t")
    var run = ScriptRun(flow: script.flow)
    var lines: [String] = []
    for step in script.statements.compactMap({ $0.step }) { lines = run.perform(step).lines }
    #expect(lines == ["no facts"])
  }

  @Test func `why tells what is skipped, and when it is there`() throws {
    let flow = """
      screen a
      screen b when plan pro and notifications not unknown
      screen c
      series a b c
      start

      """
    #expect(
      try answer(flow + "why forward") == [
        "A swipe forward leads to 'c' past 'b', which is there only when plan pro and notifications"
          + " granted or denied."
      ]
    )
    #expect(
      try answer("screen a\nscreen b when plan pro\nseries a b\nstart\nwhy forward") == [
        "A swipe forward is refused: 'a' leads nowhere in this direction past 'b', which is there"
          + " only when plan pro."
      ]
    )
  }

  @Test func `a fresh install has no news, and seen may stand before the version`() throws {
    let news = "screen a\nscreen b new-in 2.1.0\nseries a b\nstart\nfacts"
    let facts = ["notifications unknown", "plan free"]
    #expect(
      try answer("fresh-install\nversion 2.1\n" + news)
        == facts + ["new-in-2.1.0 seen", "skipped b"]
    )
    #expect(try answer("seen 2.0\nversion 2.1.7\n" + news) == facts + ["new-in-2.1.0 new"])
    #expect(
      try answer("version 2.1.7\nseen 2.1.0\n" + news)
        == facts + ["new-in-2.1.0 seen", "skipped b"]
    )
  }

  @Test func `what was seen is said again, at first and afterwards`() throws {
    let declared = "fresh-install\nseen 2.0\nversion 2.1\n"
    let news = declared + "screen a\nscreen b new-in 2.1.0\nscreen c new-in 2.0.0\nstart\n"
    let facts = ["notifications unknown", "plan free"]
    #expect(
      try answer(news + "facts") == facts + ["new-in-2.0.0 seen", "new-in-2.1.0 new", "skipped c"]
    )
    #expect(
      try answer(news + "fresh-install\nfacts")
        == facts + ["new-in-2.0.0 seen", "new-in-2.1.0 seen", "skipped b c"]
    )
    #expect(
      try answer(news + "fresh-install\nseen 1.0 0.5\nfacts")
        == facts + ["new-in-2.0.0 new", "new-in-2.1.0 new"]
    )
    #expect(
      try answer(news + "seen none\nfacts")
        == facts + ["new-in-2.0.0 seen", "new-in-2.1.0 new", "skipped c"]
    )
  }

  @Test func `the news of a release are a fact like any other`() throws {
    let news = """
      version 2.1
      seen 2.0
      screen a
      screen c new-in 2.0.0
      screen b new-in 2.1.0
      screen d when new-in-2.0.0 seen and plan pro
      series a b c d
      set fact new-in-2.0.0 new
      set fact new-in-2.1.0 seen
      start

      """
    let facts = ["notifications unknown", "plan free"]
    #expect(
      try answer(news + "facts")
        == facts + ["new-in-2.0.0 new", "new-in-2.1.0 seen", "skipped b d"]
    )
    let check = "next instant\nexpect stack a c\nset fact new-in-2.0.0 seen\nset fact plan pro\n"
    let end = "expect fact new-in-2.0.0 seen\nnext instant\nexpect stack a c d\n"
    #expect(try Script(parsing: Self.facts + news + check + end, file: "t").run().failure == nil)
    #expect(
      fault(of: Self.facts + news + "fact more no yes")
        == "t:13:1: error: 'fact' is a declaration and must stand before the first move"
    )
  }

  @Test func `screens are new in at most 32 releases`() {
    let screens = (0...32).map { "screen s\($0) new-in 1.\($0)" }.joined(separator: "\n")
    #expect(
      fault(of: "version 2\n" + screens)
        == "t:34:1: error: screens are new in at most 32 releases"
    )
  }

  @Test func `whether the flow has ended is expected`() throws {
    let flow = "screen a\nexpect not finished\nstart\nexpect not finished\nfinish flow\n"
    #expect(try Script(parsing: flow, file: "t").run().failure == nil)
    let failure = try Script(parsing: flow + "expect not finished", file: "t").run().failure
    #expect(failure?.contains("finished completed") == true)
  }

  @Test func `screens that are gone are dropped and shown when a run is resumed`() throws {
    #expect(
      try answer("screen a\nscreen b\nseries a b\nresume x a y").suffix(2)
        == ["no screen is named 'x' any more", "no screen is named 'y' any more"]
    )
    #expect(
      try answer("screen a\nscreen b\nseries a b\nresume x\nstack") == ["a"]
    )
  }
}
