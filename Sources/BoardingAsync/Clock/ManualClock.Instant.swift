public import Boarding

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualClock {
  /// A point in the time of a manual clock.
  ///
  /// Time that does not fit 64 bits of nanoseconds stays at the first or the last instant.
  public struct Instant: InstantProtocol {
    /// The instant in the terms of the engine.
    public let base: BoardingMotion.Instant

    /// Makes an instant from one of the engine.
    ///
    /// - Parameter base: The instant in the terms of the engine.
    public init(_ base: BoardingMotion.Instant) {
      self.base = base
    }

    /// The beginning of the run.
    public static let zero: Instant = Instant(.zero)

    /// How much time has passed since the beginning of the run.
    public var elapsed: Duration { .nanoseconds(base.nanoseconds) }

    /// Returns the instant that lies a duration later.
    ///
    /// - Parameter duration: The duration, rounded to whole nanoseconds; negative ones lead to an
    ///   earlier instant.
    /// - Returns: The instant, or the first or last one where time would overflow.
    public func advanced(by duration: Duration) -> Instant {
      if let instant = base.advanced(by: duration) { return Instant(instant) }
      return Instant(BoardingMotion.Instant(nanoseconds: duration < .zero ? .min : .max))
    }

    /// Returns how long it is to another instant.
    ///
    /// - Parameter other: The other instant.
    /// - Returns: The duration; negative for an earlier one.
    public func duration(to other: Instant) -> Duration {
      base.duration(to: other.base)
    }

    /// Tells whether the first instant comes before the second.
    ///
    /// - Parameters:
    ///   - lhs: An instant.
    ///   - rhs: Another instant.
    /// - Returns: True if the first is the earlier one.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.base < rhs.base
    }
  }
}
