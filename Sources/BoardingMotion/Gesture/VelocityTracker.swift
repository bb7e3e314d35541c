/// Computes how fast a finger moves from where it was lately.
///
/// The velocity is that from the first to the last sample of the window, which is the last 100
/// milliseconds unless said otherwise. What a finger did before then does not count, so one that
/// rests before it is lifted has no velocity.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(.zero, at: .zero)
/// tracker.add(PanVector(x: -30), at: Instant(nanoseconds: 50_000_000))
/// let velocity = tracker.velocity(at: Instant(nanoseconds: 50_000_000))  // -600 points per second
/// ```
///
/// Samples stand in a ring, so that adding one allocates only while the ring is still too small for
/// what the window holds.
public struct VelocityTracker: Sendable {
  /// How old a sample may be to count, in nanoseconds.
  let window: UInt64

  /// The remembered samples, each within the window before the one added last.
  private(set) var samples = Ring()

  /// Makes a tracker without samples whose window is the last 100 milliseconds.
  public init() {
    window = 100_000_000
  }

  /// Makes a tracker without samples.
  ///
  /// - Parameter window: How old a sample may be to count. A negative window counts as none, and one
  ///   that is too long for 64 bits of nanoseconds as the longest.
  public init(window: Duration) {
    let longest = window < .zero ? 0 : Int64.max
    self.window = UInt64(max(window.wholeNanoseconds ?? longest, 0))
  }

  /// Adds a sample and forgets those that have become too old.
  ///
  /// A translation that is not finite is left out. Time that goes back starts anew: the samples
  /// after the instant are no longer those of the same movement, and all are forgotten.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has come since it went down, in points.
  ///   - instant: When it was there; not before the sample added last.
  /// - Complexity: O(1), averaged over many samples.
  public mutating func add(_ translation: PanVector, at instant: Instant) {
    guard translation.isFinite else { return }
    if let last = samples.last, last.instant > instant { samples.removeAll() }
    while let first = samples.first, isTooOld(first, at: instant) { samples.removeFirst() }
    samples.append(Sample(instant: instant, translation: translation))
  }

  /// Forgets all samples, as for a new touch.
  public mutating func removeAll() {
    samples.removeAll()
  }

  /// Returns the velocity of the finger at an instant.
  ///
  /// The samples of the window before the instant count, one at either end of the window included;
  /// add that of the release before asking. Later samples do not count.
  ///
  /// - Parameter release: The instant, such as that at which the finger is lifted.
  /// - Returns: The velocity in points per second, always finite: a part too large to compute is
  ///   the largest finite number. It is zero if fewer than two samples count, or if no time lies
  ///   between the first and the last of them.
  /// - Complexity: O(*n*), where *n* is the number of samples within the window.
  public func velocity(at release: Instant) -> PanVector {
    var end = samples.count
    while end > 0, samples[end - 1].instant > release { end -= 1 }
    var start = 0
    while start < end, isTooOld(samples[start], at: release) { start += 1 }
    guard end - start >= 2 else { return .zero }
    let (first, last) = (samples[start], samples[end - 1])
    guard first.instant < last.instant else { return .zero }
    let nanoseconds = Double(first.age(at: last.instant))
    let (from, to) = (first.translation, last.translation)
    return PanVector(
      x: Self.finite((to.x - from.x) * 1_000_000_000 / nanoseconds),
      y: Self.finite((to.y - from.y) * 1_000_000_000 / nanoseconds)
    )
  }

  /// Tells whether a sample no longer counts.
  ///
  /// - Parameters:
  ///   - sample: A sample.
  ///   - instant: The end of the window, not before the sample.
  /// - Returns: True if the sample lies before the window.
  private func isTooOld(_ sample: Sample, at instant: Instant) -> Bool {
    sample.age(at: instant) > window
  }

  /// Returns the nearest finite number.
  ///
  /// - Parameter number: A number, possibly infinite.
  /// - Returns: The number itself or the largest of its sign.
  private static func finite(_ number: Double) -> Double {
    min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension VelocityTracker: Hashable {
  /// Tells whether two trackers have the same window and remember the same samples.
  ///
  /// - Parameters:
  ///   - lhs: A tracker.
  ///   - rhs: Another tracker.
  /// - Returns: True if they answer alike from now on.
  /// - Complexity: O(*n*), where *n* is the number of samples.
  public static func == (lhs: VelocityTracker, rhs: VelocityTracker) -> Bool {
    lhs.window == rhs.window && lhs.samples == rhs.samples
  }

  /// Feeds the window and the samples to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*), where *n* is the number of samples.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(window)
    hasher.combine(samples)
  }
}
