/// Numbers by keys of 64 bits, in one block of memory.
///
/// Keys are compared as a whole: two different keys are never taken for one another.
struct KeyTable {
  /// Keys and numbers in turns; the number `free` marks a free place.
  private var slots: [Slot]
  /// The number of keys.
  private(set) var count: Int = 0

  /// A place of the table.
  private struct Slot {
    /// The key.
    var key: UInt64
    /// Its number, or `free`.
    var number: UInt32
  }

  /// What marks a free place.
  private static let free = UInt32.max

  /// Makes an empty table.
  init() {
    slots = [Slot](repeating: Slot(key: 0, number: Self.free), count: 64)
  }

  /// Finds the number of a key, or gives it one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - number: The number that a key gets that is not there yet; below `UInt32.max`. Nil leaves
  ///     it out.
  /// - Returns: The number and whether it is new, or nil for a key that is left out.
  mutating func number(
    of key: UInt64,
    orInsert number: UInt32?
  ) -> (number: UInt32, isNew: Bool)? {
    var place = slot(of: key, in: slots.count)
    while slots[place].number != Self.free {
      if slots[place].key == key { return (slots[place].number, false) }
      place = (place + 1) & (slots.count - 1)
    }
    guard let number else { return nil }
    slots[place] = Slot(key: key, number: number)
    count += 1
    if count * 2 > slots.count { grow() }
    return (number, true)
  }

  /// Finds the place at which the search for a key begins.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - capacity: The number of places, a power of two.
  /// - Returns: The place.
  private func slot(of key: UInt64, in capacity: Int) -> Int {
    var mixed = key &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 32
    return Int(truncatingIfNeeded: mixed) & (capacity - 1)
  }

  /// Doubles the number of places.
  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(key: 0, number: Self.free), count: old.count * 2)
    for entry in old where entry.number != Self.free {
      var place = slot(of: entry.key, in: slots.count)
      while slots[place].number != Self.free { place = (place + 1) & (slots.count - 1) }
      slots[place] = entry
    }
  }
}
