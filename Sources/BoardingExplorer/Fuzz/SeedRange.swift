/// Seeds that follow one another, and which of them a job of many takes.
package struct SeedRange: Hashable, Sendable {
  /// The first seed.
  package let first: UInt64
  /// The last seed.
  package let last: UInt64

  /// The most seeds of a range.
  package static let limit: UInt64 = 1_000_000_000

  /// Makes a range; nil if there is none, or there are more seeds than the limit.
  ///
  /// - Parameters:
  ///   - first: The first seed.
  ///   - last: The last seed.
  package init?(from first: UInt64, through last: UInt64) {
    if last < first || last - first >= SeedRange.limit { return nil }
    self.first = first
    self.last = last
  }

  /// How many seeds there are.
  package var count: Int { Int(last - first) + 1 }

  /// A part of the work: every so many seeds.
  package struct Shard: Hashable, Sendable {
    /// Which part it is, from 1 on.
    package let number: Int
    /// How many parts there are.
    package let count: Int

    /// The most parts.
    package static let limit = 1_000_000

    /// The whole work.
    package static let whole: Shard = Shard()

    /// Makes the only part.
    private init() {
      number = 1
      count = 1
    }

    /// Makes a part; nil if there is no such part.
    ///
    /// - Parameters:
    ///   - number: Which part it is, from 1 on.
    ///   - count: How many parts there are.
    package init?(_ number: Int, of count: Int) {
      if !(1...Shard.limit ~= count) || !(1...count ~= number) { return nil }
      self.number = number
      self.count = count
    }
  }

  /// The seeds of a part, in order.
  ///
  /// - Parameter shard: The part.
  /// - Returns: The seeds, made when they are asked for; none if there are more parts than seeds.
  package func seeds(of shard: Shard) -> LazyMapSequence<Range<Int>, UInt64> {
    let (first, offset, step) = (first, shard.number - 1, shard.count)
    let number = max(0, (count - offset + step - 1) / step)
    return (0..<number).lazy.map { first + UInt64(offset + $0 * step) }
  }
}
