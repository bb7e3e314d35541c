extension Schedule {
  /// Returns the place of a timer in the heap.
  ///
  /// - Parameter timer: A timer of this schedule.
  /// - Returns: The place, or nil if the timer is not pending.
  func place(of timer: Timer) -> Int? {
    guard timer.slot < slots.count else { return nil }
    let slot = slots[timer.slot]
    return slot.generation == timer.generation ? Int(slot.place) : nil
  }

  /// Returns the name of the timer that has a slot now.
  ///
  /// - Parameter slot: A slot that is in use.
  /// - Returns: The timer.
  func timer(at slot: UInt32) -> Timer {
    Timer(index: slot, generation: slots[Int(slot)].generation)
  }

  /// Removes a timer from the heap and frees its slot.
  ///
  /// - Parameters:
  ///   - slot: The slot of the timer.
  ///   - place: Its place in the heap.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  mutating func remove(_ slot: Int, at place: Int) {
    slots[slot].generation &+= 1
    slots[slot].place = firstFree
    firstFree = UInt32(slot)
    let last = heap.removeLast()
    if place < heap.count {
      sift(last, from: place)
    }
  }

  /// Takes a slot into use: the one freed last, or else a new one.
  ///
  /// - Returns: The slot; its place is not set yet.
  mutating func takeSlot() -> UInt32 {
    let slot = firstFree
    if Int(slot) < slots.count {
      firstFree = slots[Int(slot)].place
    } else {
      slots.append(Slot(place: 0, generation: 0))
      firstFree = UInt32(slots.count)
    }
    return slot
  }

  /// Returns the next sequence number; when they run out, numbers the pending timers anew first.
  ///
  /// - Returns: A number above those of all pending timers.
  /// - Complexity: O(1), but O(*n* log *n*) once in 2^32 calls, where *n* is the number of timers.
  mutating func takeSequence() -> UInt32 {
    if nextSequence == .max {
      renumber()
    }
    defer { nextSequence += 1 }
    return nextSequence
  }

  /// Numbers the pending timers from zero in the order in which they are due.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of pending timers.
  private mutating func renumber() {
    heap.sort { $0.precedes($1) }  // a sorted array is a heap
    for place in heap.indices {
      heap[place].sequence = UInt32(place)
      slots[Int(heap[place].slot)].place = UInt32(place)
    }
    nextSequence = UInt32(heap.count)
  }

  /// Puts a timer into the heap, starting from a place whose own timer is no longer needed.
  ///
  /// - Parameters:
  ///   - entry: The timer.
  ///   - place: A place in the heap.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  mutating func sift(_ entry: Entry, from place: Int) {
    if place > 0, entry.precedes(heap[(place - 1) / 4]) {
      siftUp(entry, from: place)
    } else {
      siftDown(entry, from: place)
    }
  }

  /// Moves later parents down until a timer has its place.
  ///
  /// - Parameters:
  ///   - entry: The timer.
  ///   - start: A place in the heap whose own timer is no longer needed.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  mutating func siftUp(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 4
      if !entry.precedes(heap[parent]) { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(entry, at: place)
  }

  /// Moves earlier children up until a timer has its place.
  ///
  /// - Parameters:
  ///   - entry: The timer.
  ///   - start: A place in the heap whose own timer is no longer needed.
  /// - Complexity: O(log *n*), where *n* is the number of pending timers.
  private mutating func siftDown(_ entry: Entry, from start: Int) {
    var place = start
    while 4 * place + 1 < heap.count {
      let child = firstChild(of: place)
      if !heap[child].precedes(entry) { break }
      put(heap[child], at: place)
      place = child
    }
    put(entry, at: place)
  }

  /// Returns the place of the child that is due before the other children.
  ///
  /// - Parameter place: A place in the heap that has a child.
  /// - Returns: The place of the child.
  private func firstChild(of place: Int) -> Int {
    let first = 4 * place + 1
    if first + 3 < heap.count {
      let left = first + (heap[first + 1].precedes(heap[first]) ? 1 : 0)
      let right = first + (heap[first + 3].precedes(heap[first + 2]) ? 3 : 2)
      return heap[right].precedes(heap[left]) ? right : left
    }
    var child = first
    for other in (first + 1)..<heap.count where heap[other].precedes(heap[child]) {
      child = other
    }
    return child
  }

  /// Writes a timer to a place of the heap and tells its slot.
  ///
  /// - Parameters:
  ///   - entry: The timer.
  ///   - place: The place.
  private mutating func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    slots[Int(entry.slot)].place = UInt32(place)
  }
}
