import BoardingMotion
import Testing

struct ScheduleExampleTests {
  @Test func `a schedule hands out its timers when they are due`() {
    var schedule = Schedule()
    let timer = schedule.add(at: Instant(nanoseconds: 400))
    while let (due, deadline) = schedule.popFirst(through: Instant(nanoseconds: 500)) {
      print(due.slot, deadline.nanoseconds)
    }
    schedule.cancel(timer)  // false: it has fired

    #expect(schedule.isEmpty)
    #expect(!schedule.contains(timer))
  }
}
