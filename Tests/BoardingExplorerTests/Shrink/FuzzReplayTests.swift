import Boarding
import BoardingExplorer
import BoardingScript
import Testing

/// Scripts that are played with all checks.
struct FuzzReplayTests {
  /// A machine that does not hear `pop to root` once a fact is another than at first.
  private let fault = FuzzSubject.Fault { (machine, input, events) in
    let hasNews = machine.state.settings.facts != machine.flow.options.settings.facts
    if hasNews, case .command(.popToRoot, motion: _, source: _) = input { return .absorbed }
    return machine.handle(input, into: &events)
  }

  /// Plays a script of a flow with a fact, and tells in which line something is wrong.
  private func faultyLine(_ lines: [String]) throws -> Int? {
    let declared = [
      "flow Doors", "screen hall", "screen vault enter refuse", "screen attic",
      "fact plan free pro", "start", "settle",
    ]
    let text = (declared + lines).map { $0 + "\n" }.joined()
    let script = try Script(parsing: text, file: "doors.boarding")
    #expect(script.run().failure == nil)
    return try FuzzReplay(script, fault: fault).location?.line
  }

  @Test func `a link that is refused leaves the facts as they were, as in a run`() throws {
    let rest = ["push attic instant", "expect fact plan free", "pop to root instant"]
    #expect(try faultyLine(["open /hall/vault?plan=pro", "expect refused guarded"] + rest) == nil)
    let gone = ["open /hall/vault?plan=pro gone drop", "expect refused guarded"]
    #expect(try faultyLine(gone + rest) == nil)
  }

  @Test func `a link that leads somewhere sets the facts, and so does one to where one is`() throws
  {
    let rest = ["expect fact plan pro", "pop to root instant"]
    #expect(try faultyLine(["open /hall/attic?plan=pro instant"] + rest) == 10)
    #expect(try faultyLine(["push attic instant", "open /hall/attic?plan=pro"] + rest) == 11)
  }
}
