/// How often a load is tried by itself, and how long it waits in between.
public struct RetryPolicy: Hashable, Sendable {
  /// The most tries of one piece, the first one included.
  public let attempts: Int
  /// How many nanoseconds pass between the first failure and the second try.
  let firstDelay: Int64
  /// The most nanoseconds between two tries.
  let longestDelay: Int64

  /// Three tries, with 1 s and then 2 s in between.
  public static let standard = RetryPolicy(
    unchecked: 3,
    firstDelay: 1_000_000_000,
    longestDelay: 30_000_000_000
  )

  /// One try only.
  public static let never = RetryPolicy(unchecked: 1, firstDelay: 0, longestDelay: 0)

  /// Makes a policy; the delay doubles after each failure.
  ///
  /// - Parameters:
  ///   - attempts: The most tries of one piece, the first one included; 1 or more.
  ///   - firstDelay: How long it is between the first failure and the second try; not negative.
  ///   - longestDelay: The longest time between two tries; not negative.
  /// - Throws: ``LoadingFault`` if a value makes no sense.
  public init(
    attempts: Int = 3,
    firstDelay: Duration = .seconds(1),
    longestDelay: Duration = .seconds(30)
  ) throws(LoadingFault) {
    guard attempts >= 1 else {
      throw LoadingFault(at: .attempts, found: attempts, atLeast: 1)
    }
    let first = firstDelay.wholeNanoseconds ?? .max
    let longest = longestDelay.wholeNanoseconds ?? .max
    guard firstDelay >= .zero else {
      throw LoadingFault(at: .firstDelay, found: Int(clamping: first), atLeast: 0)
    }
    guard longestDelay >= .zero else {
      throw LoadingFault(at: .longestDelay, found: Int(clamping: longest), atLeast: 0)
    }
    self.init(unchecked: attempts, firstDelay: first, longestDelay: longest)
  }

  /// Makes a policy of values that make sense.
  ///
  /// - Parameters:
  ///   - attempts: The most tries of one piece, the first one included.
  ///   - firstDelay: The delay after the first failure, in nanoseconds.
  ///   - longestDelay: The longest delay, in nanoseconds.
  private init(unchecked attempts: Int, firstDelay: Int64, longestDelay: Int64) {
    self.attempts = attempts
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
  }

  /// Returns how long it is from a failure to the next try.
  ///
  /// - Parameter attempt: Which try failed, from 1.
  /// - Returns: The delay in nanoseconds; nil if there is no other try.
  /// - Complexity: O(log d), where d is the longest delay.
  func delay(after attempt: Int) -> Int64? {
    guard attempt < attempts else { return nil }
    var delay = min(firstDelay, longestDelay)
    var step = 1
    while step < attempt, delay > 0, delay < longestDelay {
      delay = delay > longestDelay / 2 ? longestDelay : delay * 2
      step += 1
    }
    return delay
  }
}
