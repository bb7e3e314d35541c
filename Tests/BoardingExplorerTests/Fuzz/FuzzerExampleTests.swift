import BoardingExplorer
import BoardingScript
import Testing

/// The examples of the comments about the fuzzer, word for word.
struct FuzzerExampleTests {
  /// A script of two screens.
  ///
  /// - Returns: The script.
  /// - Throws: What is wrong with it.
  private func twoScreens() throws -> Script {
    try Script(parsing: "flow Two\nscreen a\nscreen b\nseries a b\n", file: "two.boarding")
  }

  @Test func `a seed is run`() throws {
    let script = try twoScreens()
    let fuzzer = Fuzzer(try FuzzPlan(script), stepCount: 1000)
    let run = fuzzer.run(seed: 7)
    assert(run.failure == nil)
    #expect(run.failure?.complaint == nil)
    #expect(run.stepCount == 1000)
  }

  @Test func `a machine that forgets to tell something is found out`() throws {
    let forgetful = FuzzSubject.Fault { machine, input, events in
      let answer = machine.handle(input, into: &events)
      events.removeAll { if case .didAppear = $0.kind { true } else { false } }
      return answer
    }
    let fuzzer = Fuzzer(try FuzzPlan(try twoScreens()), stepCount: 1000, fault: forgetful)
    #expect(fuzzer.run(seed: 7).failure?.complaint.signature == "events didAppear")
  }
}
