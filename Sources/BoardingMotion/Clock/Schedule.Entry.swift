extension Schedule {
  /// A timer as it lies in the heap, in 16 bytes.
  struct Entry {
    /// When the timer is due, in nanoseconds since the beginning of the run.
    var deadline: Int64

    /// Counts up with each arming; breaks the tie between equal deadlines.
    var sequence: UInt32

    /// The slot of the timer.
    var slot: UInt32

    /// Tells whether this timer is due before another one.
    ///
    /// - Parameter other: A timer of the same schedule.
    /// - Returns: True if this one has the earlier deadline, or was armed first for the same one.
    func precedes(_ other: Entry) -> Bool {
      // Without branches: whether one comes first is nothing that a processor could predict.
      let isEarlier = deadline < other.deadline
      let isAsEarly = deadline == other.deadline
      let isFirst = sequence < other.sequence
      return isEarlier || (isAsEarly && isFirst)
    }
  }

  /// What the schedule knows of a slot.
  struct Slot {
    /// The place of the slot's timer in the heap; in a free slot, the next free slot.
    var place: UInt32

    /// How many timers have left the slot.
    var generation: UInt32
  }
}
