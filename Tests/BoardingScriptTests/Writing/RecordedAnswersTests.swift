import Boarding
import Testing

@testable import BoardingScript

/// Tests of what a recorded run tells of its screens.
struct RecordedAnswersTests {
  @Test
  func `names that are there twice are looked for where the stack changes, not at each input`()
    throws
  {
    var run = RecordedRun()
    run.take(.command(.start(RecordedRun.a)))
    run.take(.command(.push(RecordedRun.b), motion: .instant))
    for _ in 0..<100 {
      run.take(.move(UserMove(.next)))
      run.take(.command(.pop, source: RecordedRun.a))
      run.take(.advance(nanoseconds: 1))
    }
    run.take(.command(.push(RecordedRun.c)))
    for _ in 0..<100 { run.take(.advance(nanoseconds: 1)) }
    run.take(.command(.popToRoot))
    var answers = RecordedAnswers(run.log)
    for entry in run.log.entries {
      if case .input(let input) = entry { try answers.take(input) }
    }
    // The first screen, one put on top at once, one in time, which is looked at when it is decided
    // and when it begins, and the way back to the root: of more than 400 inputs.
    #expect(answers.checkCount == 5)
  }

  @Test func `names are declared in the order in which they came up, each once`() throws {
    let count = 20_000
    let screens = (0..<count).map {
      InputLog.NamedScreen(id: ScreenID(rawValue: $0), name: "s\($0 / 2)")
    }
    let log = try InputLog(
      screens: screens,
      entries: [
        .input(.command(.skipTo(ScreenID(rawValue: 5)))),
        .input(.command(.start(ScreenID(rawValue: 8)))),
      ]
    )
    let places = ["s4", "s0", "s1", "s3"] + (5..<count / 2).map { "s\($0)" } + ["s2"]
    #expect(try RecordedAnswers(log).makeFlow().screens.map { $0.name } == places)
  }
}
