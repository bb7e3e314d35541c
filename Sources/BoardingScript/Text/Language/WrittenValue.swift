import Boarding

/// An animated value as it was written.
struct WrittenValue: Hashable, Sendable {
  /// The value.
  let value: AnimatedValue
  /// The largest number of digits after a point; 0 for a colour.
  let decimals: Int

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - decimals: The largest number of digits after a point; 0 for a colour.
  init(_ value: AnimatedValue, decimals: Int) {
    self.value = value
    self.decimals = decimals
  }
}
