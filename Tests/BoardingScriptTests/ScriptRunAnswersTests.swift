import Boarding
import BoardingScript
import Testing

struct ScriptRunAnswersTests {
  @Test func `questions are answered from what is now`() throws {
    let steps = """
      show
      values
      log
      start
      next
      push completed
      show
      values
      """
    let lines = try report(of: declarations + steps).transcript.split(separator: "\n")
    let answers = lines.drop { $0 != "> show" }.filter { !$0.hasPrefix("  0ms") }
    #expect(
      answers.joined(separator: "\n") == """
        > show
          time 0ms
          stack empty
        > values
          no values
        > log
          no events
        > start
        > next
        > push completed
          queued
        > show
          time 0ms
          stack welcome features completed
          step 1 of 3, furthest 1
          push welcome > features is at 0%, until 400ms
          welcome at 0
          features at 390
          1 waiting
        > values
          background #555555
          progress 0.25
        """
    )
  }

  /// Runs steps after the declarations and returns the answers behind the first statement.
  ///
  /// - Parameter steps: The steps.
  /// - Returns: The transcript from the first step on, without its events.
  /// - Throws: What is wrong with the text.
  private func answers(_ steps: String) throws -> String {
    let lines = try report(of: declarations + steps).transcript.split(separator: "\n")
    return lines.drop { $0 != "> start" }.dropFirst()
      .filter { !$0.hasPrefix("  0ms ") && !$0.contains("00ms ") }.joined(separator: "\n")
  }

  @Test func `the overview tells what drives a transition`() throws {
    let steps = """
      start
      next interactive
      update 0.25
      show
      cancel
      show
      settle
      """
    #expect(
      try answers(steps) == """
        > next interactive
        > update 0.25
        > show
          time 0ms
          stack welcome
          step 1.25 of 3, furthest 1
          push welcome > features is at 25%, interactive
          welcome at -97.5
          features at 292.5
        > cancel
        > show
          time 0ms
          stack welcome
          step 1.25 of 3, furthest 1
          push welcome > features is at 25%, settling back, until 100ms
          welcome at -97.5
          features at 292.5
        > settle
        """
    )
  }

  @Test func `the overview tells how opaque a screen is, how far the flow is and how it ended`()
    throws
  {
    let steps = """
      start
      reduce-motion fade
      next
      advance 0.2s
      show
      settle
      replace completed instant
      finish flow
      container disappear
      show
      """
    #expect(
      try answers(steps) == """
        > reduce-motion fade
        > next
        > advance 0.2s
        > show
          time 200ms
          stack welcome features
          step 1.5 of 3, furthest 1
          push welcome > features is at 50%, until 400ms
          welcome at 0
          features at 0, opacity 0.5
        > settle
        > replace completed instant
        > finish flow
        > container disappear
        > show
          time 400ms
          stack welcome completed
          no step of 3, furthest 2
          finished completed
          the container is not shown
          completed at 0
        """
    )
  }
}
