/// A random number generator that is one 64-bit word and the same on every platform.
///
/// Equal seeds give equal numbers, so a run that drew from it can be run again. It is not fit for
/// secrets. The algorithm is Guy Steele, Doug Lea and Christine Flood, "Fast Splittable
/// Pseudorandom Number Generators" (OOPSLA 2014), with the constants of Sebastiano Vigna's
/// `splitmix64.c` (prng.di.unimi.it).
///
/// ```swift
/// var random = SplitMix64(seed: 7)
/// let die = random.next(upperBound: 6 as UInt64) + 1
/// ```
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  /// The word that the next number is made from; a generator made from it goes on from here.
  public private(set) var state: UInt64

  /// Makes a generator whose numbers depend on the seed alone.
  ///
  /// - Parameter seed: Any number; zero is as good as others.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  ///
  /// - Returns: One of all 64-bit numbers; each occurs once in 2^64 calls.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
