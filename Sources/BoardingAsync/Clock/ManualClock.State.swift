import Boarding

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualClock {
  /// What a clock knows.
  struct State {
    /// The time of the run.
    var now: BoardingMotion.Instant
    /// The order of everything that waits.
    var schedule = Schedule()
    /// What waits, by the slot of its timer.
    var entries: [Entry?] = []
    /// True while somebody advances the clock.
    var isAdvancing = false
    /// True once a simulation moves the clock.
    var isDriven = false
    /// What has become of the sleeps so far.
    var tally = Tally()

    /// Makes the state of a clock for which nobody waits.
    ///
    /// - Parameter now: The time of the run.
    init(now: BoardingMotion.Instant) {
      self.now = now
    }

    /// Lets something wait, behind what already waits for the same deadline.
    ///
    /// - Parameters:
    ///   - entry: What waits.
    ///   - deadline: When it is due; what is due already is due now.
    /// - Returns: Its timer.
    /// - Complexity: O(log *n*), where *n* is the number of those that wait.
    mutating func add(_ entry: Entry, at deadline: BoardingMotion.Instant) -> Schedule.Timer {
      let timer = schedule.add(at: max(deadline, now))
      if timer.slot == entries.count {
        entries.append(entry)
      } else {
        entries[timer.slot] = entry
      }
      return timer
    }

    /// Takes back what waits.
    ///
    /// - Parameter timer: Its timer.
    /// - Returns: What waited, or nil if it is not there any more.
    /// - Complexity: O(log *n*), where *n* is the number of those that wait.
    mutating func remove(_ timer: Schedule.Timer) -> Entry? {
      guard schedule.cancel(timer) else { return nil }
      return entries[timer.slot].take()
    }

    /// Takes the first that is due, and moves time to its deadline.
    ///
    /// - Parameter limit: The last instant that counts as due.
    /// - Returns: What is due, or nil if nothing is.
    /// - Complexity: O(log *n*), where *n* is the number of those that wait.
    mutating func popFirst(through limit: BoardingMotion.Instant) -> Entry? {
      guard let (timer, deadline) = schedule.popFirst(through: limit) else { return nil }
      now = max(now, deadline)
      return entries[timer.slot].take()
    }
  }

  /// What waits on a clock.
  enum Entry {
    /// A task that sleeps.
    case sleep(Sleep)
    /// A callback.
    case callback(@Sendable () -> Void)
  }

  /// What has become of the sleeps of a clock.
  package struct Tally: Equatable, Sendable {
    /// How many were begun.
    package var started = 0
    /// How many ended because their time had come.
    package var woken = 0
    /// How many ended because their task was cancelled.
    package var cancelled = 0

    /// Makes a tally.
    ///
    /// - Parameters:
    ///   - started: How many were begun.
    ///   - woken: How many ended because their time had come.
    ///   - cancelled: How many ended because their task was cancelled.
    package init(started: Int = 0, woken: Int = 0, cancelled: Int = 0) {
      self.started = started
      self.woken = woken
      self.cancelled = cancelled
    }
  }

  /// What has become of the sleeps so far.
  package var tally: Tally { withState { $0.tally } }
}
