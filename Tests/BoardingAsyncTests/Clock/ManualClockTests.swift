import BoardingAsync
import Synchronization
import Testing

struct ManualClockTests {
  @Test func `callbacks are fired by deadline, then in the order of arming`() {
    let clock = ManualClock()
    let log = Log()
    for (name, milliseconds) in [("c", 30), ("a", 10), ("b", 10), ("now", 0), ("past", -5)] {
      clock.schedule(at: clock.now.advanced(by: .milliseconds(milliseconds))) {
        log.write("\(name) at \(clock.now.elapsed / .milliseconds(1))")
      }
    }
    clock.advance(by: .milliseconds(20))
    #expect(log.lines == ["now at 0.0", "past at 0.0", "a at 10.0", "b at 10.0"])
    #expect(clock.now.elapsed == .milliseconds(20))
    #expect(clock.nextDeadline?.elapsed == .milliseconds(30))
  }

  @Test func `two advances do the same as one of their sum`() {
    let whole = ticks(in: [10])
    #expect(whole == ["3.0", "6.0", "9.0"])
    #expect(ticks(in: [3, 3, 4]) == whole)
    #expect(ticks(in: [0, 1, 0, 9]) == whole)
  }

  @Test func `a callback that arms another one for now has it called in the same advance`() {
    let clock = ManualClock()
    let log = Log()
    clock.schedule(at: .zero) {
      log.write("first")
      clock.schedule(at: .zero) { log.write("third") }
    }
    clock.schedule(at: .zero) { log.write("second") }
    clock.advance(by: .zero)
    #expect(log.lines == ["first", "second", "third"])
  }

  @Test func `an advance inside a callback is refused and lets no time pass`() {
    let clock = ManualClock()
    let log = Log()
    clock.schedule(at: ManualClock.Instant.zero.advanced(by: .seconds(1))) {
      log.write("\(clock.advance(by: .seconds(5)))")
      log.write("\(clock.advance(to: clock.now.advanced(by: .seconds(5))))")
      log.write("\(clock.now.elapsed / .seconds(1))")
    }
    #expect(clock.advance(by: .seconds(2)))
    #expect(log.lines == ["false", "false", "1.0"])
    #expect(clock.now.elapsed == .seconds(2))
  }

  @Test func `a callback that is taken back is not called`() {
    let clock = ManualClock()
    let log = Log()
    let timer = clock.schedule(at: .zero) { log.write("called") }
    #expect(clock.cancel(timer))
    #expect(!clock.cancel(timer))
    clock.advance(by: .seconds(1))
    #expect(log.lines == [])
    #expect(clock.pendingCount == 0)
  }

  @Test func `time that does not fit stays at the ends`() {
    let clock = ManualClock()
    let end = clock.now.advanced(by: .seconds(Int64.max))
    #expect(end.base.nanoseconds == .max)
    #expect(clock.now.advanced(by: .seconds(Int64.min)).base.nanoseconds == .min)
    clock.advance(to: end)
    clock.advance(by: .seconds(1))
    #expect(clock.now == end)
    clock.advance(to: .zero)
    #expect(clock.now == end)
    #expect(ManualClock.Instant.zero.duration(to: end) == .nanoseconds(Int64.max))
  }

  @Test func `a clock begins where it is told to`() {
    let clock = ManualClock(now: .zero.advanced(by: .seconds(7)))
    #expect(clock.now.elapsed == .seconds(7))
    #expect(clock.minimumResolution == .nanoseconds(1))
    #expect(clock.nextDeadline == nil)
  }

  @Test func `an advance backwards is a broken contract`() async {
    await #expect(processExitsWith: .failure) {
      ManualClock().advance(by: .nanoseconds(-1))
    }
  }

  /// Advances a clock on which a callback arms itself again every 3 ms.
  ///
  /// - Parameter spans: The advances, in milliseconds.
  /// - Returns: The times of the calls, in milliseconds.
  private func ticks(in spans: [Int]) -> [String] {
    let clock = ManualClock()
    let log = Log()
    @Sendable func arm() {
      clock.schedule(at: clock.now.advanced(by: .milliseconds(3))) {
        log.write("\(clock.now.elapsed / .milliseconds(1))")
        arm()
      }
    }
    arm()
    for span in spans { clock.advance(by: .milliseconds(span)) }
    return log.lines
  }
}
