import BoardingAsync
import Testing

struct ManualClockExampleTests {
  @Test func `the example of the clock runs`() async throws {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.pendingCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    try await task.value
    #expect(clock.now.elapsed == .seconds(1))
  }
}
