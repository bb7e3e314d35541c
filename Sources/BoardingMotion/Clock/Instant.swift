/// A point in the time of a run, counted in whole nanoseconds since the run began.
///
/// Time is an integer, so that adding and comparing are exact and the same on every platform.
/// It moves only when the owner of the clock says so; nothing in this package reads a real clock.
///
/// ```swift
/// let start = Instant.zero
/// let later = start.advanced(by: .milliseconds(400))
/// ```
public struct Instant: Hashable, Sendable {
  /// The nanoseconds since the beginning of the run.
  public let nanoseconds: Int64

  /// Makes an instant from whole nanoseconds since the beginning of the run.
  ///
  /// - Parameter nanoseconds: Nanoseconds since the beginning of the run.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The beginning of the run.
  public static let zero: Instant = Instant(nanoseconds: 0)

  /// Returns the instant that lies a span of nanoseconds later, or nil where time would overflow.
  ///
  /// - Parameter span: Nanoseconds to add; negative ones lead to an earlier instant.
  /// - Returns: The later instant, or nil if it does not fit 64 bits.
  public func advanced(byNanoseconds span: Int64) -> Instant? {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span)
    return overflow ? nil : Instant(nanoseconds: sum)
  }

  /// Returns how long it is to another instant.
  ///
  /// - Parameter other: The other instant.
  /// - Returns: The duration; negative for an earlier one.
  public func duration(to other: Instant) -> Duration {
    .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
  }

  /// Returns the instant that lies a duration later, or nil where time would overflow.
  ///
  /// - Parameter duration: The duration to add, rounded to whole nanoseconds.
  /// - Returns: The later instant, or nil if it does not fit 64 bits.
  public func advanced(by duration: Duration) -> Instant? {
    guard let span = duration.wholeNanoseconds else { return nil }
    return advanced(byNanoseconds: span)
  }
}

extension Instant: Comparable {
  /// Tells whether the first instant comes before the second.
  ///
  /// - Parameters:
  ///   - lhs: An instant.
  ///   - rhs: Another instant.
  /// - Returns: True if the first is the earlier one.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}
