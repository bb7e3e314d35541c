import Boarding
import BoardingScript
import Testing

/// The examples of the comments in the sources, word for word.
struct ExampleTests {
  /// A script that every example can use.
  private let text = declarations + "start\nnext\nsettle\n"

  @Test func `a script is read and run`() throws {
    let script = try Script(parsing: text, file: "welcome.boarding")
    let report = script.run()
    assert(report.failure == nil)
    #expect(report.log.count == 18)
  }

  @Test func `a run takes steps`() throws {
    let script = try Script(parsing: text, file: "welcome.boarding")
    var run = ScriptRun(flow: script.flow)
    for step in script.statements.compactMap({ $0.step }) {
      let performance = run.perform(step)
      if performance.failure != nil { break }
    }
    #expect(run.machine.state.isIdle)
  }

  @Test func `a session goes back to a mark`() {
    var session = ScriptSession()
    _ = session.feed("screen welcome")
    _ = session.feed("start")
    let mark = session.mark
    _ = session.feed("advance 200ms")
    session.go(backTo: mark)
    #expect(session.run.machine.state.now == .zero)
  }

  @Test func `events become lines`() throws {
    let script = try Script(parsing: text, file: "welcome.boarding")
    let (machine, events) = (Machine(flow: script.flow), script.run().log)
    let text = EventText(flow: machine.flow)
    let lines = events.map { text.line(of: $0) }
    #expect(lines.last == "400ms ended push welcome > features")
  }

  @Test func `a beginning of a line is completed`() {
    let words = Language.handbook.completions(of: "pop t", names: DeclaredNames())
    assert(words == ["to"])
    #expect(words.count == 1)
  }

  @Test func `a name is relative to a file`() {
    let path = Inclusion.path(of: "../b.boarding", besides: "flows/a.boarding")
    assert(path == "b.boarding")
    #expect(path == "b.boarding")
  }
}
