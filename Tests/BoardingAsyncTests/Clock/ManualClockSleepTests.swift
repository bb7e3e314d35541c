import BoardingAsync
import BoardingMotion
import Testing

struct ManualClockSleepTests {
  @Test func `it is a clock for code that takes any`() async throws {
    let clock = ManualClock()
    let task = Task { try await nap(on: clock) }
    await sleepers(1, on: clock)
    clock.advance(by: .milliseconds(5))
    #expect(try await task.value == "slept")
    #expect(clock.tally == ManualClock.Tally(started: 1, woken: 1))
  }

  @Test func `sleeps of no time and until the past end with an advance of none`() async throws {
    let clock = ManualClock(now: .zero.advanced(by: .seconds(9)))
    let tasks = [Duration.zero, .seconds(-1), .seconds(-100)].map { duration in
      Task { try await clock.sleep(for: duration) }
    }
    await sleepers(3, on: clock)
    #expect(clock.nextDeadline == clock.now)
    clock.advance(by: .zero)
    for task in tasks { try await task.value }
    #expect(clock.now.elapsed == .seconds(9))
    #expect(clock.tally == ManualClock.Tally(started: 3, woken: 3))
  }

  @Test func `a cancelled sleep leaves nothing behind`() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await sleepers(1, on: clock)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingCount == 0)
    #expect(clock.tally == ManualClock.Tally(started: 1, cancelled: 1))
  }

  @Test func `a task that is cancelled before it sleeps does not sleep`() async {
    let clock = ManualClock()
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingCount == 0)
    #expect(clock.tally == ManualClock.Tally(started: 1, cancelled: 1))
  }

  @Test func `each sleep either wakes or is cancelled, whatever the threads do`() async {
    let clock = ManualClock()
    await withTaskGroup(of: Void.self) { group in
      for seed in 0..<64 as Range<UInt64> {
        group.addTask { await wander(on: clock, seed: seed) }
      }
      group.addTask {
        // Advances until the others are done: 64 tasks with 20 sleeps each.
        while clock.tally.woken + clock.tally.cancelled < 64 * 20 {
          clock.advance(by: .milliseconds(1))
          await Task.yield()
        }
      }
    }
    let tally = clock.tally
    #expect(tally.started == 64 * 20)
    #expect(tally.woken + tally.cancelled == tally.started)
    #expect(clock.pendingCount == 0)
  }

  /// Sleeps twenty times, and has about half of the sleeps cancelled.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - seed: Decides how long and which.
  private func wander(on clock: ManualClock, seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let span = Int64.random(in: -1...4, using: &random)
      let sleep = Task { try await clock.sleep(for: .milliseconds(span)) }
      if Bool.random(using: &random) {
        if Bool.random(using: &random) { await Task.yield() }
        sleep.cancel()
      }
      _ = await sleep.result
    }
  }

  /// Sleeps on any clock.
  ///
  /// - Parameter clock: The clock.
  /// - Returns: A word.
  /// - Throws: `CancellationError`.
  private func nap(on clock: any Clock<Duration>) async throws -> String {
    try await clock.sleep(for: .milliseconds(5))
    return "slept"
  }

  /// Waits until so many sleep.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - clock: The clock on which they sleep.
  private func sleepers(_ count: Int, on clock: ManualClock) async {
    while clock.pendingCount < count { await Task.yield() }
  }
}
