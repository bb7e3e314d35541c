extension Schedule {
  /// The name of a timer in the schedule that handed it out.
  ///
  /// The owner keeps what a timer is for in an array of its own, at the timer's slot. A slot is
  /// used again after its timer fired or was cancelled; the generation then tells an old name from
  /// the new one (until 2^32 timers have passed through one slot).
  public struct Timer: Hashable, Sendable {
    /// The slot as it is stored.
    let index: UInt32

    /// How many timers had the slot before.
    let generation: UInt32

    /// A small number that no other pending timer has.
    ///
    /// A new timer's slot is at most one above all slots handed out before, so an owner's array
    /// is either long enough or grows by one.
    public var slot: Int { Int(index) }
  }
}
