import Boarding
import BoardingMotion
import Testing

struct MachineTimeTests {
  @Test func `time passes with nothing running`() {
    var run = Run(beforeFirstScreenOf: .declared())
    run.expect(.wait(5), "left 0 ms")
    run.hand(.set("A"))
    run.expect(.wait(7), "left 0 ms")
    #expect(run.machine.state.now == Instant(nanoseconds: 12_000_000))
    #expect(run.machine.state.deadline == nil)
  }

  @Test func `time stops at the due instant and says what is left`() {
    var run = Run("A")
    run.hand(.push("B"))
    #expect(run.machine.state.deadline == Instant(nanoseconds: 400_000_000))
    run.expect(.wait(1000), "left 600 ms", Calls.pushEnds("A", "B"))
    #expect(run.machine.state.now == Instant(nanoseconds: 400_000_000))
    run.expect(.wait(600), "left 0 ms")
    #expect(run.machine.state.now == Instant(nanoseconds: 1_000_000_000))
  }

  @Test func `a transition is over at its due instant, not one nanosecond before`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.expect(.advance(nanoseconds: 399_999_999), "left 0 ms")
    run.expect(.advance(nanoseconds: 0), "left 0 ms")
    run.expect(.advance(nanoseconds: 2), "left 1 ns", Calls.pushEnds("A", "B"))
  }

  @Test func `no time at all ends nothing`() {
    var run = Run("A")
    run.hand(.push("B"))
    run.expect(.advance(nanoseconds: 0), "left 0 ms")
    #expect(run.machine.state.transition != nil)
  }

  @Test func `time that would overflow is refused and no part of it passes`() {
    var run = Run("A")
    run.hand(.wait(1))
    run.hand(.push("B"))
    run.expectRefusal(of: .advance(nanoseconds: .max), .timeOverflow)
    run.expectRefusal(of: .advance(nanoseconds: .max - 999_999), .timeOverflow)
    run.expect(
      .advance(nanoseconds: .max - 1_000_000),
      "left \(Int64.max - 401_000_000) ns",
      Calls.pushEnds("A", "B")
    )
  }

  @Test func `the last instant is reached, and work there takes no time`() {
    var run = Run("A")
    run.hand(.advance(nanoseconds: .max - 1))
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"))
    #expect(run.machine.state.deadline == Instant(nanoseconds: .max))
    run.expect(.advance(nanoseconds: 1), "left 0 ms", Calls.pushEnds("A", "B"))
    run.expect(.push("C"), "applied", Calls.pushAtOnce("B", "C"))
    run.expectRefusal(of: .advance(nanoseconds: 1), .timeOverflow)
    run.expect(.advance(nanoseconds: 0), "left 0 ms")
  }

  @Test(arguments: [0, 1, 2, 399_999_999, 400_000_000, 400_000_001, 799_999_999, 800_000_000])
  func `cutting an advance anywhere changes nothing`(cut: Int64) {
    var whole = Run("A")
    whole.hand(.push("B"))
    whole.hand(.push("C"))
    whole.hand(.set("DC"))
    var parts = whole
    whole.pass(nanoseconds: 1_000_000_000)
    parts.pass(nanoseconds: cut)
    parts.pass(nanoseconds: 1_000_000_000 - cut)
    #expect(parts.log == whole.log)
    #expect(parts.machine.state == whole.machine.state)
  }

  @Test func `parts of a nanosecond round to the nearest, ties to even`() {
    var run = Run("A")
    run.hand(.advance(by: Duration(secondsComponent: 0, attosecondsComponent: 1_500_000_000)))
    #expect(run.machine.state.now == Instant(nanoseconds: 2))
    run.hand(.advance(by: Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)))
    #expect(run.machine.state.now == Instant(nanoseconds: 2))
  }
}
