extension ScreenStack {
  /// One screen on the stack and the link to everything below it.
  ///
  /// The link is a direct optional reference, and a long list is freed in a loop: a million
  /// cells must not be a million nested deinitializers. A cell never changes while it can be
  /// reached; only the loop that frees it takes its link away.
  final class Cell: @unchecked Sendable {
    /// The screen in this place.
    let screen: ScreenID
    /// The cell below, or nil for the root.
    private(set) var below: Cell?
    /// A hash of the screens from the root to here, the same in every process.
    let screensHash: UInt64
    /// The identity of this place.
    let entry: EntryID
    /// The number of screens from the root to here.
    let depth: Int32
    /// The largest number of a screen from the root to here.
    let largest: Int

    /// Makes a cell on top of another.
    ///
    /// - Parameters:
    ///   - screen: The screen in this place.
    ///   - entry: The identity of this place.
    ///   - below: The cell below, or nil for the root.
    init(screen: ScreenID, entry: EntryID, below: Cell?) {
      self.screen = screen
      self.entry = entry
      self.below = below
      if let below {
        depth = below.depth + 1
        largest = Swift.max(below.largest, screen.rawValue)
        screensHash = Self.mix(below.screensHash, screen)
      } else {
        depth = 1
        largest = screen.rawValue
        screensHash = Self.mix(0, screen)
      }
    }

    deinit {
      var next = below
      below = nil
      while isKnownUniquelyReferenced(&next) {
        let after = next?.below
        next?.below = nil
        next = after
      }
    }

    /// Mixes a screen into a hash, by the finalizer of SplitMix64.
    ///
    /// - Parameters:
    ///   - hash: The hash of the screens below.
    ///   - screen: The screen on top of them.
    /// - Returns: The hash of all of them.
    /// - SeeAlso: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
    private static func mix(_ hash: UInt64, _ screen: ScreenID) -> UInt64 {
      var mixed = hash &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(screen.rawValue)) &+ 1
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
