import Boarding
import BoardingMotion
import Testing

struct RunningTransitionTests {
  /// A transition from 100 ms to 500 ms, along a straight line.
  private func transition() throws -> RunningTransition {
    var run = Run("A")
    run.pass(100)
    run.hand(.push("B"))
    return try #require(run.machine.state.transition)
  }

  @Test func `a transition knows its ends`() throws {
    let transition = try transition()
    guard case .animating(let stretch) = transition.stage else {
      Issue.record("time does not move the transition")
      return
    }
    #expect(stretch.origin == 0)
    #expect(stretch.target == 1)
    #expect(stretch.start == Instant(nanoseconds: 100_000_000))
    #expect(stretch.end == Instant(nanoseconds: 500_000_000))
    #expect(!transition.isInteractive)
    #expect(!transition.isCancelled)
    #expect(transition.end == Instant(nanoseconds: 500_000_000))
    #expect(transition.animation == .linear)
    #expect(text(transition.change.before) == "[A]")
    #expect(text(transition.change.after) == "[A,B]")
    #expect(transition.change.source == screen("A"))
    #expect(transition.change.destination == screen("B"))
    #expect(transition.change.operation == .push)
    #expect(transition.change.motion == .animated)
  }

  @Test(arguments: [
    (Int64.min, 0.0), (0, 0), (100_000_000, 0), (200_000_000, 0.25), (300_000_000, 0.5),
    (500_000_000, 1), (500_000_001, 1), (.max, 1),
  ])
  func `progress depends on the instant alone, and is exact at the ends`(
    nanoseconds: Int64,
    expected: Double
  ) throws {
    #expect(try transition().progress(at: Instant(nanoseconds: nanoseconds)) == expected)
  }

  @Test func `a transition that would outlast time ends with it`() throws {
    var run = Run("A", in: .open())
    run.pass(1)
    run.hand(.push("B"))
    run.hand(.reply(.animation(TransitionAnimation(duration: .seconds(1 << 40), curve: .linear))))
    let transition = try #require(run.machine.state.transition)
    #expect(transition.end == Instant(nanoseconds: .max))
    #expect(transition.progress(at: Instant(nanoseconds: .max)) == 1)
  }
}
