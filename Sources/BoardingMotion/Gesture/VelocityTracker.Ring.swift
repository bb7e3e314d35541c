extension VelocityTracker {
  /// Where a finger was at an instant.
  struct Sample: Hashable, Sendable {
    /// When it was there.
    var instant: Instant

    /// How far it had come since it went down, in points.
    var translation: PanVector

    /// Returns how long the sample is past; exact for any two instants.
    ///
    /// - Parameter later: An instant that does not lie before the sample.
    /// - Returns: Nanoseconds.
    func age(at later: Instant) -> UInt64 {
      UInt64(bitPattern: later.nanoseconds &- instant.nanoseconds)
    }
  }

  /// Samples in the order in which they came, in an array that is written round and round.
  struct Ring: Sendable {
    /// The places, a power of two of them or none; those in use begin at `start`.
    private(set) var places: [Sample] = []

    /// The place of the first sample.
    private var start = 0

    /// The number of samples.
    private(set) var count = 0

    /// The sample added first, or nil without any.
    var first: Sample? { count == 0 ? nil : self[0] }

    /// The sample added last, or nil without any.
    var last: Sample? { count == 0 ? nil : self[count - 1] }

    /// Returns a sample by its number.
    ///
    /// - Parameter index: The number of the sample, 0 for the first.
    subscript(index: Int) -> Sample { places[place(of: index)] }

    /// Adds a sample behind the others.
    ///
    /// - Parameter sample: The sample.
    /// - Complexity: O(1); O(*n*) where *n* samples fill the ring.
    mutating func append(_ sample: Sample) {
      if count == places.count { grow(with: sample) }
      places[place(of: count)] = sample
      count += 1
    }

    /// Removes the first sample; there is one.
    mutating func removeFirst() {
      start = place(of: 1)
      count -= 1
    }

    /// Removes all samples and keeps their places.
    mutating func removeAll() {
      start = 0
      count = 0
    }

    /// Returns the place of a sample.
    ///
    /// - Parameter index: The number of the sample.
    /// - Returns: An index of the places.
    private func place(of index: Int) -> Int { (start + index) & (places.count - 1) }

    /// Doubles the places, with the samples in order at the front.
    ///
    /// - Parameter sample: What stands in places that are not in use.
    /// - Complexity: O(*n*), where *n* is the number of samples.
    private mutating func grow(with sample: Sample) {
      var larger = [Sample](repeating: sample, count: max(2 * places.count, 16))
      for index in 0..<count { larger[index] = self[index] }
      places = larger
      start = 0
    }
  }
}

extension VelocityTracker.Ring: Hashable {
  /// Tells whether two rings hold the same samples, wherever they stand.
  ///
  /// - Parameters:
  ///   - lhs: A ring.
  ///   - rhs: Another ring.
  /// - Returns: True if the samples are the same in order.
  /// - Complexity: O(*n*), where *n* is the number of samples.
  static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.count == rhs.count else { return false }
    for index in 0..<lhs.count where lhs[index] != rhs[index] { return false }
    return true
  }

  /// Feeds the samples in order to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of samples.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for index in 0..<count { hasher.combine(self[index]) }
  }
}
