#if !hasFeature(Embedded)  // `package` wants a package name, which a bare compile does not have
extension Schedule {
  /// Makes a schedule that has already counted up to a sequence number, as after a long run.
  ///
  /// - Parameter nextSequence: The sequence number of the first timer.
  package init(nextSequence: UInt32) {
    self.nextSequence = nextSequence
  }

  /// True if the heap is in order and slots and timers know each other.
  ///
  /// - Complexity: O(*n*), where *n* is the number of slots.
  package var isConsistent: Bool {
    for (place, entry) in heap.enumerated() {
      if place > 0, !heap[(place - 1) / 4].precedes(entry) { return false }
      if Int(slots[Int(entry.slot)].place) != place { return false }
      if entry.sequence >= nextSequence { return false }
    }
    var free = 0
    var slot = Int(firstFree)
    while slot < slots.count, free <= slots.count {
      free += 1
      slot = Int(slots[slot].place)
    }
    return slot == slots.count && free + heap.count == slots.count
  }
}
#endif
