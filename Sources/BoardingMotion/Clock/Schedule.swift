/// Timers in the order in which they are due: by deadline, and by arming among equal deadlines.
///
/// The schedule holds no callbacks. It hands out a ``Timer`` for each deadline, and its owner keeps
/// what is to happen in an array at the timer's slot.
///
/// ```swift
/// var schedule = Schedule()
/// let timer = schedule.add(at: Instant(nanoseconds: 400))
/// while let (due, deadline) = schedule.popFirst(through: Instant(nanoseconds: 500)) {
///   print(due.slot, deadline.nanoseconds)
/// }
/// schedule.cancel(timer)  // false: it has fired
/// ```
///
/// It is an indexed heap with four children per node (Donald Johnson, "Priority queues with update
/// and finding minimum spanning trees", 1975): each slot knows where its timer lies, so cancelling
/// is as quick as adding and leaves nothing behind.
public struct Schedule: Sendable {
  /// The pending timers; none precedes its parent, the one at (place - 1) / 4.
  var heap: [Entry] = []

  /// What is known of each slot.
  var slots: [Slot] = []

  /// The first free slot of a chain that ends with the number of slots.
  var firstFree: UInt32 = 0

  /// The sequence number of the next arming.
  var nextSequence: UInt32 = 0

  /// Makes a schedule without timers.
  public init() {}

  /// The number of pending timers.
  public var count: Int { heap.count }

  /// True if no timer is pending.
  public var isEmpty: Bool { heap.isEmpty }

  /// The pending timer that is due first, with its deadline.
  public var next: (timer: Timer, deadline: Instant)? {
    guard let entry = heap.first else { return nil }
    return (timer(at: entry.slot), Instant(nanoseconds: entry.deadline))
  }

  /// Tells whether a timer is pending.
  ///
  /// - Parameter timer: A timer of this schedule.
  /// - Returns: False once the timer fired or was cancelled.
  public func contains(_ timer: Timer) -> Bool {
    place(of: timer) != nil
  }

  /// Returns when a timer is due.
  ///
  /// - Parameter timer: A timer of this schedule.
  /// - Returns: The deadline, or nil if the timer is not pending.
  public func deadline(of timer: Timer) -> Instant? {
    guard let place = place(of: timer) else { return nil }
    return Instant(nanoseconds: heap[place].deadline)
  }

  /// Adds a timer behind those that are already pending for the same deadline.
  ///
  /// - Parameter deadline: When the timer is due; it may lie in the past.
  /// - Returns: The timer.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  @discardableResult
  public mutating func add(at deadline: Instant) -> Timer {
    let sequence = takeSequence()
    let slot = takeSlot()
    let entry = Entry(deadline: deadline.nanoseconds, sequence: sequence, slot: slot)
    heap.append(entry)
    siftUp(entry, from: heap.count - 1)
    return timer(at: slot)
  }

  /// Gives a pending timer a new deadline, behind the timers that are already pending for it.
  ///
  /// The timer keeps its slot and its name: this is how a timer that just came due is armed again.
  ///
  /// - Parameters:
  ///   - timer: A timer of this schedule.
  ///   - deadline: When the timer is due from now on.
  /// - Returns: False, and nothing changed, if the timer is not pending.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  @discardableResult
  public mutating func reschedule(_ timer: Timer, at deadline: Instant) -> Bool {
    guard contains(timer) else { return false }
    let sequence = takeSequence()
    let place = Int(slots[timer.slot].place)
    let entry = Entry(
      deadline: deadline.nanoseconds,
      sequence: sequence,
      slot: timer.index
    )
    sift(entry, from: place)
    return true
  }

  /// Removes a pending timer.
  ///
  /// - Parameter timer: A timer of this schedule.
  /// - Returns: False, and nothing changed, if the timer is not pending.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  @discardableResult
  public mutating func cancel(_ timer: Timer) -> Bool {
    guard let place = place(of: timer) else { return false }
    remove(timer.slot, at: place)
    return true
  }

  /// Removes the timer that is due first, if it is due by then.
  ///
  /// - Parameter instant: The last instant that counts as due.
  /// - Returns: The timer, which is no longer pending, and its deadline; nil if none is due.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  public mutating func popFirst(through instant: Instant) -> (timer: Timer, deadline: Instant)? {
    guard let next, next.deadline <= instant else { return nil }
    remove(next.timer.slot, at: 0)
    return next
  }
}
