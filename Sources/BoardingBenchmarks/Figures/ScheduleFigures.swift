import BoardingMotion

extension Figure {
  /// The figures of timers.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func scheduleFigures(_ sizes: Sizes) -> [Figure] {
    let goal = Goal(ratio: 1.5)
    return sizes.timers.map { count in
      Figure("schedule a timer", size: count, goal: goal) {
        let run = TimerRun(count: count)
        return .timed(operations: count, work: run.schedule, floor: run.scheduleFloor)
      }
    }
      + sizes.timers.map { count in
        Figure("fire and re-arm a timer", size: count, goal: goal) {
          let run = TimerRun(count: count)
          return .timed(operations: 1, work: run.fire, floor: run.fireFloor)
        }
      }
      + sizes.timers.map { count in
        Figure("cancel a timer", size: count, goal: goal) {
          let run = TimerRun(count: count)
          return .timed(operations: count, work: run.cancel, floor: run.cancelFloor)
        }
      }
  }
}

/// A schedule and its floor with the same timers.
private final class TimerRun {
  /// When the timers are due, in the order of adding.
  private let deadlines: [Int64]
  /// The schedule with all timers.
  private var schedule = Schedule()
  /// The heap with all timers.
  private var heap = FloorHeap()
  /// The timers in the order of cancelling.
  private let timers: [Schedule.Timer]
  /// The slots in the order of cancelling.
  private let slots: [UInt32]

  /// Adds timers.
  ///
  /// - Parameter count: How many.
  init(count: Int) {
    var random = SplitMix64(seed: 1)
    deadlines = (0..<count).map { _ in Int64.random(in: 0..<1_000_000_000, using: &random) }
    var schedule = Schedule()
    var heap = FloorHeap()
    var pairs: [(Schedule.Timer, UInt32)] = []
    for deadline in deadlines {
      pairs.append((schedule.add(at: Instant(nanoseconds: deadline)), heap.add(at: deadline)))
    }
    pairs.shuffle(using: &random)
    timers = pairs.map(\.0)
    slots = pairs.map(\.1)
    self.schedule = schedule
    self.heap = heap
  }

  /// Adds all timers to an empty schedule.
  ///
  /// - Parameter rounds: How many times.
  func schedule(_ rounds: Int) {
    for _ in 0..<rounds {
      var schedule = Schedule()
      for deadline in deadlines { schedule.add(at: Instant(nanoseconds: deadline)) }
      consume(schedule)
    }
  }

  /// Adds all timers to an empty heap.
  ///
  /// - Parameter rounds: How many times.
  func scheduleFloor(_ rounds: Int) {
    for _ in 0..<rounds {
      var heap = FloorHeap()
      for deadline in deadlines { heap.add(at: deadline) }
      consume(heap)
    }
  }

  /// Fires the first timer and arms it again.
  ///
  /// - Parameter rounds: How many times.
  func fire(_ rounds: Int) {
    var schedule = Schedule()
    swap(&schedule, &self.schedule)
    var step = SplitMix64(seed: 2)
    for _ in 0..<rounds {
      let delay = Int64(step.next() >> 34)
      guard let (_, deadline) = schedule.popFirst(through: Instant(nanoseconds: .max)) else {
        return
      }
      schedule.add(at: Instant(nanoseconds: deadline.nanoseconds &+ delay))
    }
    swap(&schedule, &self.schedule)
  }

  /// Takes the first entry of the heap and adds it again.
  ///
  /// - Parameter rounds: How many times.
  func fireFloor(_ rounds: Int) {
    var heap = FloorHeap()
    swap(&heap, &self.heap)
    var step = SplitMix64(seed: 2)
    for _ in 0..<rounds {
      let delay = Int64(step.next() >> 34)
      guard let entry = heap.popFirst() else { return }
      heap.add(at: entry.deadline &+ delay)
    }
    swap(&heap, &self.heap)
  }

  /// Cancels all timers in an order of chance, on a copy of the schedule.
  ///
  /// - Parameter rounds: How many times.
  func cancel(_ rounds: Int) {
    for _ in 0..<rounds {
      var schedule = schedule
      for timer in timers { schedule.cancel(timer) }
      consume(schedule)
    }
  }

  /// Removes all entries in the same order, on a copy of the heap.
  ///
  /// - Parameter rounds: How many times.
  func cancelFloor(_ rounds: Int) {
    for _ in 0..<rounds {
      var heap = heap
      for slot in slots { heap.cancel(slot) }
      consume(heap)
    }
  }
}
