/// The floor of a schedule: an indexed heap with four children, and nothing else.
///
/// It knows where each slot lies, breaks ties by sequence, and names no generations.
struct FloorHeap {
  /// A timer in the heap.
  struct Entry {
    /// When it is due.
    var deadline: Int64
    /// The order among equal deadlines.
    var sequence: UInt32
    /// Its slot.
    var slot: UInt32

    /// Tells whether the timer comes before another.
    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      deadline != other.deadline ? deadline < other.deadline : sequence < other.sequence
    }
  }

  /// The timers.
  private var heap: [Entry] = []
  /// The place of each slot in the heap.
  private var places: [UInt32] = []
  /// The slots that are free.
  private var free: [UInt32] = []
  /// The next sequence number.
  private var sequence: UInt32 = 0

  /// Adds a timer.
  ///
  /// - Parameter deadline: When it is due.
  /// - Returns: Its slot.
  @discardableResult
  mutating func add(at deadline: Int64) -> UInt32 {
    let slot: UInt32
    if let last = free.popLast() {
      slot = last
    } else {
      slot = UInt32(places.count)
      places.append(0)
    }
    let entry = Entry(deadline: deadline, sequence: sequence, slot: slot)
    sequence &+= 1
    heap.append(entry)
    siftUp(entry, from: heap.count - 1)
    return slot
  }

  /// Removes the first timer.
  ///
  /// - Returns: The timer, or nil if there is none.
  mutating func popFirst() -> Entry? {
    guard let first = heap.first else { return nil }
    remove(at: 0)
    return first
  }

  /// Removes a timer.
  ///
  /// - Parameter slot: The slot of a timer in the heap.
  mutating func cancel(_ slot: UInt32) {
    remove(at: Int(places[Int(slot)]))
  }

  /// Removes the timer at a place.
  private mutating func remove(at place: Int) {
    free.append(heap[place].slot)
    let last = heap.removeLast()
    if place == heap.count { return }
    if place > 0, last.precedes(heap[(place - 1) / 4]) {
      siftUp(last, from: place)
    } else {
      siftDown(last, from: place)
    }
  }

  /// Moves later parents down.
  private mutating func siftUp(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 4
      if !entry.precedes(heap[parent]) { break }
      heap[place] = heap[parent]
      places[Int(heap[place].slot)] = UInt32(truncatingIfNeeded: place)
      place = parent
    }
    heap[place] = entry
    places[Int(entry.slot)] = UInt32(truncatingIfNeeded: place)
  }

  /// Moves earlier children up.
  private mutating func siftDown(_ entry: Entry, from start: Int) {
    var place = start
    let count = heap.count
    while true {
      let firstChild = 4 * place + 1
      if firstChild >= count { break }
      var first = firstChild
      var child = firstChild + 1
      let end = min(firstChild + 4, count)
      while child < end {
        if heap[child].precedes(heap[first]) { first = child }
        child += 1
      }
      if !heap[first].precedes(entry) { break }
      heap[place] = heap[first]
      places[Int(heap[place].slot)] = UInt32(truncatingIfNeeded: place)
      place = first
    }
    heap[place] = entry
    places[Int(entry.slot)] = UInt32(truncatingIfNeeded: place)
  }
}
