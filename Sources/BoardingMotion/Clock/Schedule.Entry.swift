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
      deadline < other.deadline || (deadline == other.deadline && sequence < other.sequence)
    }
  }

  /// What the schedule knows of a slot.
  struct Slot {
    /// The place of the slot's timer in the heap; in a free slot, the next free slot.
    var link: UInt32

    /// How many timers the slot has had.
    var generation: UInt32
  }
}
