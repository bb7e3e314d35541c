import BoardingMotion
import Testing

struct ScheduleTests {
  @Test func `timers come by deadline, and by arming among equal deadlines`() {
    var schedule = Schedule()
    let deadlines: [Int64] = [30, 10, 20, 10, -5, 30, 10]
    let timers = deadlines.map { schedule.add(at: Instant(nanoseconds: $0)) }
    #expect(schedule.drain() == [4, 1, 3, 6, 2, 0, 5].map { timers[$0] })
    #expect(schedule.isEmpty)
  }

  @Test func `a timer comes at its deadline and not before`() {
    var schedule = Schedule()
    let timer = schedule.add(at: Instant(nanoseconds: 100))
    #expect(schedule.popFirst(through: Instant(nanoseconds: 99)) == nil)
    #expect(schedule.count == 1)
    let due = schedule.popFirst(through: Instant(nanoseconds: 100))
    #expect(due?.timer == timer)
    #expect(due?.deadline == Instant(nanoseconds: 100))
    #expect(schedule.popFirst(through: Instant(nanoseconds: .max)) == nil)
  }

  @Test func `the next timer can be seen without taking it`() {
    var schedule = Schedule()
    #expect(schedule.next == nil)
    schedule.add(at: Instant(nanoseconds: 7))
    let timer = schedule.add(at: Instant(nanoseconds: 5))
    #expect(schedule.next?.timer == timer)
    #expect(schedule.next?.deadline == Instant(nanoseconds: 5))
    #expect(schedule.count == 2)
  }

  @Test func `a cancelled timer never comes`() {
    var schedule = Schedule()
    let timers = (0..<9).map { schedule.add(at: Instant(nanoseconds: $0)) }
    #expect(schedule.cancel(timers[0]) == true)
    #expect(schedule.cancel(timers[4]) == true)
    #expect(schedule.cancel(timers[4]) == false)
    #expect(!schedule.contains(timers[4]))
    #expect(schedule.deadline(of: timers[4]) == nil)
    #expect(schedule.deadline(of: timers[5]) == Instant(nanoseconds: 5))
    #expect(schedule.drain() == [1, 2, 3, 5, 6, 7, 8].map { timers[$0] })
  }

  @Test func `an old name never reaches the timer that has its slot now`() {
    var schedule = Schedule()
    let old = schedule.add(at: .zero)
    schedule.cancel(old)
    let new = schedule.add(at: .zero)
    #expect(new.slot == old.slot)
    #expect(!schedule.contains(old))
    #expect(schedule.cancel(old) == false)
    #expect(schedule.reschedule(old, at: .zero) == false)
    #expect(schedule.contains(new))
  }

  @Test func `a rescheduled timer keeps its name and goes behind its equals`() {
    var schedule = Schedule()
    let first = schedule.add(at: Instant(nanoseconds: 1))
    let second = schedule.add(at: Instant(nanoseconds: 2))
    #expect(schedule.reschedule(first, at: Instant(nanoseconds: 2)) == true)
    #expect(schedule.deadline(of: first) == Instant(nanoseconds: 2))
    #expect(schedule.drain() == [second, first])
  }

  @Test func `slots stay dense`() {
    var schedule = Schedule()
    for round in 0..<100 {
      let timers = (0..<5).map { schedule.add(at: Instant(nanoseconds: Int64(round + $0))) }
      #expect(Set(timers.map(\.slot)) == Set(0..<5))
      for timer in timers { schedule.cancel(timer) }
    }
  }

  @Test func `when the sequence numbers run out the order stays`() {
    var schedule = Schedule(nextSequence: .max - 40)
    var timers: [Schedule.Timer] = []
    for _ in 0..<60 {
      timers.append(schedule.add(at: Instant(nanoseconds: 3)))
      #expect(schedule.isConsistent)
    }
    #expect(schedule.drain() == timers)
  }

  @Test func `a copy lives its own life`() {
    var schedule = Schedule()
    let timer = schedule.add(at: .zero)
    let copy = schedule
    schedule.cancel(timer)
    #expect(copy.contains(timer))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `it agrees with a sorted array over random operations`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let start = seed.isMultiple(of: 2) ? 0 : UInt32.max - UInt32(seed)
    var schedule = Schedule(nextSequence: start)
    var model = ScheduleModel()
    for _ in 0..<400 {
      let deadline = Instant(nanoseconds: Int64(random.next(upperBound: 20 as UInt64)))
      switch random.next(upperBound: 8 as UInt64) {
      case 0, 1, 2:
        model.add(schedule.add(at: deadline), at: deadline)
      case 3, 4:
        let timer = model.anyTimer(using: &random)
        #expect(timer.map { schedule.reschedule($0, at: deadline) } != false)
        if let timer { model.reschedule(timer, at: deadline) }
      case 5:
        let timer = model.anyTimer(using: &random)
        #expect(timer.map { schedule.cancel($0) } != false)
        if let timer { model.cancel(timer) }
      case 6, 7:
        #expect(schedule.popFirst(through: deadline)?.timer == model.popFirst(through: deadline))
      case let choice:
        Issue.record("unexpected choice \(choice)")
      }
      #expect(schedule.isConsistent)
      #expect(schedule.count == model.pending.count)
      #expect(schedule.next?.timer == model.pending.first?.timer)
    }
    #expect(schedule.drain() == model.pending.map(\.timer))
  }
}

/// What a schedule does, written with a sorted array.
private struct ScheduleModel {
  /// The pending timers in the order in which they are due.
  var pending: [(timer: Schedule.Timer, deadline: Instant)] = []

  mutating func add(_ timer: Schedule.Timer, at deadline: Instant) {
    let place = pending.firstIndex { $0.deadline > deadline } ?? pending.endIndex
    pending.insert((timer, deadline), at: place)
  }

  mutating func cancel(_ timer: Schedule.Timer) {
    pending.removeAll { $0.timer == timer }
  }

  mutating func reschedule(_ timer: Schedule.Timer, at deadline: Instant) {
    cancel(timer)
    add(timer, at: deadline)
  }

  mutating func popFirst(through instant: Instant) -> Schedule.Timer? {
    guard let first = pending.first, first.deadline <= instant else { return nil }
    return pending.removeFirst().timer
  }

  func anyTimer(using random: inout SplitMix64) -> Schedule.Timer? {
    if pending.isEmpty { return nil }
    return pending[Int(random.next(upperBound: UInt64(pending.count)))].timer
  }
}

extension Schedule {
  /// Takes all timers in the order in which they are due.
  fileprivate mutating func drain() -> [Timer] {
    var timers: [Timer] = []
    while let due = popFirst(through: Instant(nanoseconds: .max)) { timers.append(due.timer) }
    return timers
  }
}
